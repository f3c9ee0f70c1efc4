import { describe, expect, test } from 'vitest';
import { trees } from '../support/grammar/faces.ts';

describe('layouts of a paragraph', () => {
  test('Flying, first strike, vigilance', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw flying
        kw first-strike
        kw vigilance"
    `);
  });

  test('Ward {2}', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw ward cost:[{2}]"
    `);
  });

  test('Ward—Pay 3 life.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw ward cost:[PAY <#3 life>]"
    `);
  });

  test('Protection from Dragons', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw protection from:<Dragon*>"
    `);
  });

  test('Equip legendary creature {1}', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw equip quality:<legendary creature> cost:[{1}]"
    `);
  });

  test('Enchant creature you control', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw enchant quality:<creature [relative <you> CONTROL]>"
    `);
  });

  test('Suspend 4—{1}{U}', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw suspend count:4 cost:[{1}{U}]"
    `);
  });

  test('Affinity for artifacts', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw affinity for:<artifact*>"
    `);
  });

  test('Escape—{3}{B}{B}, Exile four other cards from your graveyard.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw escape cost:[{3}{B}{B}, EXILE <other #4 card* [from <your graveyard>]>]"
    `);
  });

  test('Champion an Elf', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw champion quality:<a Elf>"
    `);
  });

  test('Bushido 1 (Whenever this creature blocks or becomes blocked, it gets +1/+1 until end of turn.)', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "keyword
        kw bushido count:1
        (reminder)"
    `);
  });

  test('I, II — Draw a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "chapter label:I,II
        . DRAW <a card>"
    `);
  });

  test('+1: Draw a card, then discard a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "loyalty label:+1
        . DRAW <a card>
          +then DISCARD <a card>"
    `);
  });

  test('−X: This planeswalker deals X damage to each creature.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "loyalty label:-X
        . <SELF(this-planeswalker)> DEAL <#X damage> {to <each creature>}"
    `);
  });

  test('−7: You get an emblem with "Creatures you control get +2/+2 and have flying."', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "loyalty label:-7
        . <you> GET <a emblem [with <"static / . <creature* [relative <you> CONTROL]> GET <+2/+2> / +and " HAVE <kw flying>">]>"
    `);
  });

  test('• Destroy target artifact.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "mode label:•
        . DESTROY <TARGET artifact>"
    `);
  });

  test('+ {2} — Draw two cards.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "mode label:+
        . DRAW <#2 card*>"
    `);
  });

  test('Landfall — Whenever a land you control enters, you gain 1 life.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "triggered word:landfall
        . {whenever <a land [relative <you> CONTROL]> ENTER}
          <you> GAIN <#1 life>"
    `);
  });

  test('Delirium — As long as there are four or more card types among cards in your graveyard, this creature gets +2/+2.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static word:delirium
        . {as-long-as (existential) BE <#4-or-more card_type* [among <card* [in <your graveyard>]>]>}
          <SELF(this-creature)> GET <+2/+2>"
    `);
  });

  test('Secret Recipe — {T}: Create a Food token.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "activated word:Secret Recipe cost:[{T}]
        . CREATE <a Food token>"
    `);
  });

  test('Destroy target creature. Flibber wobble gumption. Draw a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . DESTROY <TARGET creature>
        . ??Flibber wobble gumption??
        . DRAW <a card>"
    `);
  });
});
