import { extrude } from "../../../geometry/extrude.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Outline } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { mirror, move, stretch, turnY } from "../../../geometry/place.ts";
import { roundCone } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { domeCorners, type HatForm } from "./hat-form.ts";
import { type HatMaker, worn } from "./hat-maker.ts";
import { horn } from "./horn.ts";

const bristles =
  (form: HatForm): Paint =>
  (surface, x, y, z) => {
    const angle = (y - form.band[1]) / (Math.abs(z - form.band[2]) + 0.3 * form.unit);
    const dim = 0.75 + 0.25 * sin(angle * 42 + x * 30);
    surface.r *= dim;
    surface.g *= dim;
    surface.b *= dim;
  };

const hornTips =
  (form: HatForm): Paint =>
  (surface, _x, y) => {
    const t = (y - form.band[1]) / form.unit;
    if (t < 1.05) return;
    surface.r *= 0.3;
    surface.g *= 0.25;
    surface.b *= 0.2;
  };

const ribsOf =
  (form: HatForm): Paint =>
  (surface, x, _y, z) => {
    const [dx, dz] = [(x - form.band[0]) / form.unit, (z - form.band[2]) / form.unit];
    for (let i = 0; i < 4; i += 1) {
      const a = (i * PI) / 4 + PI / 8;
      if (Math.abs(dx * sin(a) - dz * cos(a)) > 0.03) continue;
      surface.r = 0.6;
      surface.g = 0.4;
      surface.b = 0.08;
    }
  };

/** A dome with two horns and a nose guard. */
export const vikingHelmet: HatMaker = (form) => {
  const left = horn(
    [
      [0.95, 0.3, 0],
      [1.45, 0.4, 0.02],
      [1.72, 0.85, 0.06],
      [1.62, 1.5, 0.1],
    ],
    0.26,
  );
  const bar = stretch(sphere(0.16, 16), [0.8, 3.1, 0.6]);
  return worn([
    form.turned("dome", domeCorners(form, 1.1, -0.08, 0.18)),
    form.ring("rim", 1.1, 0.0, 0.06, 0.24, "belt"),
    form.part("horns", merge([left, mirror(left)]), "trim", { weight: 0.75, paint: hornTips(form) }),
    form.part("nose-guard", move(bar, [0, -0.2, 1.06]), "headgear", { weight: 0.4 }),
  ]);
};

/** A bronze helmet with a brush over it and cheek guards. */
export const crestedHelmet: HatMaker = (form, _p, body) => {
  const top = form.dome;
  const u = form.unit;
  const { centre, radii } = body.head;
  const arc: Outline = [
    ...Array.from(
      { length: 17 },
      (_, i) => [1.55 * cos((i / 16) * PI * 1.05 - 0.05), (top + 0.72) * sin((i / 16) * PI * 1.05 - 0.05)] as const,
    ),
    ...Array.from(
      { length: 17 },
      (_, i) => [0.95 * cos(PI - (i / 16) * PI), (top + 0.05) * sin(PI - (i / 16) * PI)] as const,
    ),
  ];
  const brush = turnY(extrude(arc, { depth: 0.3, bevel: 0.07 }), PI / 2);
  const cheeks = both(
    roundCone(
      [radii[0] * 0.98, form.band[1], centre[2] + radii[2] * 0.34],
      [radii[0] * 0.8, centre[1] - radii[1] * 0.62, centre[2] + radii[2] * 0.5],
      0.3 * u,
      0.2 * u,
    ),
  );
  return worn([
    form.turned("dome", domeCorners(form, 1.1, -0.1, 0.16)),
    form.part("crest", brush, "trim", { weight: 0.7, paint: bristles(form) }),
    form.ring("rim", 1.1, -0.04, 0.06, 0.18, "headgear"),
    form.solid("cheek-guards", cheeks, "headgear", { weight: 0.5 }),
  ]);
};

/** A ribbed bowl with a wide neck guard and a crescent. */
export const kabuto: HatMaker = (form) => {
  const crescent: Outline = [
    ...Array.from(
      { length: 15 },
      (_, i) =>
        [
          1.05 * cos(PI * 1.12 + (i / 14) * PI * 0.76) * 1.05,
          0.95 * sin(PI * 1.12 + (i / 14) * PI * 0.76) + 0.8,
        ] as const,
    ),
    ...Array.from(
      { length: 15 },
      (_, i) =>
        [
          0.86 * cos(PI * 1.88 - (i / 14) * PI * 0.76) * 1.12,
          0.66 * sin(PI * 1.88 - (i / 14) * PI * 0.76) + 0.86,
        ] as const,
    ),
  ];
  return worn([
    form.turned("bowl", domeCorners(form, 1.12, -0.06, 0.22), "headgear", undefined, { paint: ribsOf(form) }),
    form.turned(
      "neck-guard",
      [
        [0, -0.1],
        [1.12, 0.0],
        [1.65, -0.62, 0.06],
        [1.55, -0.68, 0.05],
        [1.02, -0.16],
        [0, -0.16],
      ],
      "armor",
      ([x, y, z]): Vec3 => (z > 0.35 ? [x * (1 - 0.12 * (z - 0.35)), y * 0.35 + 0.02, z * 0.86] : [x, y, z]),
      { weight: 0.65 },
    ),
    form.part("crest", move(extrude(crescent, { depth: 0.1, bevel: 0.03 }), [0, 0.42, 1.12]), "trim", {
      weight: 0.65,
    }),
    form.ring("rim", 1.12, -0.02, 0.05, 0.14, "trim"),
  ]);
};
