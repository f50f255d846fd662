import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, circleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { displace } from "../../geometry/sdf.ts";
import { ball, ellipsoid, halfSpace, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { DressableBody } from "./dressable-body.ts";
import type { HatForm } from "./hat-form.ts";
import type { Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Soft hats, hoods and veils. */
export function clothHeadgear(name: string, form: HatForm, p: OutfitParameters, body: DressableBody): Worn | undefined {
  const top = form.dome;
  const u = form.unit;
  const { centre, radii } = body.head;
  const hat = (parts: Part[], covers: Worn["covers"] = ["scalp"]): Worn => ({ parts, covers });
  const cone = (points: readonly Vec3[], fat: (t: number) => number) =>
    sweep(circleOutline(1, 28), curveThrough(points, 5), { scale: fat, endRounding: 0.02 });
  switch (name) {
    case "toque": {
      const puff: Corner[] = [
        [0, 0.42],
        [1.0, 0.42],
        [1.34, 0.95, 0.3],
        [1.32, 1.35, 0.35],
        [0.8, 1.62, 0.5],
        [0, 1.66],
      ];
      return hat([
        form.turned("band", [
          [0, -0.08],
          [1.05, -0.08, 0.03],
          [1.04, 0.55, 0.03],
          [0, 0.55],
        ]),
        form.turned("puff", puff, "headgear", ([x, y, z]): Vec3 => {
          const f = 1 + 0.05 * cos(atan2(z, x) * 13) * clamp01((y - 0.4) * 2) * clamp01((1.75 - y) * 3);
          return [x * f, y + 0.05 * sin(atan2(z, x) * 3), z * f];
        }),
      ]);
    }
    case "santa-hat":
    case "gnome-hat": {
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
          cone(path, (t) => 1.08 * (1 - t) + 0.13),
          "headgear",
        ),
      ];
      if (isSanta) {
        parts.push(
          form.ring("fur-band", 1.1, 0.02, 0.17, 0.42),
          form.part("pompom", move(sphere(0.3, 22), end), "trim", { weight: 0.6 }),
        );
      } else {
        parts.push(form.ring("band", 1.1, -0.02, 0.07, 0.26, p.guise === "elf" ? "trim" : "headgear"));
      }
      return hat(parts);
    }
    case "beret":
      return hat([
        form.part("beret", turnZ(move(stretch(sphere(1.3, 36), [1, 0.36, 1.05]), [0.12, 0.42, -0.08]), -0.16)),
        form.ring("band", 1.02, 0.04, 0.05, 0.16, "headgear"),
        form.part("stalk", move(stretch(sphere(0.07, 10), [1, 2.2, 1]), [0.2, 0.93, -0.08]), "headgear", {
          weight: 0.2,
        }),
      ]);
    case "headband":
      return hat([form.ring("headband", 1.05, 0.06, 0.05, 0.3, "headgear")], []);
    case "bandana": {
      const cap = sculpt([
        add(ellipsoid(centre, [radii[0] * 1.06, radii[1] * 1.05, radii[2] * 1.06])),
        carve(halfSpace([0, form.band[1] - 0.06 * u, 0], [0, 1, 0]), 0.04 * u),
      ]);
      return hat([
        form.solid(
          "bandana",
          sculpt([
            add(cap),
            add(roundCone(form.at([0.9, -0.1, -0.5]), form.at([1.2, -0.7, -0.7]), 0.14 * u, 0.07 * u), 0.04 * u),
          ]),
        ),
      ]);
    }
    case "ninja-hood": {
      const hood = sculpt([
        add(ellipsoid(centre, [radii[0] * 1.09, radii[1] * 1.06, radii[2] * 1.09])),
        add(
          roundCone(
            [centre[0], centre[1] - radii[1] * 0.7, centre[2]],
            body.neck,
            radii[0] * 0.8,
            body.neckRadius + 0.03 * body.height,
          ),
          0.1 * u,
        ),
        add(roundCone(form.at([0.1, -0.1, -1.05]), form.at([0.45, -0.8, -1.35]), 0.16 * u, 0.06 * u), 0.04 * u),
        add(roundCone(form.at([-0.1, -0.1, -1.05]), form.at([-0.15, -0.95, -1.35]), 0.16 * u, 0.06 * u), 0.04 * u),
        carve(
          roundBox(
            [centre[0], centre[1] + radii[1] * 0.06, centre[2] + radii[2] * 1.1],
            [radii[0] * 1.56, radii[1] * 0.44, radii[2] * 1.0],
            0.16 * u,
          ),
          0.03 * u,
        ),
      ]);
      return hat([form.solid("hood", hood), form.ring("headband", 1.1, 0.1, 0.03, 0.2, "belt")]);
    }
    case "hood":
    case "nun-veil": {
      const isNun = name === "nun-veil";
      const open = ellipsoid(
        [centre[0], centre[1] - radii[1] * 0.06, centre[2] + radii[2] * 1.0],
        [radii[0] * (isNun ? 0.78 : 0.84), radii[1] * (isNun ? 0.8 : 0.95), radii[2] * 1.0],
      );
      const drape = sculpt([
        add(
          ellipsoid(
            [centre[0], centre[1] + 0.02 * u, centre[2] - 0.06 * u],
            [radii[0] * 1.18, radii[1] * 1.14, radii[2] * 1.18],
          ),
        ),
        add(
          roundCone(
            [centre[0], centre[1] - radii[1] * 0.5, centre[2] - radii[2] * 0.2],
            [0, body.neck[1] - 0.02 * body.height, body.neck[2] - 0.02 * body.height],
            radii[0] * 1.0,
            radii[0] * (isNun ? 1.15 : 1.0),
          ),
          0.2 * u,
        ),
        ...(isNun
          ? [
              add(
                roundCone(
                  [0, centre[1] - radii[1] * 0.6, centre[2] - radii[2] * 0.7],
                  [0, body.chest[1], centre[2] - radii[2] * 0.95],
                  radii[0] * 0.8,
                  radii[0] * 0.9,
                ),
                0.15 * u,
              ),
            ]
          : [add(ball(form.at([0, top * 0.7, -1.1]), 0.24 * u), 0.3 * u)]),
        carve(open, 0.05 * u),
      ]);
      const white = sculpt([
        add(ellipsoid(centre, [radii[0] * 1.08, radii[1] * 1.06, radii[2] * 1.1])),
        add(
          roundCone(
            [0, centre[1] - radii[1] * 0.8, centre[2] + radii[2] * 0.1],
            [0, body.neck[1] - 0.02 * body.height, body.neck[2] + 0.02 * body.height],
            radii[0] * 0.75,
            radii[0] * 0.95,
          ),
          0.1 * u,
        ),
        carve(open, 0.04 * u),
      ]);
      return hat([
        form.solid("hood", drape, "headgear"),
        ...(isNun ? [form.solid("coif", white, "trim", { weight: 0.6 })] : []),
      ]);
    }
    case "bridal-veil": {
      const sheet = sculpt([
        add(
          displace(
            roundCone(
              [0, centre[1] + radii[1] * 0.3, centre[2] - radii[2] * 0.3],
              [0, body.hips[1], centre[2] - radii[2] * 0.9],
              radii[0] * 1.0,
              radii[0] * 1.5,
            ),
            0.04 * u,
            (x, _y, z) => sin(atan2(z - centre[2] + radii[2], x) * 12),
          ),
        ),
        carve(halfSpace([0, 0, centre[2] - radii[2] * 0.55], [0, 0.12, -0.993]), 0.03 * u),
        carve(halfSpace([0, body.hips[1], 0], [0, 1, 0]), 0.03 * u),
      ]);
      const flowers = [-0.6, -0.3, 0, 0.3, 0.6].map((a) =>
        move(stretch(sphere(0.16, 12), [1, 0.8, 1]), [sin(a * 1.4) * 0.95, top * 0.62 + 0.1 * cos(a), 0.35 * cos(a)]),
      );
      return hat([form.solid("veil", sheet), form.part("flowers", merge(flowers), "trim", { weight: 0.5 })], []);
    }
    case "nurse-cap": {
      const cap = stretch(box([1.3, 0.46, 0.5], { bevel: 0.1, bevelSteps: 2 }), [1, 1, 1]);
      return hat(
        [
          form.part("cap", turnX(move(cap, [0, top + 0.02, 0.3]), -0.18)),
          form.part(
            "cross-a",
            turnX(move(box([0.28, 0.09, 0.06], { bevel: 0.02 }), [0, top + 0.03, 0.55]), -0.18),
            "trim",
            { weight: 0.3 },
          ),
          form.part(
            "cross-b",
            turnX(move(box([0.09, 0.28, 0.06], { bevel: 0.02 }), [0, top + 0.03, 0.55]), -0.18),
            "trim",
            { weight: 0.3 },
          ),
        ],
        [],
      );
    }
    case "mortarboard":
      return hat([
        form.turned("cap", [
          [0, -0.1],
          [1.06, -0.1, 0.03],
          [1.0, 0.5, 0.1],
          [0, top + 0.1],
        ]),
        form.part("board", turnY(move(box([1.95, 0.09, 1.95], { bevel: 0.03 }), [0, top + 0.12, 0]), 0.5)),
        form.part(
          "tassel",
          merge([
            move(stretch(sphere(0.09, 12), [1, 0.6, 1]), [0, top + 0.18, 0]),
            sweep(
              circleOutline(0.035, 8),
              curveThrough(
                [
                  [0, top + 0.2, 0],
                  [0.6, top + 0.19, 0.75],
                  [0.78, top + 0.1, 1.0],
                  [0.8, top - 0.4, 1.02],
                ],
                5,
              ),
            ),
            move(stretch(sphere(0.1, 12), [1, 2.2, 1]), [0.8, top - 0.5, 1.02]),
          ]),
          "trim",
          { weight: 0.5 },
        ),
      ]);
    case "jester-hat": {
      const tail = (angle: number): Part["geometry"] => {
        const [c, s] = [sin(angle), cos(angle)];
        return cone(
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
      return hat([
        ...angles.map((a, i) => form.part(`tail-${i + 1}`, tail(a), i === 1 ? "shirt" : "headgear")),
        form.ring("rim", 1.06, 0, 0.1, 0.26, "trim"),
        form.part("bells", merge(bells), "trim", { weight: 0.5 }),
      ]);
    }
    case "judge-wig": {
      const curls: ReturnType<typeof ball>[] = [];
      for (let side = -1; side <= 1; side += 2) {
        for (let i = 0; i < 5; i += 1)
          curls.push(
            roundCone(
              form.at([side * 1.0, 0.3 - i * 0.42, 0.25]),
              form.at([side * 1.12, 0.3 - i * 0.42, -0.35]),
              0.24 * u,
              0.24 * u,
            ),
          );
      }
      const wig = sculpt([
        add(
          displace(
            ellipsoid(
              [centre[0], centre[1] + 0.1 * u, centre[2] - 0.06 * u],
              [radii[0] * 1.14, radii[1] * 1.08, radii[2] * 1.1],
            ),
            0.035 * u,
            (_x, y, z) => sin(y / (0.05 * u)) * cos(z / (0.16 * u)),
          ),
        ),
        ...curls.map((curl) => add(curl, 0.05 * u)),
        carve(
          ellipsoid(
            [centre[0], centre[1] - radii[1] * 0.22, centre[2] + radii[2] * 1.0],
            [radii[0] * 0.86, radii[1] * 0.9, radii[2] * 0.95],
          ),
          0.04 * u,
        ),
      ]);
      return hat([form.solid("wig", wig)]);
    }
    case "eye-mask": {
      const y = centre[1] + radii[1] * 0.08;
      const mask = sculpt([
        add(ellipsoid(centre, [radii[0] * 1.035, radii[1] * 1.03, radii[2] * 1.035])),
        carve(halfSpace([0, y + radii[1] * 0.24, 0], [0, -1, 0]), 0.03 * u),
        carve(halfSpace([0, y - radii[1] * 0.2, 0], [0, 1, 0]), 0.03 * u),
        ...[1, -1].map((side) =>
          carve(
            ellipsoid(
              [centre[0] + side * radii[0] * 0.38, y, centre[2] + radii[2]],
              [radii[0] * 0.26, radii[1] * 0.155, radii[2] * 0.9],
            ),
            0.02 * u,
          ),
        ),
      ]);
      return hat([form.solid("mask", mask)], []);
    }
    default:
      return undefined;
  }
}
