import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "../meal/dish.ts";
import { lumpy } from "../shapes.ts";
import { glossy, tint } from "../tint.ts";
import { CREAM_SLOT, whippedCream } from "../whipped-cream.ts";

const syrupPaint = glossy(0.06);

/** Pancakes: a stack of soft browned rounds, amber syrup running down its side, a square of butter melting on top, berries. */
export const pancake = defineFood({
  id: "pancake",
  words: [
    "pancake",
    "stack of pancakes",
    "pancakes",
    "flapjack",
    "crepe",
    "hotcake",
    "pancake stack",
    "breakfast",
    "french toast",
  ],
  senses: ["pancake#1", "breakfast#1"],
  height: 0.09,
  slots: {
    cake: { ...slot("plaster", "#e8bc72", "pancake|dough"), takesWhole: true },
    syrup: slot("glass", "#9a4a0e", "honey|maple syrup|sauce"),
    butter: slot("plastic", "#f9e07a"),
    berry: slot("plastic", "#2b3a72 #b80f1c", "blueberry|fruit|strawberry"),
    plate: PLATE_SLOT,
    cream: CREAM_SLOT,
  },
  count: { slot: "cake", min: 4, max: 6, most: 12 },
  extras: { syrup: { chance: 1 }, butter: { chance: 1 }, berry: { chance: 0.45 }, cream: { chance: 0 } },
  build: (food) => {
    const next = food.stream("stack");
    const r = 0.066;
    const n = food.count;
    const thick = 0.0115;
    const disc = lathe(
      roundCorners(
        [
          [0, 0],
          [r * 0.94, 0, 0.004],
          [r, thick / 2, 0.005],
          [r * 0.94, thick, 0.004],
          [0, thick],
        ],
        4,
      ),
      64,
    );
    const paint: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + z * z) / r;
      const side = smoothstep(0.96, 0.985, d);
      const brown = (1 - side) * (0.72 + 0.25 * noise(x * 40, y * 40, z * 40, 3)) * smoothstep(1, 0.93, d);
      tint(surface, fromHex("#a8601c"), brown * 0.85);
      surface.roughness = 0.7;
    };
    const parts: Part[] = [platePart(0.11)];
    for (let i = 0; i < n; i += 1) {
      const g = lumpy(disc, 0.02, 0.03, food.seed + i);
      parts.push(
        makePart(
          `cake-${i + 1}`,
          "cake",
          place(
            g,
            chain(
              rotation(Y_AXIS, next() * 6),
              translation([(next() - 0.5) * 0.006, PLATE_TOP - 0.001 + i * (thick - 0.0006), (next() - 0.5) * 0.006]),
            ),
          ),
          { weight: 1, paint, crease: 1 },
        ),
      );
    }
    const top = PLATE_TOP - 0.001 + n * (thick - 0.0006);
    if (food.has("syrup")) {
      const pool = lathe(
        [
          [0, -0.002],
          [r * 0.5, -0.002],
          [0.9999, -1],
          [1, -0.6],
          [1, -0.3],
          [r * 0.99, 0.0006],
          [r * 0.8, 0.002],
          [0, 0.0026],
        ],
        120,
      );
      const run = deform(pool, ([x, y, z]): Vec3 => {
        const a = atan2(z, x);
        const d = Math.sqrt(x * x + z * z);
        const lobe = 0.5 + 0.5 * cos(a * 7 + food.seed + 1.5 * sin(a * 2));
        const reach = smoothstep(0.55, 0.8, lobe);
        const rim = r * (0.72 + 0.3 * smoothstep(0.1, 0.5, lobe));
        const fall = (thick * n - 0.006) * reach * (0.5 + 0.5 * sin(a * 3 + food.seed));
        if (d < r * 0.95) return [x, y, z];
        const q = d > 0.99 ? rim + 0.0045 * reach - (y > -0.9 ? 0 : 0.0055) : rim * 0.97;
        const drop = d > 0.99 ? (y + 0.3) * fall - 0.0005 : 0.0015;
        return [q * cos(a), drop, q * sin(a)];
      });
      parts.push(
        makePart("syrup", "syrup", move(run, [0, top + 0.0008, 0]), { weight: 0.9, paint: syrupPaint, crease: 1.2 }),
      );
    }
    if (food.has("cream"))
      parts.push(makePart("cream", "cream", move(whippedCream(0.027), [-0.004, top - 0.003, -0.006]), { weight: 0.9 }));
    else if (food.has("butter"))
      parts.push(
        makePart(
          "butter",
          "butter",
          place(
            box([0.024, 0.009, 0.024], { bevel: 0.0022, bevelSteps: 2 }),
            chain(rotation(Y_AXIS, 0.4), translation([0.002, top + 0.006, 0.004])),
          ),
          { weight: 0.8, paint: glossy(0.3) },
        ),
      );
    if (food.has("berry"))
      parts.push(
        makePart(
          "berries",
          "berry",
          merge(
            (
              [
                [0.03, -0.012],
                [0.021, -0.026],
                [-0.026, -0.018],
                [-0.029, 0.016],
                [0.034, 0.008],
              ] as const
            ).map(([x, z]) => move(sphere(0.0078, 18), [x, top + 0.0078, z])),
          ),
          { weight: 0.7, paint: glossy(0.3) },
        ),
      );
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.34 },
});
