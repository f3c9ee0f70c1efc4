/** An edition of the Comprehensive Rules that numbered rules anew. */
export interface Renumbering {
  /** The day since which the new numbers count. */
  since: string;
  /** Old number → new number. Subrules go with their rule. */
  moved: Readonly<Record<string, string>>;
  /** Numbers that this edition gave to rules of its own. */
  added: readonly string[];
}

/** Oldest first. Rules that were only added at the end of a list have moved nothing and are not here. */
export const RENUMBERINGS: readonly Renumbering[] = [
  { since: '2024-06-07', moved: { '111.11': '111.12', '111.12': '111.13' }, added: ['111.11'] },
  {
    // The keyword actions, sorted anew.
    since: '2025-06-06',
    moved: {
      '701.4': '701.5', '701.5': '701.6', '701.6': '701.7', '701.7': '701.8', '701.8': '701.9',
      '701.9': '701.10', '701.10': '701.12', '701.11': '701.13', '701.12': '701.14', '701.38': '701.15',
      '701.36': '701.16', '701.13': '701.17', '701.14': '701.18', '701.15': '701.19', '701.16': '701.20',
      '701.17': '701.21', '701.18': '701.22', '701.19': '701.23', '701.20': '701.24', '701.42': '701.25',
      '701.21': '701.26', '701.28': '701.27', '701.50': '701.28', '701.22': '701.29', '701.23': '701.30',
      '701.24': '701.31', '701.25': '701.32', '701.26': '701.33', '701.27': '701.34', '701.29': '701.35',
      '701.30': '701.36', '701.31': '701.37', '701.32': '701.38', '701.33': '701.39', '701.34': '701.40',
      '701.35': '701.41', '701.37': '701.42', '701.39': '701.43', '701.40': '701.44', '701.41': '701.45',
      '701.43': '701.46', '701.44': '701.47', '701.45': '701.48', '701.46': '701.49', '701.47': '701.50',
      '701.48': '701.51', '701.49': '701.52', '701.51': '701.53', '701.52': '701.54', '701.53': '701.55',
      '701.54': '701.56', '701.55': '701.57', '701.56': '701.58', '701.57': '701.59', '701.58': '701.60',
      '701.59': '701.61', '701.60': '701.62',
    },
    added: ['701.4', '701.11'],
  },
  {
    // Battles that are no Sieges.
    since: '2026-08-07',
    moved: { '310.8': '310.9', '310.9': '310.10', '310.10': '310.11', '310.11': '310.12', '704.5y': '704.5z', '704.5z': '704.5aa' },
    added: ['310.8', '704.5y'],
  },
  { since: '2026-09-25', moved: { '506.6': '506.7', '506.7': '506.8' }, added: ['506.6'] },
];

/** Sections that new kinds of cards moved down, edition by edition; where each stood before this day is not recorded. */
const MOVED_SECTIONS = { first: 719, last: 733, until: '2026-06-19' };

/** The edition whose numbers Cardwright's own rules and notes have. */
export const NEWEST_EDITION = '2026-09-25';

function step(number: string, moves: ReadonlyMap<string, string>, taken: readonly string[]): string | null {
  for (const whole of [number, number.replace(/[a-z]+$/, '')]) {
    const moved = moves.get(whole);
    if (moved !== undefined) return moved + number.slice(whole.length);
    if (taken.includes(whole)) return null;
  }
  return number;
}

/**
 * The number, in the edition of the day `to`, of the rule that has `number` in the edition of the day `from` (ISO dates).
 * null where that edition has no such rule, or its number there is not known. Says nothing of rules added at the end of a list.
 */
export function ruleNumberIn(number: string, from: string, to: string): string | null {
  if (isUnrecorded(number, from, to)) return null;
  let current: string | null = number;
  for (const { since, moved } of RENUMBERINGS) {
    if (current !== null && from < since && since <= to) current = step(current, new Map(Object.entries(moved)), []);
  }
  for (const { since, moved, added } of [...RENUMBERINGS].reverse()) {
    if (current !== null && to < since && since <= from) current = step(current, new Map(Object.entries(moved).map(([old, now]) => [now, old])), added);
  }
  return current;
}

function isUnrecorded(number: string, from: string, to: string): boolean {
  const section = Number.parseInt(number, 10);
  const { first, last, until } = MOVED_SECTIONS;
  return section >= first && section <= last && from < until !== to < until;
}
