import type { Corner } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { clamp01 } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { brim } from "./brim.ts";
import type { HatForm } from "./hat-form.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

const weave =
  (form: HatForm): Paint =>
  (surface, _x, y) => {
    const t = y / (0.09 * form.unit);
    const dark = 0.8 + 0.4 * Math.abs(t - Math.floor(t) - 0.5);
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
  };

const skullMark: Paint = (surface) => {
  surface.r = 0.8;
  surface.g = 0.78;
  surface.b = 0.72;
};

/** A creased crown over a brim that curls up at the sides. */
export const cowboyHat: HatMaker = (form) => {
  const top = form.dome;
  const crown: Corner[] = [
    [0, -0.02],
    [1.06, -0.02, 0.05],
    [1.0, 0.5, 0.3],
    [0.78, top + 0.42, 0.3],
    [0.3, top + 0.42, 0.2],
    [0, top + 0.28],
  ];
  return worn([
    form.turned("crown", crown, "headgear", ([x, y, z]): Vec3 => {
      const t = clamp01(y / (top + 0.4));
      return [x * (1 - 0.16 * t * (z > 0 ? 1 : 0.4)), y - 0.16 * t * t * clamp01(1 - (x * x) / 0.12), z];
    }),
    brim(form, "brim", 1.85, (x, z, out) => out * out * (0.62 * x * x * 0.45 - 0.22 * (z * z > x * x ? 1 : 0) * 0.6)),
    form.ring("band", 1.05, 0.1, 0.035, 0.16, "belt"),
  ]);
};

/** Woven straw with a wide brim and a band. */
export const strawHat: HatMaker = (form, p) => {
  const top = form.dome;
  return worn([
    form.turned(
      "crown",
      [
        [0, -0.02],
        [1.07, -0.02],
        [1.02, top + 0.05, 0.3],
        [0.5, top + 0.2, 0.4],
        [0, top + 0.22],
      ],
      "headgear",
      undefined,
      { paint: weave(form) },
    ),
    brim(form, "brim", 1.85, (x, z, out) => -0.1 * out * out + 0.03 * sin(3 * atan2(z, x)) * out),
    form.ring("band", 1.07, 0.1, 0.03, 0.16, p.guise === "farmer" ? "shirt" : "belt"),
  ]);
};

/** A tall cone on a huge brim that curls up all round, trimmed at its edge. */
export const sombrero: HatMaker = (form) => {
  const top = form.dome;
  return worn([
    form.turned("crown", [
      [0, -0.02],
      [1.06, -0.02, 0.05],
      [0.98, 0.35, 0.3],
      [0.62, top + 0.75, 0.4],
      [0.3, top + 1.0, 0.25],
      [0, top + 1.02],
    ]),
    brim(form, "brim", 2.5, (_x, _z, out) => 0.75 * out * out * out - 0.08 * out),
    form.ring("edge", 2.5, 0.67, 0.07, 0.12, "trim"),
    form.ring("band", 1.05, 0.12, 0.05, 0.2, "trim"),
  ]);
};

/** A tall tube on a narrow brim. */
export const topHat: HatMaker = (form, p) =>
  worn([
    form.turned("crown", [
      [0, -0.02],
      [1.05, -0.02, 0.04],
      [0.98, 0.7, 0.8],
      [1.1, 1.75, 0.08],
      [0, 1.75],
    ]),
    brim(form, "brim", 1.55, (x, _z, out) => out * out * 0.14 * x * x),
    form.ring("band", 1.04, 0.14, 0.03, 0.24, p.guise === "magician" ? "cape" : "trim"),
  ]);

/** A brim turned up on three sides, a skull in front. */
export const tricorn: HatMaker = (form) => {
  const top = form.dome;
  return worn([
    form.turned("crown", [
      [0, -0.02],
      [1.05, -0.02],
      [1.02, 0.4, 0.4],
      [0.6, top + 0.2, 0.5],
      [0, top + 0.24],
    ]),
    brim(form, "brim", 1.75, (x, z, out) => out * (0.3 - 0.36 * cos(3 * atan2(x, z)))),
    form.ring("band", 1.06, 0.06, 0.03, 0.1, "trim"),
    form.part("skull-mark", move(stretch(sphere(0.17, 18), [1, 1.1, 0.5]), [0, 0.34, 1.06]), "shirt", {
      weight: 0.45,
      paint: skullMark,
    }),
  ]);
};
