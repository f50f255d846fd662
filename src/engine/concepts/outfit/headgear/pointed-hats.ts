import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { merge } from "../../../geometry/merge.ts";
import { type Corner, circleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { clamp01 } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { brim } from "./brim.ts";
import type { HatForm } from "./hat-form.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

/** A soft cone along points. */
const softCone = (points: readonly Vec3[], fat: (t: number) => number) =>
  sweep(circleOutline(1, 28), curveThrough(points, 5), { scale: fat, endRounding: 0.02 });

const stars =
  (form: HatForm): Paint =>
  (surface, x, y, z) => {
    const u = form.unit;
    const [a, b] = [(atan2(x - form.band[0], z - form.band[2]) / TAU) * 7, (y - form.band[1]) / (0.55 * u)];
    const row = Math.round(b);
    const [du, dv] = [(a + row * 0.5 - Math.round(a + row * 0.5)) * 0.9 * (1 - 0.28 * b), (b - row) * 0.55];
    const r = Math.sqrt(du * du + dv * dv);
    if (b < 0.5 || b > 3.4 || r > 0.13 * (1 + 0.4 * cos(5 * atan2(dv, du) - PI / 2))) return;
    surface.r = 0.8;
    surface.g = 0.58;
    surface.b = 0.1;
  };

/** A wizard's or a witch's tall cone on a wide brim, its tip folded back. */
export const pointedHat: HatMaker = (form, p) => {
  const tip = 2.55;
  const cone: Corner[] = [
    [0, -0.02],
    [1.06, -0.02, 0.05],
    [0.98, 0.25],
    [0.78, 0.75],
    [0.55, 1.3],
    [0.33, 1.85],
    [0.14, 2.35, 0.1],
    [0, tip],
  ];
  const crease = p.guise === "witch" ? 0.05 : 0.025;
  return worn([
    form.turned(
      "crown",
      cone,
      "headgear",
      ([x, y, z]): Vec3 => {
        const t = clamp01((y - 0.7) / (tip - 0.7));
        const fold = 1 + crease * sin(y * 11);
        return [x * fold + 0.25 * t * t, y - 0.16 * t * t, z * fold - 0.95 * t * t];
      },
      p.guise === "wizard" ? { paint: stars(form) } : {},
    ),
    brim(form, "brim", 1.85, (x, z, out) => 0.06 * out * sin(3 * atan2(z, x) + 1) - 0.05 * out),
    form.ring("band", 1.05, 0.1, 0.035, 0.18, "belt"),
    form.part("hat-buckle", move(box([0.32, 0.28, 0.08], { bevel: 0.03 }), [0, 0.1, 1.07]), "trim", {
      weight: 0.4,
    }),
  ]);
};

/** Father Christmas's cap with fur and pompom, or a gnome's cone. */
export const conicalHat =
  (name: string): HatMaker =>
  (form, p) => {
    const isSanta = name === "santa-hat";
    const path: Vec3[] = isSanta
      ? [
          [0, -0.05, 0],
          [0, 0.6, -0.05],
          [0.15, 1.2, -0.2],
          [0.7, 1.45, -0.3],
          [1.25, 1.1, -0.25],
          [1.4, 0.6, -0.1],
        ]
      : [
          [0, -0.12, 0],
          [0, 0.7, -0.05],
          [0, 1.5, -0.18],
          [0.02, 2.2, -0.45],
          [0.03, 2.6, -0.7],
        ];
    const end = path.at(-1) as Vec3;
    const parts = [
      form.part(
        "crown",
        softCone(path, (t) => 1.08 * (1 - t) + 0.13),
        "headgear",
      ),
    ];
    if (isSanta) {
      parts.push(
        form.ring("fur-band", 1.1, 0.02, 0.17, 0.42),
        form.part("pompom", move(sphere(0.3, 22), end), "trim", { weight: 0.6 }),
      );
    } else {
      parts.push(form.ring("band", 1.1, -0.02, 0.07, 0.26, p.guise === "christmas-elf" ? "trim" : "headgear"));
    }
    return worn(parts);
  };

/** Three tails with bells. */
export const jesterHat: HatMaker = (form) => {
  const tail = (angle: number): Part["geometry"] => {
    const [c, s] = [sin(angle), cos(angle)];
    return softCone(
      [
        [0, 0, 0],
        [0.35 * c, 0.7, 0.35 * s],
        [1.0 * c, 1.15, 1.0 * s],
        [1.55 * c, 0.8, 1.55 * s],
        [1.7 * c, 0.35, 1.7 * s],
      ],
      (t) => 0.85 * (1 - t) + 0.1,
    );
  };
  const angles = [1.57, -1.57, 3.14];
  const bells = angles.map((a) => move(sphere(0.2, 16), [1.7 * sin(a), 0.25, 1.7 * cos(a)]));
  return worn([
    ...angles.map((a, i) => form.part(`tail-${i + 1}`, tail(a), i === 1 ? "shirt" : "headgear")),
    form.ring("rim", 1.06, 0, 0.1, 0.26, "trim"),
    form.part("bells", merge(bells), "trim", { weight: 0.5 }),
  ]);
};
