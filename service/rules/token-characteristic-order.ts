import type { Span } from '../../grammar/index.ts';
import type { Modifier, Noun } from '../../grammar/tree.ts';
import { articleEdit } from '../engine/noun-edits.ts';
import { rule, type NodeContext, type ProposedFix } from '../engine/rule.ts';
import { describing, isDescribed } from '../engine/token-places.ts';
import { say } from '../l10n/message.ts';

const RANKS: Readonly<Record<string, number>> = { status: 1, supertype: 2, color: 4, subtype: 5, type: 6, object: 7 };

/** Where a characteristic stands among the others; undefined for words that are none. */
function rankOf(m: Modifier): number | undefined {
  if (m.kind === 'power-toughness') return 3;
  if (m.kind === 'name') return 5;
  return m.kind === 'word' ? RANKS[m.class] : undefined;
}

interface Chunk extends Span {
  rank: number;
}

/** Neighbours of one kind, such as `white and black`, stay together. undefined where the words are joined in another way. */
function chunksOf(noun: Noun): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  for (const m of noun.modifiers) {
    const rank = rankOf(m);
    const last = chunks.at(-1);
    if (rank === undefined || (m.join !== undefined && last?.rank !== rank)) return undefined;
    if (last?.rank === rank) last.end = m.at.end;
    else chunks.push({ start: m.at.start, end: m.at.end, rank });
  }
  return chunks;
}

const byRank = (chunks: readonly Chunk[]): Chunk[] => [...chunks].sort((a, b) => a.rank - b.rank);

/** `colorless snow artifact`: after the size, a supertype may follow the color. */
const isPrinted = (chunks: readonly Chunk[]): boolean => chunks.every((chunk, i) => i === 0 || chunk.rank >= chunks[i - 1]!.rank || (chunk.rank === 2 && chunks[i - 1]!.rank !== 5));

function fixFor(noun: Noun, chunks: readonly Chunk[], ctx: NodeContext): ProposedFix {
  const right = byRank(chunks);
  const first = ctx.text(right[0]!);
  const span = { start: chunks[0]!.start, end: chunks.at(-1)!.end };
  return {
    title: say`Put the words in order`,
    edits: [...articleEdit(noun, first, ctx), { span, newText: right.map((chunk) => ctx.text(chunk)).join(' ') }],
    preferred: true,
  };
}

export default rule({
  code: 'token-characteristic-order',
  since: '0.1.0',
  severity: 'warning',
  rules: [],
  summary: 'The characteristics of a token do not stand in the order of printed cards.',
  why: 'Cards describe a token in one order: number, tapped, supertype, power and toughness, color, subtype, card type, “token”. In another order the words are harder to read, and tools may not read them at all.',
  bad: 'Nest Keeper {2}{G}\nSorcery\nCreate a green 1/1 Insect creature token.',
  good: 'Nest Keeper {2}{G}\nSorcery\nCreate a 1/1 green Insect creature token.',
  fixable: true,
  dialects: ['mtg-en'],
  on: {
    Token(token, ctx) {
      const noun = describing(token);
      if (!noun || !isDescribed(token, ctx)) return;
      const chunks = chunksOf(noun);
      if (!chunks || chunks.length < 2 || isPrinted(chunks)) return;
      const fix = fixFor(noun, chunks, ctx);
      ctx.report({ start: chunks[0]!.start, end: chunks.at(-1)!.end }, { message: say`Cards say it in the order size, color, subtype, card type. Write “${fix.edits.at(-1)!.newText}”.`, fixes: [fix] });
    },
  },
});
