import type { Explanation } from './explanation.ts';

/** What the rules from `ability-word-style` to `of-their-choice` say of themselves. */
export const EXPLANATIONS_A_O: Readonly<Record<string, Explanation>> = {
  'ability-word-style': {
    summary: '能力語にダッシュがないか、最初以外の文字が大文字です。',
    why: '能力語は斜体でダッシュの前に置かれ、最初の文字だけを大文字にします。ルール上の意味を持たず、ダッシュがないと能力の一部のように読めます。',
  },
  'activation-limit': {
    summary: '能力の制限が、カードで使われない言葉で書かれています。',
    why: 'カードでは「Activate only once each turn」「Activate only as a sorcery」と書きます。これらはルールで定義された言葉で、別の言葉だと読む人は違いを探してしまいます。',
  },
  agreement: {
    summary: '動詞が主語と一致していません。',
    why: '１体のクリーチャーなら「gets」、複数なら「get」です。動詞によって、オブジェクトが１つか複数かが分かります。',
  },
  'another-without-other': {
    summary: 'インスタントやソーサリーの「another target」に、区別する相手がありません。',
    why: '「another」は、前に書かれたものや、文章を持つパーマネント自身とは別のものを指します。呪文はパーマネントではないので、ここでは何も意味しません。',
  },
  article: {
    summary: '母音の前の「a」、または子音の前の「an」です。',
    why: '冠詞は次の語の発音で決まります。「an artifact」「an 8/8」「an X/X」に対して、「a historic spell」「a unicorn」となります。',
  },
  'attached-mismatch': {
    summary: '文章の指すエンチャントされている（装備している）オブジェクトに、このカードがつけられることはありません。',
    why: 'オーラがつくのはエンチャント能力が示すものだけで、装備しているクリーチャーがいるのは装備品だけです。ほかのものについての文章が成り立つことはありません。',
  },
  'aura-without-enchant': {
    summary: 'オーラにエンチャント能力がありません。',
    why: 'エンチャント能力は、オーラが何につけられるかを定めます。ないと呪文に適正な対象がなく、唱えられません。',
  },
  'card-missing-defense': {
    summary: 'バトルに守備値がありません。',
    why: 'バトルは、右下の数字と同じ数の守備カウンターが置かれた状態で戦場に出ます。数字がなければすぐに戦場を離れます。',
  },
  'card-missing-loyalty': {
    summary: 'プレインズウォーカーに忠誠度がありません。',
    why: 'プレインズウォーカーは、右下の数字と同じ数の忠誠カウンターが置かれた状態で戦場に出ます。数字がなければすぐに戦場を離れます。',
  },
  'card-missing-power-toughness': {
    summary: 'クリーチャーや機体にパワーとタフネスがありません。',
    why: 'クリーチャー・カードには必ずパワーとタフネスがあり、機体にもクリーチャーになるときのためにあります。',
  },
  'card-power-toughness-on-noncreature': {
    summary: 'クリーチャーでないカードにパワーとタフネスがあります。',
    why: 'パワーとタフネスを持つのはクリーチャーだけです。機体と宇宙船には、クリーチャーになるときのためにあります。',
  },
  'card-word': {
    summary: '墓地・手札・ライブラリーにあるカードに「カード」の語がありません。',
    why: '「カード」のつかないクリーチャーやアーティファクトなどは、戦場のパーマネントを指します。ほかの領域ではクリーチャー・カード、アーティファクト・カードです。',
  },
  'combat-on-your-turn': {
    summary: '「at the beginning of combat on your turn」とすべき「at the beginning of your combat」です。',
    why: '戦闘フェイズはプレイヤーではなくターンに属するため、カードではターンを示します。',
  },
  contraction: {
    summary: 'カードでは短縮形を使うところに「cannot」などの長い形があります。',
    why: 'ルール文章では「can\'t」「doesn\'t」「isn\'t」「a token that\'s a copy」と書きます。長い形も意味は同じです。',
  },
  'damage-without-source': {
    summary: 'ダメージに発生源がありません。',
    why: 'ダメージには必ず発生源があり、それが何であるかはプロテクション、絆魂、接死などに影響します。カードでは明記します。',
  },
  'definition-clash': {
    summary: '定義された語に、すでにルール上の意味があります。',
    why: 'プレイヤーは既存の語を既存の意味で読みます。同じ語に別の意味があると、それを使うすべてのカードが疑わしくなります。',
  },
  'doubled-word': {
    summary: '同じ語が２回続いています。',
    why: 'ほとんどの場合、入力の誤りです。',
  },
  'duplicate-definition': {
    summary: '同じ種類の語が２回以上定義されています。',
    why: '有効になる意味は１つだけで、どれになるかはファイルの順序次第です。',
  },
  'get-gain-have': {
    summary: '「gets」「gains」「has」が混同されています。',
    why: 'クリーチャーは+1/+1の修整を「get」し、一時的に能力を「gain」し、文章が成り立つ間は能力を「have」します。どの意味かは動詞ですぐに分かります。',
  },
  'illegal-damage-recipient': {
    summary: 'ダメージを受けられないものにダメージが与えられます。',
    why: 'ダメージを与えられるのはクリーチャー、プレインズウォーカー、バトル、プレイヤーだけです。',
  },
  'illegal-sacrifice': {
    summary: '対象や、ほかのプレイヤーがコントロールするものが生け贄に捧げられます。',
    why: 'プレイヤーが生け贄に捧げるのは自分がコントロールするパーマネントだけで、効果の処理中に選びます。対象は先に選ばれるものであり、ほかのプレイヤーのものが生け贄に捧げられることはありません。',
  },
  'illegal-target': {
    summary: '処理が、それを行えない種類のオブジェクトやプレイヤーに対して行われます。',
    why: 'ルール上の処理には、それぞれ行える相手があります。破壊・タップはパーマネントに、打ち消しは呪文と能力に行い、ライフを得たりカードを引いたりするのはプレイヤー、+1/+1の修整を受けるのはクリーチャーです。',
  },
  'its-it-is': {
    summary: '「its」とすべき「it\'s」、またはその逆です。',
    why: '「its owner」はそのオブジェクトのオーナー、「it\'s」は「it is」の意味です。',
  },
  'keyword-parameter': {
    summary: 'キーワードにコスト・数字・性質がないか、不要なものがついています。',
    why: 'キーワードのルールは、ともに書かれるコスト・数字・性質によって働きます。ないか種類が違うと、能力が何をするか定まりません。',
  },
  'keyword-style': {
    summary: '行の途中のキーワードが大文字で始まるか、キーワードの並びの後にピリオドがあります。',
    why: 'カードでは「Flying, first strike」「gains flying」と書きます。大文字で始めるのは最初の語だけで、キーワードの並びにピリオドはつけません。',
  },
  'legend-self-reference': {
    summary: '伝説のカードが自身を名前ではなく「this creature」と呼んでいます。',
    why: '伝説のパーマネントは自身を名前か、その最初の部分で呼びます。ほかは「this creature」などと呼びます。',
  },
  'malformed-card': {
    summary: '.cardファイルの行が、カードとして完全ではありません。',
    why: 'カードには名前と、その下の行のタイプ行が必要です。ないと、何の文章かが分からず検査できません。',
  },
  'malformed-definition': {
    summary: '`define`の行やブロックが何も定義していません。',
    why: '語が有効になるのは、語の種類が（トークンであれば何であるかも）はっきりしている場合だけです。',
  },
  'malformed-record': {
    summary: 'JSONファイルのレコードがカードではないか、項目の型が違います。',
    why: '読めない項目は不明とみなされ、検査されません。項目はカード検索サイトのもの（「name」「type_line」「oracle_text」など）で、どれも文字列です。',
  },
  'missing-duration': {
    summary: '対象の変化に持続期間がありません。',
    why: '期間がないと、呪文や能力による変化はゲームの終わりまで続き、覚えておくのが大変です。それを意図したカードは注釈文で示します。',
  },
  'missing-full-stop': {
    summary: 'ルール文章の文の終わりにピリオドがありません。',
    why: 'ルール文章の文は必ずピリオドで終わります。つけないのはキーワードの並びとモードの見出しだけです。',
  },
  'modal-header': {
    summary: 'モードを持つ呪文や能力の見出しにダッシュがありません。',
    why: '印刷されたカードでは、見出しとモードを長いダッシュで区切ります。コロンの後には、コストの後のように効果が来ると読まれます。',
  },
  'non-prefix': {
    summary: '「noncreature」「non-Human」とすべき「non-creature」「nonHuman」です。',
    why: 'カードでは「non」を普通の語に直接つけ、大文字で始まる語とはハイフンで区切ります。',
  },
  'number-style': {
    summary: '単語で書くべき数が数字で、または数字で書くべき数が単語で書かれています。',
    why: 'カードでは10までの個数を単語で、ダメージ・ライフ・パワー・タフネス・マナを数字で書きます。計算に関わる数がひと目で分かります。',
  },
  'object-self-reference': {
    summary: 'オーラが「this enchantment」、装備品が「this artifact」などと書いています。',
    why: 'オーラ、英雄譚、クラス、装備品、機体などのパーマネントは、自身をサブタイプで呼びます。',
  },
  'of-their-choice': {
    summary: 'プレイヤーに生け贄に捧げさせる文に「of their choice」がありません。',
    why: '2023年以降、カードには生け贄に捧げるものを誰が選ぶかを書きます。なくても選ぶプレイヤーは同じです。',
  },
};
