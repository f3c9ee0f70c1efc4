import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { analyze } from '../../service/index.ts';
import { strayStrings, type Violation } from '../support/grammar/semantic-strings.ts';
import { faceFaults } from '../support/grammar/ownership.ts';
import { lostNodes } from '../support/tree.ts';

/** Real card text that developers may have beside the project; it is no part of it. */
const CORPUS = fileURLToPath(new URL('../../../shared/corpus/', import.meta.url));
const EVERY = 10;

/** Nodes without a meaning in what is understood whole: this may only become less. See known-faults.test.ts. */
const LOST: Readonly<Record<string, number>> = { 'mtg-en': 3, 'custom-sets': 12 };
/** Labels that still ride along as they are written, and costs that were not read. See known-faults.test.ts. */
const isKnown = ({ field, text }: Violation): boolean => (field === 'Clause.verb' && text === '') || (field === 'Ability.label' && /^(?:LEVEL|\d+—)/.test(text));

type Row = Record<string, string | undefined>;

const fileOf = (name: string): string => `${CORPUS}${name}.dev.jsonl`;
const sampleOf = (name: string): Row[] => readFileSync(fileOf(name), 'utf8').split('\n').filter(Boolean).filter((_, i) => i % EVERY === 0).map((line) => JSON.parse(line) as Row);

const magic = (r: Row): object => ({ object: 'card', lang: 'en', name: r['face_name'] ?? r['name'], mana_cost: r['mana_cost'], type_line: r['type_line'], oracle_text: r['oracle_text'] ?? r['text'] ?? '', power: r['power'], toughness: r['toughness'], layout: r['layout'] });
const japanese = (r: Row): object => ({ object: 'card', lang: 'ja', name: r['name_en'], printed_name: r['name_ja'], printed_type_line: r['type_ja'], printed_text: r['text_ja'] });
const yugioh = (lang: 'en' | 'ja') => (r: Row): object => ({ game: 'yugioh', lang, name: { en: r['name'], ja: r['name_ja'] }, card_type: r['card_type'] ?? r['type'], text: { [lang]: r[`text_${lang}`] ?? '' } });

const analysed = (record: object) => analyze(readDocument(JSON.stringify(record), 'jsonl'));

describe.each([['mtg-en', magic], ['custom-sets', magic]] as const)('%s, each tenth card', (name, record) => {
  const there = existsSync(fileOf(name));

  test.skipIf(!there)(there ? 'every character is owned once, and the counts agree' : 'skipped: no corpus beside the project', { timeout: 300_000 }, () => {
    const rows = sampleOf(name);
    expect(rows.length).toBeGreaterThan(500);
    const faults = rows.flatMap((row) => {
      const { faces, crashes = [] } = analysed(record(row));
      return [...faces.flatMap((face) => faceFaults(face.parsed, face.face.dialect)), ...crashes.map((c) => `${c.code}: ${c.message}`), ...(faces.length === 0 ? ['no face'] : [])].map((fault) => `${row['name']}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test.skipIf(!there)(there ? 'no piece of source text rides along in the tree' : 'skipped: no corpus beside the project', { timeout: 300_000 }, () => {
    const stray = sampleOf(name).flatMap((row) => analysed(record(row)).faces.flatMap((face) => face.parsed.paragraphs.flatMap((p) => strayStrings(p.ability, p.source.text).filter((v) => !isKnown(v)).map((v) => `${v.field}: ${v.text}`))));
    expect([...new Set(stray)]).toEqual([]);
  });

  test.skipIf(!there)(there ? 'what is understood whole has no node without a meaning' : 'skipped: no corpus beside the project', { timeout: 300_000 }, () => {
    const lost = sampleOf(name).flatMap((row) => analysed(record(row)).faces.flatMap((face) => face.parsed.paragraphs
      .filter((p) => !face.parsed.unrecognized.some((u) => p.source.start <= u.start && u.end <= p.source.end))
      .flatMap((p) => lostNodes(p.ability).map((n) => `${n.kind}: ${p.source.text.slice(n.start, n.end)}`))));
    expect(lost.slice(LOST[name])).toEqual([]);
  });
});

describe.each([['mtg-ja', 'mtg-ja', japanese], ['yugioh', 'yugioh-en', yugioh('en')], ['yugioh', 'yugioh-ja', yugioh('ja')], ['yugioh-custom', 'yugioh-en', yugioh('en')]] as const)('%s as %s, each tenth card', (name, dialect, record) => {
  const there = existsSync(fileOf(name));

  test.skipIf(!there)(there ? 'every record gives an answer that loses nothing' : 'skipped: no corpus beside the project', { timeout: 300_000 }, () => {
    const faults = sampleOf(name).flatMap((row) => {
      const { faces, crashes = [] } = analysed(record(row));
      const wrong = faces.filter((face) => face.dialect !== dialect).map((face) => `read as ${face.dialect}`);
      return [...wrong, ...faces.flatMap((face) => faceFaults(face.parsed, face.face.dialect)), ...crashes.map((c) => `${c.code}: ${c.message}`), ...(faces.length === 0 ? ['no face'] : [])].map((fault) => `${row['name'] ?? row['name_en']}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});
