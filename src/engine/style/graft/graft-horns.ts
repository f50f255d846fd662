import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type Scion, type Stock, topAt } from "./graft-stock.ts";

const BONE = fromHex("#d9cbb0");
const PEARL = fromHex("#f1e6d2");
/** Radius of a unicorn's horn at its foot, as a share of the size; its ridge winds so often, drawn in so many steps. */
const UNICORN = 0.085;
const RIDGE_TURNS = 5;
const RIDGE_STEPS = 60;
const ANTLER = fromHex("#8a6a48");

/** A pair on top: horns that bend out and up to a point, or antlers with three tines each. */
export const growHorns =
  (kind: "horns" | "antlers") =>
  (stock: Stock, colour: Rgb | undefined): Scion => {
    const { cx, cz, size, min, max } = stock;
    const apart = Math.min(0.22 * size, 0.28 * (max[0] - min[0]));
    const pieces = [-1, 1].map((side): Geometry => {
      const foot: Vec3 = [cx + side * apart, topAt(stock, cx + side * apart, cz) - 0.04 * size, cz];
      const at = (x: number, y: number, z = 0): Vec3 => [
        foot[0] + side * x * size,
        foot[1] + y * size,
        foot[2] + z * size,
      ];
      return kind === "horns" ? horn(at, size) : antler(at, size);
    });
    return {
      parts: makeParts("graft-horn", "graft-horn", pieces, { weight: 0.9 }),
      stuff: { "graft-horn": ["bone", colour ?? (kind === "horns" ? BONE : ANTLER)] },
    };
  };

/** One straight horn with a winding ridge, that leans forwards from the brow. */
export function growUnicornHorn(stock: Stock, colour: Rgb | undefined): Scion {
  const { cx, cz, size } = stock;
  const z = cz + 0.1 * size;
  const foot: Vec3 = [cx, topAt(stock, cx, z) - 0.06 * size, z];
  const tip: Vec3 = [cx, foot[1] + 0.72 * size, z + 0.3 * size];
  const turns = Array.from({ length: RIDGE_STEPS + 1 }, (_, i): Vec3 => {
    const t = i / RIDGE_STEPS;
    const [angle, r] = [TAU * RIDGE_TURNS * t, UNICORN * size * (1 - t) * 0.85];
    const at = (k: 0 | 1 | 2): number => foot[k] + (tip[k] - foot[k]) * t;
    return [at(0) + r * cos(angle), at(1), at(2) + r * sin(angle)];
  });
  const core = tube(UNICORN * size, [foot, tip], 16, { scale: (t) => 1 - 0.97 * t, endRounding: 0.002 * size });
  const ridge = tube(0.022 * size, turns, 6, { scale: (t) => 1 - 0.85 * t });
  return {
    parts: [
      makePart("graft-horn", "graft-horn", core, { weight: 0.9 }),
      makePart("graft-horn-ridge", "graft-horn", ridge, { weight: 0.4 }),
    ],
    stuff: { "graft-horn": ["bone", colour ?? PEARL] },
  };
}

type At = (x: number, y: number, z?: number) => Vec3;

const horn = (at: At, size: number): Geometry =>
  tube(0.07 * size, curveThrough([at(0, 0), at(0.14, 0.1), at(0.22, 0.26), at(0.16, 0.46)], 6), 14, {
    scale: (t) => 1 - 0.92 * t,
    endRounding: 0.004 * size,
  });

function antler(at: At, size: number): Geometry {
  const branch = (points: readonly Vec3[], thick: number): Geometry =>
    tube(thick * size, curveThrough(points, 5), 10, { scale: (t) => 1 - 0.75 * t, endRounding: 0.006 * size });
  return merge([
    branch([at(0, 0), at(0.12, 0.2), at(0.26, 0.4), at(0.3, 0.66)], 0.036),
    branch([at(0.05, 0.1), at(0.02, 0.2, 0.1), at(0.02, 0.3, 0.15)], 0.026),
    branch([at(0.17, 0.28), at(0.1, 0.4, 0.04), at(0.08, 0.54, 0.05)], 0.026),
    branch([at(0.26, 0.4), at(0.38, 0.46), at(0.44, 0.58)], 0.026),
  ]);
}
