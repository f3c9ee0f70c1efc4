import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { PREDEFINED_TOKENS, SUBTYPES } from '../../grammar/vocabulary/index.ts';
import { analyze, completion } from '../../service/index.ts';
import { completionIn, creature, instant, japanese } from '../support/features.ts';

const inCreature = (text: string) => completionIn(creature(text));
const inInstant = (text: string) => completionIn(instant(text));

/** Asserts that all of `wanted` are offered and none of `unwanted`. */
function expectLabels({ labels }: { labels: string[] }, wanted: readonly string[], unwanted: readonly string[] = []): void {
  expect(labels).toEqual(expect.arrayContaining([...wanted]));
  expect(labels.filter((label) => unwanted.includes(label))).toEqual([]);
}

describe('an item', () => {
  test('has its rule, its Japanese name and what it means', () => {
    const item = inCreature('Vig$0').items.find(({ label }) => label === 'Vigilance');
    expect(item).toMatchObject({ kind: 'keyword', detail: 'rule 702.20 · 警戒', documentation: expect.stringContaining('Attacking does not tap') });
  });

  test('replaces the word being typed', () => expect(inCreature('Vig$0').take('Vigilance')).toContain('\nVigilance\n'));
  test('replaces the whole word when the cursor is in it', () => expect(inInstant('Destroy target cr$0eatur.').take('creature')).toContain('Destroy target creature.'));
  test('replaces the words of its phrase that stand already', () => {
    expect(inCreature('First st$0').take('First strike')).toContain('\nFirst strike\n');
    expect(inCreature('Flying, first st$0').take('first strike')).toContain('\nFlying, first strike\n');
    expect(inInstant('Destroy target creature you c$0').take('creature you control')).toContain('target creature you control');
  });
  test('inserts where nothing is typed', () => expect(inInstant('Destroy target $0').take('creature')).toContain('Destroy target creature'));
  test('ranks are ascending and no label comes twice', () => {
    const { items, labels } = inInstant('Destroy target $0');
    expect(new Set(labels).size).toBe(labels.length);
    expect(items.map(({ rank }) => rank)).toEqual([...items.map(({ rank }) => rank)].sort((a, b) => a - b));
  });
});

describe('the start of an ability', () => {
  test('of a permanent: triggers, keywords, ability words, the permanent itself', () => {
    const found = inCreature('$0');
    expectLabels(found, ['When', 'Whenever', 'Flying', 'Landfall —', 'This creature', '{T}', 'Create']);
    expect(found.labels.indexOf('Flying')).toBeLessThan(found.labels.indexOf('Create'));
  });
  test('of a spell: what it does', () => {
    const found = inInstant('$0');
    expectLabels(found, ['Destroy', 'Target', 'Choose one —']);
    expect(found.labels.indexOf('Destroy')).toBeLessThan(found.labels.indexOf('Flying'));
  });
  test('on a new line under the others', () => expectLabels(completionIn('Name {G}\nCreature — Elf\nFlying\n$0'), ['Vigilance', 'When']));
  test('in a quotation', () => expectLabels(inCreature('Enchanted creature has "$0'), ['When', 'Whenever']));
  test('what a keyword takes is left to type', () => expect(inCreature('Prot$0').take('Protection')).toContain('Protection from '));
  test('the card names itself by its type', () => expectLabels(completionIn('Name {2}\nArtifact — Equipment\n$0'), ['This Equipment'], ['This creature']));
});

describe('token descriptions', () => {
  test('after create: numbers, and predefined tokens with their article', () => expectLabels(inCreature('When this creature enters, create $0'), ['a', 'two', 'a Food token', 'X'], ['flying', 'Food token']));
  test('after the article: predefined tokens, sizes, colors, subtypes', () => {
    const found = inCreature('When this creature enters, create a $0');
    expectLabels(found, ['Food token', '1/1', 'white', 'colorless', 'tapped', 'legendary', 'Elf'], ['Food tokens', 'creature token', 'flying']);
    expect(found.labels.slice(0, PREDEFINED_TOKENS.length)).toEqual(PREDEFINED_TOKENS.map(({ word }) => `${word} token`));
  });
  test('more than one is plural', () => expectLabels(inCreature('Create two $0'), ['Food tokens', 'Treasure tokens'], ['Food token']));
  test('after the size: no second one', () => expectLabels(inCreature('Create a 1/1 $0'), ['green', 'Elf'], ['2/2', 'Food token', 'tapped']));
  test('after the color: subtypes and types', () => expectLabels(inCreature('Create a 1/1 green $0'), ['Elf', 'creature', 'artifact'], ['legendary', '1/1']));
  test('after a subtype: the head', () => {
    expectLabels(inCreature('Create a 1/1 green Elf $0'), ['creature token', 'Warrior'], ['green']);
    expectLabels(inCreature('Create two 1/1 green Elf $0'), ['creature tokens'], ['creature token']);
  });
  test('after the head: what it has', () => expectLabels(inCreature('Create a 1/1 green Elf creature token $0'), ['with', 'named'], ['Elf']));
  test('after with: keywords', () => expectLabels(inCreature('When this creature enters, create a 1/1 green Elf creature token with fl$0'), ['flying', 'flash'], ['flying counter']));
  test('a second token', () => expectLabels(inCreature('Create a Food token and $0'), ['a Treasure token', 'a', 'draw']));
  test('half a word', () => expect(inCreature('Create a Tre$0').take('Treasure token')).toContain('Create a Treasure token'));
});

describe('targets', () => {
  test('of destroy: permanents', () => expectLabels(inInstant('Destroy target $0'), ['creature', 'artifact', 'nonland permanent', 'attacking', 'Elf'], ['spell', 'player', 'instant', 'flying']));
  test('of counter: what is on the stack', () => expectLabels(inInstant('Counter target $0'), ['spell', 'activated ability'], ['creature', 'permanent', 'player']));
  test('of return: cards too', () => expectLabels(inInstant('Return target $0'), ['creature card from your graveyard', 'creature']));
  test('without a verb: also players', () => expectLabels(inInstant('Target $0'), ['creature', 'player', 'opponent']));
  test('several are plural', () => expectLabels(inInstant('Destroy up to two target $0'), ['creatures', 'artifacts'], ['creature', 'artifact']));
  test('described further', () => expectLabels(inInstant('Destroy target nonblack $0'), ['creature', 'permanent']));
  test('an alternative', () => expectLabels(inInstant('Destroy target artifact or $0'), ['enchantment', 'creature']));
  test('of damage', () => expectLabels(inInstant('Ember Lash deals 3 damage to $0'), ['any target', 'target creature', 'each opponent']));
});

describe('keywords, counters, verbs, zones', () => {
  test('what is given', () => {
    for (const text of ['Target creature gains $0', 'Creatures you control have $0', 'Other Elves you control get +1/+1 and have $0', 'Creatures an opponent controls lose $0']) expectLabels(inCreature(text), ['flying', 'first strike'], ['Flying', 'creature']);
  });
  test('a creature with what', () => expectLabels(inInstant('Destroy target creature with $0'), ['flying', 'power 4 or greater']));
  test('a line of keywords goes on', () => expectLabels(inCreature('Flying, $0'), ['vigilance'], ['When', 'create']));
  test('what a keyword costs', () => expectLabels(inCreature('Ward $0'), ['{1}', '{2}']));
  test('counters', () => {
    expectLabels(inInstant('Put a $0'), ['+1/+1 counter', 'charge counter']);
    expectLabels(inInstant('Put three $0'), ['+1/+1 counters'], ['+1/+1 counter']);
    expectLabels(inCreature('This creature enters with a $0'), ['+1/+1 counter']);
    expect(inInstant('Put a +1/$0').take('+1/+1 counter')).toContain('Put a +1/+1 counter');
    expectLabels(inInstant('Put a +1/+1 counter on $0'), ['target creature', 'it']);
  });
  test('what a trigger waits for', () => {
    expectLabels(inCreature('When $0'), ['this creature', 'you', 'a creature you control']);
    const { labels } = inCreature('When this creature $0');
    expect(labels.slice(0, 3)).toEqual(['enters', 'dies', 'attacks']);
    expect(inCreature('Whenever you $0').labels[0]).toBe('cast');
    expect(inCreature('Whenever a creature you control $0').labels[0]).toBe('enters');
  });
  test('number of the subject', () => {
    expectLabels(inCreature('Each opponent $0'), ['loses', 'discards'], ['lose']);
    expectLabels(inCreature('You may $0'), ['draw', 'create'], ['draws']);
  });
  test('the effect after a cost, and the rest of a cost', () => {
    expectLabels(inCreature('{2}, {T}: $0'), ['Draw', 'Create', 'Target'], ['draw']);
    expectLabels(inCreature('{2}, $0'), ['{T}', 'Sacrifice a creature', 'Discard a card']);
  });
  test('zones, times', () => {
    expectLabels(inInstant('Exile target card from $0'), ['your graveyard']);
    expectLabels(inInstant("Return target creature to $0"), ["its owner's hand"]);
    expectLabels(inCreature('At $0'), ['the beginning of your upkeep']);
    expectLabels(inInstant('Target creature gets +2/+2 until $0'), ['end of turn']);
  });
  test('chapters and modes do something', () => {
    expectLabels(completionIn('Name {G}\nEnchantment — Saga\nI — $0'), ['Create', 'Draw'], ['Flying']);
    expectLabels(inInstant('• $0'), ['Destroy'], ['Flying']);
  });
});

describe('symbols', () => {
  test('replace the brace, and the one that the editor closed', () => {
    expect(inCreature('{$0').take('{T}')).toContain('\n{T}\n');
    expect(inCreature('{$0}').take('{T}')).toContain('\n{T}\n');
    expect(inCreature('Add {$0} or {U}.').take('{G}')).toContain('Add {G} or {U}.');
  });
  test('by what is typed of them', () => expectLabels(inCreature('{W/$0'), ['{W/U}', '{W/P}'], ['{T}', '{W}']));
  test('a mana cost takes mana symbols only', () => expectLabels(completionIn('Name {$0\nInstant'), ['{W}', '{X}', '{2/W}'], ['{T}', '{E}']));
  test('have their rule and what they mean', () => expect(inCreature('{$0').items[0]).toMatchObject({ label: '{T}', kind: 'symbol', detail: expect.stringContaining('rule 107.5'), documentation: expect.stringContaining('tap') }));
});

describe('the type line', () => {
  test('types and supertypes', () => expectLabels(completionIn('Name {G}\n$0'), ['Creature', 'Legendary', 'Instant'], ['Elf', 'Flying']));
  test('while it is no type line yet', () => expect(completionIn('Name {G}\nCre$0').take('Creature')).toBe('Name {G}\nCreature'));
  test('after a type: the dash, other types, no supertype', () => expectLabels(completionIn('Name {G}\nLegendary Creature $0'), ['—', 'Artifact'], ['Creature', 'Legendary']));
  test.each([['Creature', 'creature'], ['Artifact', 'artifact'], ['Instant', 'spell'], ['Kindred Sorcery', 'creature'], ['Basic Land', 'land'], ['Planeswalker', 'planeswalker'], ['Battle', 'battle']])('after the dash of %s its subtypes', (types, owner) => {
    const { labels } = completionIn(`Name {G}\n${types} — $0\nFlying`);
    const own = SUBTYPES.filter((s) => s.of === owner).map(({ name }) => name);
    expect(labels).toEqual(expect.arrayContaining(own));
    if (types === 'Creature') expect([...labels].sort()).toEqual([...own].sort());
  });
  test('a subtype once', () => expectLabels(completionIn('Name {G}\nCreature — Elf $0\nFlying'), ['Warrior'], ['Elf']));
  test('of the second face', () => expectLabels(completionIn('Name {G}\nCreature — Elf\n2/2\n----\nBack\n$0'), ['Creature'], ['Flying']));
});

describe('annotations', () => {
  test('keys', () => {
    const found = completionIn(`${creature('Flying')}\n@$0`);
    expect(found.labels).toEqual(['@rarity', '@flavor', '@artist', '@note', '@lang']);
    expect(found.take('@flavor')).toContain('\n@flavor ');
    expect(completionIn(`${creature('Flying')}\n@ra$0 rare`).take('@rarity')).toContain('\n@rarity rare');
  });
  test('values', () => {
    expect(completionIn(`${creature('Flying')}\n@rarity m$0`).take('mythic')).toContain('@rarity mythic');
    expect(completionIn(`${creature('Flying')}\n@lang $0`).labels).toEqual(['en', 'ja']);
    expect(completionIn(`${creature('Flying')}\n@flavor No w$0`).labels).toEqual([]);
  });
});

describe('Japanese cards', () => {
  test('keywords by their Japanese names', () => {
    const found = completionIn(japanese('飛$0'));
    expect(found.take('飛行')).toContain('\n飛行\n');
    expect(found.items.find(({ label }) => label === '飛行')).toMatchObject({ kind: 'keyword', detail: 'rule 702.9 · flying' });
  });
  test('subtypes after the dash', () => {
    expect(completionIn('木の実番 {G}\nクリーチャー — エルフ・戦$0').take('戦士')).toContain('エルフ・戦士');
    expectLabels(completionIn('木の実番 {G}\nクリーチャー — $0'), ['エルフ'], ['装備品', 'Elf']);
  });
  test('types', () => expectLabels(completionIn('木の実番 {G}\n$0'), ['クリーチャー', '伝説の'], ['Creature']));
  test('tokens', () => expect(completionIn(japanese('このクリーチャーが戦場に出たとき、食$0')).take('食物・トークン')).toContain('出たとき、食物・トークン'));
  test('counters in either width', () => {
    expectLabels(completionIn(japanese('これの上に$0')), ['＋１/＋１カウンター']);
    expect(completionIn(japanese('これの上に+1/$0')).take('＋１/＋１カウンター')).toContain('上に＋１/＋１カウンター');
  });
  test.each([
    ['クリーチャー１体を$0', '対象とする。'],
    ['カード２枚を$0', '引く。'],
    ['緑の１/１のエルフ・$0', 'クリーチャー'],
    ['食物・トークン１つ$0', 'を生成する。'],
    ['このクリーチャーが$0', '戦場に出たとき、'],
    ['あなたの墓地にある$0', 'クリーチャー・カード１枚'],
    ['あなたの$0', '墓地にある'],
    ['食物・トークン１つをタップ状態で$0', '生成する。'],
    ['クリーチャー１体を対象とする。$0', 'それを'],
    ['ターン終了時まで、それは$0', '＋１/＋１の修整を受ける。'],
    ['飛行を持つ$0', '白'],
    ['クリーチャー・カード１$0', '枚'], ['プレイヤー１$0', '人'], ['クリーチャー・トークンを２$0', '体'], ['食物・トークン１$0', 'つ'],
  ])('after %s stands %s', (text, first) => expect(completionIn(japanese(text)).items[0]!.label).toBe(first));

  test('actions after a particle', () => expect(completionIn(japanese('それを$0')).items[0]!.kind).toBe('action'));
});

describe('where nothing is offered', () => {
  test.each([['a comment', '# Com$0'], ['a name', 'Nam$0e {G}\nInstant'], ['an empty file', '$0'], ['between cards', 'A\nInstant\n\n$0\n\nB\nInstant'], ['a separator', 'A\nInstant\n--$0--\nB\nInstant']])('%s', (_what, source) => expect(completionIn(source).items).toEqual([]));
  test('a JSON document', () => expect(completion(analyze(readDocument('{"name":"A","type_line":"Instant","oracle_text":"Destroy target "}', 'json')), 60)).toEqual([]));
});
