import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, move, place, settle } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { glossy, tint } from "../tint.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";

/** Dumplings: half-moons of thin dough pinched into pleats along the seam, on a plate. */
export const dumpling = defineFood({
  id: "dumpling",
  words: [
    "dumpling",
    "gyoza",
    "dim sum",
    "wonton",
    "ravioli",
    "momo",
    "pierogi",
    "potsticker",
    "bao",
    "bao bun",
    "steamed bun",
  ],
  senses: ["dumpling#1"],
  height: 0.05,
  slots: { dough: { ...slot("plastic", "#f0dfb8 #ecd8ac", "skin|wrapper|body"), takesWhole: true }, plate: PLATE_SLOT },
  styles: { crescent: { weight: 1 }, bun: { weight: 0, words: ["bao", "bao bun", "steamed bun", "dim sum", "momo"] } },
  build: (food) => {
    const browned: Paint = (surface, x, y, z) => {
      tint(
        surface,
        fromHex("#a8641f"),
        0.7 * smoothstep(0.006, -0.01, y) * (0.6 + 0.4 * noise(x * 90, y * 90, z * 90, 3)),
      );
      surface.roughness = 0.28;
    };
    const one = (seed: number): Geometry => {
      if (food.style === "bun")
        return move(
          deform(sphere(0.031, 72, 34), ([x, y, z]) => {
            const a = atan2(z, x);
            const up = smoothstep(0.0, 0.029, y);
            const f = 1 + up * 0.16 * Math.abs(sin(a * 8 + up * 2.4)) - 0.06 * up;
            const nip = y > 0.0285 ? -0.006 : 0;
            return [x * f, (y < 0 ? y * 0.55 : y * 0.8) + nip, z * f];
          }),
          [0, 0.0165, 0],
        );
      return move(
        settle(
          deform(sphere(1, 48, 26), ([x, y, z]) => {
            const seam = smoothstep(0.35, 1, y);
            const pleat = seam * 0.11 * sin(x * 24 + seed);
            const wide = (0.0165 * (1 - 0.8 * seam) + pleat * 0.02) * (y < -0.5 ? 1.02 : 1);
            return [
              x * 0.034 * (1 + 0.18 * seam),
              Math.max(y * 0.017 + seam * 0.009 * Math.sqrt(Math.max(0, 1 - x * x)), -0.0125),
              z * wide + 0.01 * (x * x - 0.4) + (z === 0 ? 0 : 0) + seam * 0.002 * sin(x * 24),
            ];
          }),
        ),
        [0, 0.0125, 0],
      );
    };
    const spots: readonly (readonly [number, number, number])[] =
      food.style === "bun"
        ? [
            [-0.034, 0.022, 0.2],
            [0.034, 0.022, 1.2],
            [0, -0.037, 2],
          ]
        : [
            [-0.034, 0.03, 0.25],
            [0.036, 0.034, -0.15],
            [-0.026, -0.012, 0.3],
            [0.042, -0.01, -0.2],
            [0.006, -0.052, 0.1],
          ];
    return [
      platePart(0.1),
      ...spots.map(([x, z, a], i) =>
        makePart(
          `dumpling-${i + 1}`,
          "dough",
          place(one(i), chain(rotation(Y_AXIS, a), translation([x, PLATE_TOP - 0.0008, z]))),
          { weight: 1, paint: food.style === "bun" ? glossy(0.45) : browned, crease: 1.1 },
        ),
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.5 },
});
