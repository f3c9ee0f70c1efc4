import type { Span } from '../../grammar/index.ts';
import type { Adverbial, Clause } from '../../grammar/tree.ts';
import { rule, type NodeContext } from '../engine/rule.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** What printed cards say in place of a phrase. */
const CURRENT: readonly (readonly [RegExp, string])[] = [
  [/^(only )?once per turn$/i, 'only once each turn'],
  [/^(only )?once a turn$/i, 'only once each turn'],
  [/^(only )?any time you could cast a sorcery$/i, 'only as a sorcery'],
  [/^(only )?any time you could cast an instant$/i, 'only as an instant'],
  [/^(only )?at sorcery speed$/i, 'only as a sorcery'],
];

const rightFor = (adverbial: Adverbial, ctx: NodeContext): string | undefined => {
  const text = ctx.text(adverbial);
  const right = CURRENT.find(([old]) => old.test(text))?.[1];
  return right && sameCase(text, right);
};

/** `this ability` before the limit: cards leave it out. */
/** `only` that stands before the limit: it is said once. */
const withOnly = (span: Span, ctx: NodeContext): Span => {
  const only = /\bonly $/i.exec(ctx.paragraph.source.text.slice(0, span.start));
  return only ? { start: span.start - only[0].length, end: span.end } : span;
};

const selfOf = ({ verb, object }: Clause, adverbial: Adverbial): { start: number; end: number } | undefined => {
  const noun = verb === 'activate' && object?.items.length === 1 ? object.items[0] : undefined;
  return noun?.determiners.includes('this') && adverbial.start === object!.end + 1 ? { start: object!.start, end: adverbial.end } : undefined;
};

export default rule({
  code: 'activation-limit',
  since: '0.1.0',
  severity: 'warning',
  rules: ['602.5b', '602.5d'],
  dialects: ['mtg-en'],
  summary: 'The limit of an ability is said in words that cards do not use.',
  why: 'Cards say “Activate only once each turn” and “Activate only as a sorcery”. The rules define these words; other words make a reader look for a difference.',
  bad: 'Spark Coil {2}\nArtifact\n{1}: Draw a card. Activate only once per turn.',
  good: 'Spark Coil {2}\nArtifact\n{1}: Draw a card. Activate only once each turn.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      if ((clause.verb !== 'activate' && clause.verb !== 'do') || clause.subject) return;
      for (const adverbial of clause.adverbials) {
        const right = rightFor(adverbial, ctx);
        if (!right) continue;
        const span = withOnly(selfOf(clause, adverbial) ?? { start: adverbial.start, end: adverbial.end }, ctx);
        ctx.report(adverbial, { message: say`Cards say “${right}” (CR 602.5).`, fixes: [{ title: say`Write “${right}”`, edits: [{ span, newText: right }], preferred: true }] });
      }
    },
  },
});
