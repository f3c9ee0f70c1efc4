import { test } from 'vitest';
import rule from '../../service/rules/outdated-token-control.ts';
import { accepts, check, checkFix } from '../support/rule-check.ts';

test('created under another player\'s control', () => {
  check(rule, `
    Create a Treasure token under target opponent's control.
                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning outdated-token-control
  `);
  checkFix(rule, 'Create a 1/1 black Rat creature token under target opponent\'s control.', 'Target opponent creates a 1/1 black Rat creature token.');
  checkFix(rule, 'When this creature dies, create a Treasure token under that player\'s control.', 'When this creature dies, that player creates a Treasure token.', { type: 'Creature — Rat' });
});

test('not one\'s own, nor where tokens would be created', () => {
  accepts(rule, [
    'Target opponent creates a 1/1 black Rat creature token.',
    'Create a Treasure token under your control.',
    'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
    'Put target creature card from a graveyard onto the battlefield under its owner\'s control.',
  ]);
});
