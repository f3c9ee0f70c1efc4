import { isLeaf, type Clause, type Leaf, type Node } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { sameCase } from '../engine/wording.ts';
import { say, type Message } from '../l10n/message.ts';

type Verb = 'get' | 'gain' | 'have';

const FORMS: Readonly<Record<string, Readonly<Record<Verb, string>>>> = {
  get: { get: 'get', gain: 'gain', have: 'have' }, gain: { get: 'get', gain: 'gain', have: 'have' }, have: { get: 'get', gain: 'gain', have: 'have' },
  gets: { get: 'gets', gain: 'gains', have: 'has' }, gains: { get: 'gets', gain: 'gains', have: 'has' }, has: { get: 'gets', gain: 'gains', have: 'has' },
};

const WHY: Readonly<Record<Verb, Message>> = {
  get: say`Changes of power and toughness are got`, gain: say`Abilities are gained for a time`, have: say`Abilities that last as long as the text is true are had`,
};

const isChange = ({ object }: Clause): boolean => object !== undefined && object.items.length > 0 && object.items.every((n) => n.form === 'change');
const isAbility = ({ object }: Clause): boolean => object !== undefined && object.items.length > 0 && object.items.every((n) => n.form === 'keyword' || n.form === 'quotation');

/** Whether a phrase that ends the change stands with this clause or with the whole sentence. */
const isForATime = (clause: Clause, sentence: Node | undefined): boolean =>
  [...clause.adverbials, ...(sentence?.kind === 'Sentence' ? [...sentence.leading, ...sentence.clauses.slice(sentence.clauses.indexOf(clause)).flatMap((c) => c.adverbials)] : [])].some((a) => /^until/.test(a.relation));

/** The verb that cards use here; undefined where the written one is right. */
function rightVerb(clause: Clause, { path }: NodeContext): Verb | undefined {
  const { verb, voice, negative, progressive, perfect } = clause;
  if (voice !== 'active' || negative || progressive || perfect || clause.past) return undefined;
  if (isChange(clause)) return verb === 'gain' || verb === 'have' ? 'get' : undefined;
  if (!isAbility(clause)) return undefined;
  const forATime = isForATime(clause, path.at(-1));
  if (verb === 'get') return forATime ? 'gain' : 'have';
  return verb === 'have' && clause.adverbials.some((a) => a.relation === 'until-end-of-turn') && forATime ? 'gain' : undefined;
}

export default rule({
  code: 'get-gain-have',
  since: '0.1.0',
  severity: 'warning',
  rules: ['113.10'],
  dialects: ['mtg-en'],
  summary: '“Gets”, “gains” and “has” are mixed up.',
  why: 'A creature gets +1/+1, gains an ability for a time, and has an ability for as long as the text is true. The verb tells a reader at once which of these is meant.',
  bad: 'Sudden Bloom {G}\nInstant\nTarget creature gains +2/+2 until end of turn.',
  good: 'Sudden Bloom {G}\nInstant\nTarget creature gets +2/+2 until end of turn.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      const right = rightVerb(clause, ctx);
      if (!right) return;
      const verb = clause.children.find((c): c is Leaf => isLeaf(c) && ctx.text(c).toLowerCase() in FORMS);
      const form = verb && FORMS[ctx.text(verb).toLowerCase()]?.[right];
      if (!verb || !form) return;
      const text = sameCase(ctx.text(verb), form);
      ctx.report(verb, { message: say`${WHY[right]} (CR 113.10). Write “${text}”.`, fixes: [{ title: say`Write “${text}”`, edits: [{ span: { start: verb.start, end: verb.end }, newText: text }], preferred: true }] });
    },
  },
});
