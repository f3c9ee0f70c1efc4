import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** A rule that reports nothing yet, with everything that has to be filled in. */
const scaffold = (code: string): string => `import { rule } from '../engine/rule.ts';
import { say } from '../l10n/message.ts';

export default rule({
  code: '${code}',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'TODO: what is flagged, in one sentence.',
  why: 'TODO: why it cannot work, or why no card is printed so.',
  bad: 'TODO Name {1}\\nSorcery\\nTODO: a card of your own that is wrong.',
  good: 'TODO Name {1}\\nSorcery\\nTODO: the same card, right.',
  fixable: false,
  on: {
    Clause(clause, ctx) {
      if (clause.verb !== 'TODO') return;
      ctx.report(clause, { message: say\`TODO: what is wrong, why, and what to do (CR 000.0).\` });
    },
  },
});
`;

/** `npm run new-rule CODE`: one file to fill in; the rest is derived from it. */
function main([code, ...rest]: readonly string[]): number {
  if (!code || rest.length > 0 || !/^[a-z]+(?:-[a-z]+)*$/.test(code)) {
    console.error('usage: npm run new-rule CODE, in small letters with hyphens, such as unknown-subtype');
    return 2;
  }
  const path = `service/rules/${code}.ts`;
  if (existsSync(join(root, path))) {
    console.error(`${path} is there already`);
    return 1;
  }
  writeFileSync(join(root, path), scaffold(code));
  console.log(`wrote ${path}. Fill it in, then run \`npm run generate\` and \`npx vitest run test/rules\`: its examples are tests. Its messages and its explanation need their Japanese in service/l10n/ja.`);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
