import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** How far the block leans back from upright. */
const LEAN = 0.62;

/** Where each knife is in the block's own frame: across, over the depth, and how big its handle is. */
const KNIVES: readonly (readonly [x: number, z: number, size: number])[] = [
  [-0.03, -0.052, 1.12],
  [0.03, -0.052, 1.06],
  [-0.034, -0.012, 1],
  [0.006, -0.012, 0.95],
  [0.04, -0.012, 0.88],
  [-0.036, 0.03, 0.78],
  [-0.012, 0.03, 0.78],
  [0.012, 0.03, 0.78],
  [0.036, 0.03, 0.78],
];

/** A scaled handle seen from its side, from the bolster up: belly, waist and hooked end. */
const handle = (size: number): Geometry =>
  turnY(
    plate(
      [
        [-0.011 * size, 0.012],
        [0.011 * size, 0.012],
        [0.0135 * size, 0.045 * size, 0.02],
        [0.0115 * size, 0.078 * size, 0.02],
        [0.017 * size, 0.112 * size, 0.006],
        [-0.002 * size, 0.118 * size, 0.008],
        [-0.0105 * size, 0.1 * size, 0.02],
        [-0.0125 * size, 0.05 * size, 0.03],
      ],
      0.017 * size,
      0.005 * size,
    ),
    -PI / 2,
  );

const rivets = (size: number): Geometry =>
  merge(
    [-1, 1].flatMap((s) =>
      [0.03, 0.06, 0.09].map((y) =>
        move(turnY(disc(0.0032, 0.002, 0.0006, 12), (s * PI) / 2), [s * 0.0078 * size, y * size, 0]),
      ),
    ),
  );

/** From the frame of the leaning block into the model's. */
const leaned = (geometry: Geometry): Geometry => move(turnX(geometry, LEAN), [0, 0.25, 0.01]);

function build({ count }: Planned): Part[] {
  const knives = KNIVES.slice(0, count);
  // seen from its side: upright behind, the face with the slots square to the blades, a foot in front
  const outline = plate(
    [
      [-0.075, 0, 0.006],
      [0.105, 0, 0.006],
      [0.105, 0.03, 0.006],
      [0.06, 0.192, 0.004],
      [-0.095, 0.302, 0.006],
      [-0.105, 0.29, 0.006],
    ],
    0.125,
    0.006,
  );
  const wood = settle(turnY(outline, -PI / 2));
  const at = ([x, z]: (typeof KNIVES)[number]) => [x, 0, z] as const;
  return [
    makePart("block", "body", wood, { weight: 1 }),
    makePart(
      "slits",
      "slit",
      merge(KNIVES.map((knife) => leaned(block([0.005, 0.004, 0.028 * knife[2]], [knife[0], 0.0006, knife[1]])))),
      { weight: 0.4 },
    ),
    makePart(
      "bolsters",
      "metal",
      merge(
        knives.map((knife) =>
          leaned(move(block([0.014 * knife[2], 0.016, 0.022 * knife[2]], [0, 0.008, 0], 0.003), at(knife))),
        ),
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "handle",
      "handle",
      knives.map((knife) => leaned(move(handle(knife[2]), at(knife)))),
      { weight: 1 },
    ),
    makePart("rivets", "metal", merge(knives.map((knife) => leaned(move(rivets(knife[2]), at(knife))))), {
      weight: 0.5,
    }),
  ];
}

/** A knife block. What makes it itself: a slanting block of wood from whose upper face rows of knife handles stand out, three rivets in each, steel between handle and wood, the big ones behind and the steak knives in front. */
export const knifeBlock = defineFromPlan({
  id: "knife-block",
  family: "kitchen",
  words: ["knife block", "knife holder", "knife set", "knife stand", "set of knives", "block of knives"],
  height: 0.38,
  view: { azimuth: 0.75, elevation: 0.24 },
  slots: {
    body: mainSlot("oak walnut beech", "", "block|stand|wood"),
    handle: slot("plastic", "#17181b #1c1d20 #4a2a18", "knife|knives"),
    metal: slot("stainless-steel", "", "blade|rivet"),
    slit: slot("oak", "#120c08"),
  },
  count: { slot: "handle", min: 6, max: 9, most: 9 },
  build,
});
