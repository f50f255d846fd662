import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";

import { collarAt, scentWithin } from "./scent-glass.ts";

/** With a rubber bulb on a hose that is pressed to spray. */
export function perfumeAtomizer(): Part[] {
  const profile = roundCorners(
    [
      [0, 0],
      [0.024, 0, 0.002],
      [0.024, 0.003, 0.001],
      [0.016, 0.006, 0.003],
      [0.038, 0.034, 0.018],
      [0.026, 0.058, 0.014],
      [0.0105, 0.066, 0.004],
      [0.01, 0.071],
      [0, 0.071],
    ],
    6,
  );
  const flutes = stretch(lathe(profile, 48), [1, 1, 1]);
  const head = move(cylinder({ radius: 0.006, height: 0.011, bevel: 0.0015, segments: 24 }), [0, 0.077, 0]);
  const nozzle = tube(
    0.0022,
    [
      [0.004, 0.084, 0],
      [-0.017, 0.0845, 0],
    ],
    14,
    { endRounding: 0.001 },
  );
  const hose = tube(
    0.0022,
    curveThrough(
      [
        [0.002, 0.084, 0],
        [0.016, 0.0845, 0.001],
        [0.03, 0.079, 0.003],
        [0.042, 0.064, 0.008],
        [0.05, 0.047, 0.012],
      ],
      6,
    ),
    12,
  );
  const bulb = move(stretch(sphere(0.0155, 32), [0.92, 1.15, 0.92]), [0.052, 0.033, 0.013]);
  const strands = Array.from({ length: 16 }, (_, i): Geometry => {
    const a = i * 2.4;
    const r = 0.0045 * Math.sqrt((i + 0.5) / 16);
    return tube(
      0.0008,
      [
        [0.052 + r * 0.4 * cos(a), 0.017, 0.013 + r * 0.4 * sin(a)],
        [0.052 + r * cos(a), 0.001, 0.013 + r * sin(a)],
      ],
      5,
    );
  });
  const band = move(torus(0.0026, 0.0013, 20, 8), [0.052, 0.0135, 0.013]);
  return [
    makePart("bottle", "glass", flutes, {
      weight: 1,
      paint: (surface, x, _y, z) => {
        surface.height += 0.0007 * sin(Math.abs(x) * 500) * (z > 0 ? 1 : -1);
      },
    }),
    makePart("liquid", "liquid", scentWithin(flutes, [0, 0.03, 0], 0.042), { weight: 0.8 }),
    makePart("sprayer", "metal", merge([collarAt(0.0695, 0.0122), head, nozzle]), { weight: 0.7 }),
    makePart("bulb", "bulb", merge([hose, bulb]), { weight: 0.9 }),
    makePart("tassel", "bulb", merge([...strands, band, move(sphere(0.003, 14), [0.052, 0.0165, 0.013])]), {
      weight: 0.5,
    }),
  ];
}
