import type { PrintedCards } from '../../grammar/printed-cards.ts';
import { blockOf, inBlock, inTypeLine, type Mutations } from './model.ts';

/** Sentences in a line that is longer than any that is read. */
const TOO_MANY_SENTENCES = 2_000;

const PRINTED = 'Larder Imp';

/** A card file with one card. */
const CARD_FILE: PrintedCards = {
  byName: new Map([[PRINTED.toLowerCase(), { name: PRINTED, supertypes: [], types: ['creature'], subtypes: ['Imp'], colors: ['black'], power: '1', toughness: '1' }]]),
  key: 'own-mutations',
};

/** Slips in the lines of a `.card` file, and in what stands around the rules text. */
export const FILE_MUTATIONS: Mutations = {
  'battle without defense': inBlock('card-missing-defense', (text, { typeLine }) => (/\bBattle\b/u.test(typeLine) ? text.replace(/\n(?:Defense: )?\d+$/mu, '') : null), false),
  'planeswalker without loyalty': inBlock('card-missing-loyalty', (text, { typeLine }) => (/\bPlaneswalker\b/u.test(typeLine) ? text.replace(/\n(?:Loyalty: )?(?:\d+|X)$/mu, '') : null), false),
  'card without its type line': inBlock('malformed-card', (_, { name, manaCost, typeLine, body }) => (body && /\p{Ll}/u.test(body) && !typeLine.startsWith('define') ? `${name} ${manaCost}`.trim() + `\n${body}` : null), false),
  'card type misspelt': inTypeLine('unknown-card-type', /(?<=^|^Legendary )\b(Creat|Insta|Sorc|Enchant|Arti)([a-z])([a-z])(?=[a-z]*(?: —|$))/u, (_, start, a, b) => `${start}${b}${a}`),
  'supertype misspelt': inTypeLine('unknown-supertype', /^(?:Legendary|Basic|Snow)\b/u, (word) => (word === 'Legendary' ? 'Legendray' : word === 'Basic' ? 'Basci' : 'Snwo')),
  'annotation misspelt': inBlock('unknown-annotation', (text) => `${text}\n@raritty common`, false),
  'comment that ignores nothing': inBlock('unused-ignore', (_, row) => (row.body ? blockOf({ ...row, body: `# cardwright-ignore-next-line undefined-token -- not yet\n${row.body}` }) : null), false),
  'line too long to read': inBlock('too-large', (_, row) => blockOf({ ...row, body: `${row.body}\n${'Draw a card. '.repeat(TOO_MANY_SENTENCES)}` }), false),
  'record cut off': inBlock('malformed-record', (_, { name, typeLine }) => JSON.stringify({ name, type_line: typeLine }).slice(0, -1), false),
  'name of a printed card': { ...inBlock('printed-name', (_, row) => (row.typeLine.startsWith('Creature') ? blockOf({ ...row, name: PRINTED }) : null), false), cards: CARD_FILE },
  'words without a meaning': inBlock('unrecognized-text', (_, row) => (row.body.includes(' the ') ? blockOf({ ...row, body: row.body.replace(' the ', ' whenever the of ') }) : null), false),
};

const DEFINED = /^define (token|keyword|ability word|counter)\b/u;

/** Slips in what a file defines. */
export const DEFINITION_MUTATIONS: Mutations = {
  'defined word that the rules have': inBlock('definition-clash', (text) => (/^define token \w+/u.test(text) ? text.replace(/^define token \w+/u, 'define token Food') : null), false),
  'word defined twice': inBlock('duplicate-definition', (text) => (DEFINED.test(text) ? `${text}\n\n${text}` : null), false),
  'definition of no kind': inBlock('malformed-definition', (text) => (DEFINED.test(text) ? text.replace(/^define \w+/u, 'define tokn') : null), false),
};
