import { describe, expect, test } from 'vitest';
import { OWN_MUTATIONS, SCOREBOARD_CODES } from '../../bench/own-mutations.ts';
import { extraBlocks, ownBlocks } from '../../bench/own-mutations/blocks.ts';
import { casesOf, findingsOf, outcomeOf } from '../../bench/own-mutations/run.ts';
import { ruleDescriptions } from '../../service/index.ts';

/** Cases of one fault that are tried here; `npm run bench:mutations` tries more. */
const MOST = 12;
const CAUGHT_AT_LEAST = 0.85;

const faults = (block: string) => findingsOf(block).filter(({ severity }) => severity === 'error' || severity === 'warning').map(({ code }) => code);

const blocks = ownBlocks().filter((block) => faults(block).length === 0);
const codes = ruleDescriptions().map(({ code }) => code);

test('every code has a fault, here or on the scoreboard', () => {
  const made = new Set([...SCOREBOARD_CODES, ...Object.values(OWN_MUTATIONS).flatMap((mutation) => mutation.codes)]);
  expect(codes.filter((code) => !made.has(code))).toEqual([]);
});

test('every fault is of a code that there is', () => {
  expect(Object.values(OWN_MUTATIONS).flatMap((mutation) => mutation.codes).filter((code) => !codes.includes(code))).toEqual([]);
});

test('the cards are right before a fault is put into them', () => {
  const wrong = extraBlocks().flatMap((block) => faults(block).map((code) => `${block.split('\n')[0]}: ${code}`));
  expect(wrong).toEqual([]);
});

describe.each(Object.entries(OWN_MUTATIONS))('%s', (_, mutation) => {
  const outcomes = casesOf(mutation, blocks, MOST).map((one) => outcomeOf(mutation, one));

  test('can be made in a card of ours, and is found there', () => {
    expect(outcomes.length).toBeGreaterThan(0);
    expect(outcomes.filter(({ alreadyThere }) => alreadyThere)).toEqual([]);
    expect(outcomes.filter(({ caught }) => caught).length / outcomes.length).toBeGreaterThanOrEqual(CAUGHT_AT_LEAST);
  });

  test.runIf(mutation.mends)('is mended by the first fix', () => {
    const mendable = outcomes.filter(({ mended }) => mended !== undefined);
    expect(mendable.filter(({ mended }) => mended).length / mendable.length).toBeGreaterThanOrEqual(CAUGHT_AT_LEAST);
  });
});
