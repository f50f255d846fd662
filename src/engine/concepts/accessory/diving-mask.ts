import { curveThrough, graph } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { mask, RX, RZ, strap } from "./around-face.ts";

/** How far the mask reaches up, and down: over the nose in the middle. */
const up = graph([
  [0, 0.043],
  [0.55, 0.045],
  [1, 0.03],
]);
const down = graph([
  [0, 0.062],
  [0.2, 0.058],
  [0.38, 0.038],
  [0.75, 0.034],
  [1, 0.024],
]);

/** From the mouth round the cheek and up past the ear. */
function snorkel(): Part[] {
  const x = RX + 0.016;
  const pipe: Vec3[] = [
    [-0.012, -0.088, RZ + 0.012],
    [-0.045, -0.094, RZ + 0.006],
    [-x + 0.004, -0.075, RZ - 0.045],
    [-x, -0.02, 0.038],
    [-x, 0.06, 0.026],
    [-x + 0.002, 0.16, 0.008],
    [-x + 0.008, 0.21, -0.006],
  ];
  const smooth = curveThrough(pipe, 8);
  const top = smooth.slice(-9);
  const piece = sweep(
    rectangleOutline(0.056, 0.02, 0.009, 3),
    [
      [-0.004, -0.088, RZ - 0.018],
      [-0.004, -0.088, RZ + 0.006],
    ],
    { up: [0, 1, 0] },
  );
  const clip = sweep(
    rectangleOutline(0.03, 0.034, 0.008, 2),
    [
      [-RX + 0.004, 0.004, 0.03],
      [-x - 0.006, 0.004, 0.032],
    ],
    { up: [0, 1, 0] },
  );
  return [
    makePart("pipe", "frame", tube(0.0135, smooth, 18, { endRounding: 0.002 }), { weight: 1 }),
    makePart("tip", "tip", tube(0.0155, top, 18, { endRounding: 0.002 }), { weight: 0.7 }),
    makePart("mouthpiece", "skirt", merge([piece, clip]), { weight: 0.6 }),
  ];
}

function build({ has }: Planned): Part[] {
  const less = (f: (t: number) => number, by: number) => (t: number) => f(t) - by;
  // two panes, parted over the nose
  const bridge: Vec3[] = [-1, 0, 1].map((i): Vec3 => [0, -0.058 + (i + 1) * 0.05, RZ + 0.032 - i * i * 0.001]);
  const buckle = (s: number) => {
    const a = s * 0.98;
    return sweep(
      rectangleOutline(0.03, 0.01, 0.004, 2),
      [
        [(RX + 0.006) * sin(a - s * 0.14), 0, (RZ + 0.006) * cos(a - s * 0.14)],
        [(RX + 0.006) * sin(a + s * 0.14), 0, (RZ + 0.006) * cos(a + s * 0.14)],
      ],
      { up: [sin(a), 0, cos(a)] },
    );
  };
  return [
    makePart("skirt", "skirt", mask(0.98, up, down, -0.018, 0.014, 0.005), { weight: 0.9 }),
    makePart("frame", "frame", mask(0.86, less(up, 0.003), less(down, 0.004), 0.004, 0.027, 0.004), { weight: 1 }),
    makePart("lens", "lens", mask(0.76, less(up, 0.0105), less(down, 0.0125), 0.016, 0.0305, 0.003), {
      weight: 1,
      paint: (surface, x, y) => {
        // daylight from above, darker to the chin
        const t = Math.min(1, Math.max(0, 0.5 + y * 9 + x * 2));
        layColour(
          surface,
          [surface.r * (0.5 + 0.9 * t), surface.g * (0.6 + 0.7 * t), surface.b * (0.75 + 0.5 * t)],
          0.06,
        );
      },
    }),
    makePart("bridge", "frame", tube(0.006, bridge, 10), { weight: 0.6 }),
    makePart("strap", "skirt", strap(0.9, 0.028, 0.004), { weight: 0.9 }),
    makePart("buckles", "frame", merge([buckle(1), buckle(-1)]), { weight: 0.5 }),
    ...(has("snorkel") ? snorkel() : []),
  ];
}

/** A diving mask. What makes it itself: one broad pane in a coloured frame that reaches down over the nose, a soft black skirt and strap, and a bent snorkel with a mouthpiece at its side. */
export const divingMask = defineFromPlan({
  id: "diving-mask",
  family: "garment",
  words: [
    "diving mask",
    "snorkel mask",
    "snorkel",
    "scuba mask",
    "dive mask",
    "snorkelling mask",
    "snorkeling mask",
    "diving goggles",
    "diver mask",
    "snorkel and mask",
    "mask and snorkel",
  ],
  senses: ["snorkel"],
  height: 0.11,
  view: { azimuth: -0.5, elevation: 0.12 },
  slots: {
    frame: mainSlot("plastic", "#1f6fd0 #e8c21c #d8341c #24a08a #e0671c", "rim|body|pipe|tube"),
    lens: slot("plastic", "#5aa8c8 #6ab8c0", "glass|pane|visor"),
    skirt: slot("rubber", "#1b1c1e #22262c", "strap|seal|mouthpiece"),
    tip: slot("plastic", "#f0641e #e8e41c"),
  },
  extras: {
    snorkel: {
      chance: 0.4,
      slot: "tip",
      words: ["snorkel", "snorkel mask", "snorkelling mask", "snorkeling mask", "snorkel and mask", "mask and snorkel"],
    },
  },
  build,
  // the eyes are behind the middle of the pane
  sockets: () => [{ name: "attach", position: [0, 0.004, RZ * 0.7], normal: [0, 1, 0], radius: RX * 1.12 }],
});
