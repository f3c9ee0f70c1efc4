import { describe, expect, test } from 'vitest';
import { walk, type Clause } from '../../grammar/tree.ts';
import { abilityOf, parsed, resolved, trees } from '../support/grammar/faces.ts';

const unread = (text: string): string[] => parsed(text).unrecognized.map((u) => u.text);
const relations = (text: string): string[] => clausesOf(text)[0]!.adverbials.map((a) => a.relation);
const clausesOf = (text: string): Clause[] => [...walk(abilityOf(text))].filter((n): n is Clause => n.kind === 'Clause');

describe('half-typed text never throws', () => {
  test.each(['Destroy target creature you have only', 'During your turn, creatures you have first', 'Destroy each creature you can still'])('%s', (text) => {
    expect(() => parsed(text)).not.toThrow();
  });
});

describe('what stands before the main clause leaves the subject to it', () => {
  test('At the beginning of your upkeep, you lose 1 life.', ({ task }) => {
    expect(trees(task.name)).toBe('triggered\n  . {at <the beginning [of <your upkeep>]>}\n    <you> LOSE <#1 life>');
  });

  test('During your turn, creatures you control have first strike.', ({ task }) => {
    expect(trees(task.name)).toBe('static\n  . {during <your turn>}\n    <creature* [relative <you> CONTROL]> HAVE <kw first-strike>');
  });

  test('At the beginning of combat on your turn, target creature you control gets +1/+0 until end of turn.', ({ task }) => {
    expect(trees(task.name)).toBe('triggered\n  . {at <the beginning-of-combat>}\n    {on <your turn>}\n    <TARGET creature [relative <you> CONTROL]> GET <+1/+0> {until-end-of-turn}');
  });

  test('In your end step, each creature loses flying.', ({ task }) => {
    expect(trees(task.name)).toBe('static\n  . {in <your end-step>}\n    <each creature> LOSE <kw flying>');
  });
});

test.each(['This spell can\'t be countered.', 'This creature can\'t be blocked this turn.', 'Damage can\'t be prevented this turn.'])('a negation before a passive: %s', (text) => {
  expect(clausesOf(text)[0]).toMatchObject({ modal: 'can', negative: true, voice: 'passive' });
});

describe('what follows a relative clause belongs to the main clause', () => {
  test.each([
    ['Tap target creature an opponent controls and put a stun counter on it.', ['tap', 'put']],
    ['Target opponent chooses a creature they control and sacrifices it.', ['choose', 'sacrifice']],
    ['This creature gets +1/+1 for each Forest you control and gains trample.', ['get', 'gain']],
  ])('%s', (text, verbs) => {
    expect(abilityOf(text).sentences[0]!.clauses.map((c) => c.verb)).toEqual(verbs);
  });
});

test('Create a 1/1 blue Faerie creature token with flying for each opponent you have.', ({ task }) => {
  expect(clausesOf(task.name)[0]!.adverbials.map((a) => a.relation)).toEqual(['for']);
});

test.each(['You and target opponent each draw a card.', 'Spend only mana from creatures to cast this spell.'])('a correct sentence is understood: %s', (text) => {
  expect(parsed(text).unrecognized).toEqual([]);
});

test('a clause after `, then` has the subject before it', () => {
  const [token] = resolved('Each opponent discards a card, then creates a Food token.').tokens;
  expect(token!.controller).toBe('each opponent');
});

describe('what follows a relative clause belongs to its verb', () => {
  test('Exile target creature an opponent controls until this enchantment leaves the battlefield.', ({ task }) => {
    expect(relations(task.name)).toEqual(['until']);
  });

  test('Create a token that\'s a copy of target creature you control, except it has haste.', ({ task }) => {
    expect(clausesOf(task.name).find((c) => c.verb === 'control')!.adverbials).toEqual([]);
  });
});

describe('a list ends where its verb says', () => {
  test.each(['It deals 2 damage to target creature and 1 damage to that creature\'s controller.', 'Put one of them into your hand and the rest on the bottom of your library in any order.'])('%s', (text) => {
    expect(clausesOf(text)[0]!.adverbials[0]!.phrase!.items).toHaveLength(1);
  });
});

describe('what stands after a zone or a counter', () => {
  test('Return this card from your graveyard to the battlefield tapped.', ({ task }) => {
    expect(relations(task.name)).toEqual(['from', 'to', 'state']);
  });

  test('This creature enters with two +1/+1 counters on it.', ({ task }) => {
    expect(relations(task.name)).toEqual(['with']);
  });
});

test('an intervening if is a condition of the ability, not of its event', () => {
  expect(abilityOf('When this creature enters, if you attacked this turn, draw a card.').sentences[0]!.leading.map((a) => a.relation)).toEqual(['when', 'if']);
});

test('a cost that was not read is an unknown run', () => {
  expect(unread('{2}, Sacrifice Clockwork Collection: Draw a card.')).not.toEqual([]);
});

test('a correct sentence is understood: In addition, draw a card.', () => {
  expect(unread('In addition, draw a card.')).toEqual([]);
});

test('a size is no preposition', () => {
  expect(abilityOf('Prototype {2}{G} — 2/2').keywords[0]!.relation).toBeUndefined();
});
