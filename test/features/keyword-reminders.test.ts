import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { KEYWORD_REMINDERS, KEYWORDS } from '../../grammar/vocabulary/index.ts';
import { analyze, reminderActions } from '../../service/index.ts';
import { allFindings, applyFix } from '../support/rule-check.ts';

const sheet = (type: string, line: string): string => `Oak Pantry {X}{G}\n${type}\n${line}\n${/Creature|Vehicle/.test(type) ? '2/2\n' : ''}`;

function offered(type: string, marked: string): string[] {
  const text = sheet(type, marked);
  const offset = text.indexOf('|');
  const plain = text.replace('|', '');
  return reminderActions(analyze(readDocument(plain, 'card')), offset).map((fix) => applyFix(plain, fix).split('\n')[2]!);
}

test('every keyword has reminder text, and every text belongs to a keyword', () => {
  const keys = Object.keys(KEYWORD_REMINDERS);
  const ids = new Set(KEYWORDS.map(({ id }) => id));
  const forms = new Set(KEYWORDS.flatMap((keyword) => keyword.forms ?? []));
  expect(KEYWORDS.filter(({ id }) => !keys.some((key) => key.split('/')[0] === id)).map(({ id }) => id)).toEqual([]);
  expect(keys.filter((key) => !ids.has(key.split('/')[0]!) && !forms.has(key))).toEqual([]);
});

const EXAMPLES: Readonly<Record<string, string>> = {
  this: 'this creature', This: 'This creature', cost: '{2}', N: '2', n: 'two', a: 'two', top: 'top two cards', size: '2/2',
  quality: 'artifacts', 'a quality': 'a creature', 'a kind': 'a Swamp', 'N {R}': '{R}{R}', '|s': 's', "that's|that are": 'that are', 'it|them': 'them',
};
const QUALITY: Readonly<Record<string, string>> = { champion: 'Faerie', equip: 'creature', enchant: 'creature', splice: 'Arcane' };
/** On a card that can have the text, so that only the text itself can be at fault. */
function hostOf(text: string): [type: string, above: string] {
  if (/this Aura|[Ee]nchanted/.test(text)) return ['Enchantment — Aura', 'Enchant permanent\n'];
  const subtype = ['Equipment', 'Fortification', 'Vehicle'].find((name) => text.includes(`his ${name}`));
  if (subtype) return [`Artifact — ${subtype}`, ''];
  if (/this (?:Saga|Case)/.test(text)) return [`Enchantment — ${/this (Saga|Case)/.exec(text)![1]}`, ''];
  return [/this spell/.test(text) && !/his creature/.test(text) ? 'Sorcery' : 'Creature — Elf', ''];
}

describe.each(Object.entries(KEYWORD_REMINDERS))('%s', (key, template) => {
  const [id] = key.split('/') as [string];
  const name = KEYWORDS.find((keyword) => keyword.id === id)?.name ?? id;
  const filled = (pay: string): string => template.replace(/\[([^\]]+)\]/g, (whole, blank: string) => (blank === 'pay' ? pay : blank === 'quality' ? QUALITY[id] ?? EXAMPLES[blank]! : blank === 'a quality' && id === 'splice' ? 'an Arcane' : EXAMPLES[blank] ?? whole));

  test.each(['{2}{R}', `the ${name} cost`])('reads without findings as rules text (%s)', (pay) => {
    const text = filled(pay);
    expect(text).not.toMatch(/\[/);
    const [type, above] = hostOf(text);
    const card = sheet(type, `${above}${text}`);
    expect(allFindings(card).map(({ code, start, end }) => `${code}: ${card.slice(start, end)}`)).toEqual([]);
    expect(analyze(readDocument(card, 'card')).faces[0]!.parsed.unrecognized).toEqual([]);
  });
});

test.each([
  ['Creature — Elf', 'Fly|ing', 'Flying (Only creatures with flying or reach can block this creature.)'],
  ['Creature — Elf', 'Flying, wa|rd {2}', 'Flying, ward {2} (Whenever an opponent targets this creature with a spell or ability, counter that spell or ability unless that opponent pays {2}.)'],
  ['Artifact', 'Wa|rd—Pay 3 life.', 'Ward—Pay 3 life. (Whenever an opponent targets this artifact with a spell or ability, counter that spell or ability unless that opponent pays the ward cost.)'],
  ['Creature — Elf', 'Swamp|walk', "Swampwalk (If defending player controls a Swamp, this creature can't be blocked.)"],
  ['Creature — Elf', 'Nonbasic land|walk', "Nonbasic landwalk (If defending player controls a nonbasic land, this creature can't be blocked.)"],
  ['Creature — Elf', 'Cyc|ling—Pay 2 life.', 'Cycling—Pay 2 life. (Pay 2 life, Discard this card: You draw a card.)'],
  ['Creature — Elf', 'Islandcy|cling {2}', 'Islandcycling {2} ({2}, Discard this card: Search your library for an Island card and reveal it. Put that card into your hand and shuffle.)'],
  ['Creature — Elf', 'Protec|tion from red and from blue', "Protection from red and from blue (Sources that are red or blue can't target this creature, block it, deal damage to it, or become attached to it.)"],
  ['Creature — Elf', 'Tox|ic 1', 'Toxic 1 (If this creature deals combat damage to a player, that player also gets a poison counter.)'],
  ['Creature — Elf', 'Tox|ic 2', 'Toxic 2 (If this creature deals combat damage to a player, that player also gets two poison counters.)'],
  ['Creature — Elf', 'Firebend|ing 2', "Firebending 2 (Whenever you attack with this creature, add {R}{R}. Until end of combat, you don't lose this mana as steps and phases end.)"],
  ['Sorcery', 'Affin|ity for artifacts', 'Affinity for artifacts (This spell costs {X} less to cast, where X is the number of artifacts you control.)'],
  ['Creature — Elf', 'Partner—Fri|ends forever', 'Partner—Friends forever (This card and another card with friends forever can be your commanders.)'],
  ['Creature — Elf', 'Boa|st — {1}: Draw a card.', 'Boast — {1}: Draw a card. (Activate this ability only once each turn and only if this creature attacked this turn.)'],
  ['Artifact', 'Sunb|urst', 'Sunburst (For each color of mana spent to cast it, this artifact enters with a charge counter on it.)'],
  ['Enchantment — Aura', 'Ench|ant creature you control', 'Enchant creature you control (As you cast this Aura, choose target creature you control. It can be attached only to a creature you control.)'],
])('%s: %s', (type, before, after) => {
  expect(offered(type, before)).toEqual([after]);
});

test.each([
  ['Creature — Elf', 'Protec|tion from everything'],
  ['Creature — Elf', 'Wa|rd'],
  ['Creature — Elf', 'Boast — {1}: Dr|aw a card.'],
  ['Sorcery', 'Target creature gains fly|ing until end of turn.'],
])('nothing for %s: %s', (type, line) => {
  expect(offered(type, line)).toEqual([]);
});

test('reminder text in other words is no fault; it can be taken out or replaced', () => {
  expect(allFindings(sheet('Creature — Elf', 'Flying (It soars where walkers stay below.)'))).toEqual([]);
  expect(offered('Creature — Elf', 'Flying (It so|ars.)')).toEqual(['Flying', 'Flying (Only creatures with flying or reach can block this creature.)']);
  expect(offered('Creature — Elf', 'Fly|ing (Only creatures with flying or reach can block this creature.)')).toEqual(['Flying']);
});
