import { describe, expect, test } from 'vitest';
import { trees } from '../support/grammar/faces.ts';

describe('effects', () => {
  test('Destroy up to two target artifacts and/or enchantments.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . DESTROY <up-to #2 TARGET artifact* and/or enchantment*>"
    `);
  });

  test('Destroy all creatures with mana value 3 or less.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . DESTROY <all creature* [with <mana_value [value <#3-or-less>]>]>"
    `);
  });

  test('Put one of them into your hand and the other into your graveyard.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . PUT <#1 of <they>> {into <your hand>} {and <the other>} {into <your graveyard>}"
    `);
  });

  test('You gain X life, where X is the number of Elves you control with +1/+1 counters on them.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <you> GAIN <#X life> {where <#X> (copular) BE <the number [of <Elf* [relative <you> CONTROL] [with <+1/+1 counter* [on <they>]>]>]>}"
    `);
  });

  test('It gains enchant Forest you control and "Enchanted Forest has flying."', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <it> GAIN <kw enchant quality:<Forest [relative <you> CONTROL]> and "static / . <enchanted Forest> HAVE <kw flying>">"
    `);
  });

  test('This spell costs {1} less to cast for each creature you control with a +1/+1 counter on it.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <SELF(this-spell)> COST <{1}> → (CAST {for <each creature [relative <you> CONTROL] [with <a +1/+1 counter [on <it>]>]>}) {less}"
    `);
  });

  test('Destroy each nonland permanent that isn\'t an Elf.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . DESTROY <each !land permanent [relative (not copular) BE <a Elf>]>"
    `);
  });

  test('Destroy target creature or planeswalker an opponent controls with mana value 2 or less.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . DESTROY <TARGET creature or planeswalker [relative <a opponent> CONTROL] [with <mana_value [value <#2-or-less>]>]>"
    `);
  });

  test('Exile the top three cards of your library. You may play those cards this turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . EXILE <the #3 top card* [of <your library>]>
        . <you> (may) PLAY <that card*> {this-turn}"
    `);
  });

  test('Counter target spell unless its controller pays {2}.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . COUNTER <TARGET spell> {unless <its controller> PAY <{2}>}"
    `);
  });

  test('Counter target activated or triggered ability.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . COUNTER <TARGET activated or triggered_ability>"
    `);
  });

  test('Ember Lash deals 3 damage to any target.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <SELF(name)> DEAL <#3 damage> {to <TARGET any-target>}"
    `);
  });

  test('Ember Lash deals 4 damage divided as you choose among any number of target creatures.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <SELF(name)> DEAL <#4 damage> {divided-as-you-choose} {among <#any-number TARGET creature*>}"
    `);
  });

  test('Ember Lash deals damage equal to its power to each opponent.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <SELF(name)> DEAL <damage [equal <its power>]> {to <each opponent>}"
    `);
  });

  test('Draw two cards, then discard a card.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . DRAW <#2 card*>
          +then DISCARD <a card>"
    `);
  });

  test('Target player draws X cards and loses X life.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <TARGET player> DRAW <#X card*>
          +and " LOSE <#X life>"
    `);
  });

  test('Each opponent loses 2 life and you gain life equal to the life lost this way.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <each opponent> LOSE <#2 life>
          +and <you> GAIN <life [equal <the life [participle (passive) LOSE {this-way}]>]>"
    `);
  });

  test('Target creature gets +2/+2 and gains flying and vigilance until end of turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <TARGET creature> GET <+2/+2>
          +and " GAIN <kw flying and kw vigilance> {until-end-of-turn}"
    `);
  });

  test('Target creature gets +X/+X until end of turn, where X is its power.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <TARGET creature> GET <+X/+X> {until-end-of-turn} {where <#X> (copular) BE <its power>}"
    `);
  });

  test('Until end of turn, target land you control becomes a 4/4 Elemental creature with trample.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . {until-end-of-turn}
          <TARGET land [relative <you> CONTROL]> BECOME <a 4/4 Elemental creature [with <kw trample>]>"
    `);
  });

  test('Return target creature card from your graveyard to your hand.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . RETURN <TARGET creature card [from <your graveyard>]> {to <your hand>}"
    `);
  });

  test('Return up to one other target nonland permanent to its owner\'s hand.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . RETURN <up-to other #1 TARGET !land permanent> {to <its owner's hand>}"
    `);
  });

  test('Put two +1/+1 counters on target creature.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . PUT <#2 +1/+1 counter*> {on <TARGET creature>}"
    `);
  });

  test('Remove a charge counter from this artifact.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . REMOVE <a charge counter> {from <SELF(this-artifact)>}"
    `);
  });

  test('Put a stun counter on each creature target opponent controls.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . PUT <a stun counter> {on <each creature [relative <TARGET opponent> CONTROL]>}"
    `);
  });

  test('Move a counter from target permanent onto another target permanent.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . MOVE <a counter> {from <TARGET permanent>} {onto <another TARGET permanent>}"
    `);
  });

  test('Tap up to two target creatures. They don\'t untap during their controller\'s next untap step.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . TAP <up-to #2 TARGET creature*>
        . <they> (not) UNTAP {during <their controller's next untap-step>}"
    `);
  });

  test('Untap up to X target lands, where X is the number of creatures you control.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . UNTAP <up-to #X TARGET land*> {where <#X> (copular) BE <the number [of <creature* [relative <you> CONTROL]>]>}"
    `);
  });

  test('Search your library for a basic land card, reveal it, put it into your hand, then shuffle.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . SEARCH <your library> {for <a basic land card>}
          +comma REVEAL <it>
          +comma PUT <it> {into <your hand>}
          +then SHUFFLE"
    `);
  });

  test('Target opponent sacrifices a creature or planeswalker of their choice.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <TARGET opponent> SACRIFICE <a creature or planeswalker [of <their choice>]>"
    `);
  });

  test('Exile target creature you control, then return it to the battlefield under its owner\'s control.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . EXILE <TARGET creature [relative <you> CONTROL]>
          +then RETURN <it> {to <the battlefield>} {under <its owner's control>}"
    `);
  });

  test('Target creature you control fights target creature you don\'t control.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <TARGET creature [relative <you> CONTROL]> FIGHT <TARGET creature [relative <you> (not) CONTROL]>"
    `);
  });

  test('Target creature becomes a 1/1 blue Frog and loses all abilities until end of turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <TARGET creature> BECOME <a 1/1 blue Frog>
          +and " LOSE <all ability*> {until-end-of-turn}"
    `);
  });

  test('You may have Ember Lash deal 2 damage to target player.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . <you> (may) HAVE <SELF(name)> → (DEAL <#2 damage> {to <TARGET player>})"
    `);
  });

  test('Choose target creature. Its controller may pay {3}. If they don\'t, destroy it.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . CHOOSE <TARGET creature>
        . <its controller> (may) PAY <{3}>
        . {if <they> (not) DO}
          DESTROY <it>"
    `);
  });

  test('Double the number of +1/+1 counters on each creature you control.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . DOUBLE <the number [of <+1/+1 counter* [on <each creature [relative <you> CONTROL]>]>]>"
    `);
  });

  test('Add {R} or {G}.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . ADD <{R} or {G}>"
    `);
  });

  test('Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.', ({ task }) => {
    expect(trees(task.name)).toMatchInlineSnapshot(`
      "static
        . GAIN <control [of <TARGET creature>]> {until-end-of-turn}
        . UNTAP <that creature>
        . <it> GAIN <kw haste> {until-end-of-turn}"
    `);
  });
});
