import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { lilyPads, reeds, stones } from "./ground-details.ts";
import { THICKNESS, waves } from "./ground-slabs.ts";

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
