import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { frontAt, trunkShell } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Outer garments that a belt goes around. */
const LONG: ReadonlySet<string> = new Set(["robe", "kimono", "coat", "trench-coat", "raincoat"]);

/** A band around the waist with a buckle, or a sash. */
export function makeBelt(p: OutfitParameters, body: DressableBody): Worn["parts"] {
  const h = body.height;
  const isLong = LONG.has(p.outer) || p.bottom === "gown" || p.bottom === "dress";
  const grow = isLong ? 0.032 : p.outer === "armor" ? 0.036 : 0.022;
  const half = (p.outer === "kimono" ? (p.bottom === "none" ? 0.046 : 0.03) : 0.017) * h;
  const y = body.waist[1] - (isLong ? 0.004 : 0.012) * h;
  const band = trunkShell(body, grow, y - half, y + half);
  const parts: Part[] = [piece("belt", "belt", band, body, { weight: 0.55 })];
  if (p.outer === "kimono" || p.outer === "robe") {
    const z = frontAt(body, 0, y, grow);
    const tail = (x: number) => sculptTail([x * h, y, z], h, x);
    parts.push(
      piece(
        "knot",
        "belt",
        sculpt([add(ellipsoid([0.02 * h, y, z], [0.02 * h, 0.018 * h, 0.014 * h])), add(tail(0.035)), add(tail(0.01))]),
        body,
        { weight: 0.4 },
      ),
    );
    return parts;
  }
  const buckle = box([0.052 * h, 0.044 * h, 0.016 * h], { bevel: 0.005 * h });
  parts.push(
    makePart("buckle", "trim", move(buckle, [0, y, frontAt(body, 0, y, grow)]), {
      weight: 0.45,
      paint: hollowBuckle(h),
    }),
  );
  return parts;
}

const sculptTail = ([x, y, z]: Vec3, h: number, side: number) =>
  roundCone([x, y - 0.01 * h, z], [x + side * 0.5 * h, y - 0.1 * h, z + 0.012 * h], 0.009 * h, 0.013 * h);

const hollowBuckle =
  (h: number): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    if (z < 0.006 * h || Math.abs(x) > 0.015 * h || Math.abs(y) > 0.011 * h) return;
    surface.r *= 0.2;
    surface.g *= 0.2;
    surface.b *= 0.2;
  };
