import { LLkLookaheadStrategy, type ILookaheadStrategy, type IOrAlt } from 'chevrotain';

/** What Chevrotain's functions look at: the next token's type. */
interface Probe {
  LA_FAST(): { tokenTypeIdx: number };
}

const probeOf = (tokenTypeIdx: number): Probe => ({ LA_FAST: () => ({ tokenTypeIdx }) });

/** The answers of one look-ahead, by the index of the next token's type; each is found out when it is first asked for. */
export interface Table<T> {
  known: T[];
  ask(tokenTypeIdx: number): T;
}

function tableOf<T>(find: (probe: Probe) => T): Table<T> {
  const known: T[] = [];
  return { known, ask: (tokenTypeIdx) => (known[tokenTypeIdx] = find(probeOf(tokenTypeIdx))) };
}

/** The look-ahead of one rule, each list by occurrence. */
export interface RuleTables {
  /** Which alternatives may begin so, in order. */
  or: Table<readonly number[]>[];
  option: Table<boolean>[];
  many: Table<boolean>[];
  atLeastOne: Table<boolean>[];
}

/** More alternatives than any rule has. */
const MOST_ALTERNATIVES = 32;

/** All alternatives that begin with the token, not only the first: gates choose among them. */
function alternativesFor(choose: (alternatives: IOrAlt<unknown>[]) => number | undefined, probe: Probe): number[] {
  const found: number[] = [];
  const untried: IOrAlt<unknown>[] = Array.from({ length: MOST_ALTERNATIVES }, (_, i) => ({ GATE: () => !found.includes(i), ALT: () => undefined }));
  for (let next = choose.call(probe, untried); next !== undefined; next = choose.call(probe, untried)) found.push(next);
  return found;
}

const KINDS: Readonly<Record<string, 'option' | 'many' | 'atLeastOne'>> = { Option: 'option', Repetition: 'many', RepetitionMandatory: 'atLeastOne' };

/** Chevrotain's own look-ahead of one token, which also fills `tables` by the names of the rules. */
export function tableStrategy(tables: Map<string, RuleTables>): ILookaheadStrategy {
  const usual = new LLkLookaheadStrategy({ maxLookahead: 1 });
  const tablesOf = (name: string): RuleTables => {
    let known = tables.get(name);
    if (!known) tables.set(name, (known = { or: [], option: [], many: [], atLeastOne: [] }));
    return known;
  };
  return {
    validate: (options) => usual.validate(options),
    buildLookaheadForAlternation(options) {
      const choose = usual.buildLookaheadForAlternation({ ...options, hasPredicates: true });
      tablesOf(options.rule.name).or[options.prodOccurrence] = tableOf((probe) => alternativesFor(choose, probe));
      return choose;
    },
    buildLookaheadForOptional(options) {
      const fits = usual.buildLookaheadForOptional(options);
      tablesOf(options.rule.name)[KINDS[options.prodType]!][options.prodOccurrence] = tableOf((probe) => fits.call(probe));
      return fits;
    },
  };
}
