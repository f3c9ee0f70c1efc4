import { describe, expect, test } from 'vitest';
import create from '../../service/rules/outdated-create.ts';
import enters from '../../service/rules/outdated-enters.ts';
import x from '../../service/rules/undefined-x.ts';
import symbol from '../../service/rules/unknown-symbol.ts';
import unrecognized from '../../service/rules/unrecognized-text.ts';
import { accepts, allFindings, check, checkFix } from '../support/rule-check.ts';

const creature = { type: 'Creature — Merfolk', below: '1/2' };

describe('outdated-enters', () => {
  test('the battlefield goes without saying', () => {
    check(enters, `
      When this creature enters the battlefield, draw a card.
                         ^^^^^^^^^^^^^^^^^^^^^^ warning outdated-enters
    `, creature);
    checkFix(enters, 'This land enters the battlefield tapped.', 'This land enters tapped.', { type: 'Land', cost: '' });
    checkFix(enters, 'Whenever another creature enters the battlefield under your control, draw a card.', 'Whenever another creature you control enters, draw a card.', creature);
    checkFix(enters, 'Whenever a Cat enters under your control, scry 1.', 'Whenever a Cat you control enters, scry 1.', creature);
    checkFix(enters, 'Whenever one or more Cats with flying enter under your control, scry 1.', 'Whenever one or more Cats you control with flying enter, scry 1.', creature);
    checkFix(enters, 'Whenever this creature or another Cat enters the battlefield under your control, scry 1.', 'Whenever this creature or another Cat you control enters, scry 1.', creature);
  });
  test('comes into play', () => {
    checkFix(enters, 'When this creature comes into play, draw a card.', 'When this creature enters, draw a card.', creature);
  });
  test.each([
    'When this creature enters, draw a card.',
    'Creatures can\'t enter the battlefield.',
    'If a creature would enter the battlefield, exile it instead.',
    'When this creature leaves the battlefield, draw a card.',
    'Put target creature card from your graveyard onto the battlefield.',
    'If you had another creature enter the battlefield under your control this turn, draw a card.',
    'Whenever a creature enters under an opponent\'s control, you gain 1 life.',
    'Gain control of target spell. If it becomes a permanent, it enters under your control.',
  ])('not %s', (text) => check(enters, text, creature));
});

describe('outdated-create', () => {
  test('tokens are created', () => {
    check(create, `
      Put two 1/1 green Squirrel creature tokens onto the battlefield.
      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning outdated-create
    `);
    checkFix(create, 'You may put a 1/1 white Bird creature token onto the battlefield under your control.', 'You may create a 1/1 white Bird creature token.');
    checkFix(create, 'Each player puts a Treasure token onto the battlefield tapped.', 'Each player creates a Treasure token tapped.');
    checkFix(create, 'Put a 1/1 white Bird creature token into play.', 'Create a 1/1 white Bird creature token.');
  });
  test.each([
    'Put target creature card from a graveyard onto the battlefield.',
    'Put that token onto the battlefield.',
    'Put a +1/+1 counter on each creature token you control.',
    'If one or more tokens would be put onto the battlefield, draw a card instead.',
    'Create a 1/1 white Bird creature token.',
  ])('not %s', (text) => check(create, text));
});

describe('undefined-x', () => {
  test('nothing says what X is', () => {
    check(x, `
      Ember Lash deals X damage to any target.
                       ^^^^^^^^ warning undefined-x
    `);
    check(x, 'Create an [|X/X|] green Ooze creature token.');
    check(x, 'Target creature gets [|+X/+X|] until end of turn.');
    check(x, 'Draw [|X cards|]. Target player loses X life.');
  });
  test('in a cost', () => {
    accepts(x, ['Ember Lash deals X damage to any target.'], { cost: '{X}{R}' });
    accepts(x, [
      '{X}, {T}: This creature deals X damage to any target.',
      'Sacrifice X lands: Draw X cards.',
      'Remove X +1/+1 counters from this creature: Draw X cards.',
      'Equip {X}\nEquipped creature gets +X/+0.',
    ], creature);
    accepts(x, ['−X: Draw X cards.'], { type: 'Legendary Planeswalker — Orin', below: 'Loyalty: 4' });
    accepts(x, ['As an additional cost to cast this spell, sacrifice X lands.\nEmber Lash deals X damage to any target.']);
  });
  test.each([
    'Ember Lash deals X damage to any target, where X is the number of lands you control.',
    'You may pay {X}. If you do, draw X cards.',
    'Reveal X cards from your hand. You gain X life.',
    'Exile target creature with mana value X. You gain X life.',
    'You may collect evidence X. When you do, draw X cards.',
    'X is the number of lands you control. Draw X cards.',
    'Choose a number. Ember Lash deals 3 damage to any target.',
    'Whenever this creature becomes monstrous, it gets +X/+X brimblewise until end of turn.',
  ])('not %s', (text) => check(x, text));

  test('a record that does not give its cost says nothing', () => {
    const record = (cost: string): string => `{"object":"card","name":"Ember Lash","type_line":"Sorcery","oracle_text":"Draw X cards."${cost}}`;
    expect(allFindings(record(''), [x])).toEqual([]);
    expect(allFindings(record(',"mana_cost":"{2}{R}"'), [x])).toHaveLength(1);
  });
});

describe('unknown-symbol', () => {
  test('in the text and in the mana cost', () => {
    check(symbol, `
      Cinder Font {1}{K}
                     ^^^ error unknown-symbol
      Artifact
      {T}, {J}: Add {R}. ({V} is mana.)
           ^^^ error unknown-symbol
                          ^^^ error unknown-symbol
    `, { whole: true });
  });
  test('each symbol once', () => {
    check(symbol, '[|{J}|]{J}: Draw a card. {J}: Draw a card.', { type: 'Artifact' });
  });
  test('every form that cards and exporters write', () => {
    accepts(symbol, ['{T}, {Q}, {t}, {W}{U}{B}{R}{G}{C}{S}{X}{E}: Add {0}{15}{100}{W/U}{U/W}{GW}{2/W}{W/P}{P/W}{WP}{W/U/P}{CHAOS}{TK}{H}.'], { type: 'Artifact' });
  });
  test('a word for a symbol', () => {
    checkFix(symbol, '{TAP}: Add {G}.', '{T}: Add {G}.', { type: 'Artifact' });
  });
});

describe('unrecognized-text', () => {
  test('only the words that have no role', () => {
    check(unrecognized, `
      Flying
      Brimblewise the glimmer.
      ^^^^^^^^^^^^^^^^^^^^^^^ information unrecognized-text
    `, creature);
  });
  test('a keyword that is nearly one', () => {
    checkFix(unrecognized, 'Vigilnace', 'Vigilance', creature);
  });
  test('not reminder text, names and known sentences', () => {
    accepts(unrecognized, ['Flying (Brimblewise the glimmer.)', 'When Ember Lash enters, draw a card.'], creature);
  });
  test('not a whole text in a language that is not read yet', () => {
    const found = allFindings('石の番人 {3}\nクリーチャー — ゴーレム\n飛行を得ない木曜日\n2/2', [unrecognized]);
    expect(found.length).toBeLessThanOrEqual(1);
  });
});
