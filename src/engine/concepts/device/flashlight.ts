import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Knurling of the barrel: a raised diamond grid. */
const knurled: Paint = (surface, x, y, z) => {
  if (z < -0.07 || z > 0.015) return;
  const a = (atan2(y, x) / TAU) * 22;
  const [u, v] = [a + z * 170, a - z * 170];
  const groove = u - Math.floor(u) < 0.2 || v - Math.floor(v) < 0.2;
  if (!groove) return;
  surface.height -= 0.0008;
  surface.r *= 0.45;
  surface.g *= 0.45;
  surface.b *= 0.45;
};

function build({ style }: Planned): Part[] {
  const big = style === "classic" ? 1 : 0.86;
  const r = 0.0165;
  const head = 0.033 * big;
  const body = turnedCorners(
    [
      [0, -0.1],
      [r * 0.85, -0.1, 0.003],
      [r * 1.06, -0.095, 0.003],
      [r * 1.06, -0.078, 0.002],
      [r, -0.074],
      [r, 0.03],
      [r * 1.12, 0.034, 0.002],
      [head * 0.96, 0.064, 0.008],
      [head, 0.068, 0.003],
      [head, 0.1, 0.003],
      [head * 0.88, 0.1, 0.001],
      [head * 0.82, 0.094],
      [r * 0.7, 0.066],
      [0, 0.064],
    ],
    48,
    4,
  );
  const reflector = turnedCorners(
    [
      [0, 0.064],
      [r * 0.5, 0.0645],
      [head * 0.6, 0.078, 0.02],
      [head * 0.85, 0.096],
      [head * 0.86, 0.094],
      [head * 0.84, 0.07],
      [0, 0.06],
    ].reverse() as [number, number][],
    44,
    4,
  );
  const lens = turnedCorners(
    [
      [0, 0.096],
      [head * 0.9, 0.096],
      [head * 0.9, 0.0985],
      [head * 0.5, 0.1, 0.02],
      [0, 0.1005],
    ],
    44,
    3,
  );
  const ring = (z: number, at: number) => move(turnX(torus(at, 0.0012, 44, 8), TAU / 4), [0, 0, z]);
  const button = block([0.013, 0.006, 0.024], [0, r + 0.0015, 0.012], 0.0025);
  const parts = [
    makePart("body", "body", body, { weight: 1, paint: knurled }),
    makePart("reflector", "reflector", reflector, { weight: 0.7 }),
    makePart("lens", "lens", lens, {
      weight: 1,
      paint: (surface, x, y) => {
        const d = Math.sqrt(x * x + y * y) / head;
        const glow = Math.max(0, 1 - d * 1.15);
        surface.r = Math.min(0.95, surface.r + glow * 0.5);
        surface.g = Math.min(0.93, surface.g + glow * 0.45);
        surface.b = Math.min(0.85, surface.b + glow * 0.2);
      },
    }),
    makePart("bulb", "reflector", move(sphere(0.004, 16), [0, 0, 0.068]), { weight: 0.2 }),
    makePart("button-plate", "trim", block([0.017, 0.004, 0.032], [0, r, 0.012], 0.0015), { weight: 0.5 }),
    makePart("button", "button", button, { weight: 0.7 }),
    makePart("head-ring", "trim", ring(0.072, head), { weight: 0.4 }),
    makePart("front-ring", "trim", ring(0.096, head), { weight: 0.4 }),
    makePart("loop", "trim", move(torus(0.008, 0.0018, 24, 8), [0, 0, -0.105]), { weight: 0.4 }),
  ];
  // lies on its head's rim and its tail
  const slope = (head - r * 1.06) / 0.178;
  return parts.map((part) => ({ ...part, geometry: turnY(turnX(part.geometry, -slope), 0.5) }));
}

/** A flashlight, lying with its head to the front. What makes it itself: a slim knurled barrel that widens to a round head with a pale bright lens in a silver reflector, and a coloured push button on top. */
export const flashlight = defineFromPlan({
  id: "flashlight",
  family: "light",
  words: [
    "flashlight",
    "flash light",
    "electric torch",
    "pocket torch",
    "led torch",
    "hand torch",
    "tactical flashlight",
    "maglite",
    "pocket light",
    "torchlight",
  ],
  senses: ["flashlight"],
  height: 0.066,
  view: { azimuth: 0.95, elevation: 0.28 },
  slots: {
    body: mainSlot("painted-metal", "#22262b #b81f1a #1f4f9c #d8a81c #4a4f56", "barrel|tube|case|head|handle"),
    lens: slot("glass", "#f4efd0", "light|glass|beam"),
    reflector: slot("silver", "", "bulb"),
    button: slot("rubber", "#d8321c #111214 #e8b21c", "switch"),
    trim: slot("brushed-steel", "", "ring"),
  },
  styles: {
    classic: { weight: 2 },
    tactical: { weight: 1, words: ["tactical flashlight"], dress: { body: "#1c1e21" } },
  },
  build,
});
