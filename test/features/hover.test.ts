import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze, hover } from '../../service/index.ts';
import { creature, hoverIn, instant, japanese } from '../support/features.ts';

describe('words of the vocabulary', () => {
  test.each([
    ['Fly$0ing', 'Flying', '**flying** · 飛行', 'rule 702.9', 'can block this creature'],
    ['War$0d {2}', 'Ward', '**ward** · 護法', 'rule 702.21', 'Here the cost is “{2}”'],
    ['Fading 3$0', '3', null, '', ''],
    ['Fad$0ing 3', 'Fading', '**fading**', 'rule 702.32', 'Here N is 3'],
    ['Prot$0ection from red', 'Protection', '**protection**', 'rule 702.16', 'it is given “red”'],
    ['Des$0troy target land.', 'Destroy', '**destroy** · 破壊する', 'rule 701.8', 'Acts on: permanent'],
    ['You may col$0lect evidence 3.', 'collect evidence', '**collect evidence**', 'rule 701.59', 'Takes a number'],
    ['Destroy target enchant$0ment.', 'enchantment', '**enchantment** · エンチャント', 'rule 303', ''],
    ['Destroy target non$0land permanent.', 'nonland', '**land** · 土地', 'rule 305', '“nonland” takes everything that is not that'],
    ['Destroy target legen$0dary creature.', 'legendary', '**legendary** · 伝説の', 'rule 205.4d', ''],
    ['Destroy target Equip$0ment.', 'Equipment', '**Equipment** · 装備品', 'rule 205.3g', 'rule 301.5'],
    ['Destroy all El$0ves.', 'Elves', '**Elf** · エルフ', 'rule 205.3m', 'creatures and kindreds'],
    ['Destroy target Viash$0ino.', 'Viashino', '**Viashino**', '', 'Lizard'],
    ['Put a +1/$0+1 counter on it.', '+1/+1 counter', '**+1/+1 counter** · ＋１/＋１カウンター', 'rule 122.1a', ''],
    ['Put a flying coun$0ter on it.', 'flying counter', '**flying counter**', 'rule 122.1b', ''],
    ['Put an ag$0e counter on it.', 'age counter', '**age counter**', 'rule 702.24', 'used by **cumulative upkeep**'],
    ['Put a ve$0rse counter on it.', 'verse counter', '**verse counter**', 'rule 122.1', 'Only the cards that use it'],
    ['Coun$0ter target spell.', 'Counter', '**counter** · 打ち消す', 'rule 701.6', ''],
    ['Exile target card from a grave$0yard.', 'graveyard', '**graveyard** · 墓地', 'rule 404', 'public'],
    ['Ex$0ile it.', 'Exile', '**exile** · 追放する', 'rule 701.13', ''],
    ['Put it into ex$0ile.', 'exile', '**exile** · 追放領域', 'rule 406', ''],
    ['At the beginning of your up$0keep, draw a card.', 'upkeep', '**upkeep step** · アップキープ・ステップ', 'rule 503', ''],
    ['Land$0fall — Whenever a land you control enters, draw a card.', 'Landfall', '**landfall** · 上陸', 'rule 207.2c', ''],
    ['{$0T}: Add {G}.', '{T}', '**{T}**', 'rule 107.5', ''],
    ['{T}: Add {G$0}.', '{G}', '**{G}** · (緑)', 'rule 107.4a', 'One green mana'],
    ['When this creature d$0ies, draw a card.', 'dies', '**die** · 死亡する', 'Rule 700.4', ''],
    ['Flying $0 (It flies.)', '', null, '', ''],
    ['Fl$0umph', '', null, '', ''],
  ])('%s', (text, covers, name, rule, more) => {
    const found = hoverIn(creature(text));
    if (name === null) return expect(found).toBeNull();
    expect(found!.covers).toBe(covers);
    expect(found!.contents.startsWith(name)).toBe(true);
    expect(found!.contents).toContain(rule);
    expect(found!.contents).toContain(more);
  });

  test('words of reminder text and of quotations are explained too', () => {
    expect(hoverIn(creature('Flying (It has va$0nishing.)'))!.contents).toContain('**vanishing**');
    expect(hoverIn(creature('Creatures you control have "{T}: Sc$0ry 1."'))!.contents).toContain('**scry**');
  });
});

describe('the word target', () => {
  test('kinds, zone and number, when it is chosen and checked', () => {
    const { contents, covers } = hoverIn(creature('{T}: Destroy up to two tar$0get creatures you control.'))!;
    expect(covers).toBe('target');
    expect(contents).toContain('**up to two target creatures you control**');
    expect(contents).toContain('- What: creature');
    expect(contents).toContain('- Where: on the battlefield');
    expect(contents).toContain('- How many: up to 2');
    expect(contents).toContain('must all be different');
    for (const rule of ['115.1c', '602.2b', '608.2b', '115.3', '115.6']) expect(contents).toContain(`rule ${rule}`);
  });

  test.each([
    ['a spell', instant('Destroy tar$0get creature.'), ['601.2c', '115.1']],
    ['a trigger', creature('When this creature enters, tap tar$0get creature.'), ['603.3d', '115.1d']],
    ['any target', instant('Ember Lash deals 3 damage to any tar$0get.'), ['115.4', '601.2c']],
    ['the enchant ability', 'Ivy Mantle {1}{G}\nEnchantment — Aura\nEn$0chant creature', ['115.1b', '702.5']],
    ['a keyword', 'Flail {2}\nArtifact — Equipment\nEq$0uip {2}', ['115.1e', '702.6']],
  ])('when it is chosen: %s', (_what, source, rules) => {
    const { contents } = hoverIn(source)!;
    for (const rule of rules) expect(contents).toContain(rule);
  });

  test('another use of the word may choose the same object', () => {
    expect(hoverIn(instant('Tap tar$0get creature and destroy target permanent.'))!.contents).toContain('it may be “target permanent” too, if it fits both. (rule 115.3)');
    expect(hoverIn(instant('Tap target creature and destroy another tar$0get creature.'))!.contents).toContain('“another” and “other” keep it from being');
    expect(hoverIn(instant('Tap tar$0get creature.'))!.contents).toContain('there is no other target here');
  });

  test('players and cards have their own places', () => {
    expect(hoverIn(instant('Tar$0get player draws a card.'))!.contents).toContain('a player is in no zone');
    expect(hoverIn(instant('Exile tar$0get creature card from a graveyard.'))!.contents).toContain('- Where: in a graveyard');
    expect(hoverIn(instant('Counter tar$0get spell.'))!.contents).toContain('- Where: on the stack');
  });
});

describe('X', () => {
  test('that the text defines', () => expect(hoverIn(creature('When this creature enters, you gain $0X life, where X is the number of creatures you control.'))!.contents).toContain('“the number of creatures you control”'));
  test('of an activation cost', () => expect(hoverIn(creature('{X}, {T}: This creature deals $0X damage to any target.'))!.contents).toContain('while activating'));
  test('of the mana cost', () => expect(hoverIn(instant('Ember Lash deals $0X damage to any target.'))!.contents).toContain('while casting'));
  test('that nothing defines', () => expect(hoverIn(creature('You gain $0X life.'))!.contents).toContain('(rule 107.3)'));
});

describe('type line and mana cost', () => {
  test.each([
    ['Name {1}{$0G}\nCreature — Elf', '{G}', '**{G}**'],
    ['Name {1$0}{G}\nCreature — Elf', '{1}', '**{1}**'],
    ['Name {1}{G}\nLege$0ndary Creature — Elf', 'Legendary', '**legendary** · 伝説の'],
    ['Name {1}{G}\nLegendary Crea$0ture — Elf', 'Creature', '**creature** · クリーチャー'],
    ['Name {1}{G}\nCreature — El$0f Warrior', 'Elf', '**Elf** · エルフ'],
    ['Name {1}{G}\nCreature — Elf Warrior$0', 'Warrior', '**Warrior** · 戦士'],
    ['Name {1}{G}\nCreature — Elf Time Lo$0rd', 'Time Lord', '**Time Lord**'],
    ['Name\nLand — Urza’$0s Tower', 'Urza’s', "**Urza's**"],
    ['集会 (２)(白$0)\nソーサリー', '(白)', '**{W}** · (白)'],
    ['木の実番 {G}\nクリーチャー — エルフ・戦$0士', '戦士', '**Warrior** · 戦士'],
    ['木の実番 {G}\n伝説のクリー$0チャー — エルフ', 'クリーチャー', '**creature**'],
  ])('%s', (source, covers, name) => expect(hoverIn(source)).toMatchObject({ covers, contents: expect.stringContaining(name) }));

  test('names, dashes and numbers say nothing', () => {
    for (const source of ['Na$0me {G}\nCreature — Elf\n2/2', 'Name {G}\nCreature $0— Elf\n2/2', 'Name {G}\nCreature — Elf\n2$0/2']) expect(hoverIn(source)).toBeNull();
  });
});

describe('a rule that a comment or annotation names', () => {
  const note = (line: string) => hoverIn(`${creature('Flying')}\n${line}`);

  test.each([
    ['@note See CR 111.$010b.', 'CR 111.10b', '**Rule 111.10b**', 'Food Token'],
    ['@note [CR:115$0.5]', 'CR:115.5', '**Rule 115.5**', 'target itself'],
    ['@flavor rule 7$004', 'rule 704', '**Rule 704**', 'State-based actions'],
    ['@note rules 115.$01a and 115.2', 'rules 115.1a', '**Rule 115.1a**', 'instant or sorcery'],
    ['@note rules 115.1a and 11$05.2', '115.2', '**Rule 115.2**', 'only a permanent'],
    ['@note rule 702.$09', 'rule 702.9', '**Rule 702.9**', '**flying** · 飛行'],
    ['@note CR 701.$06a', 'CR 701.6a', '**Rule 701.6a**', ''],
    ['# (rule 604.$03)', 'rule 604.3', '**Rule 604.3**', 'characteristic-defining'],
    ['@note 総合ルール111.$04を見よ', '総合ルール111.4', '**Rule 111.4**', 'subtypes'],
  ])('%s', (line, covers, name, says) => {
    const found = note(line)!;
    expect(found.covers).toBe(covers);
    expect(found.contents).toContain(name);
    expect(found.contents).toContain(says);
  });

  test('without a note it is the rule above, and the hover says so', () => {
    const { contents } = note('@note CR 702.9$0b')!;
    expect(contents).toContain('no note on 702.9b itself; this is rule 702.9');
    expect(contents).toContain('**flying**');
  });

  test('a comment between cards', () => expect(hoverIn('# Tokens, CR 11$01.4\n\nName {G}\nInstant\nDraw a card.')!.contents).toContain('**Rule 111.4**'));

  test.each(['@note overrule 10$00', '@note 115.$02', '@note rule 99$09', '@note rule 12$034', '@artist S$0omebody'])('none: %s', (line) => expect(note(line)).toBeNull());

  test('a long line of joints takes no time', () => {
    const text = `${creature('Flying')}\n@note rule 100${' , ;'.repeat(4000)}`;
    const analysis = analyze(readDocument(text, 'card'));
    const start = performance.now();
    hover(analysis, text.length - 3);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('Japanese text', () => {
  test.each([
    ['飛$0行', '飛行', '**flying** · 飛行'],
    ['これの上に＋１/$0＋１カウンター１個を置く。', '＋１/＋１カウンター', '**+1/+1 counter**'],
    ['クリーチャー１体を対$0象とする。それを破壊する。', '対象', '**クリーチャー１体**'],
    ['クリーチャー１体を対象とする。そ$0れを破壊する。', 'それ', 'クリーチャー１体'],
    ['クリーチャー１体を対象とする。それを破$0壊する。', '破壊する', '**destroy** · 破壊する'],
    ['カード１枚を捨$0て、カード１枚を引く。', '捨て', '**discard**'],
    ['占術を行$0う。', '占術を行う', '**scry**'],
    ['あなたの墓$0地にあるカード', '墓地', '**graveyard** · 墓地'],
    ['食$0物・トークン１つを生成する。', '食物・トークン１つ', '**Food Token** · 食物・トークン'],
    ['緑の１/１のエルフ・戦士・クリー$0チャー・トークン２体を生成する。', '緑の１/１のエルフ・戦士・クリーチャー・トークン２体', '**Elf Warrior Token** · エルフ・戦士・トークン'],
    ['{$0T}：{G}を加える。', '{T}', '**{T}**'],
    ['(Ｔ$0)：(緑)を加える。', '(Ｔ)', '**{T}**'],
  ])('%s', (text, covers, name) => expect(hoverIn(japanese(text))).toMatchObject({ covers, contents: expect.stringContaining(name) }));

  test('the word for target follows what it chooses', () => {
    const text = japanese('クリーチャー１体を対象とする。それを破壊する。');
    const analysis = analyze(readDocument(text, 'card'));
    const start = text.indexOf('クリーチャー１体');
    const end = start + 'クリーチャー１体'.length;
    analysis.faces[0]!.targets = [{ start, end, text: 'クリーチャー１体', source: 'text', kinds: ['creature'], zone: 'battlefield', min: 1, max: 1, word: 0 }];
    expect(hover(analysis, text.indexOf('対象'))!.contents).toMatch(/^\*\*クリーチャー１体\*\*[^]*- How many: exactly 1/);
  });

  test('a name inside a longer word is none', () => {
    expect(hoverIn(japanese('エルフ$0ェイムの森林'))).toBeNull();
    expect(hoverIn(japanese('山札の森$0林'))).toBeNull();
  });
});

test('a JSON document has no hover', () => {
  const analysis = analyze(readDocument('{"name":"A","type_line":"Instant","oracle_text":"Destroy target creature."}', 'json'));
  for (let offset = 0; offset < 60; offset++) expect(hover(analysis, offset)).toBeNull();
});
