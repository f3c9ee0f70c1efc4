import { inBlock, inText, type Mutations } from './model.ts';

/** Slips of the pen: grammar, signs, capitals. */
export const WORD_MUTATIONS: Mutations = {
  'plural subject with a singular verb': inText('agreement', /(?<=^|[.] |[,] )((?:[Oo]ther )?[Cc]reatures you control) (get|have|gain)(?= [+\p{Ll}])/mu, (_, who, verb) => `${who} ${verb === 'have' ? 'has' : `${verb}s`}`),
  'singular subject with a plural verb': inText('agreement', /\b([Tt]his creature|[Ee]nchanted creature|[Ee]quipped creature) (get|gain)s\b/u, '$1 $2'),
  'cannot': inText('contraction', /\bcan't\b/u, 'cannot'),
  'does not': inText('contraction', /\b(does|do|is|are)n't\b/u, '$1 not'),
  'that is a copy': inText('contraction', /\bthat's a copy\b/u, 'that is a copy'),
  'word written twice': inText('doubled-word', / (the|of|to|a|an|your|from|with|target) /u, ' $1 $1 '),
  'it is for its': inText('its-it-is', /\bits (owner|controller|power|toughness|mana value)\b/u, "it's $1"),
  'its for it is': inText('its-it-is', /\bit's (a|an|not)\b/u, 'its $1'),
  'gains a change': inText('get-gain-have', /\bgets(?= [+-]\d+\/[+-]\d+)/u, 'gains'),
  'have a change': inText('get-gain-have', /\bget(?= [+-]\d+\/[+-]\d+)/u, 'have'),
  'gets an ability': inText('get-gain-have', /\bgains(?= (?:flying|haste|trample|indestructible|first strike|lifelink|menace|deathtouch|hexproof|vigilance) until)/u, 'gets'),
  'non with a hyphen': inText('non-prefix', /\bnon(?=[a-z]{4})/u, 'non-'),
  'non without its hyphen': inText('non-prefix', /\bnon-(?=\p{Lu})/u, 'non'),
  'full stop after the quotation': inText('quote-stop', /\."$/mu, '".'),
  'comma after Then': inText('then-comma', /(?<=[.] )Then (?=(?:you|draw|discard|put|shuffle|create|each|target|exile|sacrifice|that|it)\b)/u, 'Then, '),
  'trigger without its comma': inText('trigger-comma', /^(When(?:ever)? this (?:creature|enchantment|artifact) (?:enters|dies|attacks|blocks)), /mu, '$1 '),
  'beginning without its comma': inText('trigger-comma', /^(At the beginning of (?:your|each) (?:upkeep|end step)), (?!if )/mu, '$1 '),
  'hyphen for a dash': inText('typography', / — /u, ' - '),
  'two hyphens for a dash': inText('typography', /(?<=\p{L})—(?=\p{L}|\{)/u, '--'),
  'two spaces': inText('typography', /(?<=\p{Ll}) (?=\p{Ll})/u, '  '),
  'space before a comma': inText('typography', /(?<=\p{Ll}), /u, ' , '),
  'quotation left open': inText('unbalanced', /"$/mu, ''),
  'quotation never opened': inText('unbalanced', /\b(has|have|with|gains?|and) "/u, '$1 ', { mends: false }),
  'game word with a capital': inText('word-capitalization', /\b(target|an?|another|each) (creature|artifact|enchantment|card|player|opponent|permanent|spell)\b(?! \p{Lu})/u, (_, before, word) => `${before} ${word![0]!.toUpperCase()}${word!.slice(1)}`),
  'zone with a capital': inText('word-capitalization', /\b(your|the) (graveyard|library|hand|battlefield)\b/u, (_, before, word) => `${before} ${word![0]!.toUpperCase()}${word!.slice(1)}`),
  'keyword with a capital': inText('keyword-style', /^(\p{Lu}\p{Ll}+, )(flying|first strike|double strike|vigilance|trample|haste|lifelink|deathtouch|menace|reach)\b/mu, (_, before, word) => `${before}${word![0]!.toUpperCase()}${word!.slice(1)}`),
  'given keyword with a capital': inText('keyword-style', /\b(gains|has|have) (flying|trample|haste|vigilance|lifelink|deathtouch|menace|reach|hexproof|indestructible)\b/u, (_, before, word) => `${before} ${word![0]!.toUpperCase()}${word!.slice(1)}`),
  'full stop after keywords': inText('keyword-style', /^(Flying|Vigilance|Trample|Haste|Lifelink|Deathtouch|Menace|Reach)$/mu, '$1.'),
  'heading with a colon': inText('modal-header', /^((?:.*, )?[Cc]hoose (?:one|two|one or both|one or more)) —$/mu, '$1:'),
  'generic mana last': inBlock('symbol-order', (text, { manaCost }) => (/^\{\d+\}(?:\{[WUBRG]\})+$/u.test(manaCost) ? text.replace(manaCost, manaCost.replace(/^(\{\d+\})(.*)$/u, '$2$1')) : null)),
  'colors turned round': inBlock('symbol-order', (text, { manaCost }) => {
    const two = /^(\{\d+\})?(\{[WUBRG]\})(\{[WUBRG]\})$/u.exec(manaCost);
    return two && two[2] !== two[3] ? text.replace(manaCost, `${two[1] ?? ''}${two[3]}${two[2]}`) : null;
  }),
};
