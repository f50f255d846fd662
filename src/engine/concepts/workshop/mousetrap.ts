import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { coil } from "../device/coil.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

const TOP = 0.012;

const holes: Paint = (surface, x, y, z) => {
  for (const [cx, cy, cz, r] of [
    [0.004, 0.006, 0.007, 0.0034],
    [-0.006, 0.011, 0.007, 0.0024],
    [0.011, 0.004, 0.007, 0.002],
    [-0.009, 0.004, -0.007, 0.003],
    [0.003, 0.014, 0.0, 0.003],
    [0.0, 0.009, 0.006, 0.0022],
  ] as const) {
    const d = (x - cx) * (x - cx) + (y - cy) * (y - cy) + (z - cz) * (z - cz) * 0.6;
    if (d < r * r) {
      layColour(surface, [surface.r * 0.62, surface.g * 0.5, surface.b * 0.3]);
      surface.height -= 0.001;
    }
  }
};

const printed: Paint = (surface, x, _y, z) => {
  const ring = Math.sqrt(x * x + (z - 0.052) * (z - 0.052));
  if ((ring > 0.013 && ring < 0.0145) || (ring < 0.0145 && Math.abs(x) < 0.0007)) layColour(surface, [0.5, 0.05, 0.04]);
};

function build({ has }: Planned): Part[] {
  const [W, L] = [0.05, 0.105];
  const axle = -0.002;
  const x = W / 2 - 0.006;
  const bow: Vec3[] = [
    [-x, TOP + 0.004, axle],
    [-x, TOP + 0.0065, axle - 0.02],
    [-x, TOP + 0.009, axle - 0.041],
    [-x + 0.004, TOP + 0.0095, axle - 0.045],
    [x - 0.004, TOP + 0.0095, axle - 0.045],
    [x, TOP + 0.009, axle - 0.041],
    [x, TOP + 0.0065, axle - 0.02],
    [x, TOP + 0.004, axle],
  ];
  const cheese = settle(
    turnZ(
      plate(
        [
          [-0.015, 0],
          [0.015, 0],
          [0.015, 0.011],
          [-0.015, 0.017],
        ],
        0.016,
        0.001,
      ),
      0,
    ),
  );
  return [
    makePart("board", "body", block([W, TOP, L], [0, TOP / 2, 0], 0.0015), { weight: 1, grain: "z", paint: printed }),
    makePart("bow", "metal", tube(0.0016, bow, 8), { weight: 1 }),
    makePart("axle", "metal", bar([-W / 2 + 0.002, TOP + 0.004, axle], [W / 2 - 0.002, TOP + 0.004, axle], 0.0014, 8), {
      weight: 0.5,
    }),
    ...makeParts(
      "spring",
      "metal",
      [-1, 1].map((s) =>
        coil(
          [
            [s * 0.0055, TOP + 0.004, axle],
            [s * 0.012, TOP + 0.004, axle],
            [s * 0.0185, TOP + 0.004, axle],
          ],
          7,
          0.0042,
          0.0008,
        ),
      ),
      { weight: 0.9 },
    ),
    ...makeParts(
      "staple",
      "metal",
      [-0.0215, 0, 0.0215].map((u) =>
        tube(
          0.001,
          [
            [u, TOP - 0.001, axle - 0.004],
            [u, TOP + 0.006, axle - 0.002],
            [u, TOP + 0.006, axle + 0.002],
            [u, TOP - 0.001, axle + 0.004],
          ],
          6,
        ),
      ),
      { weight: 0.3 },
    ),
    makePart(
      "pedal",
      "pedal",
      move(
        turnX(
          plate(
            [
              [-0.012, -0.016, 0.003],
              [0.012, -0.016, 0.003],
              [0.012, 0.014, 0.003],
              [0.004, 0.02, 0.003],
              [-0.004, 0.02, 0.003],
              [-0.012, 0.014, 0.003],
            ],
            0.0016,
            0.0004,
          ),
          -PI / 2 - 0.1,
        ),
        [0, TOP + 0.003, 0.026],
      ),
      { weight: 0.8 },
    ),
    makePart(
      "lock-bar",
      "metal",
      merge([
        bar([0.004, TOP + 0.003, -0.048], [0.006, TOP + 0.012, -0.03], 0.0011, 8),
        bar([0.006, TOP + 0.012, -0.046], [0.0045, TOP + 0.0085, 0.018], 0.0011, 8),
      ]),
      { weight: 0.5 },
    ),
    ...(has("cheese")
      ? [makePart("cheese", "cheese", move(cheese, [0, TOP + 0.0035, 0.027]), { weight: 1, paint: holes })]
      : []),
  ];
}

/** A mousetrap, set. What makes it itself: a small wooden board with a wire bow drawn back against a coiled spring across its middle, a brass pedal, and a wedge of yellow cheese on it. */
export const mousetrap = defineFromPlan({
  id: "mousetrap",
  family: "object",
  words: ["mousetrap", "mouse trap", "rat trap", "snap trap"],
  senses: ["mousetrap"],
  height: 0.03,
  view: { azimuth: 0.5, elevation: 0.58 },
  slots: {
    body: mainSlot("oak", "#d0a06a #c08c54 #dcb888", "board|wood"),
    metal: slot("brushed-steel", "", "spring|bow|wire|bar"),
    pedal: slot("gold bronze", "", "trigger|plate"),
    cheese: slot("plastic", "#f2b41e", "bait"),
  },
  extras: { cheese: { chance: 0.93 } },
  build,
});
