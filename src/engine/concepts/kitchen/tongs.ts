import { graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const TALL = 0.28;

/** One arm from tip (y = 0) to the hinge, a folded strip; `from` and `to` cut a piece of it. */
function arm(from: number, to: number, grow: number, cup: boolean, spread: number): Geometry {
  const half = graph([
    [0, 0.013],
    [0.06, 0.021],
    [0.16, 0.021],
    [0.24, 0.0115],
    [0.7, 0.0105],
    [1, 0.009],
  ]);
  const out = graph([
    [0, 0.012],
    [0.08, 0.03],
    [0.22, 0.042],
    [0.5, 0.047],
    [0.8, 0.03],
    [0.96, 0.009],
    [1, 0.006],
  ]);
  const deep = graph([
    [0, 0.004],
    [0.12, 0.012],
    [0.26, 0.006],
    [1, 0.0065],
  ]);
  const n = 40;
  return loft(
    Array.from({ length: n + 1 }, (_, i): Ring => {
      const t = from + ((to - from) * i) / n;
      const y = t * TALL;
      const scallop = cup && t < 0.2 ? 1 + 0.13 * cos((t / 0.2) * 5 * TAU) : 1;
      const w = half(t) * scallop + grow;
      const x = out(t) * spread;
      const d = deep(t);
      const thick = 0.0016 + grow;
      const at = (u: number, lift: number): Vec3 => [x - d * u * u + lift, y, w * u];
      const us = [-1, -0.6, -0.2, 0.2, 0.6, 1];
      return [
        ...us.map((u) => at(u, thick)),
        ...us
          .slice()
          .reverse()
          .map((u) => at(u, -thick)),
      ].reverse();
    }),
  );
}

function build({ style, seed }: Planned): Part[] {
  const spread = 0.9 + ((seed % 30) / 30) * 0.3;
  const silicone = style === "silicone";
  const body = arm(silicone ? 0.12 : 0, 1, 0, true, spread);
  const parts = [
    ...makeParts("arm", "body", [body, mirror(body)], { weight: 1 }),
    makePart("hinge", "body", bar([0, TALL - 0.006, -0.011], [0, TALL - 0.006, 0.011], 0.0085, 18), { weight: 0.6 }),
    makePart("spring", "body", bar([-0.028 * spread, TALL * 0.79, 0], [0.028 * spread, TALL * 0.79, 0], 0.0026, 10), {
      weight: 0.4,
    }),
    makePart("ring", "body", loop(), { weight: 0.5 }),
  ];
  if (silicone) {
    const tip = arm(0, 0.24, 0.0016, true, spread);
    parts.push(...makeParts("tip", "tip", [tip, mirror(tip)], { weight: 1 }));
  }
  if (style !== "plain") {
    const grip = arm(0.52, 0.9, 0.0022, false, spread);
    parts.push(...makeParts("grip", "grip", [grip, mirror(grip)], { weight: 0.9 }));
  }
  return parts;
}

/** The pull ring on the hinge. */
const loop = (): Geometry => {
  const r = 0.011;
  const [sides, around] = [8, 24];
  return loft(
    Array.from({ length: around }, (_, i): Ring => {
      const a = (i / around) * TAU;
      return Array.from({ length: sides }, (_, k): Vec3 => {
        const b = (-k / sides) * TAU;
        const q = r + 0.0018 * cos(b);
        return [q * cos(a), TALL + 0.008 + q * sin(a), 0.0018 * sin(b)];
      });
    }),
    true,
  );
};

/** Kitchen tongs. What makes it itself: two long steel arms joined by a hinge at the top, spread below, with scalloped shovel tips that face each other, and coloured grips. */
export const tongs = defineFromPlan({
  id: "tongs",
  family: "tool",
  words: [
    "tongs",
    "pair of tongs",
    "kitchen tongs",
    "barbecue tongs",
    "salad tongs",
    "serving tongs",
    "cooking tongs",
    "bbq tongs",
  ],
  senses: ["tongs"],
  height: 0.3,
  view: { azimuth: 0.5, elevation: 0.12 },
  slots: {
    body: mainSlot("brushed-steel", "", "arm|hinge"),
    tip: slot("rubber", "#c8201a #2a2b2f #2a8a8a #e88a1e", "end|scallop|head"),
    grip: slot("rubber", "#1c1d20 #c8201a #2a8a8a", "handle"),
  },
  styles: {
    plain: { weight: 1 },
    gripped: { weight: 1.2, slots: ["grip"] },
    silicone: { weight: 1.2, slots: ["tip"] },
  },
  build,
});
