import { arc, curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, hole, plate } from "../pieces.ts";
import { turnedAlong } from "../vehicle/bodywork.ts";

/** Radius of the wheel, height of its axle, radius of the rope. */
const [R, Y, ROPE] = [0.075, 0.3, 0.0095];

/** A grooved wheel about Z. */
const sheave = (): Part["geometry"] =>
  turnedAlong(
    [
      [0, -0.017],
      [R * 0.34, -0.017, 0.002],
      [R * 0.38, -0.008, 0.004],
      [R * 0.82, -0.008, 0.004],
      [R * 0.9, -0.017, 0.002],
      [R, -0.017, 0.002],
      [R * 0.88, 0, 0.012],
      [R, 0.017, 0.002],
      [R * 0.9, 0.017, 0.002],
      [R * 0.82, 0.008, 0.004],
      [R * 0.38, 0.008, 0.004],
      [R * 0.34, 0.017, 0.002],
      [0, 0.017],
    ],
    [0, Y, 0],
    56,
    4,
  );

function build({ style }: Planned): Part[] {
  const cheek = plate(
    [
      [-R * 0.72, Y - R * 0.75, R * 0.5],
      [R * 0.72, Y - R * 0.75, R * 0.5],
      [R * 0.9, Y, R],
      [R * 0.3, Y + R * 1.45, R * 0.3],
      [-R * 0.3, Y + R * 1.45, R * 0.3],
      [-R * 0.9, Y, R],
    ],
    0.007,
    0.002,
    style === "wooden" ? [] : [hole(0, Y + R * 0.62, R * 0.13)],
  );
  const hang = Y + R * 1.42;
  const hook = curveThrough(
    [
      [0, hang - 0.008, 0],
      [0, hang + 0.03, 0],
      [0.026, hang + 0.052, 0],
      [0.02, hang + 0.086, 0],
      [-0.012, hang + 0.092, 0],
      [-0.03, hang + 0.068, 0],
      [-0.024, hang + 0.05, 0],
    ] as Vec3[],
    7,
  );
  const groove = R * 0.9 + ROPE * 0.4;
  const rope: Vec3[] = [
    [-groove, 0.12, 0],
    ...arc([0, Y, 0], groove, PI, 0, 24),
    [groove, ROPE * 3, 0],
    [groove + 0.014, ROPE, 0.014],
    [groove + 0.05, ROPE, 0.05],
  ];
  const load = [
    makePart(
      "hook",
      "metal",
      tube(
        0.006,
        curveThrough(
          [
            [-groove, 0.118, 0],
            [-groove, 0.085, 0],
            [-groove + 0.022, 0.062, 0],
            [-groove + 0.004, 0.036, 0],
            [-groove - 0.02, 0.05, 0],
          ],
          7,
        ),
        12,
        { endRounding: 0.004 },
      ),
      { weight: 0.6 },
    ),
    makePart("clasp", "metal", bar([-groove, 0.108, 0], [-groove, 0.136, 0], 0.0135, 16), { weight: 0.4 }),
  ];
  return [
    makePart("wheel", "wheel", sheave(), { weight: 1 }),
    ...makeParts(
      "cheek",
      "body",
      [-0.0245, 0.0245].map((z) => settle(move(cheek, [0, 0, z]))),
      { weight: 1 },
    ),
    makePart(
      "axle",
      "metal",
      merge([
        bar([0, Y, -0.034], [0, Y, 0.034], 0.0125, 24),
        bar([0, hang - 0.012, -0.03], [0, hang - 0.012, 0.03], 0.008, 18),
      ]),
      { weight: 0.7 },
    ),
    makePart("hanger", "metal", tube(0.0075, hook, 14, { endRounding: 0.004 }), { weight: 0.8 }),
    makePart("ring", "metal", settle(move(turnX(torus(0.014, 0.005, 28, 10), PI / 2), [0, hang - 0.01, 0])), {
      weight: 0.3,
    }),
    makePart("rope", "rope", tube(ROPE, rope, 14, { endRounding: 0.003 }), { weight: 0.9 }),
    ...load,
  ];
}

/** A pulley. What makes it itself: a wheel with a groove in its rim between two cheeks under a hook, and a rope that comes down on both sides of it, a hook at its end. */
export const pulley = defineFromPlan({
  id: "pulley",
  family: "tool",
  words: ["pulley", "block and tackle", "pulley wheel", "rope pulley", "hoist"],
  senses: ["pulley", "block and tackle"],
  height: 0.5,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("painted-metal oak", "#2c2f34 #b8321e #2a4a6a", "cheek|block|frame|shell"),
    wheel: slot("brushed-steel oak", "", "sheave"),
    metal: slot("gunmetal iron", "", "hook|axle|ring"),
    rope: slot("rope", "#b99a68", "cord|line"),
  },
  styles: {
    steel: { weight: 1.5, materials: { body: "painted-metal", wheel: "brushed-steel" } },
    wooden: {
      weight: 1,
      materials: { body: "oak", wheel: "brass" },
      dress: { body: "#8a5a30" },
      traits: ["vintage"],
    },
  },
  build,
});
