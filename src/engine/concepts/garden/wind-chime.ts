import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const PLATE = 0.66;
const R = 0.072;

function build({ count }: Planned): Part[] {
  const spots = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU + 0.35;
    return { x: R * cos(a), z: R * sin(a), length: 0.3 + 0.17 * ((i * 0.62) % 1) };
  });
  const pipe = (length: number) =>
    lathe(
      [
        [0.0105, 0],
        [0.0155, 0],
        [0.0155, length],
        [0.0105, length],
      ],
      20,
      true,
    );
  return [
    makePart("ring", "string", move(turnX(torus(0.016, 0.0028, 24, 8), PI / 2), [0, PLATE + 0.175, 0]), {
      weight: 0.5,
    }),
    makePart(
      "cords",
      "string",
      merge(
        [0, 1, 2].map((i) =>
          bar([R * 1.05 * cos((i / 3) * TAU), PLATE, R * 1.05 * sin((i / 3) * TAU)], [0, PLATE + 0.16, 0], 0.0022, 8),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "plate",
      "body",
      move(
        turnedPiece(
          [
            [0.098, 0, 0.006],
            [0.09, 0.024, 0.006],
          ],
          40,
        ),
        [0, PLATE - 0.012, 0],
      ),
      { weight: 1 },
    ),
    makePart("strings", "string", merge(spots.map(({ x, z }) => bar([x, PLATE - 0.07, z], [x, PLATE, z], 0.002, 6))), {
      weight: 0.5,
    }),
    ...makeParts(
      "tube",
      "tube",
      spots.map(({ x, z, length }) => move(pipe(length), [x, PLATE - 0.055 - length, z])),
      { weight: 1 },
    ),
    makePart("middle-cord", "string", bar([0, 0.08, 0], [0, PLATE, 0], 0.002, 6), { weight: 0.5 }),
    makePart(
      "clapper",
      "body",
      move(
        turnedPiece(
          [
            [0.036, 0, 0.005],
            [0.036, 0.018, 0.005],
          ],
          32,
        ),
        [0, 0.4, 0],
      ),
      { weight: 0.6 },
    ),
    makePart("sail", "body", move(slab([0.072, 0.105, 0.008], 0.034, 0.0025, 6), [0, 0.0525, 0]), { weight: 0.9 }),
  ];
}

/** A wind chime. What makes it itself: metal tubes of different lengths that hang in a circle from a round wooden plate on cords, a clapper between them and a flat sail below. */
export const windChime = defineFromPlan({
  id: "wind-chime",
  family: "instrument",
  words: ["wind chime", "wind chimes", "windchime", "wind bell", "chimes"],
  senses: ["wind chime"],
  height: 0.85,
  view: { azimuth: 0.35, elevation: 0.06 },
  slots: {
    tube: mainSlot("brushed-steel copper gold", "", "pipe|rod|chime"),
    body: slot("oak", "#a0683a #6a3d20 #c89a62", "plate|clapper|sail|top"),
    string: slot("woven-cotton", "#3a2f28", "cord|thread"),
  },
  count: { slot: "tube", min: 5, max: 7, most: 10 },
  build,
});
