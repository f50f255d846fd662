import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { add, normalize, scale, type Vec3 } from "../../math/vec3.ts";
import { type LeafPlace, leaves } from "../plant/foliage.ts";

/**
 * A climbing plant along a path, in the slots `vine`, `leaf` and `bloom`: a stem, leaves all about it, flowers among them.
 *
 * @param path From the ground up, metres.
 * @param stem Radius of the stem.
 * @param leaf Length of a leaf.
 * @param count How many leaves.
 */
export function climber(
  path: readonly Vec3[],
  stem: number,
  leaf: number,
  count: number,
  random: () => number,
): Part[] {
  const way = curveThrough(path, 6);
  const around = (reach: number): { at: Vec3; out: Vec3 } => {
    const on = way[Math.floor((0.06 + 0.94 * random()) * (way.length - 1))] as Vec3;
    const [a, tilt] = [random() * TAU, random() - 0.35];
    const out = normalize([cos(a), tilt, sin(a)]);
    return { at: add(on, scale(out, reach * random())), out };
  };
  const places = Array.from({ length: count }, (): LeafPlace => {
    const { at, out } = around(leaf * 0.9);
    const size = leaf * (0.7 + 0.5 * random());
    return {
      root: at,
      along: normalize([out[0], out[1] - 0.5, out[2]]),
      up: [0, 1, 0.4],
      length: size,
      width: size * 0.7,
    };
  });
  const blooms = Array.from({ length: Math.round(count / 9) }, () => {
    const { at, out } = around(leaf * 0.2);
    return move(stretch(sphere(leaf * 0.3, 10, 7), [1, 0.8, 1]), add(at, scale(out, leaf * 0.9)));
  });
  return [
    makePart("stem", "vine", tube(stem, way, 8, { scale: (t) => 1 - 0.6 * t, endRounding: stem * 0.4 }), {
      weight: 0.5,
    }),
    makePart("leaves", "leaf", leaves(places), { weight: 0.8 }),
    makePart("blooms", "bloom", merge(blooms), { weight: 0.7 }),
  ];
}
