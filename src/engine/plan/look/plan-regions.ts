import type { BriefObject, BriefPart, BriefRegion } from "../../language/brief.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { RegionLook } from "../../style/regions/lay-regions.ts";
import type { RecipeObject } from "../recipe/recipe.ts";
import { printOf } from "./show-pattern.ts";

/** Coloured eyes keep their whites and pupils. */
export function planRegions(
  { regions = [], parts, traits }: BriefObject,
  draw: Draw,
  rainbows: readonly Rainbow[] = [],
  gradient: readonly RegionLook[] = [],
): Pick<RecipeObject, "regions"> {
  const eyes = parts
    .filter(({ slot, colours }) => /^(?:eye|iris)$/.test(slot) && colours.length > 0)
    .map((part): BriefRegion => ({ ...part, region: "iris", count: 1 }));
  const said = [...rainbows, ...parts].filter(({ colours }) => isRainbow(colours));
  const told = [
    ...gradient,
    ...[...eyes, ...regions].map((region) => planRegion(region, draw)),
    ...(isOddEyed({ traits, parts }) && !regions.some(({ region }) => region === "iris") ? ODD_EYES : []),
    ...parts.filter(isDealt).map(
      ({ slot, colours }): RegionLook => ({
        region: "dealt",
        slot,
        material: { base: "plastic", colours: colours.map(({ rgb }) => rgb), conditions: {}, scale: 1, seed: 1 },
      }),
    ),
    ...said.map(
      ({ slot, colours }): RegionLook => ({
        region: "rainbow",
        slot,
        material: { base: "plastic", colours: colours.map(({ rgb }) => rgb), conditions: {}, scale: 1, seed: 1 },
      }),
    ),
  ];
  return told.length > 0 ? { regions: told } : {};
}

/** Of these, each single one is of all the colours. */
const OF_ALL = /(?:^|-)(?:eye|iris|wheel|tyre|wing|window|pane|leg|arm|ear|hair)s?(?:-|$)/;

/** "Red, yellow and blue beads": not a mixture of them, and no bead of all. */
const isDealt = ({ slot, colours, traits }: BriefPart): boolean =>
  colours.length > 1 && !isRainbow(colours) && !OF_ALL.test(slot) && printOf({ traits }) === undefined;

const isOddEyed = ({ traits, parts }: Pick<BriefObject, "traits" | "parts">): boolean =>
  traits.includes("odd-eyed") || parts.some((part) => part.slot === "eye" && part.traits.includes("mismatched"));

/** One eye ice blue, the other amber. */
const ODD_EYES: readonly RegionLook[] = (
  [
    ["left", "#4f9be0"],
    ["right", "#b8741c"],
  ] as const
).map(([side, hex]) => ({
  region: "iris",
  slot: "eye",
  side,
  material: { base: "plastic", colours: [fromHex(hex)], conditions: {}, scale: 1, seed: 1 },
}));

/** What is of all colours, and in which slot. */
export type Rainbow = Pick<BriefPart, "slot" | "colours">;

/** More colours than anybody names one by one. */
export const isRainbow = (colours: Rainbow["colours"]): boolean => colours.length > 4;

/** Of the stuff that was said, or painted in the colour. */
const planRegion = (
  { region, slot, side, count, manner, colours, materials, conditions }: BriefRegion,
  draw: Draw,
): RegionLook => ({
  region,
  ...(slot !== undefined && { slot }),
  ...(side !== undefined && { side }),
  ...(count !== undefined && { count }),
  ...(manner !== undefined && { manner }),
  material: {
    base: materials[0] ?? "plastic",
    colours: colours.slice(0, 1).map(({ rgb }) => rgb),
    conditions,
    scale: 1,
    seed: draw.seed32("region"),
  },
});

/** "Red to yellow gradient", "a blue ombre dress": colours that flow into each other over all slots that would have the first. */
export function gradientOf({ traits, colours }: BriefObject, materials: RecipeObject["materials"]): RegionLook[] {
  const main = Object.values(materials)[0];
  const said = colours.length > 0 ? colours.map(({ rgb }) => rgb) : (main?.colours.slice(0, 1) ?? []);
  if (!main || !traits.includes("gradient") || said.length === 0) return [];
  const slots = Object.keys(materials).filter((slot) => String(materials[slot]?.colours[0]) === String(said[0]));
  return [{ region: "gradient", slots, material: { ...main, colours: said } }];
}

/** All slots that would have the first of the colours. */
export const rainbowsOf = ({ colours }: BriefObject, materials: RecipeObject["materials"]): Rainbow[] =>
  Object.keys(materials)
    .filter((slot) => materials[slot]?.colours[0] === colours[0]?.rgb)
    .map((slot) => ({ slot, colours }));
