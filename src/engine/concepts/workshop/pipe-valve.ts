import { arc } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** The pipe's radius and the height of its middle, metres. */
const [R, HIGH] = [0.075, 0.42];

/** A flange about the X axis with its ring of bolts. */
function flange(x: number): Geometry {
  const bolts = Array.from({ length: 8 }, (_, i): Geometry => {
    const a = (i / 8) * TAU + 0.2;
    return bar(
      [x - 0.03, HIGH + R * 1.5 * sin(a), R * 1.5 * cos(a)],
      [x + 0.03, HIGH + R * 1.5 * sin(a), R * 1.5 * cos(a)],
      0.0115,
      6,
    );
  });
  return merge([
    turnedAcross(
      [
        [0, x - 0.018],
        [R * 1.85, x - 0.018, 0.004],
        [R * 1.85, x + 0.018, 0.004],
        [0, x + 0.018],
      ],
      [0, HIGH, 0],
      40,
    ),
    ...bolts,
  ]);
}

function build({ style }: Planned): Part[] {
  const wheelAt = (g: Geometry): Geometry => settle(move(g, [0, HIGH + 0.36, 0]));
  const wheel = merge([
    torus(0.15, 0.017, 56, 12),
    ...around(5, merge([bar([0.02, 0, 0], [0.15, 0, 0], 0.0115, 10)])),
    turnedUp(
      [
        [0, -0.022],
        [0.034, -0.022, 0.006],
        [0.034, 0.022, 0.006],
        [0, 0.022],
      ],
      24,
    ),
  ]);
  const elbow = (s: number): Geometry => {
    const r = 0.14;
    const bend = arc([s * 0.42, HIGH - r, 0], r, s > 0 ? PI / 2 : PI / 2, s > 0 ? 0 : PI, 10);
    const path: Vec3[] = [[s * 0.16, HIGH, 0], ...bend, [s * (0.42 + r), 0.02, 0]];
    return tube(R, path, 28);
  };
  const foot = (s: number): Geometry => {
    const x = s * 0.56;
    return merge([
      move(
        turnedUp(
          [
            [0, 0],
            [R * 1.7, 0, 0.004],
            [R * 1.7, 0.03, 0.004],
            [0, 0.03],
          ],
          40,
        ),
        [x, 0, 0],
      ),
      ...around(6, bar([R * 1.42, 0.02, 0], [R * 1.42, 0.045, 0], 0.011, 6)).map((g) => move(g, [x, 0, 0])),
    ]);
  };
  const parts = [
    makePart("pipes", "body", merge([elbow(1), elbow(-1)]), { weight: 1 }),
    makePart("feet", "body", merge([foot(1), foot(-1)]), { weight: 0.7 }),
    makePart("flanges", "flange", merge([flange(0.2), flange(-0.2)]), { weight: 0.8 }),
    makePart(
      "housing",
      "flange",
      merge([
        turnedAcross(
          [
            [0, -0.19],
            [R * 1.1, -0.19],
            [R * 1.5, -0.08, 0.05],
            [R * 1.5, 0.08, 0.05],
            [R * 1.1, 0.19],
            [0, 0.19],
          ],
          [0, HIGH, 0],
          40,
          false,
          5,
        ),
        turnedUp(
          [
            [0, HIGH],
            [0.095, HIGH],
            [0.085, HIGH + 0.12, 0.01],
            [0.12, HIGH + 0.13, 0.004],
            [0.12, HIGH + 0.16, 0.004],
            [0.06, HIGH + 0.17, 0.01],
            [0.042, HIGH + 0.25, 0.006],
            [0, HIGH + 0.25],
          ],
          36,
        ),
      ]),
      { weight: 0.9 },
    ),
    makePart("stem", "metal", bar([0, HIGH + 0.22, 0], [0, HIGH + 0.41, 0], 0.015, 14), { weight: 0.4 }),
    makePart("wheel", "wheel", wheelAt(wheel), { weight: 1 }),
  ];
  if (style === "gauged") {
    const at: Vec3 = [0.36, HIGH + 0.2, 0.0];
    parts.push(
      makePart("gauge-neck", "metal", bar([0.36, HIGH + R * 0.8, 0], [0.36, HIGH + 0.15, 0], 0.014, 12), {
        weight: 0.3,
      }),
      makePart("gauge", "gauge", settle(move(disc(0.07, 0.04, 0.006, 40), [at[0], at[1], at[2] - 0.02])), {
        weight: 0.7,
        paint: (surface, x, y, z) => {
          const [u, v] = [x - at[0], y - at[1]];
          const d = Math.sqrt(u * u + v * v);
          if (z < 0.017 || d > 0.06) return;
          layColour(surface, [0.9, 0.9, 0.86], 0.3, 0);
          const tick = d > 0.047 && d < 0.056 && v > -d * 0.6 && Math.abs((u / d) * 6 - Math.round((u / d) * 6)) < 0.12;
          if (tick) layColour(surface, u > 0.025 ? [0.7, 0.03, 0.02] : [0.02, 0.02, 0.02], 0.4, 0);
          if (Math.abs(u * 0.8 + v * 0.6) < 0.003 && v > -0.01 && d < 0.043 && -u * 0.6 + v * 0.8 > -0.012)
            layColour(surface, [0.75, 0.02, 0.02], 0.4, 0);
        },
      }),
    );
  }
  return parts;
}

/** A pipe with a valve. What makes it itself: a thick bolted pipe that comes out of the floor, bends and goes down again, in its middle a bulging cast housing between flanges and a big red hand wheel with spokes on a stem; a pressure gauge beside. */
export const pipeValve = defineFromPlan({
  id: "pipe-valve",
  family: "tool",
  words: [
    "pipe valve",
    "valve",
    "valve wheel",
    "steam valve",
    "water valve",
    "gate valve",
    "industrial valve",
    "shutoff valve",
    "pipe with a valve",
    "metal pipe",
    "industrial pipe",
    "steel pipe",
    "water pipe",
    "steam pipe",
    "sewer pipe",
    "industrial pipes",
  ],
  senses: ["valve#3", "gate valve"],
  height: 0.83,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-metal cast-iron galvanised-steel", "#5a6a72 #3f5a4a #6a5a4a", "pipe|tube"),
    flange: { ...slot("cast-iron", "#3a3e42", "housing|bolt"), takesWhole: "material" },
    wheel: slot("painted-metal", "#c0241c #c0241c #d8a01c", "handwheel|handle"),
    metal: slot("brushed-steel", "", "stem"),
    gauge: slot("brass", "", "pressure gauge|dial|manometer"),
  },
  styles: { plain: { weight: 1 }, gauged: { weight: 1.4, slots: ["gauge"] } },
  build,
});
