import type { Ability } from '../../tree.ts';
import { renderAdverbial } from './adverbial.ts';
import { renderCost } from './cost.ts';
import { renderKeyword } from './keyword.ts';
import { say, UNSAID, type RenderOptions } from './options.ts';
import { renderSentence } from './sentence.ts';
import { abilityWord, capitalize } from './words.ts';

function labelText(ability: Ability): string {
  const { label } = ability;
  if (label === undefined) return '';
  if (/^[IVX,]+$/.test(label)) return `${label.split(',').join(', ')} — `;
  if (ability.ability === 'loyalty') return `${label.replace('-', '−')}: `;
  if (ability.ability === 'level') return label.includes('/') ? `${label} ` : `LEVEL ${label} `;
  if (ability.price) return `${label} ${ability.price.join('')} — `;
  return /^\d+(?:-\d+|\+)?$/.test(label) ? `${label.replace('-', '—')} | ` : `${label} `;
}

function keywordLine(ability: Ability, o: RenderOptions): string {
  let text = '';
  ability.keywords.forEach((use, i) => {
    const join = i === 0 ? '' : use.join === undefined ? ', ' : use.join === 'semicolon' ? '; ' : ` ${use.join} `;
    text += join + renderKeyword(use, o);
  });
  if (ability.definition) return `${capitalize(text)}, ${renderAdverbial(ability.definition, o)}.`;
  return capitalize(text) + (ability.keywords.at(-1)?.dash && ability.keywords.at(-1)?.cost?.items.some((i) => i.kind === 'Clause') ? '.' : '');
}

/** One paragraph: label, ability word, cost, and what follows. */
export function renderAbility(ability: Ability, o: RenderOptions): string {
  if (ability.ability === 'reminder') return '';
  const word = ability.flavor ?? (ability.word && capitalize(abilityWord(ability.word)));
  const opening = `${labelText(ability)}${word ? `${word} — ` : ''}`;
  const body = [
    ability.keywords.length > 0 && keywordLine(ability, o),
    ...ability.sentences.map((s) => renderSentence(s, o)),
    ability.gap && UNSAID,
  ];
  if (ability.ability === 'unknown' && !ability.gap) return UNSAID;
  return (opening + say(ability.cost && `${renderCost(ability.cost, o)}:`, ...body)).trimEnd();
}

/** A keyword with a cost is a sentence of its own in a quotation. */
const endOfQuote = (ability: Ability, text: string): string => (ability.keywords.length > 0 && /[^.,]$/.test(text) ? `${text}.` : text);

export const renderAbilityInQuotes = (ability: Ability, o: RenderOptions): string => `"${endOfQuote(ability, renderAbility(ability, o)).replace(/"/g, "'")}"`;
