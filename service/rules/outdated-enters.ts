import { walk, type Adverbial, type Clause } from '../../grammar/tree.ts';
import { hasWord } from '../engine/things.ts';
import type { TextEdit } from '../model.ts';
import { matchesOf } from '../engine/japanese-words.ts';
import { rule, type NodeContext, type Visitors } from '../engine/rule.ts';
import { around, verbLeaf } from '../engine/tree-places.ts';
import { onParagraph, rewrite } from '../engine/wording-words.ts';
import { say } from '../l10n/message.ts';

const INDEFINITE = new Set(['a', 'another', 'one or more', 'one-or-more']);
const TRIGGERS = new Set(['when', 'whenever']);
const ENTER_FORMS: Readonly<Record<string, string>> = { come: 'enter', comes: 'enters', came: 'entered', coming: 'entering' };

/** These still name the battlefield: would enter, can't enter, had entered, have it enter, from elsewhere. */
function keepsBattlefield(clause: Clause, ctx: NodeContext): boolean {
  if (clause.modal || clause.negative || clause.past || clause.perfect || clause.progressive || !clause.subject && !clause.sharedSubject) return true;
  const outer = around(ctx, 'Clause');
  if (outer?.complement === clause) return true;
  return clause.adverbials.some((a) => a.relation === 'from');
}

/** `Whenever a Cat enters under your control`: where the condition could say of the thing itself that you control it. */
function underYourControl(clause: Clause, ctx: NodeContext): { at: Adverbial; edits: TextEdit[] } | undefined {
  const outer = ctx.path.at(-1);
  const at = clause.adverbials.find((a) => a.relation === 'under' && a.phrase?.items.some((noun) => hasWord(noun, 'control') && noun.determiners.includes('your')));
  const noun = clause.subject?.items.at(-1);
  if (!at || noun?.form !== 'common' || noun.target || !(noun.count || noun.determiners.some((d) => INDEFINITE.has(d))) || outer?.kind !== 'Adverbial' || !TRIGGERS.has(outer.relation)) return undefined;
  const end = noun.qualifiers[0]?.start ?? noun.end + 1;
  const you = { span: { start: end - 1, end: end - 1 }, newText: ' you control' };
  return { at, edits: [you, { span: { start: at.start - 1, end: at.end }, newText: '' }] };
}

function entersBattlefield(clause: Clause, ctx: NodeContext): void {
  const place = clause.object;
  const verb = verbLeaf(clause);
  const control = underYourControl(clause, ctx);
  if (place?.items.some((i) => hasWord(i, 'battlefield')) && !keepsBattlefield(clause, ctx)) {
    ctx.report({ start: verb?.start ?? place.start, end: place.end }, {
      message: say`Since 2024 cards say only “enters”: the battlefield is the one zone that permanents enter (CR 603.6a).`,
      fixes: [{ title: say`Leave out “the battlefield”`, edits: [{ span: { start: place.start - 1, end: place.end }, newText: '' }, ...(control?.edits ?? [])], preferred: true }],
    });
  } else if (!place && control) {
    ctx.report({ start: verb?.start ?? control.at.start, end: control.at.end }, {
      message: say`Since 2024 cards say “a creature you control enters”: who controls it stands with the permanent (CR 603.6a).`,
      fixes: [{ title: say`Write “you control” before “enters”`, edits: control.edits, preferred: true }],
    });
  }
}

function comesIntoPlay(clause: Clause, ctx: NodeContext): void {
  const place = clause.adverbials.find((a) => a.relation === 'into' && (a.clause?.verb === 'play' || [...walk(a)].some((n) => n.kind === 'Noun' && hasWord(n, 'play'))));
  const verb = verbLeaf(clause);
  if (!place || !verb) return;
  const form = ENTER_FORMS[ctx.text(verb).toLowerCase()];
  const at = { start: verb.start, end: place.end };
  ctx.report(at, {
    message: say`“Comes into play” is the wording of before 2009: permanents enter (CR 603.6a).`,
    fixes: form ? [{ title: say`Write “${form}”`, edits: [{ span: at, newText: form }], preferred: true }] : [],
  });
}

const english: Visitors = {
  Clause(clause, ctx) {
    if (clause.verb === 'enter') entersBattlefield(clause, ctx);
    else if (clause.verb === 'come') comesIntoPlay(clause, ctx);
  },
};

const PLAY = /場(?=に(?:出[るたすしさせて]|あ[るりっ]|残|戻)|から|を離れ)/gu;
/** A token that is put there: another rule's. */
const TOKEN_BEFORE = /トークン[^。「」]*$/u;

const japanese = onParagraph((ctx) => {
  for (const at of matchesOf(ctx, PLAY)) {
    const rest = ctx.text({ start: at.end, end: at.end + 3 });
    if (/^に出[すしさせ]/u.test(rest) && TOKEN_BEFORE.test(ctx.text({ start: 0, end: at.start }))) continue;
    ctx.report(at, { message: say`Since 2009 the zone is called ${'戦場'} (CR 403.1): write “${`戦場${rest}`}”.`, fixes: [rewrite(at, '戦場')] });
  }
});

export default rule({
  code: 'outdated-enters',
  since: '0.1.0',
  wordingSince: '2024-08-02',
  wordingSinceJa: '2009-07-17',
  severity: 'warning',
  rules: ['603.6a', '614.1c'],
  summary: '“Enters the battlefield” or “comes into play” where cards now say “enters”.',
  why: 'Since August 2024 “enters” alone means that a permanent enters the battlefield. The older wording still works.',
  bad: 'Reef Tinker {1}{U}\nCreature — Merfolk Artificer\nWhen this creature enters the battlefield, draw a card.\n1/2',
  good: 'Reef Tinker {1}{U}\nCreature — Merfolk Artificer\nWhen this creature enters, draw a card.\n1/2',
  fixable: true,
  on: { en: english, ja: japanese },
});
