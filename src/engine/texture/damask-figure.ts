import { clamp01 } from "../math/scalar.ts";
import { palmette } from "./palmette.ts";
import { cosTurn } from "./turn-table.ts";

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
    const at = Math.floor((y * 0.5 + 0.5) * SIDE) * SIDE + Math.floor((x * 0.5 + 0.5) * SIDE);
    // a line of the ground follows each leaf inside its rim
    const leaf = table[at] as number;
    best = Math.max(best, leaf > 0.3 && leaf < 0.46 ? 0.04 : leaf);
  }
  return best;
}
