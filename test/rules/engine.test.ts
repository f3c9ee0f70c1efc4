import { describe, expect, test } from 'vitest';
import { readDocument } from '../../grammar/index.ts';
import { rule, type Rule } from '../../service/engine/rule.ts';
import { runRules } from '../../service/engine/run.ts';
import { analyze, analyzeInSteps, ruleDescriptions } from '../../service/index.ts';
import { say } from '../../service/l10n/message.ts';
import { RULES } from '../../service/rules/index.ts';

const CARD = 'Ember Lash {2}{R}\nSorcery\nDestroy target player.\nDraw a card.';

const made = (code: string, on: Rule['on'], more: Partial<Rule> = {}): Rule =>
  rule({ code, since: '0.1.0', severity: 'warning', rules: ['100.1'], summary: 'S.', why: 'W.', bad: '', good: '', fixable: false, on, ...more });

const run = (rules: readonly Rule[], text = CARD, options = {}) => runRules(readDocument(text, text.startsWith('{') ? 'jsonl' : 'card'), rules, options);

describe('a rule that fails', () => {
  const crash = made('broken-rule', { Clause() { throw new Error('fell over'); } });
  const sound = made('sound-rule', { Clause: (clause, ctx) => ctx.report(clause, { message: say`${clause.verb}` }) });

  test('is named, and the others go on', () => {
    const analysis = run([crash, sound]);
    expect(analysis.crashes).toEqual([{ code: 'broken-rule', card: 'Ember Lash', message: 'fell over' }, { code: 'broken-rule', card: 'Ember Lash', message: 'fell over' }]);
    expect(analysis.faces[0]!.findings.map(({ message }) => message)).toEqual(['destroy', 'draw']);
  });
  test('is not run where it is off', () => {
    expect(run([crash], CARD, { rules: { 'broken-rule': 'off' } }).crashes).toBeUndefined();
  });
});

describe('severity', () => {
  const both = made('some-rule', { Clause: (clause, ctx) => ctx.report(clause, clause.verb === 'draw' ? { message: say`m`, severity: 'error' } : { message: say`m` }) });

  test('the rule\'s own, or that of the report', () => {
    expect(run([both]).faces[0]!.findings.map(({ severity }) => severity)).toEqual(['warning', 'error']);
  });
  test('the project\'s, before both', () => {
    expect(run([both], CARD, { rules: { 'some-rule': 'hint' } }).faces[0]!.findings.map(({ severity }) => severity)).toEqual(['hint', 'hint']);
    expect(run([both], CARD, { rules: { 'some-rule': 'off' } }).faces[0]!.findings).toEqual([]);
  });
});

describe('places', () => {
  const draws = made('draws', {
    Clause(clause, ctx) {
      if (clause.verb === 'draw') ctx.report(clause, { message: say`${ctx.text(clause)}`, fixes: [{ title: say`t`, preferred: true, edits: [{ span: clause, newText: '' }] }] });
    },
  });

  test('count in the file, those of edits too', () => {
    const [finding] = run([draws]).faces[0]!.findings;
    expect(CARD.slice(finding!.start, finding!.end)).toBe('Draw a card');
    expect(finding!.message).toBe('Draw a card');
    expect(finding!.fixes[0]!.edits[0]!.span).toEqual({ start: finding!.start, end: finding!.end });
  });
  test('or in the field of a record', () => {
    const text = 'Destroy target player.\nDraw a card.';
    const [finding] = run([draws], JSON.stringify({ object: 'card', name: 'Ember Lash', type_line: 'Sorcery', oracle_text: text })).faces[0]!.findings;
    expect(finding!.field).toBe('text');
    expect(text.slice(finding!.start, finding!.end)).toBe('Draw a card');
  });
  test('findings come in the order of the text, each once', () => {
    const twice = made('twice', { Noun: (noun, ctx) => { if (noun.target) { ctx.report(noun, { message: say`m` }); ctx.report(noun, { message: say`m` }); } } });
    expect(run([draws, twice]).faces[0]!.findings.map(({ code }) => code)).toEqual(['twice', 'draws']);
  });
});

describe('what a rule sees', () => {
  test('the ability around a node: a quoted one where it is quoted', () => {
    const seen: string[] = [];
    run([made('looks', { Clause: (clause, ctx) => void seen.push(`${clause.verb} ${ctx.ability.ability} ${ctx.path.length > 2}`) })], 'Ember Coat {1}\nArtifact\nCreatures you control have "Whenever this creature attacks, draw a card."');
    expect(seen).toContain('have static false');
    expect(seen).toContain('draw triggered true');
  });
  test('each token and each target once, with its noun', () => {
    const seen: string[] = [];
    const looks = made('looks', {
      Token: (token, ctx) => void seen.push(`${token.name} ${token.noun ? ctx.text(token.noun) : '–'}`),
      Target: (target, ctx) => void seen.push(`${target.source} ${target.noun ? ctx.text(target.noun) : '–'}`),
    });
    run([looks], 'Ember Coat {1}\nArtifact — Equipment\nEquip {2}\nWhen this Equipment enters, create a 1/1 white Soldier creature token and destroy target land.\nInvestigate.');
    expect(seen.sort()).toEqual(['Clue Token –', 'Soldier Token a 1/1 white Soldier creature token', 'keyword –', 'text target land']);
  });
  test('only the dialects that it asks for', () => {
    const asks = (dialects?: Rule['dialects']) => run([made('looks', { Face: (ctx) => ctx.report(ctx.face.name!, { message: say`m` }, 'name') }, { dialects })], '{"game":"yugioh","lang":"en","name":{"en":"Ember Knight"},"text":{"en":"Draw 1 card."}}').faces[0]!.findings.length;
    expect([asks(), asks(['mtg-en']), asks(['yugioh-en'])]).toEqual([0, 0, 1]);
  });
  test('the other cards of the document', () => {
    const seen: number[] = [];
    run([made('looks', { Face: (ctx) => void seen.push(ctx.set.cardsWith('Soldier'), ctx.set.cardsWith('Mage')) })], `${CARD}\n\nA {W}\nCreature — Soldier\n1/1\n\nB {W}\nCreature — Soldier Soldier\n1/1`);
    expect(seen).toEqual([2, 0, 2, 0, 2, 0]);
  });
});

test('the façade runs every rule and describes each', () => {
  const analysis = analyze(readDocument(CARD, 'card'));
  expect(analysis.faces[0]!.findings.map(({ code }) => code)).toEqual(['illegal-target']);
  expect(ruleDescriptions().map(({ code }) => code)).toEqual(RULES.map(({ code }) => code));
  expect(ruleDescriptions()[0]).not.toHaveProperty('on');
});

test('codes are unique and in order', () => {
  const codes = RULES.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
});

test.each(['', '\n', 'Name', '{"a":1}', '"', '{'.repeat(3000), `Name\nCreature\n${'"Create a '.repeat(400)}`, 'Name\nInstant\nDestroy target target target.\u0000\uD800', `Name\nArtifact — ${'Elff '.repeat(3000)}`])('never throws, hostile text %#', (text) => {
  const analysis = run(RULES, text);
  expect(analysis.crashes).toBeUndefined();
});

describe('what was found before', () => {
  const text = `${CARD}\n\nLarder Warden {1}{G}\nCreature — Goblim\n{T}: Create a Tresure token.\n2/2`;
  const placed = (source: string) => {
    const analysis = run(RULES, source);
    return analysis.faces.flatMap(({ findings }) => findings.map((finding) => `${finding.code} ${finding.severity} ${source.slice(finding.start, finding.end)} ${finding.fixes.slice(0, 1).map((fix) => fix.edits.map((edit) => source.slice(edit.span.start, edit.span.end)).join()).join()}`));
  };

  test('is placed anew when the card moves', () => {
    const before = placed(text);
    expect(before).toEqual(['illegal-target error target player ', 'unknown-subtype error Goblim Goblim', 'undefined-token error Tresure Tresure']);
    expect(placed(`# A new section\n\nGull Watch {W}\nCreature — Bird\n1/1\n\n${text}`)).toEqual(before);
  });
  test('what the card means is placed anew too', () => {
    const first = 'Kite Warden {1}{W}\nCreature — Human\nFrobnicate.\nWhen this creature enters, target opponent creates two Treasure tokens.\n2/2';
    const moved = `Gull Watch {W}\nCreature — Bird\nFlying\n1/1\n\n${first}`;
    const fresh = run([...RULES], moved).faces[1]!;
    run(RULES, first);
    const known = run(RULES, moved).faces[1]!;
    expect(known.parsed.unrecognized).not.toEqual([]);
    expect(known.tokens).not.toEqual([]);
    expect(known.targets).not.toEqual([]);
    expect(known).toEqual(fresh);
  });
  test('a translation is read with its own name', () => {
    const card = (name: string): string => `${name} {1}{W}\nCreature — Bird\n${name} has flying.\n1/1\n@lang ja\nクリーチャー — 鳥\n${name}は飛行を持つ。\n1/1`;
    run(RULES, card('Gull Watch'));
    const changed = run(RULES, card('Gull Watch').replaceAll('Gull Watch', 'Tern Watch').replace('Tern Watchは', 'Gull Watchは'));
    expect(changed.faces[1]!.parsed).toEqual(run([...RULES], changed.document.text).faces[1]!.parsed);
  });
  test('is found anew when another card changes it', () => {
    placed(text);
    expect(placed(`${text}\n\nMudkin {R}\nCreature — Goblim\n1/1`).filter((line) => line.startsWith('unknown-subtype'))).toEqual(['unknown-subtype warning Goblim Goblim', 'unknown-subtype warning Goblim Goblim']);
    expect(placed(text).filter((line) => line.startsWith('unknown-subtype'))).toEqual(['unknown-subtype error Goblim Goblim']);
  });
  test('depends on the settings', () => {
    run(RULES, text);
    expect(run(RULES, text, { rules: { 'illegal-target': 'hint' } }).faces[0]!.findings.map(({ severity }) => severity)).toEqual(['hint']);
  });
  test('a record whose cost is unknown is not one without a cost', () => {
    const record = (cost: object): string => JSON.stringify({ object: 'card', name: 'Ember Lash', type_line: 'Sorcery', oracle_text: 'Draw X cards.', ...cost });
    expect([{}, { mana_cost: null }, {}].map((cost) => run(RULES, record(cost)).faces[0]!.findings.length)).toEqual([0, 1, 0]);
  });
});

test('in steps: a pause after each card, and the same answer', () => {
  const document = readDocument(`${CARD}\n\nGull Watch {W}\nCreature — Bird\n1/1`, 'card');
  const steps = analyzeInSteps(document);
  let pauses = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      expect(step.value).toEqual(analyze(document));
      break;
    }
    pauses++;
  }
  expect(pauses).toBe(2);
});

test.each([
  ['clauses', `Name\nSorcery\n${'Destroy target creature and '.repeat(700)}`],
  ['tokens', `Name\nSorcery\nCreate ${'a 1/1 Goblim creature token, '.repeat(600)}and a Food token.`],
  ['sentences', `Name\nEnchantment\n${'Target creature you control gets +1/+1. '.repeat(480)}`],
  ['cards without a zone', `Name\nSorcery\n${'Return target creature card to your hand. '.repeat(450)}`],
  ['paragraphs', `Name\nSorcery\n${'Brimblewise the glimmer.\n'.repeat(2_000)}`],
  ['capitals', `Name\nSorcery\nCreate a ${'A'.repeat(19_000)} token (`],
])('thousands of %s in one card are checked in seconds', (_, text) => {
  const start = performance.now();
  run(RULES, text);
  expect(performance.now() - start).toBeLessThan(5_000);
});
