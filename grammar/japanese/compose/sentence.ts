import type { Adverbial, Clause, Sentence } from '../../tree.ts';
import { adverb, at, clause, noun, object, phrase, said, sentence, subject, unsayable, wording } from './build.ts';
import { composeClause, isElsewhere, LEADING } from './clause.ts';
import { idiom } from './idioms.ts';
import { composeCondition } from './condition.ts';
import type { Context } from './context.ts';
import { targetNouns } from './targets.ts';
import { headId } from './words.ts';

const TRIGGERS = new Set(['when', 'whenever', 'at']);

/** One English sentence as one or more Japanese ones. */
export function composeSentence(s: Sentence, c: Context): Sentence[] {
  if (s.gap || s.gaps?.length) unsayable();
  c.targets = [];
  c.after = [];
  c.heads = targetNouns(s).map(headId);
  const whole = idiom(s, c);
  if (whole) return [whole];
  const early: Adverbial[] = [];
  const late: Adverbial[] = [];
  const triggered = s.leading.some((a) => TRIGGERS.has(a.relation));
  s.leading.forEach((a) => {
    if (a.before) unsayable();
    const isEarly = TRIGGERS.has(a.relation) || (triggered && a.relation === 'if');
    (isEarly ? early : late).push(composeCondition(a, c, triggered));
  });
  const clauses = s.clauses.map((cl) => ({ from: cl, made: composeClause(cl, c, 'main') }));
  const around = clauses.flatMap(({ from }) => from.adverbials.filter(isElsewhere));
  const moved = around.filter((a) => a.relation !== 'where' && a.relation !== 'instead').map((a) => composeCondition(a, c, false));
  const instead = around.some((a) => a.relation === 'instead') ? [adverb('instead')] : [];
  const definitions = around.filter((a) => a.relation === 'where').map((a) => definition(a, c));
  const main = inSentences(clauses, [...late, ...unique(moved), ...instead], s);
  return [...chosen(c, early, main), ...definitions];
}

const unique = (list: Adverbial[]): Adverbial[] => list.filter((a, i) => !LEADING.has(a.relation) || list.findIndex((b) => b.relation === a.relation) === i);

/** The sentence that chooses targets, before what is done with them. */
function chosen(c: Context, early: Adverbial[], main: Sentence[]): Sentence[] {
  const [first, ...others] = main;
  if (c.targets.length === 0) return [{ ...first!, leading: [...early, ...first!.leading] }, ...others];
  const items = c.targets.flatMap((t) => t.items);
  const joins = c.targets.flatMap((t, i) => t.items.map((_, k) => (k > 0 ? t.joins![k]! : i > 0 ? 'and' : '')));
  const choose = clause({ id: 'target', stem: '対象と' }, [object(phrase(items, items.length > 1 ? { conjunction: 'and', joins } : {}))]);
  if (first!.leading.length === 0 && mergeable(first!, c)) return [{ ...first!, leading: early, clauses: [said(choose, { ending: 'stem', comma: true }), { ...first!.clauses[0]!, join: 'and' }] }, ...others];
  return [sentence([choose], early), ...main];
}

const MERGED = new Set(['destroy', 'exile', 'counter', 'tap', 'untap', 'return', 'put']);

function mergeable(s: Sentence, c: Context): boolean {
  const [only] = s.clauses;
  return s.clauses.length === 1 && c.targets.length === 1 && !only!.subject && !only!.modal && MERGED.has(only!.verb);
}

/** Clauses that follow each other; `then` opens a sentence of its own. */
function inSentences(clauses: { from: Clause; made: Clause }[], leading: Adverbial[], s: Sentence): Sentence[] {
  const found: Sentence[] = [];
  clauses.forEach(({ from, made }, i) => {
    const next = clauses[i + 1];
    const then = isThen(from) || (i === 0 && s.opens === 'then');
    const soft = then && i > 0 && runsOn(clauses[i - 1]!.from, from);
    const opened = then ? opening(made, adverb('then', { japanese: { variant: soft ? 2 : 1, comma: false } })) : made;
    if (i === 0 || (then && !soft)) found.push(sentence([opened], i === 0 ? leading : []));
    else found.at(-1)!.clauses.push({ ...opened, join: 'and' });
    const goesOn = next && (!isThen(next.from) || runsOn(from, next.from));
    if (goesOn) {
      const list = found.at(-1)!.clauses;
      list[list.length - 1] = said(list.at(-1)!, { ending: 'stem', comma: !isShort(made, next.from) });
    }
  });
  return found;
}

const isThen = (cl: Clause): boolean => cl.join === 'then' || cl.join === 'and-then';

const SHORT = new Set(['draw', 'discard', 'scry', 'surveil', 'mill', 'sacrifice']);

/** 「カード１枚を引き、その後カード１枚を捨てる。」 */
const runsOn = (cl: Clause, next: Clause): boolean => SHORT.has(cl.verb) && SHORT.has(next.verb);

const opening = (cl: Clause, a: Adverbial): Clause => ({ ...cl, adverbials: [a, ...cl.adverbials], order: ['adverbial', ...(cl.order ?? [])] });

/** 修整を受け飛行を得る: no comma. */
const isShort = (made: Clause, next: Clause): boolean => made.verb === 'get' && next.sharedSubject === true && ['gain', 'have'].includes(next.verb) && next.object?.items.every((n) => n.form === 'keyword') === true && made.adverbials.length === 0;

/** 「Ｘは…に等しい。」 */
function definition(a: Adverbial, c: Context): Sentence {
  const { clause: cl } = a;
  const [x] = cl?.subject?.items ?? [];
  if (!cl || a.clauses?.length || cl.verb !== 'be' || cl.negative || x?.count === undefined || !cl.object) unsayable();
  const value = composeCondition(a, c, false);
  const symbol = phrase(wording(noun({ count: x!.count! }), { counter: 'none' }));
  return sentence([clause({ id: 'equal' }, [subject(symbol), at('equal', value.phrase!, 'ni')])]);
}

