import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnY } from "../../geometry/place.ts";
import { add, addAll, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Height the beast crouches on, metres. */
const LEDGE = 0.16;

const both = (steps: (s: 1 | -1) => readonly SculptStep[]): SculptStep[] => [...steps(1), ...steps(-1)];

/** Trunk and limbs: hunched, knees drawn up beside the chest, arms down to the ledge between the feet. */
const body = () =>
  sculpt([
    add(ellipsoid([0, 0.36, -0.1], [0.15, 0.17, 0.15])),
    add(ellipsoid([0, 0.52, 0.0], [0.165, 0.15, 0.14]), 0.08),
    add(roundCone([0, 0.6, 0.05], [0, 0.68, 0.14], 0.1, 0.075), 0.05),
    ...both((s) => [
      ...addAll(
        limb([
          [[s * 0.12, 0.3, -0.06], 0.11],
          [[s * 0.22, 0.44, 0.16], 0.08],
          [[s * 0.19, 0.2, 0.06], 0.055],
          [[s * 0.2, 0.2, 0.12], 0.05],
        ]),
        0.03,
      ),
      add(ellipsoid([s * 0.2, 0.19, 0.16], [0.062, 0.035, 0.11]), 0.03),
      ...[-0.035, 0, 0.035].map((x) =>
        add(roundCone([s * 0.2 + x, 0.19, 0.24], [s * 0.2 + x, 0.172, 0.31], 0.02, 0.009), 0.012),
      ),
      ...addAll(
        limb([
          [[s * 0.16, 0.58, 0.04], 0.072],
          [[s * 0.15, 0.4, 0.15], 0.05],
          [[s * 0.085, 0.22, 0.24], 0.04],
        ]),
        0.03,
      ),
      add(ellipsoid([s * 0.082, 0.19, 0.27], [0.045, 0.03, 0.055]), 0.02),
      ...[-0.026, 0, 0.026].map((x) =>
        add(roundCone([s * 0.082 + x, 0.19, 0.31], [s * 0.082 + x, 0.17, 0.36], 0.014, 0.006), 0.01),
      ),
      // ridges of the breast
      add(ellipsoid([s * 0.065, 0.55, 0.115], [0.07, 0.055, 0.04]), 0.03),
    ]),
  ]);

/** A broad snarling head: heavy brow, short muzzle, open mouth, pointed ears. */
const head = () =>
  sculpt([
    add(ellipsoid([0, 0.78, 0.16], [0.115, 0.11, 0.115])),
    add(ellipsoid([0, 0.745, 0.27], [0.075, 0.05, 0.075]), 0.04),
    add(ellipsoid([0, 0.685, 0.23], [0.068, 0.035, 0.085]), 0.03),
    carve(ellipsoid([0, 0.712, 0.3], [0.058, 0.016, 0.07]), 0.008),
    ...both((s) => [
      add(roundCone([s * 0.015, 0.822, 0.262], [s * 0.09, 0.85, 0.2], 0.026, 0.03), 0.025),
      add(ball([s * 0.034, 0.768, 0.335], 0.02), 0.015),
      add(roundCone([s * 0.1, 0.79, 0.13], [s * 0.23, 0.87, 0.06], 0.038, 0.008), 0.03),
      carve(ball([s * 0.05, 0.8, 0.272], 0.021), 0.012),
      add(ellipsoid([s * 0.088, 0.735, 0.2], [0.03, 0.03, 0.05]), 0.03),
    ]),
  ]);

/** A bat's wing half spread: three fingers with scallops between. */
export function batWing(): Geometry {
  const sail = extrude(
    closeCorners(
      [
        [0, 0],
        [0.1, 0.03, 0.06],
        [0.17, -0.02],
        [0.26, 0.1, 0.08],
        [0.36, 0.1],
        [0.4, 0.28, 0.1],
        [0.5, 0.42],
        [0.34, 0.5, 0.06],
        [0.2, 0.42, 0.08],
        [0, 0.2],
      ],
      5,
    ),
    { depth: 0.03, bevel: 0.008 },
  );
  const rib = (points: readonly Vec3[], thick: number) =>
    tube(thick, curveThrough(points, 6), 10, { scale: (t) => 1.2 - 0.75 * t, endRounding: 0.004 });
  const root: Vec3 = [0.22, 0.44, 0.012];
  return settle(
    merge([
      sail,
      rib([[0, 0.1, 0], [0.1, 0.32, 0.01], root], 0.034),
      rib([root, [0.36, 0.5, 0.012], [0.51, 0.41, 0]], 0.024),
      rib([root, [0.33, 0.32, 0.016], [0.37, 0.09, 0]], 0.02),
      rib([root, [0.22, 0.2, 0.016], [0.17, -0.03, 0]], 0.02),
      rib([root, [0.22, 0.52, 0.02], [0.2, 0.58, 0.03]], 0.02),
    ]),
  );
}

function build({ style, seed }: Planned): Part[] {
  const worn = (x: number, y: number, z: number) => noise(x * 24, y * 24, z * 24, seed % 97);
  const open = style === "spread" ? 0.15 : 0.75;
  const right = move(turnY(turnX(batWing(), -0.12), open), [0.07, 0.5, -0.12]);
  const horn = tube(
    0.034,
    curveThrough(
      [
        [0.06, 0.85, 0.14],
        [0.1, 0.93, 0.1],
        [0.12, 1.0, 0.02],
        [0.11, 1.03, -0.05],
      ],
      5,
    ),
    14,
    { scale: (t) => 1.05 - 0.85 * t, endRounding: 0.004 },
  );
  const fang = (x: number, y: number, long: number) =>
    tube(
      0.011,
      [
        [x, y, 0.312],
        [x, y + long, 0.318],
      ],
      8,
      { scale: (t) => 1 - 0.8 * t, endRounding: 0.001 },
    );
  const tail = tube(
    0.04,
    curveThrough(
      [
        [0, 0.28, -0.2],
        [0.06, 0.2, -0.3],
        [0.22, 0.19, -0.26],
        [0.32, 0.19, -0.08],
        [0.33, 0.19, 0.08],
      ],
      7,
    ),
    14,
    { scale: (t) => 1 - 0.72 * t, endRounding: 0.006 },
  );
  const spikes = [0, 1, 2, 3].map((i) =>
    tube(
      0.022,
      [
        [0, 0.4 + i * 0.085, -0.22 + i * 0.045],
        [0, 0.44 + i * 0.09, -0.3 + i * 0.04],
      ],
      8,
      {
        scale: (t) => 1 - 0.85 * t,
        endRounding: 0.002,
      },
    ),
  );
  const eye = move(sphere(0.016, 16, 10), [0.05, 0.797, 0.263]);
  return [
    makePart("body", "stone", settle(meshSdf(displace(body(), 0.004, worn), 0.0125)), { weight: 1, crease: 1.2 }),
    makePart("head", "stone", settle(meshSdf(displace(head(), 0.003, worn), 0.0085)), { weight: 1, crease: 1.2 }),
    ...makeParts("wing", "stone", [right, mirror(right)], { weight: 1 }),
    ...makeParts("horn", "stone", [horn, mirror(horn)], { weight: 0.9 }),
    makePart(
      "fangs",
      "stone",
      merge([
        fang(0.045, 0.695, 0.034),
        fang(-0.045, 0.695, 0.034),
        fang(0.03, 0.735, -0.028),
        fang(-0.03, 0.735, -0.028),
      ]),
      { weight: 0.5 },
    ),
    makePart("tail", "stone", merge([tail, ...spikes]), { weight: 0.7 }),
    ...makeParts("eye", "stone", [eye, mirror(eye)], { weight: 0.5 }),
    makePart("ledge", "ledge", block([0.62, 0.06, 0.66], [0, LEDGE - 0.02, 0.02], 0.012), { weight: 0.6 }),
    makePart("foot", "ledge", block([0.54, 0.12, 0.58], [0, 0.06, 0.02], 0.01), { weight: 0.5 }),
  ];
}

/** A gargoyle. What makes it itself: a horned beast of grey stone crouching on a ledge, knees drawn up, claws over the edge, bat's wings raised behind it, a snarling face with brow and fangs. */
export const gargoyle = defineFromPlan({
  id: "gargoyle",
  family: "figure",
  words: ["gargoyle", "stone gargoyle", "gargoyle statue", "grotesque", "gothic gargoyle"],
  senses: ["gargoyle"],
  height: 1.05,
  view: { azimuth: 0.55, elevation: 0.06 },
  slots: {
    stone: mainSlot("limestone", "#8a8a86 #77787a #9a968c #6a6c70", "body|wing|horn|head|tail|claw"),
    ledge: slot("limestone", "#7a7a76 #8c887e", "base|pedestal|plinth"),
  },
  styles: { raised: { weight: 2 }, spread: { weight: 1, traits: ["flying", "open", "winged"] } },
  build,
});
