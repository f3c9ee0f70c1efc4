import { describe, expect, test } from 'vitest';
import { trees } from '../support/grammar/faces.ts';

describe('triggered and activated abilities', () => {
  test('When this creature enters, scry 2.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {when <SELF(this-creature)> ENTER}
          SCRY <#2>"
    `);
  });

  test('When this creature enters or dies, you may pay {1}. If you do, draw a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {when <SELF(this-creature)> ENTER; +or " DIE}
          <you> (may) PAY <{1}>
        . {if <you> DO}
          DRAW <a card>"
    `);
  });

  test('Whenever this creature attacks, defending player discards a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {whenever <SELF(this-creature)> ATTACK}
          <defending player> DISCARD <a card>"
    `);
  });

  test('Whenever one or more tokens you control enter, put a +1/+1 counter on this creature.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {whenever <#1-or-more token* [relative <you> CONTROL]> ENTER}
          PUT <a +1/+1 counter> {on <SELF(this-creature)>}"
    `);
  });

  test('Whenever you attack with two or more creatures, create a 1/1 red Goblin creature token that\'s tapped and attacking.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {whenever <you> ATTACK {with <#2-or-more creature*>}}
          CREATE <a 1/1 red Goblin creature token [relative (copular) BE {state <tapped and attacking>}]>"
    `);
  });

  test('Whenever you draw your second card each turn, create a Clue token.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {whenever <you> DRAW <your second card> {each-turn}}
          CREATE <a Clue token>"
    `);
  });

  test('Whenever this creature becomes the target of a spell or ability an opponent controls, counter that spell or ability unless that player pays {1}.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {whenever <SELF(this-creature)> BECOME <the target [of <a spell or ability [relative <a opponent> CONTROL]>]>}
          COUNTER <that spell or ability> {unless <that player> PAY <{1}>}"
    `);
  });

  test('Whenever a Human, Elf, or Dwarf you control attacks, draw a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {whenever <a Human , Elf or Dwarf [relative <you> CONTROL]> ATTACK}
          DRAW <a card>"
    `);
  });

  test('At the beginning of your upkeep, sacrifice this creature unless you pay {1}.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {at <the beginning [of <your upkeep>]>}
          SACRIFICE <SELF(this-creature)> {unless <you> PAY <{1}>}"
    `);
  });

  test('At the beginning of each end step, if a creature died this turn, draw a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered
        . {at <the beginning [of <each end-step>]>}
          {if <a creature> (past) DIE {this-turn}}
          DRAW <a card>"
    `);
  });

  test('{2}, {T}, Sacrifice this artifact: Draw a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "activated cost:[{2}, {T}, SACRIFICE <SELF(this-artifact)>]
        . DRAW <a card>"
    `);
  });

  test('{1}{G}, Discard a card, Pay 2 life: This creature gains indestructible until end of turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "activated cost:[{1}{G}, DISCARD <a card>, PAY <#2 life>]
        . <SELF(this-creature)> GAIN <kw indestructible> {until-end-of-turn}"
    `);
  });

  test('Tap two untapped creatures you control: Add one mana of any color.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "activated cost:[TAP <#2 untapped creature* [relative <you> CONTROL]>]
        . ADD <#1 mana [of <any color>]>"
    `);
  });

  test('Remove two charge counters from this artifact: It deals 2 damage to any target. Activate only as a sorcery and only once each turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "activated cost:[REMOVE <#2 charge counter*> {from <SELF(this-artifact)>}]
        . <it> DEAL <#2 damage> {to <TARGET any-target>}
        . ACTIVATE {only-as-a-sorcery} {only-once-each-turn}"
    `);
  });
});
