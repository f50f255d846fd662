import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { cosTurn } from "../tones/turn-table.ts";
import { palmette } from "./palmette.ts";

const SIDE = 192;
let table: Float32Array | undefined;

/** Damask, palmettes in a net of ogees: how deep a place of the half-drop repeat lies in the figure, 0 ground to 1. `u` and `v` within -0.5..0.5. */
export function damaskFigure(u: number, v: number): number {
  table ??= palmette(SIDE);
  const net = Math.abs(Math.abs(u) - 0.25 - 0.2 * cosTurn(v));
  let best = clamp01(1 - net * 36) * 0.9;
  // a second motif stands half a repeat off, both ways
  for (let k = 0; k < 2; k += 1) {
    const x = (k === 0 ? u : u - (u < 0 ? -0.5 : 0.5)) / 0.36;
    const y = (k === 0 ? v : v - (v < 0 ? -0.5 : 0.5)) / 0.38;
    if (x <= -1 || x >= 1 || y <= -1 || y >= 1) continue;
    best = Math.max(best, veined(between(table, (x * 0.5 + 0.5) * SIDE - 0.5, (y * 0.5 + 0.5) * SIDE - 0.5)));
  }
  return best;
}

/** A line of the ground runs inside the rim of each leaf. */
const veined = (leaf: number): number => leaf * smoothstep(0.03, 0.1, Math.abs(leaf - 0.4));

/** The table's value between its cells' middles: outlines drawn from it have no steps. */
function between(cells: Float32Array, x: number, y: number): number {
  const left = Math.min(SIDE - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(SIDE - 2, Math.max(0, Math.floor(y)));
  const at = top * SIDE + left;
  const across = clamp01(x - left);
  const upper = lerp(cells[at] as number, cells[at + 1] as number, across);
  const lower = lerp(cells[at + SIDE] as number, cells[at + SIDE + 1] as number, across);
  return lerp(upper, lower, clamp01(y - top));
}
