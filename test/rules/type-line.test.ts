import { readTypeLine } from '../../service/engine/type-line.ts';
import { describe, expect, test } from 'vitest';
import aura from '../../service/rules/aura-without-enchant.ts';
import mismatch from '../../service/rules/subtype-mismatch.ts';
import unknown from '../../service/rules/unknown-subtype.ts';
import { accepts, allFindings, check, checkFix } from '../support/rule-check.ts';

const whole = { whole: true };
const creature = (typeLine: string, text = 'Flying'): string => `Larder Warden {1}{G}\n${typeLine}\n${text}\n2/2`;

describe('aura-without-enchant', () => {
  test('no enchant ability', () => {
    check(aura, `
      Thorn Collar {1}{B}
      Enchantment — Aura
      Enchanted creature gets -1/-1.
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error aura-without-enchant
    `, whole);
  });
  test('where the text does not say what is enchanted, the type line is shown', () => {
    check(aura, `
      Thorn Collar {1}{B}
      Enchantment — Aura
                    ^^^^ error aura-without-enchant
      When this Aura enters, draw a card.
    `, whole);
  });
  test('the line that is missing', () => {
    checkFix(aura, 'Flash\nEnchanted land has "{T}: Add {G}."', 'Flash\nEnchant land\nEnchanted land has "{T}: Add {G}."', { type: 'Enchantment — Aura' });
  });
  test('not with enchant, bestow, or a first line that is not understood', () => {
    accepts(aura, ['Enchant creature\nEnchanted creature gets -1/-1.', 'Flash\nEnchant creature you control', 'Brimblewise glimmerstone'], { type: 'Enchantment — Aura' });
    accepts(aura, ['Enchanted creature gets -1/-1.'], { type: 'Enchantment' });
    accepts(aura, ['Bestow {3}{G}\nEnchanted creature gets +1/+1.'], { type: 'Enchantment Creature — Aura Plant' });
  });
  test('a record that does not give its text says nothing', () => {
    expect(allFindings('{"object":"card","name":"Thorn Collar","type_line":"Enchantment — Aura"}', [aura])).toEqual([]);
    expect(allFindings('{"object":"card","name":"Thorn Collar","type_line":"Enchantment — Aura","oracle_text":""}', [aura])).toHaveLength(1);
  });
});

describe('unknown-subtype', () => {
  test('a slip is an error', () => {
    check(unknown, `
      Larder Warden {1}{G}
      Creature — Elff Warroir
                 ^^^^ error unknown-subtype
                      ^^^^^^^ error unknown-subtype
      2/2
    `, whole);
  });
  test('any other word is a warning', () => {
    check(unknown, `
      Larder Warden {1}{G}
      Creature — Grovefolk Warrior
                 ^^^^^^^^^ warning unknown-subtype
      2/2
    `, whole);
  });
  test('a word that other cards have too is no slip', () => {
    const found = allFindings(`${creature('Creature — Goblim')}\n\n${creature('Creature — Goblim')}`, [unknown]);
    expect(found.map((finding) => finding.severity)).toEqual(['warning', 'warning']);
  });
  test.each(['Creature — Time Lord Doctor', 'Creature — Human Naga', 'Basic Land — Forest', 'Tribal Instant — Goblin', 'Creature – Elf', 'Artifact — Equipment', 'Land — Urza’s Power-Plant', 'Creature', 'Legendary Planeswalker — Orin', 'Battle — Siege'])('not %s', (typeLine) => {
    expect(allFindings(creature(typeLine), [unknown])).toEqual([]);
  });
  test('a subtype fits the card types: a Cursed creature is no misprint of Curse', () => {
    expect(allFindings(creature('Creature — Cursed Human'), [unknown]).map((finding) => finding.severity)).toEqual(['warning']);
  });
  test('in the text', () => {
    check(unknown, 'Create a 1/1 green [|Golbin|] creature token.');
    check(unknown, 'Destroy target [|Golbin|].');
    check(unknown, 'Create a 1/1 green [|Grovefolk|] creature token.');
  });
  test('names are no subtypes', () => {
    accepts(unknown, [
      'Partner with Golbin, Grove Warden',
      'Search your library for a card named Golbin, reveal it, put it into your hand, then shuffle.',
      'Choose Golbin or Orc.',
      'Create Golbin, a legendary 2/2 red Goblin creature token.',
      'Create a Grovefolk token.',
    ], { type: 'Legendary Creature — Human' });
  });
  test('the right word', () => {
    checkFix(unknown, 'Destroy target Golbin.', 'Destroy target Goblin.');
    checkFix(unknown, creature('Creature — Vamipre'), creature('Creature — Vampire'), whole);
  });
});

describe('subtype-mismatch', () => {
  test('on the type line', () => {
    check(mismatch, `
      Quick Forging {1}{R}
      Instant — Equipment
                ^^^^^^^^^ error subtype-mismatch
      Draw a card.
    `, whole);
  });
  test('of a token', () => {
    check(mismatch, `
      Create a 1/1 green Forest creature token.
                         ^^^^^^ error subtype-mismatch
    `);
    checkFix(mismatch, 'Create a 1/1 green Forest creature token.', 'Create a 1/1 green Forest land creature token.');
  });
  test.each(['Artifact Creature — Equipment Golem', 'Kindred Instant — Goblin', 'Instant — Lesson', 'Land Creature — Forest Dryad', 'Enchantment — Aura Curse', 'Grovefolk — Goblin', 'Creature — Grovefolk'])('not %s', (typeLine) => {
    expect(allFindings(creature(typeLine), [mismatch])).toEqual([]);
  });
  test('objects in play may have many types', () => {
    accepts(mismatch, ['Destroy target Equipment creature.', 'Forest creatures you control get +1/+1.'], { type: 'Enchantment' });
  });
  test('takes the dash away with the last subtype', () => {
    checkFix(mismatch, 'Quick Forging {1}{R}\nInstant — Equipment\nDraw a card.', 'Quick Forging {1}{R}\nInstant\nDraw a card.', whole);
  });
  test('in Japanese', () => {
    expect(allFindings('早鍛冶 {1}{R}\nインスタント — 装備品\nカード１枚を引く。', [mismatch])).toHaveLength(1);
    expect(allFindings('石の番人 {3}\nアーティファクト・クリーチャー — ゴーレム\n飛行\n2/2', [mismatch, unknown])).toEqual([]);
  });
});

describe('a Japanese type line', () => {
  const read = (text: string) => readTypeLine({ text, start: 0, end: text.length }, 'mtg-ja');
  test('may say the English names too, as databases do', () => {
    const line = read('伝説のクリーチャー --- 人間(Human)・ウィザード（Wizard）');
    expect(line.subtypes.map(({ text, id, start, end }) => [text, id, start, end])).toEqual([['人間', 'Human', 14, 16], ['ウィザード', 'Wizard', 24, 29]]);
    expect([line.types[0]!.id, line.supertypes[0]!.id, line.others]).toEqual(['creature', 'legendary', []]);
    expect(read('基本土地 --- 山(Mountain)').subtypes.map(({ id }) => id)).toEqual(['Mountain']);
  });
  test('parts subtypes at the dot', () => {
    expect(read('クリーチャー — エルフ・戦士').subtypes.map(({ id }) => id)).toEqual(['Elf', 'Warrior']);
  });
});
