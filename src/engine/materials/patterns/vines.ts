import { cos, PI, sin, TAU } from "../../math/elementary.ts";

/** In cells: as good as outside. */
const NONE = -0.1;
/** Leaves along one stem, by turns to either side. */
const LEAVES = 6;

const around = (d: number): number => d - Math.round(d);

/**
 * Two vines that wind up the cell, broad enough to be laid of stones: stems, leaves to either side, and in the third colour
 * grapes under some of them.
 *
 * @param x In cells, as `y`; periodic.
 * @param out Set to the signed distances to vine and grapes, positive inside.
 */
export function vines(x: number, y: number, out: Float64Array): void {
  let vine = NONE;
  let grapes = NONE;
  for (const [at, lead] of STEMS) {
    const swing = (v: number) => at + 0.075 * sin(TAU * (v + lead));
    vine = Math.max(vine, 0.022 - Math.abs(around(x - swing(y))) * 0.9);
    for (let k = 0; k < LEAVES; k += 1) {
      const root = (k + 0.5) / LEAVES;
      const side = k % 2 === 0 ? 1 : -1;
      const dx = around(x - swing(root)) * side;
      const dy = around(y - root);
      vine = Math.max(vine, leaf(dx, -dy));
      if (k % 3 === 1) grapes = Math.max(grapes, bunch(dx - 0.085, dy - 0.075));
    }
  }
  out[0] = vine;
  out[1] = grapes;
}

const STEMS = [
  [0.25, 0],
  [0.75, 0.37],
] as const;
const LEAN = [cos(PI / 5), sin(PI / 5)] as const;

/** Pointed, rising from its root to +x. */
function leaf(dx: number, up: number): number {
  const t = (dx * LEAN[0] + up * LEAN[1]) / 0.21;
  const off = Math.abs(-dx * LEAN[1] + up * LEAN[0]);
  if (t <= 0 || t >= 1) return NONE;
  const stalk = t < 0.3 ? 0.012 - off : NONE;
  return Math.max(stalk, 0.5 * Math.max(0, t - 0.16) * (1 - t) * (1.55 - t) * 0.72 - off);
}

/** Broad above, narrow below. */
const bunch = (dx: number, down: number): number =>
  0.055 - Math.sqrt(dx * dx * (1 + 9 * Math.max(0, down + 0.03)) + down * down * 0.7);
