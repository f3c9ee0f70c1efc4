import { describe, expect, test } from 'vitest';
import { trees } from '../support/grammar/faces.ts';

describe('creating tokens', () => {
  test('Create two 1/1 white Spirit creature tokens with flying.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <#2 1/1 white Spirit creature token* [with <kw flying>]>"
    `);
  });

  test('Create a 3/3 green Beast creature token with trample and "This creature can\'t block."', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <a 3/3 green Beast creature token [with <kw trample and "static / . <SELF(this-creature)> (can not) BLOCK">]>"
    `);
  });

  test('Create Ash, a legendary 2/2 red Dog creature token with haste.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <name 'Ash' = a legendary 2/2 red Dog creature token [with <kw haste>]>"
    `);
  });

  test('Create a tapped Treasure token.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <a tapped Treasure token>"
    `);
  });

  test('Create X 1/1 green Snake creature tokens, where X is the number of Forests you control.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <#X 1/1 green Snake creature token*> {where <#X> (copular) BE <the number [of <Forest* [relative <you> CONTROL]>]>}"
    `);
  });

  test('Create a colorless artifact token named Lantern with "{T}: Add {C}."', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <a colorless artifact token [named <'Lantern'>] [with <"activated cost:[{T}] / . ADD <{C}>">]>"
    `);
  });

  test('Create a 2/2 white Cat creature token that\'s tapped and attacking.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <a 2/2 white Cat creature token [relative (copular) BE {state <tapped and attacking>}]>"
    `);
  });

  test('Create a token that\'s a copy of that creature, except it\'s 1/1 and it isn\'t legendary.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <a token [relative (copular) BE <a copy [of <that creature>]> {except <it> (copular) BE <1/1>; +and <it> (not copular) BE <legendary>}]>"
    `);
  });

  test('Create two tokens that are copies of target artifact you control.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <#2 token* [relative (copular) BE <copy* [of <TARGET artifact [relative <you> CONTROL]>]>]>"
    `);
  });

  test('Create a Clue, Food, or Treasure token.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <a Clue , Food or Treasure token>"
    `);
  });

  test('Create a Blood token, a Clue token, and a Food token.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CREATE <a Blood token and a Clue token and a Food token>"
    `);
  });

  test('For each creature you control, create a 1/1 white Soldier creature token.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . {for <each creature [relative <you> CONTROL]>}
          CREATE <a 1/1 white Soldier creature token>"
    `);
  });

  test('Its controller creates two Treasure tokens.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <its controller> CREATE <#2 Treasure token*>"
    `);
  });

  test('Amass Orcs 2.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . AMASS <Orc*> <#2>"
    `);
  });

  test('Investigate twice.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . INVESTIGATE {twice}"
    `);
  });
});
