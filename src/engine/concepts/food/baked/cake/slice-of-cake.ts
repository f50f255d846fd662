import { extrude } from "../../../../geometry/extrude.ts";
import { makePart } from "../../../../geometry/make-part.ts";
import { merge } from "../../../../geometry/merge.ts";
import type { Outline, Point2 } from "../../../../geometry/outline.ts";
import type { Paint, Part } from "../../../../geometry/part.ts";
import { move, turnX } from "../../../../geometry/place.ts";
import { fromHex, type Rgb } from "../../../../math/color.ts";
import { cos, PI, sin } from "../../../../math/elementary.ts";
import type { Vec3 } from "../../../../math/vec3.ts";
import type { Food } from "../../define-food.ts";
import { PLATE_TOP, platePart } from "../../meal/dish.ts";
import { CRUMB, glossy, tint } from "../../tint.ts";
import { dab } from "./dab.ts";
import { berriesOn, strawberriesOn } from "./fruit-on.ts";
import { berry, sponge } from "./sponge.ts";

/** Kinds of cake that are not yellow inside. */
const CRUMBS: Readonly<Record<string, Rgb>> = { chocolate: fromHex("#4a2716"), velvet: fromHex("#9c2530") };

export function sliceOfCake(food: Food): Part[] {
  const [r, h, open] = [0.13, 0.08, 0.36];
  const outline: Outline = [
    [0, 0],
    ...Array.from({ length: 11 }, (_, i): Point2 => {
      const angle = (i / 10 - 0.5) * 2 * open;
      return [r * cos(angle), r * sin(angle)];
    }),
  ];
  const block = turnX(extrude(outline, { depth: h, bevel: 0.0015, bevelSteps: 1 }), -PI / 2);
  const crumb = CRUMBS[food.kind] ?? CRUMB;
  const paint: Paint = (surface, x, y, z) => {
    const d = Math.sqrt(x * x + y * y);
    const v = (z + h / 2) / h;
    if (d > r - 0.007 || v > 0.93) {
      surface.roughness = 0.45;
      return;
    }
    const layer = v < 0.3 || (v > 0.34 && v < 0.62) || v > 0.66;
    if (!layer) {
      surface.roughness = 0.4;
      return;
    }
    tint(surface, crumb, 1);
    sponge(x, y, z, surface);
  };
  const top = h / 2;
  const dabs = [0.045, 0.075, 0.105].map((x) => move(dab(0.011), [x, top - 0.001, 0]));
  return [
    makePart("slice", "icing", block, { weight: 1, paint, crease: 0.5 }),
    makePart("cream", "cream", merge(dabs), { weight: 0.7 }),
    ...fruitOn(food, [0.105, top + 0.012, 0]),
    ...(food.has("plate") ? [moved(platePart(0.105), [0.066, -top - PLATE_TOP + 0.0005, 0])] : []),
  ];
}

/** A strawberry, a few blueberries, or a cherry. */
function fruitOn(food: Food, [x, y, z]: Vec3): readonly Part[] {
  if (food.has("strawberry")) return strawberriesOn([[x, y, z]]);
  if (food.has("berry")) return [moved(berriesOn(0.02, 0), [x - 0.03, y - 0.013, z])];
  return [
    makePart("berry", "topping", move(berry(0.0135), [x + 0.007, y + 0.005, z]), { weight: 0.9, paint: glossy(0.15) }),
  ];
}

const moved = (part: Part, by: Vec3): Part => ({ ...part, geometry: move(part.geometry, by) });
