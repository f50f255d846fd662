import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { closeCorners } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { lumpy, oval, spread } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Popcorn: a box with red and white stripes, wider above, heaped with burst white kernels, some of them in the air where they fly. */
export const popcorn = defineFood({
  id: "popcorn",
  words: ["popcorn", "popcorn bucket", "bucket of popcorn", "box of popcorn", "popcorn box", "bag of popcorn"],
  senses: ["popcorn#2", "popcorn#1"],
  height: 0.24,
  slots: {
    box: { ...slot("paper", "#c8201c", "bucket|bag|carton|tub"), takesWhole: true },
    popcorn: slot("plaster", "#fbf0cc", "corn|kernel"),
  },
  extras: { flung: { chance: 0, slot: "popcorn", traits: ["flying", "jumping", "erupting"] } },
  build: (food) => {
    const next = food.stream("kernels");
    const [low, high, tall] = [0.045, 0.064, 0.15];
    const square = (half: number, y: number): Vec3[] =>
      closeCorners(
        [
          [-half, -half, 0.004],
          [half, -half, 0.004],
          [half, half, 0.004],
          [-half, half, 0.004],
        ],
        3,
      ).map(([x, z]): Vec3 => [x, y, -z]);
    const bucket = loft([
      square(low, 0),
      square(high, tall),
      square(high - 0.0018, tall),
      square(high - 0.004, tall * 0.9),
    ]);
    const stripes: Paint = (surface, x, y, z, nx) => {
      const across = Math.abs(nx) > 0.7 ? z : x;
      const s = (across / (low + ((high - low) * y) / tall)) * 2.5 + 10.5;
      if ((Math.floor(s) & 1) === 0) tint(surface, fromHex("#f7f2e6"), 1);
      surface.roughness = 0.5;
    };
    const burst = (seed: number): Geometry =>
      merge(
        [
          [0, 0, 0, 1],
          [0.7, 0.2, 0.1, 0.75],
          [-0.5, 0.35, 0.4, 0.7],
          [0.05, 0.5, -0.6, 0.72],
          [-0.2, -0.3, 0.55, 0.6],
        ].map(([x, y, z, s], i) =>
          move(lumpy(sphere(0.0095 * (s as number), 10, 6), 0.16, 0.007, seed + i), [
            (x as number) * 0.0105,
            (y as number) * 0.0105,
            (z as number) * 0.0105,
          ]),
        ),
      );
    const kinds = [burst(1), burst(4), burst(9)];
    const heap = spread(46, 0.0, 1).map(([x, y, z], i) => {
      const far = Math.max(Math.abs(x), Math.abs(z), 1e-6);
      const square2 = Math.min(1.3, (Math.sqrt(x * x + z * z) / far) * 1.02);
      return place(
        kinds[i % 3] as Geometry,
        chain(
          rotation(X_AXIS, next() * 6),
          rotation(Y_AXIS, next() * 6),
          translation([x * 0.052 * square2, tall - 0.004 + y * 0.055, z * 0.052 * square2]),
        ),
      );
    });
    const flung = Array.from({ length: 22 }, (_, i) => {
      const up = (i + 0.5) / 22;
      const [out, angle] = [(0.03 + 0.075 * up) * (0.4 + 0.6 * next()), i * 2.39996 + next()];
      return place(
        kinds[i % 3] as Geometry,
        chain(
          rotation(X_AXIS, next() * 6),
          rotation(Y_AXIS, next() * 6),
          scaling([1.25, 1.25, 1.25]),
          translation([out * cos(angle), tall + 0.075 + 0.15 * up, out * sin(angle)]),
        ),
      );
    });
    const puffed: Paint = (surface, x, y, z) => {
      const n = noise(x * 130, y * 130, z * 130, 3);
      tint(surface, fromHex("#e8b43a"), 0.7 * smoothstep(0.15, 0.6, n));
      surface.roughness = 0.7;
    };
    return [
      makePart("box", "box", bucket, { weight: 1, paint: stripes, crease: 0.5 }),
      makePart("core", "popcorn", move(oval([0.052, 0.05, 0.052], 20), [0, tall - 0.006, 0]), {
        weight: 0.5,
        paint: (s) => shade(s, 0.75),
      }),
      makePart("popcorn", "popcorn", merge(heap), { weight: 1, paint: puffed, crease: 1.2 }),
      ...(food.has("flung")
        ? [makePart("flung", "popcorn", merge(flung), { weight: 0.8, paint: puffed, crease: 1.2 })]
        : []),
    ];
  },
  view: { azimuth: 0.5, elevation: 0.26 },
});
