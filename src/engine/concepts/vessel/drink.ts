import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Ask, SlotSpec } from "../concept.ts";
import { ratio } from "../parameter-specs.ts";
import { radiusAt } from "./hollow.ts";

const liquid = (words: string, colour: string): SlotSpec => ({
  words: words.split("|"),
  materials: ["glass"],
  colours: [fromHex(colour)],
  takesWhole: false,
});

/** What vessels are filled with: a slot each, because each has its own colour. */
export const DRINK_SLOTS = {
  content: liquid("liquid|drink|beverage|contents|content", "#9fc9d8"),
  coffee: liquid("coffee|espresso|cappuccino|latte|americano|cocoa|hot chocolate|chocolate", "#2b1409"),
  tea: liquid("tea|green tea|black tea|herbal tea", "#9a4f16"),
  milk: liquid("milk|cream|milkshake", "#f3eee2"),
  wine: liquid("wine|red wine|port|grape juice", "#5c0a1c"),
  beer: liquid("beer|ale|lager|whiskey|whisky|bourbon|cider|champagne|mead|white wine", "#dd9a26"),
  juice: liquid("juice|orange juice|soda|smoothie", "#f08c1e"),
  lemonade: liquid("lemonade|lemon juice|lemon water", "#efe08a"),
  water: liquid("water|ice water|gin|vodka", "#86c3dc"),
  limeade: liquid("limeade|lime juice", "#bfd88a"),
  potion: liquid("potion|elixir|poison|absinthe|slime", "#3fa044"),
} as const satisfies Record<string, SlotSpec>;

export type Drink = keyof typeof DRINK_SLOTS | "none";
export const DRINKS: readonly Drink[] = [...(Object.keys(DRINK_SLOTS) as Drink[]), "none"];

/**
 * What is to be seen in a vessel.
 *
 * @param full What a full one holds when the drink is not named; `usual` what one holds of which nothing is said.
 */
export function drinkOf(ask: Ask, full: Drink, usual: Drink = "none"): Drink {
  const named = DRINKS.find((drink) => ask.parts.has(drink));
  if (named && !ask.without.has(named)) return named;
  if (ask.traits.has("empty")) return "none";
  const isFilled = ask.traits.has("full") || ask.traits.has("half-full") || ask.traits.has("steaming");
  return isFilled ? full : usual;
}

/** Share of the usual height up to which a vessel is filled: "a half-full glass". */
export const FULLNESS = ratio(0.5, 1, "How full it is, of what is usual.");
export const fullnessOf = (ask: Ask): number => (ask.traits.has("half-full") ? HALF : 1);
const HALF = 0.56;

/** A drink in an opaque vessel: the disc that is seen from above, sunk into the wall. */
export const pool = (outside: readonly Point2[], wall: number, level: number): Geometry =>
  move(cylinder({ radius: radiusAt(outside, level) - wall * 0.6, height: 0.003, segments: 48 }), [0, level - 0.003, 0]);

/**
 * A filling as it shows through a glass wall: a hair outside of it from `low` to `high`, flat on top.
 *
 * @param outside The vessel's outside, (radius, y) with y rising.
 */
export function fillThrough(outside: readonly Point2[], low: number, high: number, swell = 0.0004): Geometry {
  const between = outside.filter(([, y]) => y > low + 1e-5 && y < high - 1e-5);
  return lathe(
    [
      [0, low],
      [Math.max(0.001, radiusAt(outside, low) - 0.001), low],
      ...between.map(([r, y]) => [r + swell, y] as const),
      [radiusAt(outside, high) + swell, high],
      [radiusAt(outside, high) * 0.9, high + 0.0005],
      [0, high + 0.0005],
    ],
    56,
  );
}

/** Empty glass: bright at rim and base, dim between, as if what is behind showed through. Heights in metres. */
export const clearPaint =
  (base: number, top: number): Paint =>
  (surface, _x, y) => {
    const edge = top * 0.02;
    const lit = Math.max(smoothstep(top - edge * 1.8, top - edge, y), smoothstep(base + edge, base - edge, y) * 0.75);
    const f = 0.42 + 0.1 * smoothstep(base, top, y) + 0.5 * lit;
    surface.r *= f;
    surface.g *= f;
    surface.b *= f;
  };

export const STEAM_SLOT: SlotSpec = {
  words: ["vapor", "vapour", "smoke"],
  materials: ["smoke"],
  colours: ["#f6f8f9"].map(fromHex),
  takesWhole: false,
  clear: true,
};

/** Curls of steam: how far aside of the middle in spreads, how high in shares of the whole, how wide, and where it sways. */
const CURLS = [
  { aside: -0.62, high: 0.74, wide: 0.3, phase: -1.1 },
  { aside: -0.1, high: 1, wide: 0.4, phase: 0.2 },
  { aside: 0.58, high: 0.84, wide: 0.34, phase: 1.5 },
] as const;

/** Three curls of steam that rise from a surface at `y`, swell and thin out `height` above it. */
export const steam = (y: number, height: number, spread: number): Geometry[] =>
  CURLS.map(({ aside, high, wide, phase }, k) => {
    const points = Array.from({ length: 8 }, (_, i): Vec3 => {
      const t = i / 7;
      const sway = spread * 0.4 * sin(t * 6.2 + phase) * (0.2 + t);
      return [aside * spread + sway, y - 0.002 + t * height * high, k === 1 ? 0.12 * spread : -0.05 * spread];
    });
    // a veil rather than a rope: broad, shallow, gone towards both ends
    return tube(spread * wide, curveThrough(points, 5), 14, {
      scale: (t) => {
        const swell = 0.1 + 3.4 * t * (1 - t) * (1.15 - 0.45 * t);
        return [swell, swell * 0.6];
      },
      endRounding: spread * 0.02,
    });
  });
