import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { loftEither } from "../loft-either.ts";
import { lumpy, oval } from "../shapes.ts";
import { glossy, shade, tint } from "../tint.ts";
import { seared } from "./burger.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";

/** Taco: a folded corn shell, golden and blistered, stuffed with meat, lettuce shreds, tomato and cheese that show above its edges. */
export const taco = defineFood({
  id: "taco",
  words: ["taco", "plate of tacos", "quesadilla", "gyro", "kebab", "shawarma", "fajita"],
  senses: ["taco#2"],
  height: 0.08,
  slots: {
    shell: { ...slot("plaster", "#e8b048 #e0a63e", "tortilla|bread"), takesWhole: true },
    meat: slot("plaster", "#5f3018", "beef|filling"),
    lettuce: slot("plastic", "#7fc234", "salad"),
    tomato: slot("plastic", "#cf2a1e"),
    cheese: slot("plastic", "#f7c23a"),
    plate: PLATE_SLOT,
  },
  styles: { single: { weight: 1 }, plate: { weight: 0, words: ["plate of tacos"], slots: ["plate"] } },
  build: (food) => {
    const r = 0.068;
    const open = 0.3;
    const section = (inner: number, x: number): Vec3[] => {
      const reach = Math.sqrt(Math.max(0, r * r - x * x)) + 0.0008;
      const bow = 0.011 - inner;
      return Array.from({ length: 15 }, (_, k): Vec3 => {
        const u = (k / 14) * 2 - 1;
        const along = Math.abs(u) * reach;
        const round = smoothstep(0, 0.016, along);
        const z = (u < 0 ? -1 : 1) * (bow * Math.sqrt(Math.min(1, along / 0.014)) * 1.0 + round * along * open * 0.55);
        return [x, (inner > 0 ? 0.0022 : 0) + along * (0.35 + 0.65 * round) * 0.98, z];
      });
    };
    const rings = Array.from({ length: 41 }, (_, i): Vec3[] => {
      const x = -r + (i / 40) * 2 * r;
      return [...section(0, x * 0.999), ...section(0.0022, x * 0.999).reverse()];
    });
    const skin = loftEither(rings, true);
    const bumpy: Paint = (surface, x, y, z) => {
      const n = noise(x * 70, y * 70, z * 70, food.seed);
      tint(surface, fromHex("#a8601c"), 0.75 * smoothstep(0.3, 0.65, n));
      shade(surface, 1 + 0.08 * noise(x * 240, y * 240, z * 240, 4));
      surface.height += 0.0007 * n;
      surface.roughness = 0.6;
    };
    const next = food.stream("filling");
    const heap = (n: number, low: number, high: number): Vec3[] =>
      Array.from({ length: n }, () => {
        const x = (next() * 2 - 1) * 0.052;
        const edge = Math.sqrt(r * r - x * x);
        return [x, edge * (low + (high - low) * next()) * 0.95, (next() * 2 - 1) * 0.014] as const;
      });
    const meat = lumpy(oval([0.054, 0.042, 0.0135], 40), 0.12, 0.014, food.seed);
    const clipped = deform(meat, ([x, y, z]): Vec3 => [x, y < 0 ? y * 0.6 : y * 0.75, z * (y < 0 ? 1 + y * 16 : 1)]);
    const strips = heap(46, 0.84, 1.0).map((at, i) =>
      place(
        box([0.024, 0.0012, 0.004], { bevel: 0.0005, divisions: [4, 1, 1] }),
        chain(rotation(Z_AXIS, next() - 0.5), rotation(Y_AXIS, i * 1.1), translation(at)),
      ),
    );
    const cubes = heap(13, 0.92, 1.04).map((at, i) =>
      place(
        box([0.0095, 0.0085, 0.009], { bevel: 0.0015 }),
        chain(rotation(Z_AXIS, i), rotation(Y_AXIS, i * 2), translation(at)),
      ),
    );
    const shreds = heap(34, 0.96, 1.08).map((at, i) =>
      place(
        box([0.02, 0.0021, 0.0021], { bevel: 0.0007 }),
        chain(rotation(Z_AXIS, (next() - 0.5) * 0.9), rotation(Y_AXIS, i * 1.9), translation(at)),
      ),
    );
    const whole = (name: string, at: ReturnType<typeof rotation>): Part[] => [
      makePart(`${name}-shell`, "shell", place(skin, at), { weight: 1, paint: bumpy, crease: 0.9 }),
      makePart(`${name}-meat`, "meat", place(move(clipped, [0, 0.03, 0]), at), {
        weight: 0.7,
        paint: seared,
        crease: 1.2,
      }),
      makePart(`${name}-lettuce`, "lettuce", place(merge(strips), at), { weight: 0.7 }),
      makePart(`${name}-tomato`, "tomato", place(merge(cubes), at), { weight: 0.7, paint: glossy(0.2) }),
      makePart(`${name}-cheese`, "cheese", place(merge(shreds), at), { weight: 0.6 }),
    ];
    const lay = (z: number) =>
      chain(rotation(X_AXIS, 0.0), rotation(Y_AXIS, 0.05), translation([0, PLATE_TOP - 0.001, z]));
    if (food.style === "plate")
      return [
        platePart(0.13),
        ...whole("first", lay(-0.046)),
        ...whole("second", lay(0)),
        ...whole("third", lay(0.046)),
      ];
    return whole("taco", rotation(X_AXIS, 0.0));
  },
  view: { azimuth: 0.35, elevation: 0.34 },
});
