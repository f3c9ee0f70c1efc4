import { sampleBlocks } from './read-sample.mjs';

const SYLLABLES = ['ba', 'du', 'fen', 'go', 'har', 'ki', 'lo', 'mar', 'nu', 'pel', 'ro', 'sul', 'tan', 'vi', 'wex', 'zo'];

/** A made-up word for each number: the same one every time, and no word of rules text. */
const syllables = (n) => (n < SYLLABLES.length ? SYLLABLES[n] : syllables(Math.floor(n / SYLLABLES.length)) + SYLLABLES[n % SYLLABLES.length]);

const nameOf = (line) => line.replace(/\s*\{.*$/, '');

/** The ways in which the text says the name: whole, before the comma, and its first word for a legend. */
function namesIn(name, typeLine) {
  const short = name.split(',')[0];
  const first = /^[A-Z][a-z]{3,}(?= )/.exec(short)?.[0];
  return [...new Set([name, short, ...(/Legendary/.test(typeLine) && first ? [first] : [])])];
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function renamed(face, syllable) {
  const [head, typeLine = '', ...rest] = face.split('\n');
  const name = nameOf(head);
  const names = namesIn(name, typeLine);
  const renaming = new RegExp(names.map(escaped).join('|'), 'g');
  const withWord = (text) => text.replace(renaming, (found) => found.replace(/^[^\s,]+/, (word) => `${word}${syllable}`));
  return [withWord(name) + head.slice(name.length), typeLine, ...rest.map(withWord)].join('\n');
}

const KEEPS_NUMBERS = /^(?:LEVEL\b|\d+—|[IVX]+(?:, [IVX]+)* —|@|\(|\{[^}]*\}: Level|Loyalty|Defense|.*\b(?:roll|d20)\b)/;

/** One to nine, moved on by `by`: other amounts, other sizes, other costs, the same sentence. */
const moved = (line, by) => (KEEPS_NUMBERS.test(line) ? line : line.replace(/(?<![\w.])\d(?![\w.])/g, (digit) => String(((Number(digit) + by) % 9) + 1)));

/** Copy number `n` of the sample: every card has another name, other numbers. */
function copyOf(block, n) {
  if (n === 0) return block;
  return block.split(/\n-{3,}\n/).map((face) => {
    const [head, ...rest] = renamed(face, syllables(n)).split('\n');
    return [head, ...rest.map((line, i) => (i === 0 ? line : moved(line, n)))].join('\n');
  }).join('\n----\n');
}

/** `count` cards in the card format: the sample first, then copies with distinct names and numbers. */
export function generatedBlocks(count) {
  const blocks = sampleBlocks();
  return Array.from({ length: count }, (_, i) => copyOf(blocks[i % blocks.length], Math.floor(i / blocks.length)));
}

const STATS = /^(?<power>[\dX*+-]+)\/(?<toughness>[\dX*+-]+)$/;

function faceRecord(face) {
  const [head, typeLine, ...lines] = face.split('\n').filter((line) => !line.startsWith('@'));
  const stats = STATS.exec(lines.at(-1) ?? '');
  const value = /^(Loyalty|Defense): (\d+)$/.exec(lines.at(-1) ?? '');
  return {
    name: nameOf(head), mana_cost: /\{.*$/.exec(head)?.[0] ?? '', type_line: typeLine,
    oracle_text: (stats || value ? lines.slice(0, -1) : lines).join('\n'),
    ...(stats?.groups ?? {}), ...(value ? { [value[1].toLowerCase()]: value[2] } : {}),
  };
}

/** The same cards as records of a JSON Lines file. */
export function recordsOf(blocks) {
  return blocks.map((block) => {
    const faces = block.split(/\n-{3,}\n/).map(faceRecord);
    return { object: 'card', lang: 'en', ...(faces.length === 1 ? faces[0] : { name: faces.map((f) => f.name).join(' // '), card_faces: faces }) };
  });
}
