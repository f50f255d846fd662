import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { layColour } from "../lay-colour.ts";

const GOLD = fromHex("#d8a434");
const COATS = ["#f4efe4", "#c98a4c", "#3a2a22", "#e8c890", "#9aa0a8", "#f4efe4"].map(fromHex);
const SADDLES = ["#c8202c", "#1f5fb0", "#2a8a4a", "#7a2a90", "#e0881c", "#1f9a9a"].map(fromHex);
const MANES = ["#5a3418", "#f2ead8", "#f2ead8", "#7a4a24", "#2a2624", "#d8a434"].map(fromHex);

/**
 * A leaping horse about its pole at the origin, its head towards +X; one piece, to be painted.
 *
 * @param cell Side of the grid's cells it is meshed with, metres.
 */
export function leapingHorse(cell: number): Geometry {
  const one = (z: number, a: readonly [number, number], b: readonly [number, number], c: readonly [number, number]) => [
    roundCone([a[0], a[1], z], [b[0], b[1], z], 0.075, 0.05),
    roundCone([b[0], b[1], z], [c[0], c[1], z], 0.05, 0.035),
  ];
  return meshSdf(
    sculpt([
      ...addAll([ellipsoid([0, 0, 0], [0.34, 0.16, 0.14])], 0.03),
      ...addAll(
        limb([
          [[0.22, 0.05, 0], 0.13],
          [[0.36, 0.24, 0], 0.09],
          [[0.42, 0.38, 0], 0.075],
        ]),
        0.06,
      ),
      ...addAll(
        limb([
          [[0.42, 0.4, 0], 0.08],
          [[0.54, 0.33, 0], 0.058],
          [[0.62, 0.27, 0], 0.048],
        ]),
        0.03,
      ),
      ...addAll(
        [0.035, -0.035].map((z) => roundCone([0.4, 0.44, z], [0.405, 0.54, 1.25 * z], 0.028, 0.008)),
        0.012,
      ),
      ...addAll([ball([0.39, 0.5, 0], 0.035)], 0.02),
      ...addAll(
        [
          ...one(0.07, [0.24, -0.08], [0.42, -0.18], [0.34, -0.36]),
          ...one(-0.07, [0.24, -0.08], [0.44, -0.1], [0.46, -0.3]),
        ],
        0.03,
      ),
      ...addAll(
        [
          ...one(0.07, [-0.24, -0.06], [-0.4, -0.2], [-0.5, -0.38]),
          ...one(-0.07, [-0.24, -0.06], [-0.34, -0.24], [-0.36, -0.42]),
        ],
        0.03,
      ),
      ...addAll(
        limb([
          [[-0.32, 0.06, 0], 0.05],
          [[-0.46, 0.04, 0], 0.055],
          [[-0.54, -0.12, 0], 0.025],
        ]),
        0.03,
      ),
    ]),
    cell,
  );
}

/** Linear colours of a wooden horse: left out, its coat is that of its material. */
export interface Livery {
  readonly coat?: Rgb;
  readonly mane: Rgb;
  readonly saddle: Rgb;
}

/** One of the liveries that follow each other around a carousel. @param at From 0. */
export const liveryOf = (at: number): Livery => ({
  coat: COATS[at % 6] as Rgb,
  mane: MANES[at % 6] as Rgb,
  saddle: SADDLES[at % 6] as Rgb,
});

/** Coat, mane, saddle with a gold rim, girth, bridle, hooves and eyes of the leaping horse. */
export const paintHorse =
  ({ coat, mane, saddle }: Livery): Paint =>
  (surface, x, y, z) => {
    if (coat) layColour(surface, coat, 0.3);
    const crest = y > 0.12 && x > 0.16 && x - 0.62 * y < 0.17;
    if (crest || (x < -0.4 && y > -0.2)) layColour(surface, mane, 0.4);
    if (y > -0.02 && Math.abs(x + 0.02) < 0.16 && y < 0.2) layColour(surface, saddle, 0.3);
    if (Math.abs(x + 0.02) < 0.19 && Math.abs(x + 0.02) > 0.155 && y < 0.2) layColour(surface, GOLD, 0.3, 1);
    if (y < -0.3) layColour(surface, [0.02, 0.018, 0.016]);
    const [dx, dy] = [x - 0.48, y - 0.4];
    if (Math.abs(z) > 0.03 && dx * dx + dy * dy < 0.0009) layColour(surface, [0.01, 0.01, 0.01], 0.2);
    if (x > 0.5 && Math.abs(x - 0.56) < 0.014) layColour(surface, saddle);
  };
