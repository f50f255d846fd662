import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, type Outline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnY } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { DressableBody } from "./dressable-body.ts";
import { domeCorners, type HatForm } from "./hat-form.ts";
import type { Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** A horn through points, thick at its root. */
export const horn = (points: readonly Vec3[], radius: number) =>
  sweep(circleOutline(radius, 14), curveThrough(points, 6), {
    scale: (t) => Math.max(0.04, 1 - t),
    endRounding: 0.004,
  });

/** Helmets. */
export function helmet(name: string, form: HatForm, _p: OutfitParameters, body: DressableBody): Worn | undefined {
  const top = form.dome;
  const { centre, radii } = body.head;
  const u = form.unit;
  const hat = (parts: Part[], covers: Worn["covers"] = ["scalp"]): Worn => ({ parts, covers });
  switch (name) {
    case "army-helmet":
      return hat([
        form.turned("shell", [
          [0, -0.16],
          [1.28, -0.16, 0.05],
          [1.2, 0.02, 0.2],
          [1.14, 0.4, 0.5],
          [0.76, top + 0.16, 0.6],
          [0, top + 0.22],
        ]),
        chinStrap(body),
      ]);
    case "viking-helmet": {
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
      return hat([
        form.turned("dome", domeCorners(form, 1.1, -0.08, 0.18)),
        form.ring("rim", 1.1, 0.0, 0.06, 0.24, "belt"),
        form.part("horns", merge([left, mirror(left)]), "trim", { weight: 0.75, paint: hornTips(form) }),
        form.part("nose-guard", move(bar, [0, -0.2, 1.06]), "headgear", { weight: 0.4 }),
      ]);
    }
    case "crested-helmet": {
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
      return hat([
        form.turned("dome", domeCorners(form, 1.1, -0.1, 0.16)),
        form.part("crest", brush, "trim", { weight: 0.7, paint: bristles(form) }),
        form.ring("rim", 1.1, -0.04, 0.06, 0.18, "headgear"),
        form.solid("cheek-guards", cheeks, "headgear", { weight: 0.5 }),
      ]);
    }
    case "knight-helmet": {
      const reach = radii[1] * 1.16;
      const shell = sculpt([
        add(ellipsoid([centre[0], centre[1] + radii[1] * 0.04, centre[2]], [radii[0] * 1.16, reach, radii[2] * 1.18])),
        add(
          roundCone(
            [centre[0], centre[1] - radii[1] * 0.75, centre[2]],
            [centre[0], centre[1], centre[2]],
            radii[0] * 0.92,
            radii[0] * 1.1,
          ),
          0.05 * u,
        ),
        add(
          ellipsoid(
            [centre[0], centre[1] - radii[1] * 0.1, centre[2] + radii[2] * 0.62],
            [radii[0] * 0.5, radii[1] * 0.85, radii[2] * 0.75],
          ),
          0.3 * u,
        ),
        carve(halfSpace([0, centre[1] - radii[1] * 1.12, 0], [0, 1, 0]), 0.04 * u),
        carve(
          roundBox(
            [centre[0], centre[1] + radii[1] * 0.12, centre[2] + radii[2] * 1.3],
            [radii[0] * 1.7, radii[1] * 0.15, radii[2] * 0.8],
            0.03 * u,
          ),
          0.02 * u,
        ),
      ]);
      const plume = sweep(
        circleOutline(0.3, 14),
        curveThrough(
          [
            [0, top + 0.2, 0.25],
            [0, top + 0.75, -0.25],
            [0, top + 0.55, -1.0],
            [0, 0.2, -1.45],
          ],
          7,
        ),
        { scale: (t) => 0.5 + 0.9 * sin(PI * Math.min(1, t * 0.8 + 0.15)), endRounding: 0.05 },
      );
      return hat(
        [
          form.solid("helm", shell, "headgear", { paint: helm(body) }),
          form.part("plume", plume, "belt", { weight: 0.6, paint: plumeRed(form) }),
        ],
        ["head", "scalp"],
      );
    }
    case "kabuto": {
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
      return hat([
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
    }
    case "space-helmet":
    case "visor-helmet":
      return spaceHelmet(name === "visor-helmet", form, body);
    case "diving-mask": {
      const y = centre[1] + radii[1] * 0.1;
      const z = centre[2] + radii[2] * 0.86;
      const mask = sculpt([
        add(roundBox([centre[0], y, z], [radii[0] * 1.5, radii[1] * 0.62, radii[2] * 0.44], 0.2 * u)),
        add(ellipsoid([centre[0], y, centre[2]], [radii[0] * 1.06, radii[1] * 0.12, radii[2] * 1.06]), 0.04 * u),
      ]);
      const glass = roundBox(
        [centre[0], y, z + radii[2] * 0.13],
        [radii[0] * 1.28, radii[1] * 0.44, radii[2] * 0.26],
        0.16 * u,
      );
      const snorkel = sweep(
        circleOutline(0.09, 12),
        curveThrough(
          [
            [-0.4, -0.95, 0.98],
            [-0.95, -0.75, 0.75],
            [-1.2, 0, 0.2],
            [-1.2, top + 0.5, 0.05],
          ],
          6,
        ),
      );
      return hat(
        [
          form.solid("mask", mask),
          makePart("mask-glass", "visor", form.solid("x", glass).geometry, { weight: 0.6, paint: dark }),
          form.part("snorkel", snorkel, "headgear", { weight: 0.5 }),
        ],
        [],
      );
    }
    default:
      return undefined;
  }
}

/** A ball around the head with a wide window: open, or behind a mirrored visor. */
function spaceHelmet(isShut: boolean, form: HatForm, body: DressableBody): Worn {
  const { centre, radii } = body.head;
  const u = Math.max(...radii);
  const r = u * (isShut ? 1.22 : 1.42);
  const at: Vec3 = [centre[0], centre[1] + 0.02 * u, centre[2]];
  const window = ellipsoid([at[0], at[1] - 0.02 * u, at[2] + r * 0.86], [r * 0.82, r * 0.66, r * 0.62]);
  const rim = sculpt([add(ellipsoid([at[0], at[1] - 0.02 * u, at[2] + r * 0.62], [r * 0.92, r * 0.76, r * 0.42]))]);
  const shell = sculpt([
    add(ball(at, r)),
    add(rim, 0.05 * u),
    carve(
      isShut ? window : ellipsoid([at[0], at[1] - 0.02 * u, at[2] + r * 0.75], [r * 0.8, r * 0.68, r * 1.3]),
      0.05 * u,
    ),
    ...(isShut ? [] : [carve(ball(at, r * 0.9), 0.02 * u)]),
    carve(halfSpace([0, at[1] - r * 0.86, 0], [0, 1, 0]), 0.04 * u),
  ]);
  const ears = both(ellipsoid([r * 0.98, at[1], at[2]], [0.14 * u, 0.3 * u, 0.3 * u]));
  const glass = ellipsoid([at[0], at[1] - 0.02 * u, at[2] + r * 0.3], [r * 0.8, r * 0.66, r * 0.72]);
  const parts = [
    form.solid("helmet", shell, "headgear"),
    form.solid("earpieces", ears, "trim", { weight: 0.4 }),
    ...(isShut ? [form.solid("visor", glass, "visor", { weight: 0.85, paint: mirrorLike })] : []),
  ];
  return { parts, covers: isShut ? ["head", "scalp"] : ["scalp"] };
}

type Paint = NonNullable<Part["paint"]>;

/** Dark gold glass that mirrors. */
const mirrorLike: Paint = (surface, _x, _y, _z, nx, ny) => {
  const sky = 0.35 + 0.65 * Math.max(0, ny * 0.7 + nx * 0.25);
  surface.r = 0.5 * sky;
  surface.g = 0.27 * sky;
  surface.b = 0.06 * sky;
  surface.roughness = 0.08;
  surface.metalness = 0.9;
  surface.height = 0;
};

const dark: Paint = (surface) => {
  surface.r = 0.03;
  surface.g = 0.09;
  surface.b = 0.13;
  surface.roughness = 0.08;
  surface.metalness = 0;
};

/** Sight slit, breathing holes and a seam down the front. */
const helm =
  (body: DressableBody): Paint =>
  (surface, x, y, z) => {
    const { centre, radii } = body.head;
    const [u, v] = [(x - centre[0]) / radii[0], (y - centre[1]) / radii[1]];
    if (z < centre[2]) return;
    const isSlit = Math.abs(v - 0.12) < 0.085 && Math.abs(u) > 0.06 && Math.abs(u) < 0.86;
    const [hu, hv] = [(Math.abs(u) - 0.25) / 0.16, (v + 0.45) / 0.16];
    const [ru, rv] = [hu - Math.round(hu), hv - Math.round(hv)];
    const isHole = Math.abs(hu) < 1.4 && Math.abs(hv) < 1.6 && ru * ru + rv * rv < 0.07;
    const isSeam = Math.abs(Math.abs(v - 0.12) - 0.12) < 0.015 || Math.abs(u) < 0.02;
    const dim = isSlit || isHole ? 0.02 : isSeam ? 0.45 : 1;
    surface.r *= dim;
    surface.g *= dim;
    surface.b *= dim;
    if (isSlit || isHole) surface.metalness = 0;
  };

const plumeRed =
  (form: HatForm): Paint =>
  (surface, x, y, z) => {
    const streak = 0.8 + 0.2 * sin((x * 3 + y + z) / (0.04 * form.unit));
    surface.r = 0.48 * streak;
    surface.g = 0.02 * streak;
    surface.b = 0.025 * streak;
    surface.roughness = 0.85;
    surface.metalness = 0;
  };

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

/** A strap under the chin. */
function chinStrap(body: DressableBody): Part {
  const { centre, radii } = body.head;
  const path: Vec3[] = Array.from({ length: 19 }, (_, i) => {
    const a = -0.12 + (i / 18) * (PI + 0.24);
    return [centre[0] + radii[0] * 1.03 * cos(a), centre[1] - radii[1] * 1.03 * sin(a), centre[2] + radii[2] * 0.18];
  });
  return makePart("chin-strap", "belt", sweep(circleOutline(radii[0] * 0.055, 8), path), { weight: 0.3 });
}
