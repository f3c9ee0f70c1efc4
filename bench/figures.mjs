import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('floors.json', import.meta.url);

export const readFloors = () => JSON.parse(readFileSync(FILE, 'utf8'));

const save = (floors) => writeFileSync(FILE, `${JSON.stringify(floors, null, 2)}\n`);

/**
 * A figure that may only get better. `better`: `more` has a floor, `less` a ceiling,
 * `same` is a number that is right as it is. `tolerance` is how far it may
 * fall behind before that is a failure, in the figure's own unit.
 * @typedef {{ id: string, better: 'more' | 'less' | 'same', tolerance: number, value: number | null }} Figure
 */

/** @param {Figure} figure */
export function verdictOf({ better, tolerance, value }, floor) {
  if (value === null || Number.isNaN(value)) return 'missing';
  if (floor === undefined) return 'new';
  if (better === 'same') return Math.abs(value - floor) > tolerance ? 'failed' : 'ok';
  const behind = better === 'more' ? floor - value : value - floor;
  if (behind > tolerance) return 'failed';
  return behind < 0 ? 'better' : 'ok';
}

/** Floors rise and ceilings fall to what was measured; never the other way. */
export function raise(floors, figures) {
  const next = { ...floors.floors };
  for (const { id, better, value } of figures) {
    if (value === null || Number.isNaN(value)) continue;
    const old = next[id];
    if (better === 'same' && old !== undefined) continue;
    next[id] = old === undefined ? value : better === 'more' ? Math.max(old, value) : Math.min(old, value);
  }
  save({ ...floors, floors: Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1))) });
}
