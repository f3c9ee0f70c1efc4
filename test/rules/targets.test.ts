import { describe, expect, test } from 'vitest';
import damage from '../../service/rules/illegal-damage-recipient.ts';
import inReplacement from '../../service/rules/target-in-replacement.ts';
import inStatic from '../../service/rules/target-in-static-ability.ts';
import illegal from '../../service/rules/illegal-target.ts';
import noZone from '../../service/rules/target-card-without-zone.ts';
import { accepts, check, checkFix, messages } from '../support/rule-check.ts';

describe('illegal-target', () => {
  test.each([
    'Destroy [|target player|].',
    'Destroy [|target instant|].',
    'Destroy [|target spell|].',
    'Destroy [|each opponent|].',
    'Tap [|target sorcery|].',
    'Untap [|up to two target players|].',
    'Tap or untap [|target spell|].',
    'Counter [|target creature|].',
    'Counter [|target player|].',
    'Exile [|target opponent|].',
    'Return [|target player|] to its owner\'s hand.',
    'Regenerate [|target instant|].',
    'Goad [|target artifact|].',
    'Discard [|a creature|].',
    'Counter [|target card in a graveyard|].',
    'Destroy [|target creature card in a graveyard|].',
    '[|This spell|] gains 3 life.',
    '[|Target player|] gets +2/+2 until end of turn.',
    '[|Target instant|] gets +2/+2 until end of turn.',
    '[|Target creature|] gains 4 life.',
    '[|Target artifact|] loses 2 life.',
    '[|Each creature you control|] gains 1 life.',
    '[|Target creature|] draws two cards.',
    '[|Target creature|] discards a card.',
    '[|Target land|] mills three cards.',
    'You may destroy [|target player|].',
    'When you do, destroy [|target player|].',
  ])('%s', (text) => check(illegal, text));

  test.each([
    'Destroy target creature or planeswalker.',
    'Destroy target artifact, enchantment, or creature with flying.',
    'Destroy target attacking or blocking creature.',
    'Destroy target Goblin. Destroy target token. Destroy target nonland permanent.',
    'Destroy all creatures. Each player loses 2 life.',
    'Counter target spell. Counter target activated or triggered ability.',
    'Counter target creature spell. Counter target instant or sorcery spell.',
    'Counter target spell or ability. Put a +1/+1 counter on target creature.',
    'Regenerate target artifact.',
    'Exile target spell. Return target spell to its owner\'s hand.',
    'Return target creature or spell to its owner\'s hand.',
    'Exile target card from a graveyard.',
    'Target creature\'s controller loses 2 life.',
    'Target player gains 3 life and draws a card.',
    'Target opponent discards two cards.',
    'Target creature gains flying until end of turn.',
    'Target creature gets +1/+1 and gains lifelink until end of turn.',
    'Target player taps all creatures they control.',
    'Tap target creature an opponent controls.',
    'Attach target Aura to target creature.',
    'Destroy target creature. Its controller draws a card.',
    'Target creature you control fights target creature you don\'t control.',
    'If an outlaw was sacrificed this way, you gain 2 life.',
  ])('not %s', (text) => check(illegal, text));

  test('Auras and Curses that enchant a player', () => {
    accepts(illegal, ['Enchant player\nEnchanted player loses 1 life at the beginning of their upkeep.'], { type: 'Enchantment — Aura Curse' });
  });
  test('not where the phrase goes on in words that are not understood', () => {
    accepts(illegal, ['Destroy target player brimblewise glimmerstone.']);
  });
  test('the message names the action, the thing and the rules', () => {
    expect(messages(illegal, 'Destroy target instant.')[0]).toContain('“Destroy” acts on permanents; an instant is never one (CR 115.2, 701.8).');
    expect(messages(illegal, 'Target player gets +2/+2 until end of turn.')[0]).toContain('a player has none');
  });
  test('the way out where there is one', () => {
    checkFix(illegal, 'Counter target creature.', 'Counter target creature spell.');
    checkFix(illegal, 'Discard an artifact.', 'Discard an artifact card.');
    checkFix(illegal, 'Target creature gains 4 life.', 'Target creature\'s controller gains 4 life.');
  });
});

describe('illegal-damage-recipient', () => {
  test('neither creature, planeswalker, battle nor player', () => {
    check(damage, `
      Ember Lash deals 3 damage to target artifact.
                                   ^^^^^^^^^^^^^^^ error illegal-damage-recipient
    `);
    check(damage, 'Ember Lash deals X damage to [|target land|], where X is the number of lands you control.');
    check(damage, 'Ember Lash deals 2 damage to [|each enchantment|].');
    check(damage, 'Ember Lash deals 2 damage to target creature and 1 damage to [|target artifact or land|].');
  });
  test.each([
    'Ember Lash deals 3 damage to any target.',
    'Ember Lash deals 3 damage to target player or planeswalker.',
    'Ember Lash deals 3 damage to target creature or battle.',
    'Ember Lash deals 3 damage to target artifact creature.',
    'Ember Lash deals 3 damage to target artifact\'s controller.',
    'Ember Lash deals 3 damage to each creature without flying and each player.',
    'Ember Lash deals 3 damage to target permanent or player.',
    'Ember Lash deals 3 damage to that permanent.',
    'Ember Lash deals 3 damage to target Goblin.',
    'Ember Lash deals 3 damage to target Vehicle.',
    'Ember Lash deals 3 damage to you and each permanent you control.',
    'Destroy target land. Ember Lash deals 3 damage to that land\'s controller.',
    'Prevent all damage that would be dealt to target artifact this turn.',
    'Whenever this creature deals combat damage to a player, target instant card in your graveyard gains flashback until end of turn.',
  ])('not %s', (text) => check(damage, text));

  test('what it could be instead', () => {
    checkFix(damage, 'Ember Lash deals 3 damage to target artifact.', 'Ember Lash deals 3 damage to any target.', { title: 'Write “any target”' });
  });
});

describe('target-card-without-zone', () => {
  test('a card, but where?', () => {
    check(noZone, `
      Exile target creature card.
            ^^^^^^^^^^^^^^^^^^^^ error target-card-without-zone
    `);
    check(noZone, 'Return [|target permanent card|] to the battlefield.');
    check(noZone, 'Return [|up to two target creature cards|] to your hand.');
    check(noZone, 'Destroy [|target creature card with mana value 3 or less|].');
  });
  test.each([
    'Exile target creature card from a graveyard.',
    'Return up to two target creature cards from your graveyard to your hand.',
    'Choose target creature card in your graveyard. Return it to the battlefield.',
    'Return target creature card with mana value 3 or less from your graveyard to the battlefield.',
    'Return target card with cycling from your graveyard to your hand.',
    'Put target exiled card into its owner\'s hand.',
    'Remove a time counter from target suspended card.',
    'Put target card exiled with this creature into its owner\'s graveyard.',
    'Exile target creature.',
    'Counter target creature spell.',
  ])('not %s', (text) => check(noZone, text));

  test('leaves the word out where the action is for permanents', () => {
    checkFix(noZone, 'Destroy target creature card.', 'Destroy target creature.');
    checkFix(noZone, 'Tap two target creature cards.', 'Tap two target creatures.');
    expect(messages(noZone, 'Destroy target creature card.')[0]).toContain('701.8');
  });
  test('or names a zone', () => {
    checkFix(noZone, 'Return target artifact card to your hand.', 'Return target artifact card from your graveyard to your hand.');
  });
});

describe('target-in-static-ability', () => {
  const on = { type: 'Enchantment' };
  test('nobody chooses', () => {
    check(inStatic, `
      Target creature you control gets +1/+1.
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ error target-in-static-ability
    `, on);
    check(inStatic, 'As long as you control a Goblin, [|target creature you control|] has haste.', on);
    check(inStatic, 'Creatures you control have "[|Target creature|] gets +1/+1."', on);
  });
  test.each([
    'Whenever a creature you control attacks, target creature gets +1/+1 until end of turn.',
    'At the beginning of your upkeep, target player loses 1 life.',
    '{2}, {T}: Target creature gets +1/+1 until end of turn.',
    'Creatures you control can\'t be the target of spells your opponents control.',
    'Spells your opponents cast that target a creature you control cost {2} more to cast.',
    'This spell costs {1} less to cast for each target beyond the first.',
    'You may exert this creature as it attacks. When you do, tap target creature.',
    'Whenever you cast a spell, you may choose new targets for it.',
    'Creatures you control have "Whenever this creature attacks, tap target creature."',
    'Enchanted creature has "{T}: This creature deals 1 damage to any target."',
    'Sunlit Oath — Whenever you gain life, target opponent loses 1 life.',
    'Modal spells you control have "Target creature gets -2/-0 until end of turn" in addition to their other modes.',
    'Choose one —\n• Target creature gets +1/+1.\n• Target player draws a card.',
  ])('not %s', (text) => check(inStatic, text, on));

  test('not on a spell', () => {
    accepts(inStatic, ['Target creature gets +1/+1 until end of turn.', 'As long as you control a Goblin, target creature has haste.'], { type: 'Instant' });
  });
  test('not under the loyalty and chapters of other permanents', () => {
    accepts(inStatic, ['+1: Target creature gets +1/+1 until end of turn.'], { type: 'Legendary Planeswalker — Orin' });
    accepts(inStatic, ['I, II — Target creature gets +1/+1 until end of turn.'], { type: 'Enchantment — Saga' });
  });
  test('not where the ability is not understood', () => {
    accepts(inStatic, ['Brimblewise glimmerstone, target creature gets +1/+1.'], on);
  });
});

describe('target-in-replacement', () => {
  const on = { type: 'Creature — Treefolk', below: '2/3' };
  test('an event is changed without the stack', () => {
    check(inReplacement, `
      This creature enters with a +1/+1 counter on target creature.
                                                   ^^^^^^^^^^^^^^^ error target-in-replacement
    `, on);
    check(inReplacement, 'If this creature would be dealt damage, you may put that many +1/+1 counters on [|target creature|] instead.', on);
  });
  test.each([
    'When this creature enters, put a +1/+1 counter on target creature.',
    'This creature enters with a +1/+1 counter on it.',
    'As this creature enters, choose an opponent.',
    'When this creature enters, if it was kicked, instead destroy target creature.',
    'You may have this creature enter as a copy of a creature you control, except it has "{T}: Tap target creature."',
  ])('not %s', (text) => check(inReplacement, text, on));

  test('not in a spell that replaces its own effect', () => {
    accepts(inReplacement, ['Destroy target artifact. If this spell was kicked, instead destroy target permanent.'], { type: 'Sorcery' });
  });
});
