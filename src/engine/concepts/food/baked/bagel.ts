import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { standOn } from "../shapes.ts";
import { shade, tint } from "../tint.ts";
import { BIG, ringBody, SMALL } from "./donut.ts";

/** What a bagel may be filled with, from below: slot, thickness, how far its edge hangs out, how deep its folds are, metres. */
const LAYERS = [
  ["greens", 0.0034, 0.0052, 0.0022],
  ["cream", 0.0068, 0.0012, 0.0006],
  ["lox", 0.0052, 0.0048, 0.0017],
] as const;

/** One layer between the halves: a ring whose edge hangs out in lobes and folds. */
function layer(thick: number, out: number, fold: number, seed: number): Geometry {
  const [inner, outer] = [BIG - 0.7 * SMALL, BIG + 0.92 * SMALL];
  const rows = 10;
  const steps = Array.from({ length: rows + 1 }, (_, i) => inner + ((outer - inner) * i) / rows);
  const [under, over] = [steps.map((x) => [x, 0] as const), steps.map((x) => [x, thick] as const).reverse()];
  return deform(lathe([...under, ...over], 96, true), ([x, y, z]) => {
    const r = Math.sqrt(x * x + z * z);
    const angle = atan2(z, x);
    const edge = smoothstep(BIG, outer, r);
    const lobes = 0.55 + 0.45 * cos(angle * 6 + 2.5 * noise(cos(angle) * 2, sin(angle) * 2, seed, 3));
    const ripple = cos(angle * 13 + 3 * noise(cos(angle) * 3, sin(angle) * 3, seed, 5));
    const f = (r + edge * out * lobes) / r;
    return [x * f, y + edge * fold * (ripple - 0.6), z * f];
  });
}

/** The cut face of a half. */
const cutFace = (): Geometry =>
  lathe(
    [
      [BIG - 0.98 * SMALL, -0.0006],
      [BIG + 0.985 * SMALL, -0.0006],
      [BIG + 0.985 * SMALL, 0.0006],
      [BIG - 0.98 * SMALL, 0.0006],
    ],
    72,
    true,
  );

/** Bagel: a plump shining brown ring with a small hole, strewn with seeds; cut in halves, with layers that show at its edge, where it is filled. */
export const bagel = defineFood({
  id: "bagel",
  words: ["bagel", "sesame bagel"],
  senses: ["bagel"],
  height: 0.035,
  slots: {
    crust: { ...slot("plaster", "#c08038 #b5752f", "dough|body"), takesWhole: true },
    seed: slot("plastic", "#f0dfae", "sesame|poppy"),
    crumb: slot("plaster", "#f3e2bd"),
    cream: slot("plastic", "#faf6ea", "cream cheese|schmear|butter"),
    lox: slot("plastic", "#f08a5c", "smoked salmon|salmon"),
    greens: slot("plastic", "#6fa83a", "lettuce|arugula|spinach"),
  },
  extras: { cream: { chance: 0 }, lox: { chance: 0 }, greens: { chance: 0 } },
  build: (food) => {
    const next = food.stream("seeds");
    const seeds = Array.from({ length: 90 }, (_, i) => {
      const angle = i * 2.399963;
      const a = 0.4 + next() * 2.2;
      const r = BIG * 0.9 + SMALL * 1.12 * cos(a);
      const at: Vec3 = [r * cos(angle), SMALL * 0.92 * sin(a), r * sin(angle)];
      return place(sphere(0.0011, 7, 4), standOn(at, [cos(a) * cos(angle), sin(a), cos(a) * sin(angle)], i));
    });
    const body = deform(ringBody(), ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z);
      const f = (BIG * 0.9 + (r - BIG) * 1.12) / r;
      return [x * f, y * 1.12, z * f];
    });
    const paint: Paint = (surface, x, y, z) => {
      tint(
        surface,
        fromHex("#7a3d12"),
        0.7 * smoothstep(-0.002, 0.013, y) * (0.75 + 0.25 * noise(x * 60, y * 60, z * 60, 3)),
      );
      shade(surface, 0.95 + 0.08 * noise(x * 300, y * 300, z * 300, 5));
      surface.roughness = 0.3;
    };
    const filling = LAYERS.filter(([name]) => food.has(name));
    if (filling.length === 0)
      return [
        makePart("bagel", "crust", body, { weight: 1, paint, crease: 1.1 }),
        makePart("seeds", "seed", merge(seeds), { weight: 0.5 }),
      ];
    const half = (up: 1 | -1) => deform(body, ([x, y, z]) => [x, up * Math.max(0, up * y), z]);
    const parts: Part[] = [
      makePart("lower-half", "crust", half(-1), { weight: 0.9, paint, crease: 1.1 }),
      makePart("lower-face", "crumb", cutFace(), { weight: 0.3 }),
    ];
    let y = 0;
    for (const [k, [name, thick, out, fold]] of filling.entries()) {
      parts.push(makePart(name, name, move(layer(thick, out, fold, k + 1), [0, y, 0]), { weight: 0.7 }));
      y += 0.92 * thick;
    }
    return [
      ...parts,
      makePart("upper-face", "crumb", move(cutFace(), [0, y, 0]), { weight: 0.3 }),
      makePart("upper-half", "crust", move(half(1), [0, y, 0]), { weight: 1, paint, crease: 1.1 }),
      makePart("seeds", "seed", move(merge(seeds), [0, y, 0]), { weight: 0.5 }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.58 },
});
