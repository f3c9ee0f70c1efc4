import { describe, expect, test } from 'vitest';
import { walk, type Clause } from '../../grammar/tree.ts';
import { lostNodes } from '../support/tree.ts';
import { abilityOf, parsed, resolved, trees } from '../support/grammar/faces.ts';

/**
 * Faults of the grammar, mended and open. A `test.fails` here goes red as soon as its fault is mended: then it becomes `test`.
 */
const mainClause = (text: string): Clause => [...walk(abilityOf(text))].find((n): n is Clause => n.kind === 'Clause')!;
const unread = (text: string): string[] => parsed(text).unrecognized.map((u) => u.text);

describe('where to and how long belong to the main verb, not to a participle or relative clause before them', () => {
  test.each([
    ['Put a land card from among the cards milled this way into your hand.', ['into']],
    ['Return a card exiled with this creature to its owner\'s hand.', ['to']],
    ['Put all cards exiled with this artifact onto the battlefield.', ['onto']],
    ['Return each creature that dealt damage this turn to its owner\'s hand.', ['to']],
    ['Double the power of each creature you control until end of turn.', ['until-end-of-turn']],
    ['Gain control of target creature that player controls until end of turn.', ['until-end-of-turn']],
    ['Target creature gains protection from creatures your opponents control until end of turn.', ['until-end-of-turn']],
  ])('%s', (text, relations) => {
    expect(mainClause(text).adverbials.map((a) => a.relation)).toEqual(relations);
  });

  test.fails('Put the revealed cards that weren\'t put onto the battlefield on the bottom of your library in a random order.', ({ task }) => {
    expect(mainClause(task.name).adverbials.map((a) => a.relation)).toEqual(['on', 'in-a-random-order']);
  });
});

describe('a list ends where its verb says', () => {
  test('Put one of them into your hand and the other into your graveyard.', ({ task }) => {
    expect(mainClause(task.name).adverbials[0]!.phrase!.items).toHaveLength(1);
  });

  test('Return target creature card from a graveyard and target creature on the battlefield to their owners\' hands.', ({ task }) => {
    expect(mainClause(task.name).object!.items).toHaveLength(2);
  });
});

test.fails('how many counters is said of the counters, not of what they are put on', () => {
  const text = 'This creature enters with a number of +1/+1 counters on it equal to the number of Elves you control.';
  expect(trees(text)).not.toContain('<it [equal');
});

describe('after an unknown run the rest of the sentence is read', () => {
  test.each([
    ['Draw a card, then frobnicate wildly, then you gain 2 life.', ['frobnicate wildly']],
    ['Destroy target creature, frobnicate it, and draw a card.', ['frobnicate it']],
  ])('%s', (text, runs) => {
    expect(unread(text)).toEqual(runs);
  });

  test.fails('Frobnicate wildly, then you gain 2 life.', ({ task }) => {
    expect(unread(task.name)).toEqual(['Frobnicate wildly']);
  });
});

test.fails('no clause is made of a determiner alone', () => {
  expect(unread('Flibber the wobble of your gumption.')).toEqual(['Flibber the wobble of your gumption']);
});

test('reminder text in an unknown run is not rules text', () => {
  expect(parsed('Flibber wobble (Draw a card.) gumption.')).toMatchObject({ words: 3, understood: 0 });
});

test('each quality of a keyword has its own phrase', () => {
  expect(lostNodes(abilityOf('Protection from red and from artifacts'))).toEqual([]);
});

test.fails('the costs of a kicker are alternatives', () => {
  expect(trees('Kicker {2}{R} and/or {1}{U}')).toContain('and/or');
});

test.each([['LEVEL 1-4', '1-4'], ['LEVEL 5+', '5+'], ['1—9 | Draw a card.', '1-9'], ['1–9 | Draw a card.', '1-9']])('the label of %s is %s', (text, label) => {
  expect(abilityOf(text).label).toBe(label);
});

test('a list of modes is a modal ability', () => {
  expect(abilityOf('Choose one —').ability).toBe('modal');
});

test('Each player who controls a creature with power 4 or greater draws a card.', ({ task }) => {
  expect(unread(task.name)).toEqual([]);
});

test.fails('a card\'s name may hold a word of the dictionary', () => {
  expect(resolved('Create a token that\'s a copy of Tide Warden.').tokens).toMatchObject([{ name: 'Tide Warden' }]);
});

test('`any number of targets` targets (115.4)', () => {
  expect(resolved('Ember Lash deals 5 damage divided as you choose among any number of targets.').targets).toMatchObject([{ min: 0, max: null }]);
});
