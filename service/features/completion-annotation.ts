import { say, type Message } from '../l10n/message.ts';
import { itemOf, type Candidate, type ProposedItem, type Typed } from './completion-candidate.ts';

/** Keys of annotations (see docs/card-format.md), what they are for, the values of those that have a list. */
const KEYS: readonly (readonly [key: string, ja: string, use: Message, values?: readonly string[]])[] = [
  ['rarity', '稀少度', say`The rarity, for all faces of the card.`, ['common', 'uncommon', 'rare', 'mythic']],
  ['flavor', 'フレイバー・テキスト', say`Flavor text; repeat the line for several paragraphs. It is never read as rules text.`],
  ['artist', 'アーティスト', say`The artist.`],
  ['note', 'メモ', say`A remark of your own, for example why the card is as it is. A rule may be named: \`CR 115.5\`.`],
  ['lang', '言語', say`The language of the card, for all its faces; without it the text decides.`, ['en', 'ja']],
];

const keyCandidate = ([key, ja, use]: (typeof KEYS)[number]): Candidate => ({ label: `@${key}`, insertText: `@${key} `, kind: 'word', detail: say`annotation · ${ja}`, documentation: () => use });

/** Items for a line that begins with `@`: its key, or the value of a key that has few. */
export function annotationItems(typed: Typed): ProposedItem[] {
  const end = typed.start + typed.text.length;
  const key = /^\s*[@＠]([^\s:：]*)$/u.exec(typed.text);
  if (key) {
    const rest = /^[^\s:：]*[^\S\r\n]?/u.exec(typed.after)![0].length;
    return KEYS.map((entry, rank) => itemOf(keyCandidate(entry), { start: end - key[1]!.length - 1, end: end + rest }, rank));
  }
  const value = /^\s*[@＠]([^\s:：]+)[\s:：]\s*(\S*)$/u.exec(typed.text);
  const values = value && KEYS.find(([name]) => name === value[1]!.toLowerCase())?.[3];
  if (!values) return [];
  const rest = /^\S*/u.exec(typed.after)![0].length;
  return values.map((label, rank) => itemOf({ label, kind: 'word', detail: `@${value[1]}` }, { start: end - value[2]!.length, end: end + rest }, rank));
}
