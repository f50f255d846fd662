import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Crossing stripes, as factors on the cloth's colour, with fine light lines. */
const tartan: Paint = (surface, x, y) => {
  const [u, v] = [(x + 0.6 * y) / 0.085, (y - 0.6 * x) / 0.085];
  const [fu, fv] = [u - Math.floor(u), v - Math.floor(v)];
  const dark = (fu < 0.36 ? 0.42 : 1) * (fv < 0.36 ? 0.42 : 1);
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
  if (Math.abs(fu - 0.68) < 0.03 || Math.abs(fv - 0.68) < 0.03) layColour(surface, [0.75, 0.62, 0.18]);
  if (Math.abs(fu - 0.18) < 0.03 || Math.abs(fv - 0.18) < 0.03) layColour(surface, [0.05, 0.16, 0.1]);
};

/** A pipe from the origin up, and its pale rings. */
function pipe(long: number, r: number): readonly [Geometry, Geometry] {
  const wood = turnedUp(
    [
      [0, 0],
      [r * 1.5, 0, r * 0.3],
      [r * 1.5, long * 0.1, r * 0.3],
      [r, long * 0.13, r * 0.2],
      [r * 0.9, long * 0.45],
      [r * 1.35, long * 0.48, r * 0.3],
      [r * 1.35, long * 0.55, r * 0.3],
      [r * 0.9, long * 0.58],
      [r * 0.9, long * 0.84],
      [r * 1.7, long * 0.9, r * 0.4],
      [r * 1.9, long, r * 0.3],
      [0, long],
    ],
    22,
  );
  const ring = (y: number, k: number) => move(torus(r * k, r * 0.3, 24, 8), [0, y * long, 0]);
  return [wood, merge([ring(0.1, 1.4), ring(0.48, 1.25), ring(0.55, 1.25), ring(0.985, 1.75)])];
}

/** Bagpipes. What makes them themselves: a plump tartan bag with three long drones fanning up over it, a blowpipe, and the chanter hanging below with its finger holes; black wood with ivory rings, cords and tassels. */
export const bagpipes = defineFromPlan({
  id: "bagpipes",
  family: "instrument",
  words: ["bagpipes", "bagpipe", "scottish bagpipes", "bag pipes", "highland pipes"],
  senses: ["bagpipe"],
  height: 0.9,
  view: { azimuth: 0.25, elevation: 0.12 },
  slots: {
    bag: mainSlot("woven-cotton", "#b3161c #1f5a3a #1f3f8a", "cover|cloth|tartan"),
    pipe: slot("oak", "#1d1512 #2a1c16", "drone|chanter|wood"),
    ring: slot("plastic", "#efe6cf", "mount|ferrule|ivory"),
    cord: slot("woven-cotton", "#d9a62a #b3161c", "tassel|rope"),
  },
  build: () => {
    const clay = sculpt([
      add(ellipsoid([0, 0.3, 0], [0.25, 0.14, 0.12])),
      add(roundCone([0.14, 0.29, 0], [0.31, 0.23, 0.01], 0.11, 0.04), 0.06),
      add(roundCone([-0.12, 0.32, 0], [-0.24, 0.36, 0], 0.1, 0.06), 0.06),
    ]);
    const put = (pair: readonly [Geometry, Geometry], lean: number, tilt: number, x: number, y: number, z: number) =>
      pair.map((geometry) => move(turnZ(turnX(geometry, tilt), lean), [x, y, z]));
    const pipes = [
      put(pipe(0.72, 0.016), 0.42, -0.1, -0.17, 0.37, -0.01),
      put(pipe(0.5, 0.015), 0.16, 0.04, -0.07, 0.4, 0.03),
      put(pipe(0.48, 0.015), -0.12, -0.02, 0.03, 0.4, -0.01),
      put(pipe(0.3, 0.013), -0.62, 0.1, 0.16, 0.37, 0.02),
      put(pipe(0.36, 0.012), -2.55, 0.12, 0.31, 0.24, 0.01),
    ];
    const cord = tube(
      0.007,
      curveThrough(
        [
          [-0.38, 0.84, 0],
          [-0.26, 0.74, 0.03],
          [-0.13, 0.74, 0.03],
          [-0.02, 0.65, 0.04],
          [0.07, 0.72, 0.01],
        ],
        7,
      ),
      8,
    );
    const tassel = (x: number, y: number): Geometry =>
      move(
        turnedUp(
          [
            [0, -0.1],
            [0.024, -0.1, 0.004],
            [0.012, -0.02, 0.006],
            [0.015, 0, 0.006],
            [0, 0.008],
          ],
          14,
        ),
        [x, y, 0.03],
      );
    const parts: Part[] = [
      makePart("bag", "bag", meshSdf(clay, 0.017), { weight: 1, crease: 1.3, paint: tartan }),
      makePart("pipes", "pipe", merge(pipes.map(([wood]) => wood as Geometry)), { weight: 1 }),
      makePart("rings", "ring", merge(pipes.map(([, rings]) => rings as Geometry)), { weight: 0.8 }),
      makePart(
        "cord",
        "cord",
        merge([cord, tassel(-0.26, 0.74), tassel(-0.02, 0.65), move(sphere(0.012, 12), [-0.13, 0.74, 0.03])]),
        { weight: 0.6 },
      ),
    ];
    return parts;
  },
});
