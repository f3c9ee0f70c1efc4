import type { Clause, Noun, Qualifier } from '../../grammar/tree.ts';
import { chosenBefore } from '../engine/chosen.ts';
import { untargeted } from '../engine/noun-edits.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { hasWord } from '../engine/things.ts';
import { patientOf } from '../engine/tree-places.ts';
import { sameCase, withArticle } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** Only you sacrifice: an order, or “you”. */
const isYours = ({ subject, sharedSubject, voice }: Clause): boolean =>
  voice === 'active' && (subject ? subject.items.length === 1 && subject.items[0]!.form === 'pronoun' && subject.items[0]!.id === 'you' : !sharedSubject);

/** `an opponent controls`, `you don't control`. */
function isAnothers({ clause }: Qualifier): boolean {
  if (clause?.verb !== 'control') return false;
  const who = clause.subject?.items[0];
  if (who?.id === 'you') return clause.negative;
  return who !== undefined && hasWord(who, 'opponent') && !clause.negative;
}

/** `Sacrifice target creature an opponent controls` → `Target opponent sacrifices a creature of their choice`. */
function givenAway(clause: Clause, noun: Noun, ctx: NodeContext): ProposedFix[] {
  const [first, last] = [noun.modifiers[0], noun.modifiers.at(-1)];
  if (ctx.face.dialect === 'mtg-ja' || clause.subject || clause.join || noun.qualifiers.length !== 1 || !first || !last || last.kind !== 'word' || last.plural) return [];
  const what = ctx.text({ start: first.at.start, end: last.at.end });
  const text = `${sameCase(ctx.text(clause), 'target')} opponent sacrifices ${withArticle(what)} of their choice`;
  return [{ title: say`Write “${text}”`, edits: [{ span: { start: clause.start, end: noun.end }, newText: text }], preferred: false }];
}

export default rule({
  code: 'illegal-sacrifice',
  since: '0.1.0',
  severity: 'warning',
  rules: ['701.21a'],
  summary: 'A target is sacrificed, or something that another player controls.',
  why: 'A player sacrifices only permanents that they control, and chooses them as the effect happens. A target would have to be chosen before, and one that another player controls is never sacrificed.',
  bad: 'Grim Toll {1}{B}\nSorcery\nSacrifice target creature an opponent controls. Draw two cards.',
  good: 'Grim Toll {1}{B}\nSorcery\nTarget opponent sacrifices a creature of their choice.',
  fixable: true,
  on: {
    Clause(clause, ctx) {
      if (clause.verb !== 'sacrifice' || ctx.path.some((n) => n.kind === 'Cost')) return;
      for (const item of patientOf(clause)?.items ?? []) {
        const noun = chosenAs(item, clause, ctx) ?? item;
        if (noun.form !== 'common' || noun.possessor || noun.whole) continue;
        const foreign = isYours(clause) && noun.qualifiers.some(isAnothers);
        if (!foreign && !isTarget(noun)) continue;
        const edit = untargeted(noun, ctx);
        if (foreign) ctx.report(noun, { severity: 'error', message: say`A player sacrifices only what they control themselves (CR 701.21a). Make the other player do it, as in “Target opponent sacrifices a creature of their choice”, or destroy it.`, fixes: givenAway(clause, noun, ctx) });
        else ctx.report(noun, {
          message: say`What is sacrificed is chosen as the effect happens, by the player who controls it; no printed card makes it a target (CR 701.21a). Leave “target” out.`,
          fixes: edit ? [{ title: say`Write “${edit.newText}” instead of “target”`, edits: [edit], preferred: false }] : [],
        });
      }
    },
  },
});

/** それ right after the choice: before a trigger or after another effect it may be yours by then. */
function chosenAs({ antecedent }: Noun, clause: Clause, { ability, path }: NodeContext): Noun | undefined {
  const sentence = path.at(-1);
  if (!antecedent || !isYours(clause) || sentence?.kind !== 'Sentence' || (sentence.leading.length > 0 && sentence.clauses[0] === clause)) return undefined;
  return chosenBefore(clause, ability).includes(antecedent) ? antecedent : undefined;
}

const isTarget = ({ target, determiners }: Noun): boolean => target !== undefined && !determiners.includes('that');
