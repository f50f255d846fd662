import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag } from "../parameter-specs.ts";
import { clearPaint, DRINK_SLOTS, DRINKS, type Drink, drinkOf, FULLNESS, fillThrough, fullnessOf } from "./drink.ts";
import {
  isTopped,
  makeToppings,
  TOPPING_PARAMETERS,
  TOPPING_SLOTS,
  type Toppings,
  toppingsOf,
} from "./drink-toppings.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";
import { buildWineGlass } from "./wine-glass.ts";

type GlassParameters = Proportions &
  Toppings & {
    readonly style: "tumbler" | "highball" | "pint" | "shot" | "stemmed";
    readonly facets: boolean;
    readonly drink: Drink;
    readonly foam: boolean;
    readonly fullness: number;
  };

const parameters: Concept<GlassParameters>["parameters"] = {
  ...PROPORTIONS,
  ...TOPPING_PARAMETERS,
  style: choice(
    ["tumbler", "highball", "pint", "shot", "stemmed"],
    "Low and wide, tall, a pint for beer, a small one, or on a stem for wine.",
  ),
  facets: flag("Is cut into facets."),
  drink: choice(DRINKS, "What is in it."),
  foam: flag("Foam stands on the drink."),
  fullness: FULLNESS,
};

function sampleGlass(draw: Draw, ask: Ask): GlassParameters {
  const isBeer = ["beer glass", "pint glass", "pint", "beer"].includes(ask.word);
  const style =
    isBeer || ask.parts.has("beer")
      ? "pint"
      : ask.word === "shot glass"
        ? "shot"
        : ask.word === "highball glass" || ICED.has(ask.word)
          ? "highball"
          : draw.pick("style", ["tumbler", "highball"] as const, [2, 3]);
  const stemmed = ask.parts.has("wine") ? "stemmed" : undefined;
  const usual = isBeer ? "beer" : draw.pick("usual", ["water", "none", "juice"] as const, [5, 2, 1]);
  const iced = ICED.get(ask.word);
  const full = iced ?? (isBeer ? "beer" : "water");
  const asked = toppingsOf(ask, iced === undefined ? [] : ["ice", ...(DRESSED.get(ask.word) ?? [])]);
  const drink = drinkOf(ask, full, iced ?? (isTopped(asked) && usual === "none" ? "water" : usual));
  return {
    ...sampleProportions(draw, ask),
    ...asked,
    style: stemmed ?? style,
    facets: style === "tumbler" && draw.chance("facets", 0.5),
    drink,
    fullness: fullnessOf(ask),
    foam: wants(ask, "foam", drink === "beer" && style === "pint"),
    straw: wants(ask, "straw", drink === "juice" || iced !== undefined),
  };
}

/** Drinks that are served cold in a tall glass, with ice and a straw. */
const ICED: ReadonlyMap<string, Drink> = new Map([
  ["iced coffee", "coffee"],
  ["iced latte", "coffee"],
  ["cold brew", "coffee"],
  ["iced tea", "tea"],
  ["ice tea", "tea"],
  ["mojito", "limeade"],
  ["caipirinha", "limeade"],
  ["limeade", "limeade"],
  ["mint julep", "beer"],
  ["gin and tonic", "water"],
  ["gin tonic", "water"],
  ["cuba libre", "coffee"],
  ["long island iced tea", "tea"],
  ["tequila sunrise", "juice"],
  ["mai tai", "juice"],
  ["bloody mary", "wine"],
]);

/** What goes into a mixed drink besides ice, or on its rim. */
const DRESSED: ReadonlyMap<string, readonly (keyof Toppings)[]> = new Map([
  ["mojito", ["mint", "lime"]],
  ["caipirinha", ["lime"]],
  ["limeade", ["lime"]],
  ["mint julep", ["mint"]],
  ["gin and tonic", ["lime"]],
  ["gin tonic", ["lime"]],
  ["cuba libre", ["lime"]],
  ["long island iced tea", ["slice"]],
  ["tequila sunrise", ["slice"]],
  ["mai tai", ["mint", "slice"]],
  ["bloody mary", ["lime"]],
] as const);

const SIZES = { tumbler: [0.041, 0.09], highball: [0.035, 0.14], pint: [0.043, 0.155], shot: [0.024, 0.058] } as const;

function buildGlass(p: GlassParameters): Model {
  if (p.style === "stemmed") return buildWineGlass({ ...p, style: "red", garnish: false, brimful: false });
  const [r, h] = [SIZES[p.style][0] * p.wide, SIZES[p.style][1] * p.tall];
  const outside =
    p.style === "pint"
      ? smoothProfile(
          [
            [r * 0.72, 0],
            [r * 0.76, h * 0.015],
            [r * 0.78, h * 0.1],
            [r * 0.88, h * 0.5],
            [r * 1.06, h * 0.72],
            [r * 1.02, h * 0.86],
            [r * 1.05, h],
          ],
          5,
        )
      : roundCorners(
          [
            [r * 0.8, 0],
            [r * 0.86, h * 0.012, 0.003],
            [r * 0.93, h * 0.5],
            [r, h],
          ],
          4,
        );
  const base = h * (p.style === "shot" ? 0.2 : p.style === "tumbler" ? 0.12 : 0.07);
  const wall = 0.0026;
  const cut = (x: number, y: number, z: number): [number, number, number] => {
    const fade = smoothstep(0.03, 0.1, y / h) * smoothstep(0.72, 0.6, y / h);
    const f = 1 - 0.045 * fade * Math.abs(cos(6 * atan2(z, x)));
    return [x * f, y, z * f];
  };
  const shape = (geometry: ReturnType<typeof lathe>) =>
    p.facets ? deform(geometry, ([x, y, z]) => cut(x, y, z)) : geometry;
  const parts: Part[] = [
    makePart("body", "body", shape(lathe(hollow(densify(outside), wall, base), 72)), {
      weight: 1,
      paint: clearPaint(base, h),
    }),
  ];
  const level = base + (h * (p.foam ? 0.84 : p.whip ? 0.92 : isTopped(p) ? 0.82 : 0.86) - base) * p.fullness;
  if (p.drink !== "none")
    parts.push(makePart("drink", p.drink, shape(fillThrough(densify(outside), base, level)), { weight: 0.9 }));
  if (p.foam) {
    const rim = radiusAt(outside, h);
    const foam = lathe(
      [
        [0, level - 0.001],
        [radiusAt(outside, level) + 0.0005, level],
        [radiusAt(outside, h * 0.93) + 0.0006, h * 0.93],
        [rim + 0.0008, h * 1.002],
        [rim * 0.96, h * 1.05],
        [rim * 0.7, h * 1.075],
        [0, h * 1.08],
      ],
      48,
    );
    parts.push(makePart("foam", "foam", foam, { weight: 0.8 }));
  }
  parts.push(...makeToppings(p, { radius: radiusAt(outside, level) - wall, level, rim: h }));
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: r },
    { name: "inside", position: [0, base, 0], normal: [0, 1, 0], radius: r * 0.85 },
  ]);
}

/** Points close enough together for facets and levels. */
const densify = (outside: readonly (readonly [number, number])[]): (readonly [number, number])[] => {
  const top = (outside.at(-1) as readonly [number, number])[1];
  const low = outside.filter(([, y]) => y < top * 0.03);
  const rest = Array.from({ length: 15 }, (_, i) => top * (0.04 + (0.96 * i) / 14));
  return [...low, ...rest.map((y) => [radiusAt(outside, y), y] as const)];
};

/**
 * A glass to drink from. What makes it itself: pale, glossy, straight and without a handle, a thin rim over a thick base, and
 * the drink that shows through its wall: clear water, juice with a straw, beer under foam.
 */
export const drinkingGlass = defineConcept<GlassParameters>({
  id: "drinking-glass",
  family: "vessel",
  words: [
    "glass",
    "drinking glass",
    "tumbler",
    "water glass",
    "highball glass",
    "whiskey glass",
    "shot glass",
    "beer glass",
    "pint glass",
    "pint",
    "beer",
    ...ICED.keys(),
  ],
  senses: ["glass#2", "tumbler#2"],
  height: 0.13,
  parameters,
  slots: {
    body: {
      words: ["rim", "base"],
      materials: ["glass"],
      colours: ["#dceaea", "#cfe3e4", "#d9e6dc"].map(fromHex),
      clear: true,
    },
    ...DRINK_SLOTS,
    foam: { words: ["head", "froth"], materials: ["plaster"], colours: [fromHex("#f6efdc")], takesWhole: false },
    ...TOPPING_SLOTS,
  },
  sample: sampleGlass,
  build: buildGlass,
  view: { azimuth: 0.4, elevation: 0.26 },
});
