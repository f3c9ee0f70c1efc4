import { test } from 'vitest';
import rule from '../../service/rules/search-without-shuffle.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('a library searched and not shuffled', () => {
  check(rule, `
    Search your library for an Elf card and put it into your hand.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning search-without-shuffle
  `);
  checkFix(rule, 'Search your library for a basic land card and put it onto the battlefield tapped.', 'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.');
  checkFix(rule, 'Search your library for a card, put it into your hand.', 'Search your library for a card, put it into your hand, then shuffle.');
});

test('a card of a quality that nobody sees', () => {
  check(rule, `
    Search your library for an Elf card, put it into your hand, then shuffle.
    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning search-without-shuffle
  `);
  checkFix(rule, 'Search your library for an Elf card, put it into your hand, then shuffle.', 'Search your library for an Elf card, reveal it, put it into your hand, then shuffle.');
  checkFix(rule, 'Search your library for two Elf cards and put them into your hand.', 'Search your library for two Elf cards, reveal them, put them into your hand, then shuffle.');
  accepts(rule, [
    'Search your library for a card, put it into your hand, then shuffle.',
    'Search your library for an Elf card, put it into your hand, then shuffle. Reveal that card.',
    'Search your library for an Elf card, put it onto the battlefield, then shuffle.',
  ]);
});

test('not where it is, in any words', () => {
  accepts(rule, [
    'Search your library for an Elf card, reveal it, put it into your hand, then shuffle.',
    'Search your library for a card, then shuffle that card into your library.',
    'Search your library for a creature card and reveal it. Shuffle your library, then put that card on top.',
    'Search your library for a card, put it into your hand. Then shuffle and draw a card.',
    'Search target opponent\'s library for a card and exile it. Then that player shuffles.',
  ]);
});

test('not a condition, a trigger or a ban', () => {
  accepts(rule, ['Whenever an opponent searches their library, draw a card.', 'Players can\'t search libraries.', 'If an opponent would search a library, that player searches the top four cards of that library instead.'], { type: 'Enchantment' });
});
