import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnY, turnZ } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { chainLinks } from "../clock/chain-links.ts";
import { makeFace } from "../clock/clock-face.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

const Y = 0.42;

/** A leaf with a point upwards, carved. */
const leaf = (size: number): Part["geometry"] =>
  plate(
    [
      [0, -0.5],
      [0.28, -0.25, 0.2],
      [0.36, 0.1, 0.15],
      [0.16, 0.3, 0.1],
      [0, 0.62],
      [-0.16, 0.3, 0.1],
      [-0.36, 0.1, 0.15],
      [-0.28, -0.25, 0.2],
    ].map((c) => c.map((v) => v * size) as unknown as readonly [number, number, number]),
    0.016,
    0.004,
  );

const veined =
  (size: number): Paint =>
  (surface, x, y) => {
    const s = (Math.abs(x) * 0.8 - y) / (size * 0.16);
    if (Math.abs(x) < size * 0.025 || s - Math.floor(s) < 0.18) {
      layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5]);
      surface.height -= 0.001;
    }
  };

const cone = (): Part["geometry"] =>
  lathe(
    [
      [0, -0.062],
      [0.01, -0.058],
      ...Array.from({ length: 6 }, (_, i) => {
        const y = -0.05 + i * 0.017;
        const r = 0.0215 * (1 - ((i - 2.4) / 4.6) * ((i - 2.4) / 4.6));
        return [
          [r * 0.8, y],
          [r + 0.003, y + 0.013],
        ] as [number, number][];
      }).flat(),
      [0.006, 0.056],
      [0, 0.058],
    ],
    16,
  );

function build({ stream }: Planned): Part[] {
  const time = Math.floor(stream("hour")() * 12) + 0.02;
  const roofSide = (s: number) =>
    settle(move(turnZ(block([0.235, 0.02, 0.2], [0, 0, 0], 0.004), -s * 0.72), [s * 0.083, Y + 0.283, 0.02]));
  const house = plate(
    [
      [-0.115, -0.02, 0.004],
      [0.115, -0.02, 0.004],
      [0.125, 0.2],
      [0, 0.33],
      [-0.125, 0.2],
    ],
    0.13,
    0.004,
  );
  const bird = merge([stretch(sphere(0.022, 20), [1, 0.95, 1.4]), move(sphere(0.0165, 18), [0, 0.022, 0.026])]);
  const front = 0.066;
  return [
    makePart("house", "body", move(house, [0, Y, 0]), { weight: 1 }),
    ...makeParts("roof", "roof", [roofSide(1), roofSide(-1)], { weight: 1, grain: "x" }),
    makePart(
      "frame",
      "trim",
      move(
        turned(
          [
            [0.072, 0],
            [0.09, 0],
            [0.088, 0.014],
            [0.072, 0.014],
          ],
          44,
          true,
        ),
        [0, Y + 0.085, front - 0.002],
      ),
      { weight: 0.7 },
    ),
    ...makeFace(
      {
        radius: 0.076,
        numerals: "roman",
        hands: "spade",
        time,
        face: fromHex("#2b1a10"),
        ink: fromHex("#f2e8cc"),
        seconds: false,
      },
      (g) => move(g, [0, Y + 0.085, front]),
    ),
    makePart(
      "hole",
      "hole",
      move(
        plate(
          [
            [-0.031, -0.03],
            [0.031, -0.03],
            [0.031, 0.02, 0.03],
            [0, 0.048, 0.03],
            [-0.031, 0.02, 0.03],
          ],
          0.004,
        ),
        [0, Y + 0.215, front],
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "door",
      "trim",
      [-1, 1].map((s) =>
        move(turnY(block([0.031, 0.06, 0.005], [s * 0.0155, 0, 0], 0.001), -s * 1.25), [
          s * 0.033,
          Y + 0.212,
          front + 0.002,
        ]),
      ),
      { weight: 0.7 },
    ),
    makePart("perch", "trim", bar([0, Y + 0.197, 0.05], [0, Y + 0.197, front + 0.05], 0.006, 10), { weight: 0.4 }),
    makePart("cuckoo", "bird", move(bird, [0, Y + 0.216, front + 0.034]), { weight: 1 }),
    makePart(
      "beak",
      "beak",
      move(
        turned(
          [
            [0, 0],
            [0.007, 0],
            [0.004, 0.011],
            [0, 0.02],
          ],
          14,
        ),
        [0, Y + 0.237, front + 0.071],
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "leaf",
      "trim",
      [
        move(turnZ(leaf(0.115), 0.95), [-0.108, Y + 0.035, front - 0.002]),
        move(turnZ(leaf(0.115), -0.95), [0.108, Y + 0.035, front - 0.002]),
        move(turnZ(leaf(0.1), PI * 0.72), [-0.075, Y - 0.028, front - 0.002]),
        move(turnZ(leaf(0.1), -PI * 0.72), [0.075, Y - 0.028, front - 0.002]),
        move(leaf(0.13), [0, Y + 0.36, front + 0.03]),
        move(turnZ(leaf(0.095), 0.8), [-0.05, Y + 0.34, front + 0.028]),
        move(turnZ(leaf(0.095), -0.8), [0.05, Y + 0.34, front + 0.028]),
      ],
      { weight: 0.8, paint: veined(0.11) },
    ),
    makePart("rod", "metal", bar([0.0, 0.17, 0.02], [0, Y, 0.02], 0.003, 8), { weight: 0.5 }),
    makePart("pendulum", "trim", move(turnZ(leaf(0.1), PI), [0, 0.155, 0.02]), { weight: 0.8, paint: veined(0.1) }),
    makePart(
      "chain-1",
      "metal",
      chainLinks(
        [
          [-0.06, 0.05, 0.01],
          [-0.06, Y, 0.01],
        ],
        0.016,
      ),
      { weight: 0.4 },
    ),
    makePart(
      "chain-2",
      "metal",
      chainLinks(
        [
          [0.06, 0.16, 0.01],
          [0.06, Y, 0.01],
        ],
        0.016,
      ),
      { weight: 0.4 },
    ),
    ...makeParts("cone", "cone", [move(cone(), [-0.06, 0.0625, 0.01]), move(cone(), [0.06, 0.145, 0.01])], {
      weight: 0.8,
      crease: 0.4,
    }),
  ];
}

/** A cuckoo clock. What makes it itself: a little wooden house with a steep roof and carved leaves, a dial with Roman numerals, a small door above from which a bird leans out, and below a leaf on a pendulum and two pine cones on chains. */
export const cuckooClock = defineFromPlan({
  id: "cuckoo-clock",
  family: "object",
  words: ["cuckoo clock", "black forest clock"],
  senses: ["cuckoo clock"],
  height: 0.86,
  view: { azimuth: 0.32, elevation: 0.06 },
  slots: {
    body: mainSlot("oak", "#6a3d1e #52301a #7f4d26", "house|case|wood"),
    roof: slot("oak-planks", "#3d2314 #5a3420", "gable"),
    trim: slot("oak", "#8f5a2c #a06a36 #4a3a1c", "leaf|carving|door|pendulum|frame"),
    face: slot("plastic", "#2b1a10", "dial"),
    hand: slot("plastic", "#f2e8cc"),
    hole: slot("plastic", "#0f0a08", "opening"),
    bird: slot("painted-wood", "#e8b83a #4a86b8 #d8683a", "cuckoo"),
    beak: slot("painted-wood", "#d8481e"),
    cone: slot("bronze iron", "", "weight|pine cone"),
    metal: slot("bronze", "", "chain|rod"),
  },
  build,
});
