/** Which threads lie on top: a repeat of the weave. */
export interface Draft {
  /** Threads of a repeat, across and down. */
  readonly warps: number;
  readonly wefts: number;
  /** 1 where the warp, the thread along V, lies over the weft; row by row. */
  readonly over: Uint8Array;
}

/** A draft from a rule; warps and wefts are counted from 0. */
export function createDraft(warps: number, wefts: number, isOver: (warp: number, weft: number) => boolean): Draft {
  const over = new Uint8Array(warps * wefts);
  for (let i = 0; i < over.length; i += 1) over[i] = isOver(i % warps, Math.floor(i / warps)) ? 1 : 0;
  return { warps, wefts, over };
}

export const PLAIN_WEAVE = createDraft(2, 2, (warp, weft) => (warp + weft) % 2 === 0);
/** Even-sided twill: diagonal ribs of both threads alike. */
export const TWILL_2_2 = createDraft(4, 4, (warp, weft) => (warp + weft) % 4 < 2);
/** Warp-faced twill of denim: steep ribs of the warp, specks of the weft. */
export const TWILL_3_1 = createDraft(4, 4, (warp, weft) => (warp + weft) % 4 < 3);
/** Five-end satin: long floats of the warp, hardly a rib. */
export const SATIN_5 = createDraft(5, 5, (warp, weft) => (warp * 2 + weft) % 5 !== 0);
/** Pairs of threads woven as one. */
export const BASKET_WEAVE = createDraft(4, 4, (warp, weft) => (Math.floor(warp / 2) + Math.floor(weft / 2)) % 2 === 0);

/** Twill that turns back after every `turn` warps (a multiple of 4): the bone pattern of suits. */
export const herringboneTwill = (turn: number): Draft =>
  createDraft(turn * 2, 4, (warp, weft) => (((warp < turn ? warp : turn * 2 - 1 - warp) + weft) & 3) < 2);

/** Where a texel lies in a weave. */
export interface WeavePlace {
  /** Height of the cloth there, 0 between the threads to 1 on the crown of a thread. */
  height: number;
  /** True where the thread that runs along V shows. */
  warp: boolean;
  /** Number of the thread that shows, counted across it from 0. */
  thread: number;
  /** Place across the thread, -1..1, and along it, in threads. */
  across: number;
  along: number;
  /** Distance to the middle of the nearest hole between four threads: 0 in it, 1 on a crown. */
  hole: number;
}

export const createWeavePlace = (): WeavePlace => ({
  height: 0,
  warp: true,
  thread: 0,
  across: 0,
  along: 0,
  hole: 1,
});

const modulo = (n: number, period: number): number => ((n % period) + period) % period;

/**
 * Cloth of `warps` threads across and `wefts` down a tile, multiples of the draft's. A thread rises where it lies over and
 * sinks where it goes under, so that a float is a long loaf and a plain weave a row of beads.
 *
 * @returns Sets `place` from x, y in tiles; any real x, y.
 */
export function weave(warps: number, wefts: number, draft: Draft) {
  const { over, warps: repeatX, wefts: repeatY } = draft;
  const overAt = (column: number, row: number) =>
    over[modulo(row, repeatY) * repeatX + modulo(column, repeatX)] as number;
  return (x: number, y: number, place: WeavePlace): void => {
    const gx = x * warps;
    const gy = y * wefts;
    const column = Math.floor(gx);
    const row = Math.floor(gy);
    const u = (gx - column) * 2 - 1;
    const v = (gy - row) * 2 - 1;
    const here = overAt(column, row);
    const warpLevel = here + (overAt(column, v < 0 ? row - 1 : row + 1) - here) * v * v * 0.5;
    const weftLevel = 1 - here + (here - overAt(u < 0 ? column - 1 : column + 1, row)) * u * u * 0.5;
    const warpHeight = warpLevel * 0.6 + 0.4 * Math.sqrt(Math.max(0, 1 - u * u * 0.95));
    const weftHeight = weftLevel * 0.6 + 0.4 * Math.sqrt(Math.max(0, 1 - v * v * 0.95));
    place.warp = warpHeight >= weftHeight;
    place.height = place.warp ? warpHeight : weftHeight;
    place.thread = place.warp ? modulo(column, warps) : modulo(row, wefts);
    place.across = place.warp ? u : v;
    place.along = place.warp ? gy : gx;
    place.hole = 1 - Math.min(Math.abs(u), Math.abs(v));
  };
}
