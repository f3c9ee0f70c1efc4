import { describe, expect, test } from 'vitest';
import { trees } from '../support/grammar/faces.ts';

describe('static abilities and replacement effects', () => {
  test('Other Elves you control have deathtouch.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <other Elf* [relative <you> CONTROL]> HAVE <kw deathtouch>"
    `);
  });

  test('Creatures you control with flying get +1/+1.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <creature* [relative <you> CONTROL] [with <kw flying>]> GET <+1/+1>"
    `);
  });

  test('Each creature you control with a counter on it has trample.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <each creature [relative <you> CONTROL] [with <a counter [on <it>]>]> HAVE <kw trample>"
    `);
  });

  test('This creature gets +1/+1 for each artifact you control.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <SELF(this-creature)> GET <+1/+1> {for <each artifact [relative <you> CONTROL]>}"
    `);
  });

  test('As long as it\'s your turn, this creature has first strike.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . {as-long-as <it> (copular) BE <your turn>}
          <SELF(this-creature)> HAVE <kw first-strike>"
    `);
  });

  test('Until your next turn, creatures your opponents control get -1/-0.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . {until-your-next-turn}
          <creature* [relative <your opponent*> CONTROL]> GET <-1/-0>"
    `);
  });

  test('Enchanted creature gets +1/+1 and has "{T}: This creature deals 1 damage to any target."', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <enchanted creature> GET <+1/+1>
          +and " HAVE <"activated cost:[{T}] / . <SELF(this-creature)> DEAL <#1 damage> {to <TARGET any-target>}">"
    `);
  });

  test('Other creatures you control have "When this creature dies, draw a card."', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <other creature* [relative <you> CONTROL]> HAVE <"triggered / . {when <SELF(this-creature)> DIE} / DRAW <a card>">"
    `);
  });

  test('If a creature you control would die, exile it instead.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . {if <a creature [relative <you> CONTROL]> (would) DIE}
          EXILE <it> {instead}"
    `);
  });

  test('If one or more tokens would be created under your control, twice that many of those tokens are created instead.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . {if <#1-or-more token*> (would passive) CREATE {under <your control>}}
          <#twice-that-many of <that token*>> (passive) CREATE {instead}"
    `);
  });

  test('As this creature enters, choose a color.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . {as <SELF(this-creature)> ENTER}
          CHOOSE <a color>"
    `);
  });

  test('This land enters tapped unless you control a Mountain or a Plains.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <SELF(this-land)> ENTER {state <tapped>} {unless <you> CONTROL <a Mountain or a Plains>}"
    `);
  });

  test('Prevent all combat damage that would be dealt this turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . PREVENT <all combat_damage [relative (would passive) DEAL {this-turn}]>"
    `);
  });

  test('Creatures with power 2 or less can\'t block this turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <creature* [with <power [value <#2-or-less>]>]> (can not) BLOCK {this-turn}"
    `);
  });

  test('Spells you cast cost {1} less to cast.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <spell* [relative <you> CAST]> COST <{1}> → (CAST) {less}"
    `);
  });

  test('Your opponents can\'t cast spells during your turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <your opponent*> (can not) CAST <spell*> {during <your turn>}"
    `);
  });

  test('You may cast this card from your graveyard as long as you control a Zombie.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <you> (may) CAST <SELF(this-card)> {from <your graveyard>} {as-long-as <you> CONTROL <a Zombie>}"
    `);
  });

  test('This creature\'s power is equal to the number of creatures you control.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <SELF(this-creature)'s power> (copular) BE {equal <the number [of <creature* [relative <you> CONTROL]>]>}"
    `);
  });

  test('If an opponent controls more lands than you, search your library for a Forest card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . {if <a opponent> CONTROL <more land* [than <you>]>}
          SEARCH <your library> {for <a Forest card>}"
    `);
  });
});
