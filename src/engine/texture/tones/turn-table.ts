import { cos, TAU } from "../../math/elementary.ts";

const ENTRIES = 4096;
let table: Float32Array | undefined;

/** Cosine of a number of whole turns, from a table to about 1e-3: for what is asked several times a texel. */
export function cosTurn(turns: number): number {
  table ??= Float32Array.from({ length: ENTRIES }, (_, i) => cos((i / ENTRIES) * TAU));
  return table[Math.floor((turns - Math.floor(turns)) * ENTRIES)] as number;
}

/** Sine of a number of whole turns, likewise. */
export const sinTurn = (turns: number): number => cosTurn(turns - 0.25);
