import { box } from "../../geometry/box.ts";
import { cylinder } from "../../geometry/lathe.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { HatForm } from "./hat-form.ts";
import type { Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** A thin brim from the band outwards. */
const brim = (
  form: HatForm,
  name: string,
  reach: number,
  bend: (x: number, z: number, out: number) => number,
  slot = "headgear",
): Part => {
  const rows = [0.9, 1.02, 1.15, 1.3, 1.45, 1.6, 1.75, 1.9].filter((r) => r < reach);
  const corners: Corner[] = [
    [0, -0.03],
    ...rows.map((r) => [r, -0.03] as const),
    [reach, -0.025, 0.02],
    [reach, 0.025, 0.02],
    ...[...rows].reverse().map((r) => [r, 0.03] as const),
    [0, 0.03],
  ];
  return form.turned(name, corners, slot, ([x, y, z]): Vec3 => {
    const out = clamp01((Math.sqrt(x * x + z * z) - 1) / (reach - 1));
    return [x, y + bend(x, z, out), z];
  });
};

/** A visor in front: the part of a flat brim before the band. */
const visor = (form: HatForm, reach: number, slot = "headgear", turn = 0): Part => {
  const plate = stretch(cylinder({ radius: 1, height: 0.07, bevel: 0.03, segments: 48 }), [0.98, 1, 1]);
  const bent = {
    ...plate,
    positions: plate.positions.map((v, i, all) => {
      const at = i - (i % 3);
      const [x, z] = [all[at] as number, all[at + 2] as number];
      if (i % 3 === 2) return z * 0.75 + (reach - 0.75);
      return i % 3 === 1 ? v - 0.13 * x * x - 0.12 * Math.max(0, z) : v;
    }),
  };
  return form.part(
    "visor-brim",
    turn === 0 ? bent : { ...bent, positions: bent.positions.map((v, i) => (i % 3 === 2 ? -v : i % 3 === 0 ? -v : v)) },
    slot,
    { weight: 0.6 },
  );
};

/** Hats with a brim or a visor. */
export function brimmedHat(name: string, form: HatForm, p: OutfitParameters): Worn | undefined {
  const top = form.dome;
  const hat = (...parts: Part[]): Worn => ({ parts, covers: ["scalp"] });
  switch (name) {
    case "cowboy-hat": {
      const crown: Corner[] = [
        [0, -0.02],
        [1.06, -0.02, 0.05],
        [1.0, 0.5, 0.3],
        [0.78, top + 0.42, 0.3],
        [0.3, top + 0.42, 0.2],
        [0, top + 0.28],
      ];
      return hat(
        form.turned("crown", crown, "headgear", ([x, y, z]): Vec3 => {
          const t = clamp01(y / (top + 0.4));
          return [x * (1 - 0.16 * t * (z > 0 ? 1 : 0.4)), y - 0.16 * t * t * clamp01(1 - (x * x) / 0.12), z];
        }),
        brim(
          form,
          "brim",
          1.85,
          (x, z, out) => out * out * (0.62 * x * x * 0.45 - 0.22 * (z * z > x * x ? 1 : 0) * 0.6),
        ),
        form.ring("band", 1.05, 0.1, 0.035, 0.16, "belt"),
      );
    }
    case "straw-hat":
      return hat(
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
      );
    case "top-hat":
      return hat(
        form.turned("crown", [
          [0, -0.02],
          [1.05, -0.02, 0.04],
          [0.98, 0.7, 0.8],
          [1.1, 1.75, 0.08],
          [0, 1.75],
        ]),
        brim(form, "brim", 1.55, (x, _z, out) => out * out * 0.14 * x * x),
        form.ring("band", 1.04, 0.14, 0.03, 0.24, p.guise === "magician" ? "cape" : "trim"),
      );
    case "pointed-hat": {
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
      return hat(
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
      );
    }
    case "tricorn":
      return hat(
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
      );
    case "police-cap":
      return hat(
        form.turned(
          "crown",
          [
            [0, -0.05],
            [1.05, -0.05, 0.03],
            [1.05, 0.3, 0.06],
            [1.38, 0.62, 0.12],
            [1.3, 0.78, 0.1],
            [0, 0.74],
          ],
          "headgear",
          ([x, y, z]): Vec3 => [x, y + clamp01((y - 0.25) * 2) * 0.16 * z, z],
        ),
        form.ring("band", 1.06, 0.1, 0.03, 0.22, "belt"),
        visor(form, 1.3, "belt"),
        form.part("cap-badge", move(stretch(sphere(0.16, 18), [1, 1.15, 0.5]), [0, 0.36, 1.16]), "trim", {
          weight: 0.45,
        }),
      );
    case "cap": {
      const isSailor = p.guise === "sailor";
      if (isSailor) {
        return hat(
          form.turned("crown", [
            [0, 0.15],
            [0.8, 0.15],
            [0.95, 0.5, 0.3],
            [0.6, top + 0.35, 0.3],
            [0, top + 0.36],
          ]),
          form.turned("turn-up", [
            [0, 0.1],
            [1.0, 0.1, 0.04],
            [1.18, 0.52, 0.05],
            [1.1, 0.54, 0.03],
            [0, 0.4],
          ]),
        );
      }
      return hat(
        form.turned(
          "crown",
          [
            [0, -0.05],
            [1.06, -0.05, 0.03],
            [1.04, 0.35, 0.5],
            [0.66, top + 0.1, 0.6],
            [0, top + 0.16],
          ],
          "headgear",
          undefined,
          { paint: panels(form) },
        ),
        visor(form, 1.35),
        form.part("cap-button", move(stretch(sphere(0.08, 14), [1, 0.6, 1]), [0, top + 0.16, 0]), "headgear", {
          weight: 0.2,
        }),
      );
    }
    case "deerstalker":
      return hat(
        form.turned(
          "crown",
          [
            [0, -0.05],
            [1.06, -0.05, 0.03],
            [1.04, 0.35, 0.5],
            [0.66, top + 0.12, 0.6],
            [0, top + 0.18],
          ],
          "headgear",
          undefined,
          { paint: checks(form) },
        ),
        visor(form, 1.25),
        { ...visor(form, 1.25, "headgear", PI), name: "back-visor" },
        form.part("bow", move(turnZ(stretch(sphere(0.2, 16), [1.4, 0.5, 0.6]), 0), [0, top + 0.22, 0]), "headgear", {
          weight: 0.3,
        }),
      );
    case "hard-hat": {
      const ridge = tube(
        0.09,
        Array.from({ length: 15 }, (_, i): Vec3 => {
          const a = (i / 14) * PI;
          return [0, sin(a) * (top + 0.14), -cos(a) * 1.0];
        }),
        10,
      );
      return hat(
        form.turned("shell", [
          [0, -0.05],
          [1.14, -0.05, 0.03],
          [1.12, 0.35, 0.5],
          [0.75, top + 0.14, 0.6],
          [0, top + 0.2],
        ]),
        form.part("ridge", ridge, "headgear", { weight: 0.4 }),
        brim(form, "brim", 1.3, () => -0.03),
        visor(form, 1.42),
      );
    }
    case "fire-helmet": {
      const crest = tube(
        0.08,
        Array.from({ length: 15 }, (_, i): Vec3 => {
          const a = (i / 14) * PI;
          return [0, sin(a) * (top + 0.2), -cos(a) * 1.0];
        }),
        10,
      );
      return hat(
        form.turned("shell", [
          [0, -0.05],
          [1.12, -0.05, 0.03],
          [1.08, 0.4, 0.5],
          [0.7, top + 0.18, 0.6],
          [0, top + 0.24],
        ]),
        form.part("crest", crest, "trim", { weight: 0.4 }),
        form.turned(
          "brim",
          [
            [0, -0.08],
            [1.2, -0.1],
            [1.5, -0.14, 0.04],
            [1.5, -0.06, 0.04],
            [1.1, 0.06],
            [0, 0.06],
          ],
          "headgear",
          ([x, y, z]): Vec3 => [x, y - (z < 0 ? 0.14 * z * z * 0.4 : 0), z < 0 ? z * 1.25 : z],
        ),
        form.part(
          "shield",
          move(turnX(box([0.5, 0.62, 0.1], { bevel: 0.05, bevelSteps: 2 }), -0.25), [0, 0.46, 1.02]),
          "trim",
          { weight: 0.45 },
        ),
      );
    }
    default:
      return undefined;
  }
}

type Paint = NonNullable<Part["paint"]>;

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

const panels =
  (form: HatForm): Paint =>
  (surface, x, _y, z) => {
    const angle = (atan2(x - form.band[0], z - form.band[2]) / TAU) * 6;
    if (Math.abs(angle - Math.round(angle)) * Math.sqrt(x * x) > 0.02 * form.unit) return;
    surface.r *= 0.7;
    surface.g *= 0.7;
    surface.b *= 0.7;
  };

const checks =
  (form: HatForm): Paint =>
  (surface, x, y, z) => {
    const cell = 0.22 * form.unit;
    const odd = (Math.floor((x + z) / cell) + Math.floor((y + x * 0.3) / cell)) & 1;
    if (odd === 0) return;
    surface.r *= 0.6;
    surface.g *= 0.6;
    surface.b *= 0.6;
  };

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
