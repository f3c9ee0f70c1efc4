import type { Adverbial, Clause, Noun } from '../../grammar/tree.ts';
import { isTokenNoun, hasWord } from '../engine/things.ts';
import { matchesOf } from '../engine/japanese-words.ts';
import { rule, type NodeContext, type Visitors } from '../engine/rule.ts';
import { verbLeaf } from '../engine/tree-places.ts';
import { onParagraph, rewrite } from '../engine/wording-words.ts';
import { sameCase } from '../engine/wording.ts';
import { say } from '../l10n/message.ts';

/** `onto the battlefield`, and the older `into play`. */
const placeOf = (clause: Clause): Adverbial | undefined =>
  clause.adverbials.find((a) => (a.relation === 'onto' && a.phrase?.items.some((i) => hasWord(i, 'battlefield'))) || (a.relation === 'into' && (a.clause?.verb === 'play' || a.phrase?.items.some((i) => hasWord(i, 'play')))));

/** A token that is not there yet: counted, not pointed at. */
const isNew = (noun: Noun): boolean => isTokenNoun(noun) && !noun.target && !noun.whole && !noun.possessor && !noun.determiners.some((d) => ['that', 'the', 'this', 'each', 'all', 'your', 'their', 'its'].includes(d));

const FORMS: Readonly<Record<string, string>> = { put: 'create', puts: 'creates' };

function edits(clause: Clause, place: Adverbial, ctx: NodeContext) {
  const verb = verbLeaf(clause);
  const form = verb && FORMS[ctx.text(verb).toLowerCase()];
  if (!verb || !form) return undefined;
  const own = clause.adverbials.find((a) => a.relation === 'under' && a.start === place.end + 1 && a.phrase?.items.some((i) => i.determiners.includes('your')));
  return [
    { span: verb, newText: sameCase(ctx.text(verb), form) },
    { span: { start: place.start - 1, end: own?.end ?? place.end }, newText: '' },
  ];
}

const english: Visitors = {
  Clause(clause, ctx) {
    if (clause.verb !== 'put' || clause.voice !== 'active' || clause.modal === 'would') return;
    const place = placeOf(clause);
    if (!place || !clause.object?.items.length || !clause.object.items.every(isNew)) return;
    const fix = edits(clause, place, ctx);
    ctx.report(clause, {
      message: say`Tokens are created, not put onto the battlefield (CR 701.7a). Write “create” and leave the battlefield out.`,
      fixes: fix ? [{ title: say`Write “create”`, edits: fix, preferred: true }] : [],
    });
  },
};

/** The count of tokens, and in which state they are, before what is done with them. */
const COUNTED_TOKENS = /トークンを?[0-9０-９XＸ]{1,3}[体つ個](?:まで)?を?(?:、?[^。、「」]{1,16}(?:状態|コントロール下)で、?)?$/u;
const PUT = /戦?場に出([すしさ])/gu;
const ENDINGS: Readonly<Record<string, string>> = { す: '生成する', し: '生成し', さ: '生成さ' };

const japanese = onParagraph((ctx) => {
  for (const at of matchesOf(ctx, PUT)) {
    if (!COUNTED_TOKENS.test(ctx.text({ start: Math.max(0, at.start - 60), end: at.start }))) continue;
    ctx.report(at, { message: say`Tokens are created, not put onto the battlefield (CR 701.7a): write “${ENDINGS[at.groups[0]!]!}”.`, fixes: [rewrite(at, ENDINGS[at.groups[0]!]!)] });
  }
});

export default rule({
  code: 'outdated-create',
  since: '0.1.0',
  wordingSince: '2016-09-30',
  severity: 'warning',
  rules: ['701.7a', '111.1'],
  summary: 'A token is put onto the battlefield instead of created.',
  why: 'Since 2016 cards create tokens; to put onto the battlefield is said of cards, which come from another zone.',
  bad: 'Warren Song {2}{G}\nSorcery\nPut two 1/1 green Squirrel creature tokens onto the battlefield.',
  good: 'Warren Song {2}{G}\nSorcery\nCreate two 1/1 green Squirrel creature tokens.',
  fixable: true,
  on: { en: english, ja: japanese },
});
