import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Style } from "../style.ts";

/** Rows of ruffles, from the hem up to this share of the height of the cloth. */
const ROWS = 5;
const UP_TO = 0.62;
/** Points at which the cloth's outline is felt, waves of a ruffle, and the share of directions in which there must be cloth. */
const BINS = 36;
const WAVES = 15;
const ROUND = 0.8;
/** What has them on somebody who is dressed. */
const SKIRT = /^(?:dress|skirt|gown)$/;

/** Rows of ruffles round the skirt, each waved and standing out over the next. */
export const frilly: Style = {
  id: "frilly",
  apply: (thing) => {
    const skirt = thing.model.parts.find(({ slot }) => SKIRT.test(slot));
    const main = skirt?.slot ?? (Object.keys(thing.materials)[0] as string);
    const cloth = thing.model.parts.filter(({ slot }) => slot === main);
    if (cloth.length === 0) return thing;
    const { min, max } = boundsOf(cloth.map(({ geometry }) => geometry.positions));
    const high = max[1] - min[1];
    const middle = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
    const step = (UP_TO * high) / ROWS;
    const rows: Geometry[] = [];
    for (let row = 0; row < ROWS; row += 1) {
      const top = min[1] + step * (row + 1);
      const outline = outlineAt(cloth, middle, top - 0.5 * step, 0.6 * step);
      if (outline) rows.push(ruffle(outline, middle, top, step * 1.16, row));
    }
    if (rows.length === 0) return thing;
    const ruffles = makePart("ruffles", main, merge(rows), { weight: 1, crease: 1.1 });
    return { ...thing, model: { ...thing.model, parts: [...thing.model.parts, ruffles] } };
  },
};

/** How far the cloth reaches in each direction about a height. Undefined where it does not go all the way round. */
function outlineAt(
  cloth: readonly Part[],
  [mx, mz]: readonly [number, number],
  y: number,
  within: number,
): number[] | undefined {
  const reach = new Array<number>(BINS).fill(0);
  for (const { geometry } of cloth)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      if (Math.abs((geometry.positions[i + 1] as number) - y) > within) continue;
      const [x, z] = [(geometry.positions[i] as number) - mx, (geometry.positions[i + 2] as number) - mz];
      const bin = Math.floor(((atan2(x, z) + TAU) / TAU) * BINS) % BINS;
      reach[bin] = Math.max(reach[bin] as number, Math.sqrt(x * x + z * z));
    }
  const felt = reach.filter((r) => r > 0);
  if (felt.length < ROUND * BINS) return undefined;
  const mean = felt.reduce((sum, r) => sum + r, 0) / felt.length;
  const filled = reach.map((r) => r || mean);
  // folds of the skirt are none of the ruffle's
  return filled.map((_, k) => [-1, 0, 1].reduce((sum, d) => sum + (filled[(k + d + BINS) % BINS] as number), 0) / 3);
}

/** A band gathered at its upper edge, whose lower one stands out in waves. */
function ruffle(
  outline: readonly number[],
  [mx, mz]: readonly [number, number],
  top: number,
  deep: number,
  row: number,
): Geometry {
  const line = [1, 0.75, 0.5, 0.25, 0].map((t) => [1, -t * deep] as const);
  const inner = line.map(([, y]) => [0.98, y] as const).reverse();
  const band = lathe([...line, ...inner], WAVES * 8, true);
  return deform(band, ([x, y, z]) => {
    const r = Math.sqrt(x * x + z * z) || 1;
    const turn = ((atan2(x, z) + TAU) / TAU) * BINS - 0.5;
    const [low, share] = [Math.floor(turn), turn - Math.floor(turn)];
    const at = (k: number) => outline[((k % BINS) + BINS) % BINS] as number;
    const own = at(low) * (1 - share) + at(low + 1) * share;
    const down = clamp01(-y / deep);
    const wave = cos((turn / BINS) * TAU * WAVES + row * 1.7 + 0.6 * sin((turn / BINS) * TAU * 5 + row));
    const out = own * 1.02 + deep * (0.06 + 0.3 * down + 0.15 * down * wave) + (r < 0.99 ? -0.04 * deep : 0);
    return [mx + (x / r) * out, top + y + deep * 0.06 * down * wave, mz + (z / r) * out];
  });
}
