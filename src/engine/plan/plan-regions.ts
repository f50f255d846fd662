import type { BriefObject, BriefRegion } from "../language/brief.ts";
import type { Draw } from "../math/draw.ts";
import type { RegionLook } from "../style/lay-regions.ts";
import type { RecipeObject } from "./recipe.ts";

/** Coloured eyes keep their whites and pupils. */
export function planRegions({ regions = [], parts }: BriefObject, draw: Draw): Pick<RecipeObject, "regions"> {
  const eyes = parts
    .filter(({ slot, colours }) => /^(?:eye|iris)$/.test(slot) && colours.length > 0)
    .map((part): BriefRegion => ({ ...part, region: "iris", count: 1 }));
  const told = [...regions, ...eyes];
  return told.length > 0 ? { regions: told.map((region) => planRegion(region, draw)) } : {};
}

/** Of the stuff that was said, or painted in the colour. */
const planRegion = ({ region, slot, count, colours, materials, conditions }: BriefRegion, draw: Draw): RegionLook => ({
  region,
  ...(slot !== undefined && { slot }),
  ...(count !== undefined && { count }),
  material: {
    base: materials[0] ?? "plastic",
    colours: colours.slice(0, 1).map(({ rgb }) => rgb),
    conditions,
    scale: 1,
    seed: draw.seed32("region"),
  },
});
