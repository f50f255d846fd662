import type { Paint } from "../../../geometry/part.ts";
import { add, carve, sculpt } from "../../../geometry/sculpt.ts";
import type { Sdf } from "../../../geometry/sdf.ts";
import { ball, ellipsoid, halfSpace, roundBox, roundCone } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { EVEN, podSuit, slab, studs, zigzag } from "./pods.ts";
import { around, paints, type SuitMaker, tint } from "./suit-form.ts";

/** What is served to be dressed as. */
export const DISH_SUITS: Readonly<Record<string, SuitMaker>> = {
  "hot-dog": (form) => {
    const { head, middle, low, high, h } = form;
    const top = high + 0.25 * head;
    const bun = both(
      roundCone([head * 1.1, low + 0.25 * head, middle[2]], [head * 1.16, top, middle[2]], head * 0.62, head * 0.62),
    );
    return {
      hooded: true,
      solid: podSuit(form, 0.55, EVEN),
      paint: zigzag(form, "#f2b81c"),
      trims: [
        [
          "bun",
          sculpt([
            add(bun),
            carve(roundBox([0, middle[1], middle[2] + head * 1.4], [head * 1.1, h * 2, head], 0.1 * head)),
          ]),
        ],
      ],
    };
  },
  burger: (form) => {
    const {
      low,
      high,
      middle: [x, , z],
      girth,
      h,
    } = form;
    const at = (t: number): number => low + (high - low) * t;
    const disc = (t: number, r: number, tall: number): Sdf =>
      ellipsoid([x, at(t), z], [girth * r, (high - low) * tall, girth * r]);
    const rows: readonly (readonly [number, string])[] = [
      [0.22, "#d9953f"],
      [0.42, "#4a2818"],
      [0.5, "#f2b81c"],
      [0.62, "#6aa83a"],
      [2, "#d9953f"],
    ];
    const layersOf: Paint = (surface, _x, y) => {
      const t = (y - low) / (high - low);
      tint(surface, fromHex((rows.find(([upTo]) => t < upTo) as readonly [number, string])[1]));
    };
    return {
      solid: sculpt([
        add(disc(0.1, 2.1, 0.17)),
        add(disc(0.32, 2.2, 0.13)),
        add(disc(0.46, 2.3, 0.055)),
        add(disc(0.56, 2.34, 0.075)),
        add(disc(0.66, 2.15, 0.34)),
        carve(halfSpace([0, at(-0.06), 0], [0, 1, 0]), 0.01 * h),
      ]),
      paint: paints(layersOf, (surface, px, y, pz, ...n) => {
        if (y > at(0.72)) studs(form, 0.06, 0.13, "#f7ecd0")(surface, px, y, pz, ...n);
      }),
    };
  },
  taco: (form) => {
    const { middle, girth, h, high, low } = form;
    const y = high - 0.03 * h;
    const shell = sculpt([
      add(ellipsoid([0, y, middle[2]], [girth * 2.75, y - low + 0.1 * h, girth * 1.35])),
      carve(halfSpace([0, y, 0], [0, -1, 0]), 0.02 * h),
    ]);
    const dots = studs(form, 0.06, 0.12, "#b87a2c");
    const filling = around(16, (a) => {
      const r = 1.35 + 0.2 * cos(a * 5);
      return ball([sin(a) * girth * r * 1.7, y + 0.012 * h * cos(a * 3), middle[2] + cos(a) * girth * 1.05], 0.055 * h);
    });
    const mixed: Paint = (surface, x) => {
      const t = Math.abs(((x / h) * 14 + 50) % 3);
      if (t < 0.8) tint(surface, fromHex("#c8321f"));
      else if (t > 2.3) tint(surface, fromHex("#f2c23a"));
    };
    return { solid: shell, paint: dots, trims: [["filling", filling, mixed]] };
  },
  pizza: (form) => {
    const {
      middle: [, , z],
      girth,
      h,
      high,
      low,
    } = form;
    const top = high + 0.02 * h;
    const wide = girth * 2.1;
    const wedge = (grow: number): Sdf =>
      sculpt([
        add(roundBox([0, (top + low) / 2, z], [wide * 2, top - low + 0.2 * h, girth * 2.6], 0.03 * h)),
        ...[1, -1].map((side) => {
          const [dx, dy] = [wide, top - (low - 0.12 * h)];
          const size = Math.sqrt(dx * dx + dy * dy);
          return carve(halfSpace([side * wide, top - grow, 0], [(-side * dy) / size, dx / size, 0]), 0.02 * h);
        }),
      ]);
    const topping: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
      if (Math.abs(nz) < 0.5) return tint(surface, fromHex("#d9a050"));
      for (const [u, v] of [
        [-0.55, 0.78],
        [0.1, 0.84],
        [0.6, 0.66],
        [-0.12, 0.5],
        [0.18, 0.22],
      ] as const) {
        const [dx, dy] = [x - u * wide * 0.8, y - (low + (top - low) * v)];
        if (Math.sqrt(dx * dx + dy * dy) < 0.045 * h) tint(surface, fromHex("#b3281c"));
      }
    };
    return {
      solid: slab(wedge(0), z - girth * 1.3, z + girth * 1.3),
      paint: topping,
      trims: [["crust", roundBox([0, top - 0.01 * h, z], [wide * 2.05, 0.075 * h, girth * 2.8], 0.036 * h)]],
    };
  },
};
