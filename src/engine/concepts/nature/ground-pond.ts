import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { layColour } from "../lay-colour.ts";
import { lilyPads, reeds, stones } from "./ground-details.ts";
import { roundBase, roundTop, THICKNESS, waves } from "./ground-slabs.ts";

/** Where grass ends and water begins, in radii of the ground from its middle towards the camera, and the way out over the water, level and of unit length. */
const EDGE = 0.2;
const OUT = [0.3, 0.954] as const;
const MUD = fromHex("#6b5738");

/** Where on a bank things stand, and how far from there it reaches without getting them wet. */
export const ASHORE = { position: [-0.12, 0, -0.3], radius: 0.62 } as const;

/** Grass behind, water in front, and a strip of mud where they meet. */
const waterside: Paint = (surface, x, y, z, ...normal) => {
  const over = OUT[0] * x + OUT[1] * z - EDGE - 0.06 * sin(x * 5 + 1) - 0.05 * noise(x * 5, 0, z * 5, 3);
  if (over > 0) waves(surface, x, Math.max(y, 0), z, ...normal);
  if (Math.abs(over) < 0.03) layColour(surface, MUD, over > 0 ? 0.2 : 0.9);
};

/** The bank of a pond, a lake or a river: grass to stand on, with the water before it. */
export function bank(chance: () => number, seed: number): Part[] {
  return [
    makePart("base", "base", roundBase(), { weight: 0.6 }),
    makePart("land", "land", roundTop(0.01, seed), { weight: 1, crease: 1.2, paint: waterside }),
    ...reeds(chance, [
      [1.5, 0.86],
      [1.62, 0.9],
      [-1.05, 0.88],
    ]),
    ...lilyPads([
      [0.62, 0.66],
      [-0.2, 0.72],
      [0.95, 0.82],
    ]),
    ...stones(
      seed,
      [
        [1.2, 0.62],
        [-0.85, 0.5],
      ],
      0.07,
    ),
  ];
}

/** A pond: water in a bank of grass. */
export function pond(chance: () => number, seed: number): Part[] {
  const bank = lathe(
    [
      [0, -THICKNESS],
      [0.95, -THICKNESS],
      [1, -0.03],
      [0.95, 0.02],
      [0.87, 0.012],
      [0.8, -0.05],
      [0, -0.06],
    ],
    64,
  );
  const water = lathe(
    [
      [0, -0.055],
      [0.83, -0.055],
      [0.85, 0],
      [0, 0],
    ],
    64,
  );
  return [
    makePart("bank", "bank", bank, { weight: 0.8, crease: 1.2 }),
    makePart("water", "water", water, { weight: 1, paint: waves }),
    ...reeds(chance, [
      [2.4, 0.88],
      [-2.2, 0.88],
    ]),
    ...lilyPads([
      [0.75, 0.68],
      [-1.15, 0.7],
    ]),
    ...stones(
      seed,
      [
        [1.7, 0.92],
        [-0.5, 0.92],
      ],
      0.07,
    ),
  ];
}
