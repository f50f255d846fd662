import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { floorLayer, THICKNESS } from "./ground-slabs.ts";

/** Half the track's gauge, where the platform's edge is and its far side, and how high it is over the rails' foot, in radii of the ground. */
const GAUGE = 0.11;
const [NEAR, FAR] = [0.34, 0.8];
const RISE = 0.075;
const SLEEPERS = 13;
const LONG = 0.95;

/** A railway platform, along Z as a train is: a track on its ballast, and before it the raised pavement with the yellow line along its edge. */
export function platform(): Part[] {
  const wide = FAR - NEAR;
  return [
    makePart("base", "base", floorLayer(-0.03, THICKNESS - 0.03, 0.02), { weight: 0.6 }),
    makePart("land", "land", floorLayer(0, 0.05), { weight: 1 }),
    makeParts(
      "sleeper",
      "trunk",
      Array.from({ length: SLEEPERS }, (_, i) =>
        move(box([0.05, 0.02, 0.4], { bevel: 0.004 }), [((i + 0.5) / SLEEPERS - 0.5) * 2 * LONG, 0.004, 0]),
      ),
      { weight: 0.5 },
    ),
    makeParts(
      "rails",
      "rail",
      [-1, 1].map((side) => move(box([2 * LONG, 0.025, 0.02], { bevel: 0.003 }), [0, 0.016, side * GAUGE])),
      { weight: 0.6 },
    ),
    makePart(
      "pavement",
      "kerb",
      move(box([2 * LONG, RISE + 0.05, wide], { bevel: 0.008 }), [0, (RISE - 0.05) / 2, NEAR + wide / 2]),
      {
        weight: 1,
      },
    ),
    makePart("edge", "eye", move(box([2 * LONG, 0.012, 0.045], { bevel: 0.003 }), [0, RISE, NEAR + 0.07]), {
      weight: 0.8,
    }),
  ]
    .flat()
    .map((part) => ({ ...part, geometry: turnY(part.geometry, PI / 2) }));
}
