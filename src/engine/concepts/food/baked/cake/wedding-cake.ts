import type { Geometry } from "../../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../../geometry/lathe.ts";
import { makePart } from "../../../../geometry/make-part.ts";
import { merge } from "../../../../geometry/merge.ts";
import { roundCorners } from "../../../../geometry/outline.ts";
import type { Part } from "../../../../geometry/part.ts";
import { deform, move } from "../../../../geometry/place.ts";
import { sphere } from "../../../../geometry/sphere.ts";
import { atan2, cos } from "../../../../math/elementary.ts";
import type { Vec3 } from "../../../../math/vec3.ts";
import type { Food } from "../../define-food.ts";
import { ringOf } from "../../shapes.ts";
import { glossy } from "../../tint.ts";
import { candlesOn } from "./candles-on.ts";
import { dab } from "./dab.ts";
import { drips } from "./drips.ts";

function tier(name: string, r: number, low: number, high: number): Part {
  const wall = lathe(
    roundCorners(
      [
        [0, low],
        [r, low, 0.003],
        [r, high, 0.007],
        [0, high],
      ],
      3,
    ),
    72,
  );
  return makePart(name, "icing", wall, { weight: 1, paint: glossy(0.5) });
}

export function weddingCake(food: Food): Part[] {
  const sizes = [
    [0.15, 0.0, 0.095],
    [0.108, 0.093, 0.18],
    [0.068, 0.178, 0.255],
  ] as const;
  const parts: Part[] = [];
  for (const [i, [r, low, high]] of sizes.entries()) {
    parts.push(tier(`tier-${i + 1}`, r, low, high));
    const n = Math.round(r * 190);
    if (food.has("drip")) {
      const glaze = drips(r, high, food.seed + i, 0.62 * (high - low), Math.round(86 * r));
      parts.push(makePart(`drip-${i + 1}`, "glaze", glaze, { weight: 0.9, paint: glossy(0.14), crease: 0.9 }));
    }
    const pearls = ringOf(n, r + 0.002, low + 0.006).map((at) => move(sphere(0.0066, 12, 7), at));
    const swags = food.has("drip") ? [] : ringOf(Math.round(r * 62), r, high - 0.006).map((at) => move(dab(0.009), at));
    parts.push(makePart(`pearls-${i + 1}`, "cream", merge([...pearls, ...swags]), { weight: 0.7, paint: glossy(0.4) }));
  }
  const rose = (at: Vec3, s: number): Geometry =>
    move(
      deform(sphere(s, 20, 12), ([x, y, z]) => {
        const f = 0.85 + 0.17 * cos(5 * atan2(z, x) + (y / s) * 5);
        return [x * f, y * 0.8, z * f];
      }),
      at,
    );
  const spots: Vec3[] = [
    [0, 0.268, 0],
    [0.022, 0.262, 0.012],
    [-0.02, 0.262, 0.015],
    [0.085, 0.187, 0.038],
    [0.105, 0.097, 0.098],
    [0.125, 0.099, 0.065],
    [-0.045, 0.188, 0.075],
    [-0.1, 0.1, 0.1],
  ];
  parts.push(
    makePart("roses", "topping", merge(spots.map((at, i) => rose(at, i < 3 ? 0.02 : 0.0165))), { weight: 0.9 }),
  );
  const board = cylinder({ radius: 0.175, height: 0.008, bevel: 0.003, segments: 64 });
  return [
    ...parts,
    makePart("board", "plate", move(board, [0, -0.0075, 0]), { weight: 0.7 }),
    ...(food.has("candle") ? candlesOn(1, 0, 0.28) : []),
  ];
}
