import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline, type Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

/** A rubber boot with folds, from `wide` at y = 0 to `narrow` at `tall`. */
function boot(wide: number, narrow: number, tall: number, folds: number): Geometry {
  const side = Array.from({ length: folds * 2 + 1 }, (_, i): Point2 => {
    const t = i / (folds * 2);
    return [wide + (narrow - wide) * t + (i % 2 === 1 ? wide * 0.1 : 0), tall * t];
  });
  return lathe([[0, 0], ...side, [0, tall]], 36);
}

const button = (radius: number, height: number, x: number, y: number, z: number): Geometry =>
  move(
    turnedUp(
      [
        [0, -0.004],
        [radius, -0.004],
        [radius, height, radius * 0.3],
        [0, height],
      ],
      28,
    ),
    [x, y, z],
  );

/** A square black box with a ringed stick in its middle and one button in the far corner. */
function retro(): Part[] {
  const top = 0.042;
  const tilt = (g: Geometry): Geometry => settle(move(turnX(turnZ(g, -0.12), 0.1), [0, top, 0]));
  return [
    makePart("base", "body", block([0.13, 0.042, 0.13], [0, 0.021, 0], 0.009, 3), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (y < top - 0.001) return;
        const r = Math.sqrt(x * x + z * z);
        if (Math.abs(r - 0.049) < 0.0022) layColour(surface, fromHex("#e8641c"), 0.4, 0);
        // a mark at each way it can be pushed
        const [far, off] = Math.abs(x) > Math.abs(z) ? [Math.abs(x), z] : [Math.abs(z), x];
        if (far > 0.0425 && far < 0.047 && Math.abs(off) < (0.047 - far) * 1.1)
          layColour(surface, fromHex("#e8641c"), 0.4, 0);
      },
    }),
    makePart("boot", "rubber", move(boot(0.036, 0.015, 0.03, 4), [0, top - 0.003, 0]), { weight: 0.8 }),
    makePart(
      "stick",
      "grip",
      tilt(
        turnedUp(
          [
            [0, 0.012],
            [0.0125, 0.012],
            [0.011, 0.05, 0.01],
            [0.0145, 0.075, 0.01],
            [0.0165, 0.098, 0.006],
            [0.012, 0.108, 0.006],
            [0, 0.109],
          ],
          8,
          4,
        ),
      ),
      { weight: 1 },
    ),
    makePart("fire-button", "button", button(0.0125, 0.0095, -0.047, top, 0.047), { weight: 0.9 }),
    makePart("button-collar", "rubber", move(torus(0.0135, 0.0028, 32, 8), [-0.047, top, 0.047]), { weight: 0.4 }),
  ];
}

/** A flight stick: a handle shaped to the hand with a trigger, a hat and buttons, on a broad foot with a throttle. */
function flight(): Part[] {
  const lean = (g: Geometry): Geometry => settle(turnX(g, -0.1));
  const stem = sweep(
    ellipseOutline(0.0195, 0.0235, 28),
    curveThrough(
      [
        [0, 0.085, 0.003],
        [0, 0.115, -0.001],
        [0, 0.15, -0.002],
        [0, 0.185, 0.003],
        [0, 0.215, 0.004],
      ],
      5,
    ),
    {
      up: [0, 0, -1],
      scale: (t) => 1.22 - 0.34 * t * (2 - t) + 0.28 * t * t,
      endRounding: 0.012,
      endSteps: 4,
    },
  );
  const head = block([0.062, 0.042, 0.056], [0, 0.226, 0], 0.017, 4);
  const trigger = plate(
    [
      [-0.014, -0.012],
      [-0.002, -0.014, 0.012],
      [0.008, -0.03, 0.003],
      [0.012, -0.026, 0.006],
      [0.002, -0.004, 0.004],
      [-0.012, 0],
    ],
    0.011,
    0.002,
  );
  const face = 0.026;
  return [
    makePart(
      "base",
      "body",
      turnedUp(
        [
          [0, 0],
          [0.098, 0, 0.006],
          [0.096, 0.022, 0.012],
          [0.066, 0.05, 0.012],
          [0.05, 0.056, 0.004],
          [0, 0.056],
        ],
        8,
        4,
      ),
      { weight: 1, crease: 0.5 },
    ),
    makePart("boot", "rubber", move(boot(0.043, 0.02, 0.04, 4), [0, 0.054, 0]), { weight: 0.8 }),
    makePart("handle", "grip", lean(stem), { weight: 1, crease: 1 }),
    makePart("hand-rest", "grip", lean(block([0.058, 0.016, 0.066], [0, 0.1, 0.012], 0.007, 3)), { weight: 0.7 }),
    makePart("head", "grip", lean(head), { weight: 1, crease: 0.9 }),
    makePart("trigger", "button", lean(settle(move(turnY(trigger, PI / 2), [0, 0.208, -0.031]))), { weight: 0.8 }),
    makePart(
      "hat",
      "rubber",
      lean(
        merge([
          bar([0, 0.236, face - 0.004], [0, 0.236, face + 0.012], 0.0095, 8),
          move(sphere(0.0125, 20, 12), [0, 0.236, face + 0.014]),
        ]),
      ),
      { weight: 0.8 },
    ),
    ...makeParts(
      "thumb-button",
      "button",
      (
        [
          [-0.02, 0.219],
          [0.02, 0.219],
        ] as const
      ).map(([x, y]) => lean(bar([x, y, face - 0.004], [x, y, face + 0.007], 0.0072, 20))),
      { weight: 0.7 },
    ),
    ...makeParts(
      "base-button",
      "button",
      ([-1, 1] as const).flatMap((s) =>
        [0.052, 0.036].map((z) => button(0.0085, 0.006, s * z * 1.05, 0.046 - (0.088 - z) * 0.12, 0.098 - z * 0.95)),
      ),
      { weight: 0.5 },
    ),
    makePart("throttle-track", "rubber", block([0.016, 0.012, 0.046], [-0.074, 0.042, 0], 0.003), { weight: 0.3 }),
    makePart("throttle", "grip", block([0.02, 0.03, 0.014], [-0.074, 0.056, 0.01], 0.005, 2), { weight: 0.5 }),
  ];
}

/** An arcade's control box: a ball on a bar, and two rows of big round buttons. */
function arcade(): Part[] {
  const tilt = (g: Geometry): Geometry => settle(move(turnZ(g, 0.12), [-0.1, 0.058, 0]));
  const slope = 0.058;
  return [
    makePart("base", "body", block([0.36, 0.056, 0.2], [0, 0.03, 0], 0.012, 3), { weight: 1 }),
    makePart("panel", "rubber", block([0.33, 0.006, 0.17], [0, 0.057, 0], 0.002), { weight: 0.6 }),
    makePart("washer", "rubber", button(0.028, 0.006, -0.1, slope, 0), { weight: 0.4 }),
    makePart("shaft", "metal", tilt(bar([0, -0.004, 0], [0, 0.07, 0], 0.006, 14)), { weight: 0.9 }),
    makePart("ball", "grip", tilt(move(sphere(0.024, 32, 20), [0, 0.082, 0])), { weight: 1 }),
    ...[0, 1, 2, 3, 4, 5].flatMap((i) => {
      const [x, z] = [0.005 + (i % 3) * 0.052, (i < 3 ? -0.028 : 0.03) + (i % 3 === 0 ? 0.012 : 0)];
      return [
        makePart(`collar-${i + 1}`, "rubber", move(torus(0.0205, 0.0035, 32, 8), [x, slope + 0.003, z]), {
          weight: 0.3,
        }),
        makePart(`button-${i + 1}`, "button", button(0.0185, 0.009, x, slope + 0.003, z), {
          weight: 0.7,
          paint: (surface) => layColour(surface, BUTTONS[i] as (typeof BUTTONS)[number], 0.25, 0),
        }),
      ];
    }),
    makePart(
      "feet",
      "rubber",
      merge(
        ([-1, 1] as const).flatMap((s) =>
          ([-1, 1] as const).map((t) => block([0.03, 0.006, 0.03], [s * 0.15, 0.003, t * 0.075], 0.002)),
        ),
      ),
      { weight: 0.1 },
    ),
  ];
}
const BUTTONS = ["#e0302a", "#f0b81e", "#2f9e4a", "#2a6ad8", "#e8e4dc", "#e0302a"].map(fromHex);

/**
 * A joystick. What makes it itself: one stick in a folded rubber boot on a foot, and a button for the thumb. The old one stands on a square
 * box; a flight stick has a handle shaped to the hand with trigger and hat; an arcade's a ball on a bar beside rows of round buttons.
 */
export const joystick = defineFromPlan({
  id: "joystick",
  family: "device",
  words: [
    "joystick",
    "joy stick",
    "flight stick",
    "flight joystick",
    "control stick",
    "arcade joystick",
    "arcade stick",
    "fight stick",
    "retro joystick",
    "hotas",
  ],
  senses: ["joystick"],
  height: 0.2,
  view: { azimuth: 0.55, elevation: 0.36 },
  slots: {
    body: mainSlot("plastic", "#1b1c1f #24262b #d8d2c2 #3a3d44", "base|box|case|foot"),
    grip: { ...mainSlot("plastic", "#17181a #c8231c #1c1d20", "handle|stick|knob|ball"), group: "grip" },
    rubber: slot("rubber", "#141517", "boot|bellows|panel|hat"),
    button: slot("plastic", "#d8281c #e03a1c #f0b81e", "trigger|fire button"),
    metal: slot("brushed-steel", "", "shaft"),
  },
  styles: {
    retro: {
      weight: 2,
      words: ["retro joystick"],
      traits: ["vintage", "old"],
      dress: { grip: "#17181a", body: "#1b1c1f" },
    },
    flight: {
      weight: 2,
      words: ["flight stick", "flight joystick", "control stick", "hotas"],
      traits: ["modern", "futuristic"],
      dress: { grip: "#17181a" },
    },
    arcade: { weight: 1, words: ["arcade joystick", "arcade stick", "fight stick"], dress: { grip: "#d8201c" } },
  },
  build: ({ style }: Planned) => (style === "arcade" ? arcade() : style === "flight" ? flight() : retro()),
});
