import { randomTable } from "./random-table.ts";
import { slowWaves } from "./slow-waves.ts";
import { createTrait, type Ground } from "./spread-trait.ts";

/** Places looked at along each side of the tile to find which cells touch. */
const LOOKS = 64;
/** Looks at a cell from which on its share of the tile is known. */
const SEEN = 2;
/** Above so many cells a tile the swaps cost more than they give: grids are dealt by blocks, all else by chance. */
const MOST = 600;
/** Above so many cells like ones side by side are grain and no landmark. */
const GRAIN = 12000;
/** Cells along a side of such a block, about: small enough that no eye tells one block from another. */
const BLOCK = 4;
/** Swaps tried for each cell, and at most. */
const TRIES = 48;
const TRIES_MOST = 4096;
/** What it counts that no corner is more motley than others, beside that none is darker. */
const CONTRAST = 0.2;

/**
 * Numbers in [0, 1), one a cell, for each seed. Of `kinds` they are the middles of as many equal steps, so that each kind is dealt
 * as often as the others, and as evenly over the tile; left out, no two cells have the same number.
 */
export type Deal = (seed: number, kinds?: number) => Float32Array;

/**
 * Deals a trait to the cells of a tile so that no corner of it stands out: one value of every step between 0 and 1, none twice,
 * and about every cell the neighbourhood comes to the mean, as does each half, quarter and row of the tile. Chance alone puts
 * three dark boards side by side, and the eye finds them in every tile again.
 *
 * @param cellAt Number of the cell at x, y in tiles, 0..1.
 */
export function evenDeal(count: number, cellAt: (x: number, y: number) => number): Deal {
  const ground = count > 2 && count <= MOST ? groundOf(count, cellAt) : undefined;
  return (seed, kinds = count) => {
    const chance = randomTable(count, seed);
    const order = Array.from(chance.keys()).sort((a, b) => (chance[a] as number) - (chance[b] as number) || a - b);
    const steps = Math.min(kinds, count);
    const table = new Float32Array(count);
    for (const [rank, cell] of order.entries()) table[cell] = (Math.floor((rank * steps) / count) + 0.5) / steps;
    if (!ground || steps < 2) return table;
    const picks = randomTable(2 * Math.min(count * TRIES, TRIES_MOST), seed + 1);
    if (steps < count) spreadKinds(table, steps, ground, picks);
    else spread(table, ground, picks);
    return table;
  };
}

function groundOf(count: number, cellAt: (x: number, y: number) => number): Ground {
  const owner = ownersOf(cellAt);
  const seen = new Uint16Array(count);
  for (const cell of owner) seen[cell] = (seen[cell] as number) + 1;
  const around = neighbourhoods(count, owner);
  // of cells so fine that some were never looked at the extremes would be dealt to those
  return seen.every((looks) => looks >= SEEN) ? { around, waves: slowWaves(count, owner, LOOKS) } : { around };
}

/** Mean of how far values of all steps lie from the middle, in squares. */
const USUAL = 1 / 3;
const farness = (value: number): number => (2 * value - 1) * (2 * value - 1);

/** Swaps two cells' values wherever that makes the tile more even, both dark beside pale and plain beside motley. */
function spread(table: Float32Array, ground: Ground, picks: Float32Array): void {
  const level = createTrait(table, 0.5, ground);
  const contrast = ground.waves && createTrait(table.map(farness), USUAL, ground);
  for (let k = 0; k + 1 < picks.length; k += 2) {
    const a = Math.floor((picks[k] as number) * table.length);
    const b = Math.floor((picks[k + 1] as number) * table.length);
    const [held, other] = [table[a] as number, table[b] as number];
    const [step, farther] = [other - held, farness(other) - farness(held)];
    if (level.change(a, b, step) + CONTRAST * (contrast?.change(a, b, farther) ?? 0) >= 0) continue;
    level.swap(a, b, step);
    contrast?.swap(a, b, farther);
    table[a] = other;
    table[b] = held;
  }
}

/** The same where many cells have one value: each kind is spread by itself, the middling ones as well as the extremes. */
function spreadKinds(table: Float32Array, kinds: number, ground: Ground, picks: Float32Array): void {
  const kindOf = (cell: number) => Math.floor((table[cell] as number) * kinds);
  const traits = Array.from({ length: kinds }, (_, kind) =>
    createTrait(
      table.map((_value, cell) => (kindOf(cell) === kind ? 1 : 0)),
      1 / kinds,
      ground,
    ),
  );
  for (let k = 0; k + 1 < picks.length; k += 2) {
    const a = Math.floor((picks[k] as number) * table.length);
    const b = Math.floor((picks[k + 1] as number) * table.length);
    const [own, other] = [traits[kindOf(a)], traits[kindOf(b)]];
    if (!own || !other || own === other) continue;
    if (own.change(a, b, -1) + other.change(a, b, 1) >= 0) continue;
    own.swap(a, b, -1);
    other.swap(a, b, 1);
    const held = table[a] as number;
    table[a] = table[b] as number;
    table[b] = held;
  }
}

/** The same for the cells of a grid, numbered row by row, for one seed; above so many that chance deals as evenly, of all values. */
export const evenGrid = (across: number, down: number, seed: number, kinds?: number): Float32Array =>
  across * down > GRAIN
    ? randomTable(across * down, seed)
    : across * down > MOST
      ? blockGrid(across, down, seed)
      : evenDeal(across * down, (x, y) => Math.floor(y * down) * across + Math.floor(x * across))(seed, kinds);

/**
 * A grid of many cells, dealt block by block: each block holds as many dark, middling and pale ones as any other, in an order
 * of its own. Chance alone crowds a dozen dark chips together even among thousands.
 */
function blockGrid(across: number, down: number, seed: number): Float32Array {
  const table = new Float32Array(across * down);
  const chance = randomTable(table.length * 2, seed);
  const [columns, rows] = [Math.ceil(across / BLOCK), Math.ceil(down / BLOCK)];
  for (let block = 0; block < columns * rows; block += 1) {
    const cells: number[] = [];
    const [column, row] = [block % columns, Math.floor(block / columns)];
    for (let y = startOf(row, down, rows); y < startOf(row + 1, down, rows); y += 1) {
      for (let x = startOf(column, across, columns); x < startOf(column + 1, across, columns); x += 1) {
        cells.push(y * across + x);
      }
    }
    cells.sort((a, b) => (chance[a] as number) - (chance[b] as number) || a - b);
    for (const [rank, cell] of cells.entries()) {
      table[cell] = (rank + 0.999 * (chance[table.length + cell] as number)) / cells.length;
    }
  }
  return table;
}

/** First cell of a block along one axis: blocks differ by one cell at most. */
const startOf = (block: number, cells: number, blocks: number): number => Math.floor((block * cells) / blocks);

/** The same for several grids one after another. */
export function evenGrids(
  grids: readonly { readonly across: number; readonly down?: number }[],
  seed: number,
): Float32Array {
  const counts = grids.map(({ across, down = across }) => across * down);
  const table = new Float32Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const [number, { across, down = across }] of grids.entries()) {
    table.set(evenGrid(across, down, seed + number), at);
    at += counts[number] as number;
  }
  return table;
}

/** Times each cell is dealt its kind, the later times knowing what all others have. */
const DEALS = 5;

/**
 * Deals kinds to the cells of a tile so that no two that touch are of one kind while there are kinds enough, and each comes
 * about as often as any other: like ones side by side run together into a patch, which the eye finds in every tile again.
 *
 * @param cellAt Number of the cell at x, y in tiles, 0..1.
 * @returns Of each cell, 0 .. kinds - 1.
 */
export function dealApart(
  count: number,
  kinds: number,
  cellAt: (x: number, y: number) => number,
  seed: number,
): Uint8Array {
  // at a corner two of a kind are borne before they are at a side
  const around = neighbourhoods(count, ownersOf(cellAt), SIDES);
  const chance = randomTable(count * (kinds + 1), seed);
  const order = Array.from({ length: count }, (_, cell) => cell).sort(
    (a, b) => (chance[a] as number) - (chance[b] as number) || a - b,
  );
  const dealt = new Int16Array(count).fill(-1);
  const uses = new Float64Array(kinds);
  // who comes late may find every kind around it: where those before it yield, none has to touch its own
  for (const cell of Array.from({ length: DEALS }, () => order).flat()) {
    const held = dealt[cell] as number;
    if (held >= 0) uses[held] = (uses[held] as number) - 1;
    dealt[cell] = -1;
    const costs = Float64Array.from(uses, (used, kind) => used + (chance[count + cell * kinds + kind] as number));
    for (const near of around[cell] as Int32Array) {
      touch(costs, dealt[near] as number, count);
      // one apart from it, and the same again is still seen as a pair
      for (const next of around[near] as Int32Array) touch(costs, dealt[next] as number, 2);
    }
    const kind = costs.indexOf(Math.min(...costs));
    dealt[cell] = kind;
    uses[kind] = (uses[kind] as number) + 1;
  }
  return Uint8Array.from(dealt);
}

/** What a ranked cell costs those that touch it, and those one apart. */
const TOUCHING = 1;
const NEXT = 0.4;

/**
 * Ranks the cells of a tile so that the first of them, however many are taken, lie apart: of accents dealt by chance three lie
 * side by side, and the eye finds them in every tile again.
 *
 * @param cellAt Number of the cell at x, y in tiles, 0..1.
 * @returns One value of every step between 0 and 1, one a cell.
 */
export function rankApart(count: number, cellAt: (x: number, y: number) => number, seed: number): Float32Array {
  if (count > MOST) return evenDeal(count, cellAt)(seed);
  const around = neighbourhoods(count, ownersOf(cellAt));
  const costs = Float64Array.from(randomTable(count, seed), (chance) => chance * NEXT);
  const table = new Float32Array(count);
  for (let rank = 0; rank < count; rank += 1) {
    const cell = costs.indexOf(Math.min(...costs));
    table[cell] = (rank + 0.5) / count;
    for (const near of around[cell] as Int32Array) {
      costs[near] = (costs[near] as number) + TOUCHING;
      for (const next of around[near] as Int32Array) costs[next] = (costs[next] as number) + NEXT;
    }
    costs[cell] = Number.POSITIVE_INFINITY;
  }
  return table;
}

function touch(costs: Float64Array, kind: number, cost: number): void {
  if (kind >= 0) costs[kind] = (costs[kind] as number) + cost;
}

/** Number of the cell at each of the places looked at, row by row. */
function ownersOf(cellAt: (x: number, y: number) => number): Int32Array {
  const owner = new Int32Array(LOOKS * LOOKS);
  for (let i = 0; i < owner.length; i += 1) {
    owner[i] = cellAt(((i % LOOKS) + 0.5) / LOOKS, (Math.floor(i / LOOKS) + 0.5) / LOOKS);
  }
  return owner;
}

/** Each cell and all that touch it, at their corners too unless only `SIDES` are looked across. */
function neighbourhoods(
  count: number,
  owner: Int32Array,
  ways: readonly (readonly [number, number])[] = [...SIDES, [1, 1], [-1, 1]],
): readonly Int32Array[] {
  const sets = Array.from({ length: count }, (_, cell) => new Set([cell]));
  const join = (a: number, x: number, y: number) => {
    const b = owner[(y % LOOKS) * LOOKS + ((x + LOOKS) % LOOKS)] as number;
    if (a === b) return;
    sets[a]?.add(b);
    sets[b]?.add(a);
  };
  for (let i = 0; i < owner.length; i += 1) {
    const [x, y] = [i % LOOKS, Math.floor(i / LOOKS)];
    for (const [dx, dy] of ways) join(owner[i] as number, x + dx, y + dy);
  }
  return sets.map((set) => Int32Array.from(set));
}
const SIDES = [
  [1, 0],
  [0, 1],
] as const;
