import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnY } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { PI, sin, TAU } from "../../../math/elementary.ts";
import { translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { CRUST, glossy, tint } from "../tint.ts";
import { leafEdge } from "./leaf-edge.ts";
import { sausageShape } from "./sausage.ts";

/** A zigzag of sauce from a bottle; of more rounds than five one limb would run into the next. */
const zigzag = (half: number, wide: number, thick: number, rounds: number, height: (z: number) => number): Geometry =>
  tube(
    thick,
    Array.from({ length: rounds * 12 + 1 }, (_, i): Vec3 => {
      const t = i / (rounds * 12);
      const z = wide * sin(t * rounds * TAU);
      return [(t - 0.5) * 2 * half, height(z), z];
    }),
    9,
    { endRounding: thick * 0.8, endSteps: 2 },
  );

/** Hot dog: a split soft bun, a shining sausage longer than it, a zigzag of mustard. */
export const hotDog = defineFood({
  id: "hot-dog",
  words: ["hot dog", "hotdog", "chili dog", "bratwurst in a bun"],
  senses: ["hotdog#3", "frankfurter bun"],
  height: 0.06,
  slots: {
    bun: { ...slot("plastic", "#d9a050 #d4973f", "bread"), takesWhole: true },
    sausage: slot("plastic", "#b8442a", "frankfurter|wiener|meat"),
    mustard: slot("plastic", "#f5c414", "sauce"),
    ketchup: slot("plastic", "#c41a12"),
    lettuce: slot("plastic", "#72b52e", "salad"),
  },
  extras: { mustard: { chance: 1 }, ketchup: { chance: 0.3 }, lettuce: { chance: 0.45 } },
  build: (food) => {
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      tint(
        surface,
        CRUST,
        0.6 * smoothstep(-0.012, 0.012, y) * smoothstep(0.004, 0.02, Math.abs(z)) +
          0.06 * noise(x * 60, y * 60, z * 60, 3),
      );
      if (ny * 0 + nx * 0 + Math.abs(nz) * 0 === 0 && Math.abs(z) < 0.0135 && y > -0.005)
        tint(surface, fromHex("#f3dfb2"), 0.85);
      surface.roughness = 0.35;
    };
    const side = (s: number): Geometry =>
      settle(
        place(
          deform(sausageShape(0.062, 0.021, 0), ([x, y, z]) => [x, y * 0.95, z * 0.8]),
          translation([0, 0.0195, s * 0.0205]),
        ),
      );
    const base = settle(
      place(
        deform(sausageShape(0.06, 0.019, 0), ([x, y, z]) => [x, y * 0.55, z * 1.5]),
        translation([0, 0.0105, 0]),
      ),
    );
    const top = (z: number): number => 0.0295 + Math.sqrt(Math.max(0, 0.0152 * 0.0152 - z * z));
    const parts: Part[] = [
      makePart("bun-left", "bun", side(1), {
        weight: 1,
        paint: (s, x, y, z, nx, ny, nz) => paint(s, x, y - 0.0195, z, nx, ny, nz),
        crease: 1.2,
      }),
      makePart("bun-right", "bun", side(-1), {
        weight: 1,
        paint: (s, x, y, z, nx, ny, nz) => paint(s, x, y - 0.0195, z, nx, ny, nz),
        crease: 1.2,
      }),
      makePart("bun-base", "bun", base, { weight: 0.6, crease: 1.2 }),
      makePart("sausage", "sausage", move(sausageShape(0.076, 0.0148, 0.004), [0, 0.0295, 0]), {
        weight: 1,
        paint: glossy(0.16),
        crease: 1.2,
      }),
    ];
    if (food.has("lettuce")) {
      const leaves = [-1, 1].map((s) => turnY(move(leafEdge(0, food.seed + s), [0, 0.034, -0.008]), s > 0 ? 0 : PI));
      parts.push(makePart("lettuce", "lettuce", merge(leaves), { weight: 0.6, paint: glossy(0.4), crease: 1.2 }));
    }
    if (food.has("mustard"))
      parts.push(
        makePart(
          "mustard",
          "mustard",
          zigzag(0.06, 0.008, 0.0026, 5, (z) => top(z) + 0.0014),
          { weight: 0.8, paint: glossy(0.15) },
        ),
      );
    if (food.has("ketchup"))
      parts.push(
        makePart(
          "ketchup",
          "ketchup",
          move(
            zigzag(0.058, 0.007, 0.0022, 5, (z) => top(z) + 0.002),
            [0.008, 0, 0],
          ),
          { weight: 0.6, paint: glossy(0.15) },
        ),
      );
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.45 },
});
