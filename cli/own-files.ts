import { readComprehensiveRules, type ComprehensiveRules } from '../grammar/comprehensive-rules.ts';
import { UserError } from './errors.ts';
import { readNamedText } from './files/read-file.ts';
import { oneLine } from './printable.ts';

/** Reads the Comprehensive Rules text that the user names. Throws a {@link UserError} where it is none. */
export async function readRulesFile(name: string, cwd: string): Promise<ComprehensiveRules> {
  const { text } = await readNamedText(name, cwd);
  const rules = readComprehensiveRules(text);
  if ('problem' in rules) throw new UserError(`${oneLine(name)}: is no Comprehensive Rules text: ${rules.problem}; name the text (.txt) edition of the rules`);
  return rules;
}
