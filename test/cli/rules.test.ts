import { expect, test } from 'vitest';
import { fakeService, ruleDescription, runCli } from '../support/cli.ts';

const service = fakeService([], { ruleDescriptions: () => [
  ruleDescription('illegal-target'),
  ruleDescription('number-style', { severity: 'warning', rules: [], fixable: false, bad: 'Draw 2 cards.\nYou lose two life.' }),
] });
const rules = (...argv: string[]) => runCli(['rules', ...argv], {}, service);

test('all diagnostics are listed with severity, rules and summary', async () => {
  const { status, stdout } = await rules();
  expect(stdout.trimEnd().split('\n').map((line) => line.split(/ {2,}/).map((cell) => cell.trim()).join('|'))).toEqual([
    'Code|Severity|Rules|What is flagged',
    'illegal-target|error|115.2, 701.8|What illegal-target flags.',
    'number-style|warning|What number-style flags.',
  ]);
  expect(status).toBe(0);
});

test('one diagnostic is explained with a wrong and a right example', async () => {
  const { status, stdout } = await rules('illegal-target');
  expect(stdout).toBe([
    'illegal-target (error; rule 115.2, 701.8)', 'What illegal-target flags.', '', 'Why: A player is no permanent.', '',
    'Wrong:', '  Destroy target player.', 'Right:', '  Destroy target creature.', '', 'An editor can fix it. Since version 0.1.', '',
  ].join('\n'));
  expect(status).toBe(0);
  expect((await rules('NUMBER-STYLE')).stdout).toContain('Wrong:\n  Draw 2 cards.\n  You lose two life.\n');
  expect((await rules('number-style')).stdout).toContain('There is no quick fix');
});

test('an unknown code is status 2 and names the nearest', async () => {
  expect(await rules('ilegal-taget')).toEqual({
    status: 2, stdout: '', stderr: 'cardwright: there is no diagnostic “ilegal-taget”; did you mean illegal-target? (cardwright rules lists them all)\n',
  });
});
