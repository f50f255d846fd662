import { cos, TAU } from "../math/elementary.ts";

/** Where a texel lies in a weave. */
export interface WeavePlace {
  /** Height of the cloth there, 0 between the threads to 1 on the crown of a thread. */
  height: number;
  /** True where the thread that runs along V shows. */
  warp: boolean;
  /** Number of the thread that shows, 0 .. threads - 1, counted across it. */
  thread: number;
  /** Place across the thread, -1..1, and along it, in threads. */
  across: number;
  along: number;
}

const COSINES = 1024;
let cosines: Float32Array | undefined;

/** Cosine of a turn, from a table: weaves ask for it twice a texel. */
function cosineOfTurn(turn: number): number {
  cosines ??= Float32Array.from({ length: COSINES }, (_, i) => cos((i / COSINES) * TAU));
  return cosines[Math.floor((turn - Math.floor(turn)) * COSINES)] as number;
}

/**
 * Cloth of `threads` warps and wefts a tile.
 *
 * @param over Threads that a thread passes over in one go: 1 plain weave, 2 twill. `threads` must be a multiple of 2 * over.
 * @returns Sets `place` from x, y in tiles.
 */
export function weave(threads: number, over: 1 | 2) {
  const period = over * 2;
  return (x: number, y: number, place: WeavePlace): void => {
    const gx = x * threads;
    const gy = y * threads;
    const column = Math.floor(gx);
    const row = Math.floor(gy);
    const u = (gx - column) * 2 - 1;
    const v = (gy - row) * 2 - 1;
    // a warp rises and falls along V with one period of the weave, shifted by a thread from one to the next
    const warpWave = cosineOfTurn((gy - 0.5 * over + column) / period);
    const weftWave = -cosineOfTurn((gx - 0.5 * over + row) / period + (over === 1 ? 0 : 0.25));
    const warpHeight = (0.5 + 0.5 * warpWave) * 0.6 + 0.4 * Math.sqrt(Math.max(0, 1 - u * u * 0.95));
    const weftHeight = (0.5 + 0.5 * weftWave) * 0.6 + 0.4 * Math.sqrt(Math.max(0, 1 - v * v * 0.95));
    place.warp = warpHeight >= weftHeight;
    place.height = place.warp ? warpHeight : weftHeight;
    const thread = place.warp ? column : row;
    place.thread = ((thread % threads) + threads) % threads;
    place.across = place.warp ? u : v;
    place.along = place.warp ? gy : gx;
  };
}
