import type { SlotSpec } from "../../concepts/concept.ts";
import { outfitSlots } from "../../concepts/outfit/wardrobe.ts";
import type { Brief, BriefObject, BriefPart } from "../../language/brief.ts";
import type { Draw } from "../../math/draw.ts";
import type { ClothesLook } from "../../style/dress/lay-clothes.ts";
import { chooseMaterial } from "../look/choose-materials.ts";
import { wornAt } from "../wear/worn-at.ts";
import { clothesOfGuise } from "./don-guises.ts";
import { asPart, slotFor, withoutObjects } from "./fold-garments.ts";

/** Garment of the wardrobe -> how it is cut, where that is more than a shirt. */
const CUTS: Readonly<Record<string, ClothesLook["cut"]>> = {
  sweater: ["knit"],
  tuxedo: ["open", "bow"],
  suit: ["open", "tie", "long"],
  jacket: ["open"],
  vest: ["open", "bare"],
  coat: ["long", "buttons"],
  raincoat: ["long", "shine", "hood", "buttons"],
  "trench-coat": ["long", "buttons"],
  hoodie: ["pouch"],
  "life-jacket": ["padded", "bare"],
  apron: ["apron", "long"],
  bathrobe: ["long", "wrapped"],
  robe: ["long"],
  kimono: ["long", "wrapped"],
  dress: ["long"],
  gown: ["long"],
};
/** What is worn on the trunk and in no wardrobe. */
const OTHER = "shirt";
const WARDROBE = outfitSlots();

/** A wearer -> the garments on his trunk, each under the wardrobe's name for it. */
export type Clothes = ReadonlyMap<BriefObject, readonly BriefPart[]>;

export interface ClothedBrief {
  readonly brief: Brief;
  readonly clothes: Clothes;
}

/**
 * Clothes of the trunk on who has none of his own: they follow his body as no separate garment could.
 *
 * @returns The brief without them, and what each wearer has on.
 */
export function clotheBodies(brief: Brief): ClothedBrief {
  const clothes = new Map<BriefObject, BriefPart[]>();
  const gone = new Set<number>();
  for (const { kind, from, to } of brief.relations) {
    const [wearer, garment] = [brief.objects[from], brief.objects[to]];
    if (kind !== "wearing" || !wearer || !garment || wornAt(garment.concept) !== "trunk") continue;
    const slot = slotFor(WARDROBE, garment) ?? OTHER;
    clothes.set(wearer, [...(clothes.get(wearer) ?? []), asPart(slot, garment)]);
    gone.add(to);
  }
  for (const object of brief.objects) {
    const dressed = clothes.has(object) ? [] : clothesOfGuise(object);
    if (dressed.length > 0) clothes.set(object, [...dressed]);
  }
  return { brief: gone.size === 0 ? brief : withoutObjects(brief, gone), clothes };
}

/** Nothing besides what is said of the garment. */
const NOTHING = { colours: [], materials: [], conditions: {}, traits: [] };

/** Cut and cloth of a garment: as it was said, else the wardrobe's by the seed. */
export const planClothes = (garment: BriefPart, avoid: Brief["avoid"], draw: Draw): ClothesLook => ({
  cut: [...(CUTS[garment.slot] ?? []), ...(garment.traits.includes("striped") ? (["hoops"] as const) : [])],
  material: chooseMaterial(WARDROBE[garment.slot] as SlotSpec, {}, NOTHING, garment, avoid, draw.fork(garment.slot)),
});
