import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, stretch } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { acos } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { cross, distance, dot, mix, normalize, scale, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";

/** Share of its length by which a plate reaches over the next one. */
const OVER = 0.22;

/** A hoop of metal about a finger, a little wider at its foot, so that the next one goes under it. */
function lame(from: Vec3, to: Vec3, radius: number, end: number) {
  const way = normalize(subtract(to, from));
  const long = distance(from, to);
  const hoop = cylinder({ radius, radiusTop: end, height: long * (1 + OVER), bevel: radius * 0.22, segments: 18 });
  return place(
    hoop,
    chain(
      rotation(normalize(cross(Y_AXIS, way), X_AXIS), acos(clamp(dot(Y_AXIS, way), -1, 1))),
      translation(subtract(from, scale(way, long * OVER * 0.5))),
    ),
  );
}

/** A finger's plates one after the other, a rounded cap at the end. */
function fingerOf(path: readonly Vec3[], radius: number) {
  const hoops = path.slice(1).map((to, i) => {
    const r = radius * (1 - 0.07 * i);
    return lame(path[i] as Vec3, to, r * 1.14, r * 0.96);
  });
  const [before, tip] = path.slice(-2) as [Vec3, Vec3];
  return [
    ...hoops,
    move(sphere(radius * 0.84, 16), mix(before, tip, 1.06)),
    ...path.slice(1, -1).map((at) => move(sphere(radius * 0.98, 14), at)),
  ];
}

const rise = (x: number, spread: number, long: number): Vec3[] =>
  [0, 0.4, 0.72, 1].map((t): Vec3 => [x + spread * t, 0.15 + long * t, 0.004 + 0.022 * t * t]);

/** A gauntlet of plate: every finger of overlapping hoops, ridged plates over the back of the hand, a cuff that flares, and a strap about it. */
export function plateGauntlet(): Part[] {
  const fingers = [
    ...fingerOf(rise(-0.041, -0.022, 0.085), 0.0145),
    ...fingerOf(rise(-0.0135, -0.007, 0.108), 0.0155),
    ...fingerOf(rise(0.0145, 0.006, 0.114), 0.0158),
    ...fingerOf(rise(0.0425, 0.02, 0.1), 0.0152),
    ...fingerOf(
      [
        [0.046, 0.085, 0.008],
        [0.076, 0.115, 0.016],
        [0.095, 0.148, 0.022],
        [0.103, 0.178, 0.026],
      ],
      0.0165,
    ),
  ];
  const palm = Array.from({ length: 4 }, (_, k) =>
    move(
      stretch(
        cylinder({
          radius: 0.06 - 0.0025 * k,
          radiusTop: 0.0565 - 0.0025 * k,
          height: 0.034,
          bevel: 0.006,
          segments: 36,
        }),
        [1, 1, 0.5],
      ),
      [0, 0.13 - 0.024 * k, 0],
    ),
  );
  const knuckles = [-0.041, -0.0135, 0.0145, 0.0425].map((x) => move(sphere(0.0165, 16), [x, 0.152, 0.01]));
  const flare = stretch(
    lathe(
      [
        [0.04, 0.062],
        [0.046, 0.03],
        [0.074, -0.085],
        [0.08, -0.092],
        [0.086, -0.085],
        [0.056, 0.034],
        [0.05, 0.072],
        [0.036, 0.075],
      ],
      44,
      true,
    ),
    [1, 1, 0.86],
  );
  const rim = stretch(move(torus(0.081, 0.006, 44, 10), [0, -0.086, 0]), [1, 1, 0.86]);
  const wrist = stretch(move(torus(0.049, 0.009, 40, 12), [0, 0.062, 0]), [1, 1, 0.8]);
  const fill = stretch(cylinder({ radius: 0.045, height: 0.05, segments: 30 }), [1, 1, 0.75]);
  const strap = stretch(
    move(cylinder({ radius: 0.0835, radiusTop: 0.0765, height: 0.03, bevel: 0.003, segments: 44 }), [0, -0.052, 0]),
    [1, 1, 0.88],
  );
  return [
    makePart("fingers", "cloth", merge(fingers), { weight: 1 }),
    makePart("hand", "cloth", merge([...palm, ...knuckles, move(fill, [0, 0.035, 0])]), { weight: 1 }),
    makePart("cuff", "cloth", merge([flare, rim]), { weight: 1 }),
    makePart("wrist", "cloth", wrist, { weight: 0.6 }),
    makePart("strap", "cuff", strap, { weight: 0.9 }),
    makePart("buckle", "buckle", block([0.036, 0.036, 0.012], [0.018, -0.037, 0.07], 0.004), { weight: 0.7 }),
  ];
}
