import { COLORS } from '../grammar/resolve/token-model.ts';
import { ABILITY_WORDS, ACTIONS, COUNTERS, KEYWORDS, PREDEFINED_TOKENS, STEPS, SYMBOLS, ZONES } from '../grammar/vocabulary/index.ts';
import { include, scope, type Pattern, type Repository } from './textmate-model.ts';
import { anyOf, japaneseVerbs, japaneseWords, nounForms, present, properWords, verbForms, wholeWords, END, START } from './textmate-patterns.ts';
import { CONDITIONS_EN, CONDITIONS_JA, NUMBERS_EN, SELF_EN, SELF_JA, VERBS_EN, VERBS_JA } from './textmate-plain-words.ts';

const DASH = '[—―–]';
const SIGN = '[+＋−－-]';
const DIGITS = '[0-9０-９]{1,9}';
const POINTS = `(?:${DIGITS}|[XYＸＹ*＊])`;

const actions = ACTIONS.filter(({ name }) => !/^the | and /.test(name));
const actionWords = [...actions.flatMap(({ name }) => verbForms(name)), ...ACTIONS.flatMap(({ forms }) => forms ?? []), ...VERBS_EN.flatMap(verbForms)];
const actionWordsJa = [...present(ACTIONS.map(({ ja }) => ja)).flatMap((ja) => ja.split('／')), ...VERBS_JA];
const keywordsEn = KEYWORDS.flatMap(({ name, forms }) => [name, ...(forms ?? [])]);
const namedCounters = COUNTERS.map(({ name }) => name).filter((name) => /^[a-z]/i.test(name));
const zonesEn = ZONES.flatMap(({ id }) => nounForms(id)).filter((word) => !/^(?:exile|command|ante)/.test(word));

const words = (name: string, match: string): Pattern => ({ name: scope(name), match });
/** A stretch in quotes or parentheses, which never runs on over the end of its paragraph. */
const stretch = (name: string, open: string, close: string, inside: Pattern[]): Pattern => ({
  name: scope(name),
  begin: open,
  end: `${close}|$`,
  beginCaptures: { 0: { name: scope('punctuation.definition.begin') } },
  endCaptures: { 0: { name: scope('punctuation.definition.end') } },
  patterns: inside,
});

const WORD_RULES = [
  'symbol', 'power-toughness', 'counter', 'keyword-ability', 'target', 'self', 'step', 'zone', 'color', 'supertype', 'card-type', 'predefined-token', 'subtype', 'action', 'condition', 'number',
];

/** What stands at the start of a paragraph only. */
function paragraphStart(): Repository {
  return {
    'paragraph-start': { patterns: include('bullet', 'loyalty-cost', 'chapter', 'keyword-before-dash', 'ability-word') },
    bullet: words('punctuation.definition.list', '^[ \\t　]*[•●・](?=[ \\t　]|\\S)'),
    'loyalty-cost': {
      match: `^(\\[?)(${SIGN}?${POINTS})(\\]?)(?=[:：])`,
      captures: {
        1: { name: scope('punctuation.definition.loyalty') },
        2: { name: scope('constant.numeric.loyalty-cost') },
        3: { name: scope('punctuation.definition.loyalty') },
      },
    },
    chapter: words('constant.numeric.chapter', `^[IVXⅠⅡⅢⅣⅤⅥ]{1,5}(?:[,、] ?[IVXⅠⅡⅢⅣⅤⅥ]{1,5}){0,4}(?= ?${DASH})`),
    'keyword-before-dash': words('keyword.other.keyword-ability', `^(?i:${anyOf(keywordsEn)})(?= ?${DASH})`),
    'ability-word': words('entity.other.attribute-name.ability-word markup.italic.ability-word',
      `^(?:(?i:${anyOf(ABILITY_WORDS.map(({ name }) => name))})|(?!Choose\\b|Level\\b)[A-Z][A-Za-z'’ -]{1,40}|(?:${anyOf(present(ABILITY_WORDS.map(({ ja }) => ja)))}))(?= ?${DASH} ?)`),
  };
}

/** Rules for rules text in English and Japanese, in the order in which they are tried. */
export function textmateRulesText(): Repository {
  const inside = include('rules-words');
  return {
    ...paragraphStart(),
    'rules-text': { patterns: include('old-symbol', 'reminder', 'quoted-ability', 'rules-words') },
    'rules-words': { patterns: include(...WORD_RULES) },
    reminder: {
      patterns: [['\\(', '\\)'], ['（', '）']].map(([open, close]) =>
        stretch('comment.block.reminder markup.italic.reminder', open!, close!, include('symbol'))),
    },
    'quoted-ability': {
      patterns: [['"', '"'], ['“', '”'], ['「', '」']].map(([open, close]) => stretch('string.quoted.ability', open!, close!, inside)),
    },
    symbol: words('constant.character.escape.symbol', `[{｛](?i:${anyOf(SYMBOLS.map(({ symbol }) => symbol.slice(1, -1)))}|[0-9０-９]{1,7})[}｝]`),
    'power-toughness': words('constant.numeric.power-toughness', `(?<![A-Za-z0-9/])${SIGN}?${POINTS}[/／]${SIGN}?${POINTS}(?![A-Za-z0-9/])`),
    counter: words('support.type.counter', `${START}(?:(?i:${anyOf(namedCounters)}) )?counters?${END}(?! target| that| it| spell| up| those| all)|[ァ-ヺー一-鿿]{0,12}カウンター`),
    'keyword-ability': words('keyword.other.keyword-ability', `${wholeWords(keywordsEn)}|${japaneseWords(present(KEYWORDS.map(({ ja }) => ja)))}`),
    target: words('keyword.other.target', `${START}(?i:targets?)${END}|対象`),
    self: words('variable.language.self', `~|${START}CARDNAME${END}|${wholeWords(SELF_EN)}|${anyOf(SELF_JA)}`),
    step: words('support.constant.step', `${wholeWords(STEPS.flatMap(({ names }) => names.flatMap(nounForms)))}|${anyOf(present(STEPS.map(({ ja }) => ja)))}`),
    zone: words('support.constant.zone', `${wholeWords(zonesEn)}|${japaneseWords(present(ZONES.map(({ ja }) => ja)))}`),
    color: words('constant.language.color', `${wholeWords([...COLORS, 'colorless', 'multicolored', 'monocolored'])}|無色|多色|単色|[白青黒赤緑](?=[のでかとや・マ])`),
    'predefined-token': words('support.type.predefined-token', properWords(PREDEFINED_TOKENS.map(({ word }) => word).filter((word) => word.includes(' ')))),
    action: words('keyword.control.action', `${wholeWords(actionWords)}|${japaneseVerbs(actionWordsJa)}`),
    condition: words('keyword.control.conditional', `${wholeWords(CONDITIONS_EN)}|${anyOf(CONDITIONS_JA)}`),
    number: words('constant.numeric', `${START}(?:${DIGITS}|[XＸ])${END}|${wholeWords(NUMBERS_EN)}`),
  };
}
