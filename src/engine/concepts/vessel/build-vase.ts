import { curveThrough, graph } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { ellipseOutline, type Point2 } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform, mirror } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import type { VaseParameters } from "./vase-parameters.ts";

/** Outside lines as (radius, y), both as parts of the largest radius and the height. */
const LINES: Readonly<Record<VaseParameters["style"], readonly Point2[]>> = {
  baluster: [
    [0.5, 0],
    [0.53, 0.02],
    [0.5, 0.05],
    [0.62, 0.22],
    [0.9, 0.48],
    [1, 0.64],
    [0.9, 0.78],
    [0.55, 0.87],
    [0.44, 0.92],
    [0.52, 0.97],
    [0.6, 1],
  ],
  amphora: [
    [0.36, 0],
    [0.4, 0.015],
    [0.3, 0.05],
    [0.5, 0.2],
    [0.86, 0.44],
    [1, 0.6],
    [0.86, 0.72],
    [0.4, 0.8],
    [0.32, 0.86],
    [0.34, 0.93],
    [0.5, 0.975],
    [0.52, 1],
  ],
  bud: [
    [0.72, 0],
    [0.82, 0.02],
    [0.98, 0.14],
    [1, 0.25],
    [0.72, 0.42],
    [0.34, 0.56],
    [0.25, 0.7],
    [0.25, 0.86],
    [0.36, 0.97],
    [0.42, 1],
  ],
  globe: [
    [0.42, 0],
    [0.47, 0.02],
    [0.78, 0.15],
    [0.96, 0.34],
    [1, 0.5],
    [0.93, 0.67],
    [0.74, 0.81],
    [0.5, 0.89],
    [0.43, 0.93],
    [0.48, 0.975],
    [0.54, 1],
  ],
  trumpet: [
    [0.62, 0],
    [0.66, 0.015],
    [0.56, 0.05],
    [0.4, 0.16],
    [0.38, 0.32],
    [0.45, 0.55],
    [0.62, 0.78],
    [0.86, 0.94],
    [1, 1],
  ],
  shouldered: [
    [0.68, 0],
    [0.74, 0.012],
    [0.86, 0.22],
    [0.96, 0.5],
    [1, 0.74],
    [0.95, 0.85],
    [0.78, 0.925],
    [0.66, 0.955],
    [0.68, 0.98],
    [0.74, 1],
  ],
  urn: [
    [0.58, 0],
    [0.6, 0.03],
    [0.52, 0.055],
    [0.26, 0.11],
    [0.24, 0.16],
    [0.5, 0.24],
    [0.86, 0.42],
    [1, 0.66],
    [0.9, 0.82],
    [0.74, 0.88],
    [0.78, 0.94],
    [1, 0.985],
    [1.02, 1],
  ],
  bottle: [
    [0.5, 0],
    [0.55, 0.015],
    [0.86, 0.1],
    [1, 0.22],
    [0.94, 0.33],
    [0.62, 0.43],
    [0.27, 0.5],
    [0.19, 0.6],
    [0.17, 0.78],
    [0.19, 0.93],
    [0.3, 0.985],
    [0.33, 1],
  ],
  pot: [
    [0.66, 0],
    [0.7, 0.02],
    [0.8, 0.3],
    [0.9, 0.7],
    [0.94, 0.82],
    [1.02, 0.83],
    [1.06, 0.85],
    [1.08, 0.98],
    [1.06, 1],
  ],
};

export function buildVase(p: VaseParameters): Model {
  const outside = smoothProfile(
    LINES[p.style].map(([r, y]) => [r * p.girth, y * p.height] as const),
    p.style === "pot" ? 3 : 4,
  );
  const slot = p.style === "pot" || p.style === "amphora" ? "earthenware" : "body";
  const wall = Math.max(0.003, p.girth * 0.05);
  const floor = p.style === "urn" ? p.height * 0.26 : Math.max(0.006, p.height * 0.03);
  const plain = lathe(hollow(outside, wall, floor), p.flutes > 0 ? 96 : 64);
  const body = p.flutes > 0 ? flute(plain, p) : plain;
  const parts: Part[] = [
    makePart("body", slot, body, { projection: "cylinder", weight: 1, ...(p.bands ? { paint: bandPaint(p) } : {}) }),
  ];
  if (p.handles > 0) {
    const handle = handleOf(p, outside);
    parts.push(
      ...makeParts("handle", slot === "body" ? "handle" : slot, p.handles === 1 ? [handle] : [handle, mirror(handle)], {
        weight: 0.85,
      }),
    );
  }
  const rim = radiusAt(outside, p.height);
  const knob = p.lid ? 0.17 * p.height : 0;
  if (p.lid) parts.push(makePart("lid", slot === "body" ? "lid" : slot, lidOf(rim, p.height, knob), { weight: 0.9 }));
  return standModel(parts, [
    { name: "top", position: [0, p.height + knob, 0], normal: [0, 1, 0], radius: rim },
    {
      name: "inside",
      position: [0, floor, 0],
      normal: [0, 1, 0],
      radius: Math.max(0.01, radiusAt(outside, p.height * 0.9) - wall),
    },
  ]);
}

/** A domed lid that lies on a rim, with a knob, `tall` over it. */
const lidOf = (rim: number, y: number, tall: number): Geometry =>
  lathe(
    [
      [0, y - tall * 0.1],
      ...smoothProfile(
        [
          [rim * 0.8, y - tall * 0.1],
          [rim * 1.04, y - tall * 0.02],
          [rim * 1.05, y + tall * 0.08],
          [rim * 0.86, y + tall * 0.3],
          [rim * 0.4, y + tall * 0.5],
          [rim * 0.13, y + tall * 0.58],
          [rim * 0.12, y + tall * 0.66],
          [rim * 0.22, y + tall * 0.82],
          [rim * 0.12, y + tall * 0.97],
          [0, y + tall],
        ],
        4,
      ),
    ],
    48,
  );

/** Ribs that rise from the foot and fade out under the rim, inside too, so that the wall keeps its thickness. */
const flute = (geometry: Geometry, p: VaseParameters): Geometry =>
  deform(geometry, ([x, y, z]) => {
    const t = y / p.height;
    const fade = smoothstep(0.06, 0.2, t) * smoothstep(0.97, 0.84, t);
    const f = 1 + p.fluteDepth * fade * cos(p.flutes * atan2(z, x));
    return [x * f, y, z * f];
  });

/** From the shoulder up, out, and back in under the rim. */
function handleOf(p: VaseParameters, outside: readonly Point2[]): Geometry {
  const at = (t: number, out: number): Vec3 => [radiusAt(outside, t * p.height) + out * p.girth, t * p.height, 0];
  const points =
    p.style === "amphora"
      ? [at(0.68, -0.03), at(0.74, 0.14), at(0.83, 0.38), at(0.92, 0.3), at(0.94, 0.14), at(0.93, -0.03)]
      : [at(0.6, -0.03), at(0.62, 0.16), at(0.74, 0.3), at(0.86, 0.3), at(0.86, 0.08), at(0.84, -0.03)];
  const girth = graph([
    [0, 1.5],
    [0.15, 1],
    [0.85, 1],
    [1, 1.5],
  ]);
  return sweep(ellipseOutline(p.girth * 0.085, p.girth * 0.05, 16), curveThrough(points, 7), {
    scale: girth,
    up: [0, 1, 0],
  });
}

/** Darker bands on the foot, the shoulder and the lip, with a row of fine lines between. */
function bandPaint(p: VaseParameters): Paint {
  const bands: readonly Point2[] = [
    [0.045, 0.02],
    [0.3, 0.006],
    [0.325, 0.004],
    [0.58, 0.02],
    [0.62, 0.004],
    [0.545, 0.004],
    [0.955, 0.05],
  ];
  return (surface, _x, y) => {
    const t = y / p.height;
    let cover = 0;
    for (const [middle, half] of bands)
      cover = Math.max(cover, 1 - smoothstep(half, half + 0.003, Math.abs(t - middle)));
    surface.r *= 1 - 0.72 * cover;
    surface.g *= 1 - 0.72 * cover;
    surface.b *= 1 - 0.68 * cover;
  };
}
