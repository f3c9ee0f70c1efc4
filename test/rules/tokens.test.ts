import { describe, expect, test } from 'vitest';
import missingColor from '../../service/rules/token-missing-color.ts';
import missingPower from '../../service/rules/token-missing-power-toughness.ts';
import missingSubtype from '../../service/rules/token-missing-subtype.ts';
import missingType from '../../service/rules/token-missing-card-type.ts';
import noncreature from '../../service/rules/token-power-toughness-on-noncreature.ts';
import undefinedToken from '../../service/rules/undefined-token.ts';
import { accepts, check, checkFix, messages } from '../support/rule-check.ts';

describe('token-missing-power-toughness', () => {
  test('a creature or a Vehicle without them', () => {
    check(missingPower, `
      Create two white Soldier creature tokens with vigilance.
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error token-missing-power-toughness
    `);
    check(missingPower, `
      Create a colorless Vehicle artifact token with crew 1.
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error token-missing-power-toughness
    `);
  });
  test('inside a quoted ability', () => {
    check(missingPower, `
      Enchanted land has "{T}: Create a green Plant creature token."
                                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error token-missing-power-toughness
    `, { type: 'Enchantment — Aura' });
  });
  test('not where something else gives the size', () => {
    accepts(missingPower, [
      'Create a 1/1 white Soldier creature token.',
      'Create an X/X green Ooze creature token, where X is the number of lands you control.',
      'Create a green Ooze creature token with "This token\'s power and toughness are each equal to the number of lands you control."',
      'Create a green Ooze creature token. It has "This token\'s power and toughness are each equal to the number of lands you control."',
      'Create a green Ooze creature token. Its power and toughness are each equal to the number of lands you control.',
      'Create a token that\'s a copy of target creature you control.',
      'Create a Treasure token.',
    ]);
  });
  test('not where no token is made', () => {
    accepts(missingPower, [
      'If you would create one or more creature tokens, instead you create twice that many of those tokens.',
      'Whenever you create one or more creature tokens, you gain 1 life.',
      'Creature tokens you control get +1/+1.',
    ], { type: 'Enchantment' });
  });
  test('not where an unknown word may give it', () => {
    accepts(missingPower, ['Create a green Ooze creature token brimblewise sized.']);
  });
});

describe('token-missing-color', () => {
  test('neither a color nor colorless', () => {
    check(missingColor, `
      Create two 1/1 Goblin creature tokens.
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning token-missing-color
    `);
  });
  test('not where the colors come from elsewhere', () => {
    accepts(missingColor, [
      'Create a 1/1 colorless Thopter artifact creature token with flying.',
      'Create a 1/1 white and black Inkling creature token.',
      'Create a 2/2 Elemental creature token that\'s all colors.',
      'Create a 2/2 Elemental creature token that\'s red and white.',
      'Create a 2/2 Elemental creature token of the chosen color.',
      'Create a Food token.',
    ]);
  });
  test('the color goes before the subtypes', () => {
    checkFix(missingColor, 'Create a 1/1 Goblin creature token.', 'Create a 1/1 red Goblin creature token.', { title: 'Insert “red”' });
    checkFix(missingColor, 'Create a tapped 1/1 artifact creature token named Bobbin.', 'Create a tapped 1/1 colorless artifact creature token named Bobbin.');
  });
});

describe('token-missing-card-type', () => {
  test('subtypes make no card type', () => {
    check(missingType, `
      Create a 1/1 white Soldier token.
             ^^^^^^^^^^^^^^^^^^^^^^^^^ error token-missing-card-type
    `);
  });
  test('the subtype tells which', () => {
    checkFix(missingType, 'Create a 1/1 white Soldier token.', 'Create a 1/1 white Soldier creature token.');
    checkFix(missingType, 'Create two colorless Equipment tokens with vigilance.', 'Create two colorless Equipment artifact tokens with vigilance.');
  });
  test('not for predefined words, copies, tokens that are there, and replaced ones', () => {
    accepts(missingType, [
      'Create a tapped Treasure token.',
      'Create a Clue, Food, or Treasure token.',
      'Create a token that\'s a copy of target artifact.',
      'Put a +1/+1 counter on each Soldier token you control.',
      'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
    ]);
  });
});

describe('token-missing-subtype', () => {
  test('neither subtype nor name', () => {
    check(missingSubtype, `
      Create a 1/1 white creature token.
             ^^^^^^^^^^^^^^^^^^^^^^^^^^ information token-missing-subtype
    `);
  });
  test('not when it is named or of a chosen type', () => {
    accepts(missingSubtype, [
      'Create a 1/1 colorless artifact creature token named Bobbin.',
      'Create Korla, a legendary 2/2 green creature token.',
      'Create a 1/1 green creature token of the chosen type.',
      'Whenever you create one or more creature tokens, you gain 1 life.',
    ]);
  });
});

describe('token-power-toughness-on-noncreature', () => {
  test('an artifact has no size', () => {
    check(noncreature, `
      Create a 1/1 colorless Clue artifact token.
               ^^^ error token-power-toughness-on-noncreature
    `);
  });
  test('Vehicles, Spacecraft and creatures have', () => {
    accepts(noncreature, [
      'Create a 3/2 colorless Vehicle artifact token with crew 1.',
      'Create a 3/2 colorless Spacecraft artifact token with flying.',
      'Create a 1/1 colorless Construct artifact creature token.',
    ]);
  });
  test('both ways out', () => {
    checkFix(noncreature, 'Create a 1/1 colorless Clue artifact token.', 'Create a 1/1 colorless Clue artifact creature token.');
    checkFix(noncreature, 'Create a 1/1 colorless Clue artifact token.', 'Create a colorless Clue artifact token.', { title: 'Leave the power and toughness out' });
  });
});

describe('undefined-token', () => {
  test('a word that nothing defines', () => {
    check(undefinedToken, `
      Create two Potion tokens.
                 ^^^^^^ error undefined-token
    `);
  });
  test('each of several words', () => {
    check(undefinedToken, `
      Create a Food, Potion, or Treasure token.
                     ^^^^^^ error undefined-token
    `);
  });
  test('a misspelt predefined word', () => {
    checkFix(undefinedToken, 'Create three Tresure tokens.', 'Create three Treasure tokens.');
  });
  test('the name of a card of the set stands for that card', () => {
    check(undefinedToken, 'Ember Lash {R}\nSorcery\nCreate an Orchard Keeper token.\n\nOrchard Keeper {G}\nCreature — Elf\n1/1', { whole: true });
    check(undefinedToken, 'Ember Lash {R}\nSorcery\nCreate an [|Orchard Keeper|] token.', { whole: true });
  });
  test('a token that another card of the set explains is defined', () => {
    check(undefinedToken, 'Ember Lash {R}\nSorcery\nCreate a Relic token.\n\nOrchard Keeper {G}\nCreature — Elf\nWhen this creature dies, create a Relic token. (It\'s a colorless artifact with "{T}: Add {C}.")\n1/1', { whole: true });
  });
  test('a subtype alone is no token', () => {
    expect(messages(undefinedToken, 'Create a Fish token.')[0]).toContain('Fish is a subtype (creature)');
  });
  test('not where reminder text defines it, and not where nothing is made', () => {
    accepts(undefinedToken, [
      'Create a Potion token. (It\'s a colorless artifact with "{1}, Sacrifice this token: You gain 2 life.")',
      'Create a Clue token.',
      'If you would create a Fish token, instead create a Treasure token.',
      'Create a basic Swamp token.',
    ]);
  });
});
