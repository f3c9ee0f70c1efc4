import { BoundedMap } from '../../grammar/bounded-map.ts';

const ORDERS = ['WU', 'UB', 'BR', 'RG', 'GW', 'WB', 'UR', 'BG', 'RW', 'GU', 'WUB', 'UBR', 'BRG', 'RGW', 'GWU', 'WBG', 'URW', 'BGU', 'RWB', 'GUR', 'WUBR', 'UBRG', 'BRGW', 'RGWU', 'GWUB', 'WUBRG'];
const KEY = (colors: string): string => [...colors].sort().join('');
const ORDER_OF = new Map(ORDERS.map((order) => [KEY(order), order]));

const RANKS: readonly RegExp[] = [/^\{[XYZ]\}$/, /^\{\d+\}$/, /^\{C\}$/, /^\{S\}$/, /^\{[WUBRG]\}$/];

const KNOWN_COSTS = 2_000;
const known = new BoundedMap<string, { order: string | undefined }>(KNOWN_COSTS);

/** Symbols that stand together in the order of printed mana costs; undefined where one has no place in it (hybrids, {T}), or there are not several. */
export function inOrder(symbols: string): string | undefined {
  if (!symbols.includes('}{')) return undefined;
  let entry = known.get(symbols);
  if (!entry) known.set(symbols, (entry = { order: ordered(symbols.split(/(?<=\})/u))?.join('') }));
  return entry.order;
}

function ordered(symbols: readonly string[]): string[] | undefined {
  const ranks = symbols.map((symbol) => RANKS.findIndex((rank) => rank.test(symbol)));
  if (ranks.includes(-1)) return undefined;
  const colors = [...new Set(symbols.filter((_, i) => ranks[i] === 4).map((symbol) => symbol[1]!))].join('');
  const order = ORDER_OF.get(KEY(colors)) ?? colors;
  const place = (symbol: string, rank: number): number => rank * 10 + (rank === 4 ? order.indexOf(symbol[1]!) : 0);
  return symbols.map((symbol, i) => ({ symbol, at: place(symbol, ranks[i]!), i })).sort((a, b) => a.at - b.at || a.i - b.i).map(({ symbol }) => symbol);
}
