import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, place, turnY } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import type { Extra } from "../../define-from-plan.ts";
import { slot } from "../../define-from-plan.ts";
import type { Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";
import { FLORET_SLOT, STALK_SLOT, smallFlorets } from "./small-florets.ts";

/** Deals kinds out evenly without rows or sectors. */
const PLASTIC = 0.7548776662;
/** Radius of a slice of tomato, metres. */
const SLICE = 0.019;
/** Words that mean a little of every vegetable there is. */
const MIXED: Extra = {
  chance: 0,
  named: ["vegetable", "vegetables", "veggie", "veggies"],
  words: ["vegetable pizza", "veggie pizza", "vegetarian pizza", "garden pizza"],
  traits: ["loaded"],
};

/** What of vegetables, cut small, may be strewn on a pizza. */
export const VEGETABLE_SLOTS = {
  tomato: slot("plastic", "#cf2a1c", "tomatoes|cherry tomato|cherry tomatoes|tomato slice|tomato slices"),
  pepper: slot("plastic", "#3f922c", "bell pepper|bell peppers|peppers|green pepper|green peppers"),
  "yellow-pepper": slot("plastic", "#f2b81c", "yellow pepper|yellow peppers"),
  onion: slot("plastic", "#9a4a86", "onions|red onion|red onions|onion ring|onion rings"),
  // the colours said of vegetables at large are those of the chopped ones: a tomato stays red
  chopped: slot("plastic", "#4f9a30", "vegetable|vegetables|veggie|veggies|greens"),
  broccoli: FLORET_SLOT,
  stalk: STALK_SLOT,
};
export const VEGETABLE_EXTRAS: Readonly<Record<string, Extra>> = {
  tomato: MIXED,
  pepper: MIXED,
  "yellow-pepper": MIXED,
  onion: MIXED,
  chopped: { chance: 0, words: MIXED.words ?? [] },
  broccoli: { chance: 0 },
};
const STREWN = ["tomato", "pepper", "yellow-pepper", "onion", "broccoli"];

/** A red rim, paler flesh, and pockets of yellow seeds around the middle. */
const cut: Paint = (surface, x, y, z) => {
  const d = Math.sqrt(x * x + z * z) / SLICE;
  const spoke = cos(5 * atan2(z, x));
  const pocket = smoothstep(0.1, 0.4, spoke) * smoothstep(0.28, 0.4, d) * smoothstep(0.82, 0.72, d);
  tint(surface, fromHex("#ee6a4a"), 0.7 * smoothstep(0.9, 0.8, d));
  tint(surface, fromHex("#d8862a"), 0.8 * pocket);
  tint(surface, fromHex("#f4dc8a"), pocket * smoothstep(0.2, 0.45, noise(x * 600, 1, z * 600, 5)));
  surface.height += 0.0004 * noise(x * 300, y * 300, z * 300, 3);
  surface.roughness = 0.22;
};

/** A ring cut across a pepper: its wall in four lobes. */
const pepperRing = (): Geometry =>
  deform(torus(0.0145, 0.0032, 36, 8), ([x, y, z]) => {
    const f = 1 + 0.1 * cos(3 * atan2(z, x));
    return [x * f, y * 1.2, z * f];
  });

const fresh: Paint = (surface, x, y, z) => {
  shade(surface, 1 + 0.15 * noise(x * 160, y * 160, z * 160, 2));
  surface.roughness = 0.28;
};

/**
 * Vegetables strewn over the cheese in small pieces, every kind of them among the others.
 *
 * @param places Where pieces may lie; they are dealt out in turn.
 * @param y Height of the cheese, metres.
 */
export function vegetablesOn(places: readonly Point2[], y: number, food: Food): Part[] {
  const kinds = STREWN.filter((kind) => food.has(kind));
  // one kind alone leaves cheese to be seen between
  const dealt = (i: number): number => (kinds.length < 2 ? i % 2 : Math.floor(((i * i * PLASTIC) % 1) * kinds.length));
  const spots = (kind: string, lift: number, tilt = 0): Mat4[] =>
    places.flatMap(([x, z], i) =>
      kinds[dealt(i)] === kind
        ? [chain(rotation(X_AXIS, tilt), rotation(Y_AXIS, i * 2.4), translation([x, y + lift, z]))]
        : [],
    );
  const strewn = (kind: string, piece: Geometry, lift: number, paint: Paint): Part =>
    makePart(`${kind}-pieces`, kind, merge(spots(kind, lift, 0.06).map((at) => place(piece, at))), {
      weight: 0.9,
      paint,
    });
  const parts: Part[] = [];
  if (food.has("tomato"))
    parts.push(strewn("tomato", cylinder({ radius: SLICE, height: 0.0042, bevel: 0.001, segments: 28 }), 0.0002, cut));
  if (food.has("chopped")) {
    const bit = box([0.0085, 0.003, 0.005], { bevel: 0.0009 });
    const bits = places.flatMap(([x, z], i) =>
      [0.45, 0.95].map((out, k) =>
        place(bit, chain(rotation(Y_AXIS, i * 1.7 + k), translation([z * out, y + 0.001, x * out]))),
      ),
    );
    parts.push(makePart("chopped", "chopped", merge(bits), { weight: 0.5, paint: fresh }));
  }
  if (food.has("pepper")) parts.push(strewn("pepper", pepperRing(), 0.0026, fresh));
  if (food.has("yellow-pepper")) parts.push(strewn("yellow-pepper", turnY(pepperRing(), 0.6), 0.0026, fresh));
  if (food.has("onion")) parts.push(strewn("onion", torus(0.0125, 0.0013, 30, 6), 0.003, fresh));
  if (food.has("broccoli")) parts.push(...smallFlorets(spots("broccoli", -0.001, 0.25), 0.024));
  return parts;
}
