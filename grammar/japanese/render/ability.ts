import type { Ability, Adverbial, Clause, Sentence } from '../../tree.ts';
import { renderAdverbial } from './adverbial.ts';
import { renderClause } from './clause.ts';
import { renderCost } from './cost.ts';
import { joinedTo } from './join.ts';
import { renderKeyword } from './keyword.ts';
import { symbols, UNSAID, wide, type JapaneseRenderOptions } from './options.ts';
import { abilityWord } from './words.ts';

function labelText({ ability, label, price }: Ability): string {
  if (label === undefined) return '';
  if (label === '•') return '・';
  if (label === '+' && price) return `＋${symbols(price)} ― `;
  if (/^[IVX, ]+$/.test(label)) return `${label.replace(/, /g, ',')} ― `;
  if (ability === 'loyalty') return `[${wide(label)}]：`;
  if (ability === 'row' || (ability === 'keyword' && /^\d+\+$/.test(label))) return `${wide(label)}｜`;
  if (ability === 'level') return label.startsWith('{') ? label : label.includes('/') ? wide(label) : /^\d+$/.test(label) ? `レベル${wide(label)}` : `Ｌｖ${wide(label)}：`;
  return label;
}

function wordText(ability: Ability): string {
  const word = ability.flavor ?? (ability.word && (abilityWord(ability.word) ?? UNSAID));
  const price = ability.label === '•' && ability.price ? `${symbols(ability.price)} ― ` : '';
  return (word ? `${word} ― ` : '') + price;
}

const keywordLine = (ability: Ability, o: JapaneseRenderOptions): string => {
  const last = ability.keywords.at(-1);
  return ability.keywords.map((use) => renderKeyword(use, o)).join('、') + (last?.dash && (ability.sentences.length > 0 || last.cost?.items.some((i) => i.kind === 'Clause')) ? '。' : '');
};

/** One paragraph: label, ability word, cost, and what follows. */
export function renderAbility(ability: Ability, o: JapaneseRenderOptions): string {
  if (ability.ability === 'reminder') return '';
  if (ability.ability === 'unknown' && !ability.gap) return ability.label ?? UNSAID;
  const body = [
    ability.keywords.length > 0 ? keywordLine(ability, o) : '',
    ...ability.sentences.map((s) => renderSentence(s, o)),
    ability.gap ? UNSAID : '',
  ];
  return labelText(ability) + wordText(ability) + (ability.cost ? `${renderCost(ability.cost, o)}：` : '') + body.join('');
}

/** An ability in quotation marks; marks inside change. */
export const renderQuotation = (ability: Ability, o: JapaneseRenderOptions): string => `「${renderAbility(ability, o).replace(/「/g, '『').replace(/」/g, '』')}」`;

/** A sentence with its mark at the end. */
export function renderSentence(sentence: Sentence, o: JapaneseRenderOptions): string {
  const before = (i: number): string => sentence.leading.filter((a) => (a.before ?? 0) === i).map((a) => leadingText(a, o)).join('') + (sentence.gaps ?? []).filter((g) => g === i).map(() => UNSAID).join('');
  const said = sentence.clauses.map((clause, i) => before(i) + renderClause(clause, o, { place: 'main', next: sentence.clauses[i + 1] }) + joinedTo(clause, sentence.clauses[i + 1]));
  return said.join('') + before(sentence.clauses.length) + endOf(sentence);
}

const leadingText = (a: Adverbial, o: JapaneseRenderOptions): string => renderAdverbial(a, o, true);

const endOf = ({ closing }: Sentence): string => (closing === 'none' ? '' : closing === 'comma' ? '、' : '。');

export type { Clause };
