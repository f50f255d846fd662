import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

const R = 0.22;
/** How far an open jaw lies from the upright. */
const LEAN = 1.36;

/** Half a ring with teeth, hinged along X, lying open. */
function jaw(side: number): Part["geometry"] {
  const arc: Vec3[] = Array.from({ length: 25 }, (_, i): Vec3 => {
    const a = (i / 24) * PI;
    return [R * cos(a), R * 0.92 * sin(a), 0];
  });
  const teeth = Array.from({ length: 10 }, (_, i) => {
    const a = ((i + 1) / 11) * PI;
    const tooth = plate(
      [
        [-0.017, -0.006],
        [0.017, -0.006],
        [0, 0.062],
      ],
      0.009,
      0.002,
    );
    // the teeth of the open jaw stand up, a little inward
    return move(turnX(tooth, -side * (LEAN + 0.15)), [R * cos(a), R * 0.92 * sin(a), 0]);
  });
  return move(turnX(merge([tube(0.011, arc, 8), ...teeth]), side * LEAN), [0, 0.045, 0]);
}

function build(): Part[] {
  const chain = Array.from({ length: 7 }, (_, i) => {
    const link = stretch(torus(0.016, 0.005, 16, 6), [1, 1, 1.4]);
    return move(turnY(i % 2 ? link : turnZ(link, PI / 2), 0.6), [R + 0.2 + i * 0.028, 0.021, 0.04 + i * 0.022]);
  });
  const spring = (s: number) =>
    merge(
      [
        plate(
          [
            [R * 0.9, -0.035, 0.01],
            [R + 0.2, -0.014, 0.012],
            [R + 0.2, 0.014, 0.012],
            [R * 0.9, 0.035, 0.01],
          ],
          0.008,
          0.002,
        ),
      ].map((g) => (s > 0 ? g : turnZ(g, PI))),
    );
  const flat = (g: Part["geometry"], y: number, tilt: number) => move(turnZ(turnX(g, -PI / 2), tilt), [0, y, 0]);
  return [
    makePart("jaw-1", "iron", jaw(1), { weight: 1 }),
    makePart("jaw-2", "iron", jaw(-1), { weight: 1 }),
    makePart(
      "springs",
      "iron",
      merge([-1, 1].flatMap((s) => [flat(spring(s), 0.012, 0), flat(spring(s), 0.05, s * -0.09)])),
      { weight: 0.8 },
    ),
    makePart(
      "frame",
      "iron",
      merge([
        block([R * 2.1, 0.016, 0.03], [0, 0.012, 0], 0.003),
        block([0.03, 0.016, R * 1.7], [0, 0.012, 0], 0.003),
        ...[-1, 1].map((s) => block([0.02, 0.07, 0.05], [s * R, 0.04, 0], 0.004)),
      ]),
      {
        weight: 0.8,
      },
    ),
    makePart(
      "plate",
      "plate",
      merge([
        turnedUp(
          [
            [0, 0.036],
            [0.062, 0.036, 0.003],
            [0.062, 0.044, 0.003],
            [0, 0.044],
          ],
          32,
        ),
        bar([0, 0.01, 0], [0, 0.038, 0], 0.01, 10),
      ]),
      { weight: 0.8 },
    ),
    makePart("chain", "chain", merge(chain), { weight: 0.6 }),
    makePart("ring", "chain", move(torus(0.04, 0.008, 24, 8), [R + 0.43, 0.008, 0.21]), { weight: 0.5 }),
  ];
}

/** A bear trap. What makes it itself: two half rings of iron with pointed teeth, laid open around a round trip plate, flat springs at both ends, a chain with a ring. */
export const bearTrap = defineFromPlan({
  id: "bear-trap",
  family: "tool",
  words: [
    "bear trap",
    "beartrap",
    "steel trap",
    "foothold trap",
    "leghold trap",
    "jaw trap",
    "animal trap",
    "hunting trap",
  ],
  senses: [],
  height: 0.13,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.42 },
  slots: {
    iron: mainSlot("rusty-iron iron", "", "jaw|tooth|spring|frame"),
    plate: slot("iron", "", "pan|trigger"),
    chain: slot("iron", "", "link"),
  },
  build,
});
