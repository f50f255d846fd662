import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const white = (c: Rgb, t: number): Rgb => [c[0] + (1 - c[0]) * t, c[1] + (1 - c[1]) * t, c[2] + (1 - c[2]) * t];

/** Light that streams up in bands, brightest in the middle. */
const stream =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const glow: Rgb = [surface.r, surface.g, surface.b];
    const angle = atan2(z, x);
    const wave = noise(
      cos(angle) * 3,
      y * 26 + 3 * noise(cos(angle) * 2, y * 7, sin(angle) * 2, seed),
      sin(angle) * 3,
      seed + 1,
    );
    const t = Math.max(0, wave) * 0.9;
    layColour(surface, white(glow, Math.min(0.8, t)), 0.2, 0);
  };

/** A canister as tall as a hand: a tube of light between two heavy metal caps, held by ribs, with a carrying handle. */
function cell({ seed }: Planned): Part[] {
  const [r, h] = [0.055, 0.26];
  const cap = (low: number, flip: number): Geometry => {
    const y = (t: number) => (flip > 0 ? low + t : low - t);
    const line = [
      [0, y(0)],
      [r * 1.22, y(0), 0.004],
      [r * 1.26, y(0.012), 0.003],
      [r * 1.26, y(0.034), 0.003],
      [r * 1.12, y(0.042), 0.003],
      [r * 1.12, y(0.052), 0.002],
      [0, y(0.052)],
    ] as const;
    return turnedUp(flip > 0 ? line : [...line].reverse(), 8 * 5, 3);
  };
  const rib = block([0.016, h - 0.07, 0.012], [r * 1.1, h / 2, 0], 0.003, 2);
  const bolt = move(
    settle(
      turnZ(
        turnedUp(
          [
            [0, 0],
            [0.0065, 0],
            [0.0065, 0.005, 0.0015],
            [0, 0.005],
          ],
          6,
        ),
        -PI / 2,
      ),
    ),
    [r * 1.25, 0.023, 0],
  );
  return [
    makePart(
      "core",
      "glow",
      turnedUp(
        [
          [0, 0.03],
          [r, 0.03],
          [r, h - 0.03],
          [0, h - 0.03],
        ],
        48,
      ),
      { weight: 1, shines: true, paint: stream(seed), projection: "cylinder" },
    ),
    makePart("foot", "body", cap(0, 1), { weight: 0.9 }),
    makePart("head", "body", cap(h, -1), { weight: 0.9 }),
    makePart("ribs", "frame", merge(around(4, rib, 0.4)), { weight: 0.8 }),
    makePart("rings", "frame", merge([0.36, 0.64].map((t) => move(torus(r * 1.03, 0.005, 48, 8), [0, h * t, 0]))), {
      weight: 0.5,
    }),
    makePart("bolts", "frame", merge(around(8, bolt, 0.4)), { weight: 0.2 }),
    makePart(
      "contact",
      "contact",
      turnedUp(
        [
          [0, h - 0.002],
          [r * 0.5, h - 0.002, 0.002],
          [r * 0.46, h + 0.014, 0.003],
          [0, h + 0.014],
        ],
        32,
      ),
      { weight: 0.5 },
    ),
    makePart(
      "handle",
      "frame",
      merge([
        bar([-0.045, h - 0.004, 0], [-0.045, h + 0.05, 0], 0.007, 12),
        bar([0.045, h - 0.004, 0], [0.045, h + 0.05, 0], 0.007, 12),
        bar([-0.05, h + 0.05, 0], [0.05, h + 0.05, 0], 0.0105, 14),
      ]),
      { weight: 0.7 },
    ),
    makePart("plate", "sign", block([0.05, 0.026, 0.008], [0, 0.021, r * 1.25], 0.002), {
      weight: 0.4,
      paint: (surface, x, y, z) => {
        const stripe = ((((x - y) / 0.012) % 1) + 1) % 1;
        if (z > r * 1.25) layColour(surface, stripe < 0.5 ? fromHex("#f0b81c") : [0.015, 0.015, 0.015], 0.5, 0);
      },
    }),
  ];
}

/** A ball of light held in crossing rings over a heavy foot, pipes to its sides and claws from below. */
function reactor({ seed }: Planned): Part[] {
  const [r, y] = [0.34, 1.05];
  const ringAt = (g: Geometry): Geometry => move(g, [0, y, 0]);
  const claw = merge([
    bar([0.62, 0.14, 0], [0.66, 0.6, 0], 0.055, 10),
    bar([0.66, 0.6, 0], [0.52, 0.95, 0], 0.048, 10),
    bar([0.52, 0.95, 0], [0.4, y, 0], 0.034, 10),
    block([0.24, 0.16, 0.2], [0.62, 0.2, 0], 0.03, 2),
  ]);
  const upper = merge([
    block([0.12, 0.34, 0.14], [0.42, y + 0.5, 0], 0.03, 2),
    bar([0.36, y + 0.38, 0], [0.27, y + 0.2, 0], 0.03, 10),
  ]);
  return [
    makePart("core", "glow", ringAt(sphere(r, 40, 26)), {
      weight: 1,
      shines: true,
      paint: (surface, x, py, z) => {
        const glow: Rgb = [surface.r, surface.g, surface.b];
        const swirl = noise(x * 4, py * 4, z * 4, seed) + 0.6 * noise(x * 9 + 2, py * 9, z * 9, seed + 2);
        layColour(surface, white(glow, Math.max(0, Math.min(0.85, 0.25 + swirl))), 0.2, 0);
      },
    }),
    makePart(
      "base",
      "body",
      turnedUp(
        [
          [0, 0],
          [0.82, 0, 0.03],
          [0.84, 0.1, 0.03],
          [0.7, 0.16, 0.03],
          [0.44, 0.24, 0.06],
          [0.4, 0.5, 0.03],
          [0.3, 0.62, 0.04],
          [0.2, 0.74, 0.02],
          [0, 0.74],
        ],
        8 * 5,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "crown",
      "body",
      turnedUp(
        [
          [0, y + 0.32],
          [0.16, y + 0.32, 0.02],
          [0.28, y + 0.44, 0.04],
          [0.5, y + 0.52, 0.04],
          [0.5, y + 0.66, 0.04],
          [0.24, y + 0.72, 0.03],
          [0.18, y + 0.86, 0.03],
          [0, y + 0.86],
        ],
        8 * 5,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "rings",
      "frame",
      merge([
        ringAt(torus(r * 1.24, 0.032, 72, 12)),
        ringAt(turnX(torus(r * 1.24, 0.026, 72, 12), PI / 2)),
        ringAt(turnZ(torus(r * 1.24, 0.026, 72, 12), PI / 2)),
      ]),
      { weight: 0.9 },
    ),
    makePart("claws", "frame", merge(around(4, claw, PI / 4)), { weight: 0.9 }),
    makePart("upper-claws", "frame", merge(around(4, upper, PI / 4)), { weight: 0.5 }),
    ...makeParts(
      "lamp",
      "lamp",
      Array.from({ length: 8 }, (_, i) => {
        const a = (i / 8) * TAU;
        return block([0.1, 0.035, 0.1], [0.74 * cos(a), 0.145, 0.74 * sin(a)], 0.01);
      }),
      { weight: 0.2, shines: true },
    ),
    makePart(
      "pipes",
      "pipe",
      merge(
        around(
          4,
          merge([bar([0.3, 0.2, 0], [0.3, 0.5, 0], 0.045, 12), bar([0.3, 0.5, 0], [0.2, 0.66, 0], 0.045, 12)]),
          0,
        ),
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A power cell. What makes it itself: a canister whose tube of streaming light shows between ribs, under two heavy metal caps with bolts, a hazard plate and a carrying handle. A reactor core is a ball of light in crossing rings between claws on a heavy foot. */
export const powerCell = defineFromPlan({
  id: "power-cell",
  family: "device",
  words: [
    "power cell",
    "energy cell",
    "fuel cell",
    "plasma cell",
    "sci-fi battery",
    "energy canister",
    "fuel rod",
    "power core",
    "energy core",
    "reactor core",
    "reactor",
    "fusion reactor",
    "arc reactor",
    "fusion core",
    "plasma reactor",
    "plasma core",
    "warp core",
  ],
  senses: ["fuel cell", "reactor#2"],
  height: 0.32,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    body: mainSlot("gunmetal titanium", "#4a4e56 #6a6e74 #3a4048", "cap|case|base"),
    glow: slot("plastic", "#18c8f0 #38e070 #ff7a1c #b060ff", "core|light|energy|plasma|tube"),
    frame: slot("brushed-steel", "#9aa0a8", "rib|ring|handle|claw"),
    contact: slot("brass", "", "terminal"),
    sign: slot("painted-metal", "#f0b81c", "plate|label"),
    pipe: slot("copper", ""),
    lamp: slot("plastic", "#ff5a28", "indicator"),
  },
  styles: {
    cell: { weight: 1 },
    reactor: {
      weight: 0,
      words: [
        "power core",
        "energy core",
        "reactor core",
        "reactor",
        "fusion reactor",
        "arc reactor",
        "fusion core",
        "plasma reactor",
        "plasma core",
        "warp core",
      ],
      slots: ["pipe", "lamp"],
    },
  },
  build: (p) => (p.style === "reactor" ? reactor(p) : cell(p)),
});
