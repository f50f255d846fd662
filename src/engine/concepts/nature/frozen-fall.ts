import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, stretch } from "../../geometry/place.ts";
import { turnedUp } from "../building/masonry.ts";
import { layColour } from "../lay-colour.ts";
import { boulder } from "./stone-shape.ts";

/** White where it is rough and at the edges, deep blue in the folds. */
const iced =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const n = noise(x * 9, y * 1.6, z * 9, seed) + 0.5 * noise(x * 26, y * 5, z * 26, seed + 3);
    const pale = Math.min(1, Math.max(0, 0.62 + 0.55 * n));
    layColour(surface, [0.3 + 0.56 * pale, 0.55 + 0.38 * pale, 0.72 + 0.24 * pale], 0.22, 0);
    surface.height += 0.006 * n;
  };

/** Cracks like a net over a level sheet of ice. */
export const frozenOver =
  (seed: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    if (ny < 0.3) return;
    const n = noise(x * 2.6, y, z * 2.6, seed);
    const crack = Math.abs(noise(x * 3.2 + n, 0, z * 3.2 - n, seed + 9)) < 0.02;
    const snow = Math.min(1, Math.max(0, 0.35 + 1.3 * n));
    layColour(surface, crack ? [0.92, 0.96, 0.98] : [0.36 + 0.5 * snow, 0.6 + 0.33 * snow, 0.72 + 0.23 * snow], 0.2, 0);
  };

/** A column that reaches the foot and spreads there, or an icicle that ends above it. */
function column(top: number, low: number, radius: number, isWhole: boolean, seed: number): Geometry {
  const rows = 14;
  const line: Corner[] = Array.from({ length: rows + 1 }, (_, i): Corner => {
    const t = i / rows;
    const swell = 1 + 0.16 * noise(seed * 3.1, t * 7, 0, seed);
    const foot = isWhole ? 1 + 0.9 * Math.max(0, 0.22 - t) * 4.5 : Math.min(1, 0.08 + t * 1.25);
    return [radius * swell * foot, low + (top - low) * t];
  });
  const round = turnedUp([[0, low], ...line, [0, top]], 14, 1);
  return deform(round, ([x, y, z]) => {
    const k = 1 + 0.14 * noise(x * 30, y * 5, z * 30, seed);
    return [x * k, y, z * k];
  });
}

/**
 * A fall that stands still: columns of ice side by side from the lip to the foot, icicles before them, mounds of ice below.
 *
 * @param half Half its width; `top` the height of the lip; metres.
 */
export function frozenFall(half: number, top: number, footZ: number, seed: number, next: () => number): Part[] {
  const count = 11;
  const columns = Array.from({ length: count }, (_, i) => {
    const x = half * 1.02 * (2 * ((i + 0.3 + 0.4 * next()) / count) - 1);
    const radius = (half / count) * (1.25 + 0.5 * next());
    return move(column(top - 0.02 * next(), 0.1, radius, true, i + 1), [x, 0, -0.36 + 0.1 * next()]);
  });
  const icicles = Array.from({ length: 15 }, (_, i) => {
    const x = half * 1.12 * (2 * ((i + next()) / 15) - 1);
    const long = top * (0.22 + 0.42 * next());
    return move(column(top + 0.02, top - long, 0.05 + 0.025 * next(), false, i + 31), [x, 0, -0.24 + 0.1 * next()]);
  });
  const lip = move(stretch(boulder([half + 0.1, 0.13, 0.42], seed, 3, 26), [1, 1, 1]), [0, top, -0.56]);
  const mounds = Array.from({ length: 9 }, (_, i) => {
    const size = 0.15 + 0.12 * next();
    const x = half * 1.15 * (2 * ((i + next()) / 9) - 1);
    return move(boulder([size, size * 0.7, size], seed + i * 5, 5, 16), [x, 0.16, footZ - 0.1 + 0.18 * next()]);
  });
  return [
    ...makeParts("ice-column", "water", columns, { weight: 1, paint: iced(seed % 61) }),
    makePart("icicles", "water", merge(icicles), { weight: 0.9, paint: iced(seed % 53) }),
    makePart("lip", "water", lip, { weight: 0.7, paint: iced(seed % 47) }),
    makePart("mounds", "foam", merge(mounds), { weight: 0.6 }),
  ];
}
