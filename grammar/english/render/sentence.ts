import type { Adverbial, Clause, Sentence } from '../../tree.ts';
import { renderAdverbial } from './adverbial.ts';
import { phraseIsPlural } from './agreement.ts';
import { renderClause } from './clause.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { capitalize, spaced } from './words.ts';

const leadingText = (a: Adverbial, o: RenderOptions): string => (a.join && !a.before ? `${a.join} ` : '') + renderAdverbial(a, o) + (a.comma === false ? '' : ',');

function joinText({ join, comma }: Clause): string {
  if (join === undefined || join === 'comma') return ',';
  if (join === 'semicolon') return ';';
  return `${comma ? ', ' : ''}${spaced(join)}`;
}

/** A sentence with its mark at the end. */
export function renderSentence(sentence: Sentence, o: RenderOptions): string {
  let plural: boolean | undefined;
  const leadingOf = (i: number): string[] => sentence.leading.filter((a) => (a.before ?? 0) === i).map((a) => leadingText(a, o));
  const gapsOf = (i: number): string[] => (sentence.gaps ?? []).filter((g) => g === i).map(() => UNSAID);
  const parts: string[] = sentence.clauses.map((clause, i) => {
    if (clause.subject) plural = phraseIsPlural(clause.subject);
    else if (!clause.sharedSubject) plural = undefined;
    return say(i > 0 && joinText(clause), ...leadingOf(i), ...gapsOf(i), renderClause(clause, o, { form: 'finite', plural }));
  });
  const rest = sentence.clauses.length;
  const text = say(sentence.opens, ...parts, ...leadingOf(rest), ...gapsOf(rest)).replace(/,$/, '');
  return capitalize(text) + (sentence.closing === 'dash' ? ' —' : sentence.closing === 'comma' ? ',' : sentence.closing === 'none' ? '' : '.');
}
