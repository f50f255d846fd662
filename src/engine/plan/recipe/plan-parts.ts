import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefLikeness, BriefObject, BriefPart } from "../../language/brief.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { TornSlot } from "../../style/broken/tear-parts.ts";
import type { LitSlot } from "../../style/light-up.ts";
import type { BentPart } from "../../style/parts/bend-part.ts";
import { isSculpted } from "../look/sculpted.ts";
import { isInTwo } from "./is-in-two.ts";
import { isVaried, planCovering, planIngredient } from "./plan-ingredient.ts";
import type { RecipeObject } from "./recipe.ts";

/** The parts of it that were said to glow, in the first colour that was said of each. */
export function litOf({ parts }: BriefObject): { lit?: LitSlot[] } {
  const lit = parts
    .filter(({ traits }) => traits.includes("glowing"))
    .map(({ slot, colours: [colour] }): LitSlot => ({ slot, ...(colour && { colour: colour.rgb }) }));
  return lit.length > 0 ? { lit } : {};
}

/** Families whose limbs are not taken off them. */
const LIVES = /^(?:animal|bird|figure)$/;
/** What breaks off a beast that is only carved or cast: of ears a piece, of what comes in pairs in one part nothing. */
const BRITTLE = /^(?:tail|nose|beak|trunk)$/;

/** The parts of it that were said to be broken, but for what is the thing itself and what is seen through, or frames that: it cracks. */
export function snappedOf(asked: BriefObject): Pick<RecipeObject, "snapped"> {
  const { parts, concept: id } = asked;
  const concept = conceptById(id);
  const { family, slots } = concept;
  const lives = LIVES.test(family);
  if (lives && !isSculpted(asked, concept)) return {};
  const [main] = Object.keys(slots);
  const snapped = parts
    .filter(({ slot, conditions }) => slot !== main && slot in slots && isInTwo(conditions))
    .filter(({ slot }) => !lives || BRITTLE.test(slot))
    .filter(({ slot }) => slots[slot]?.breaksItself !== true)
    .filter(({ slot }) => slots[slot]?.clear !== true && !(slot === "window" && "pane" in slots))
    .map(({ slot }) => slot);
  return snapped.length > 0 ? { snapped } : {};
}

/** The slots of cloth or leather that were said to be torn, where the whole is not. */
export function tornOf({ parts, traits, concept: id }: BriefObject): Pick<RecipeObject, "torn"> {
  const { family, slots } = conceptById(id);
  if (LIVES.test(family) || traits.includes("torn")) return {};
  const torn = parts
    .filter((part) => part.slot in slots && part.traits.includes("torn"))
    .map(({ slot, count }): TornSlot => ({ slot, ...(count !== undefined && { count }) }));
  return torn.length > 0 ? { torn: [...new Map(torn.map((one) => [one.slot, one])).values()] } : {};
}

/** What of a body may be crooked: its limbs bend by themselves. */
const STIFF = /^(?:antenna|horn|antler|nose|tooth|ear|whisker|beak)$/;
/** What is kinked where it has been broken. */
const KINKS = /^(?:tail|antenna|whisker)$/;

/** The slots that have a colour or a stuff of their own, as it was said: no years and no manner of making take it from them. */
export function ownOf({ parts, concept }: BriefObject): Pick<RecipeObject, "own"> {
  const [main] = Object.keys(conceptById(concept).slots);
  const own = parts.filter(({ slot }) => slot !== main);
  const dyed = own.filter(({ colours }) => colours.length > 0).map(({ slot }) => slot);
  const stuffed = own.filter(({ materials }) => materials.length > 0).map(({ slot }) => slot);
  return dyed.length + stuffed.length > 0 ? { own: { dyed, stuffed } } : {};
}

/** The parts of it that were said to be bent or crooked, by the names they were called by. */
export function bentOf(asked: BriefObject): Pick<RecipeObject, "bent"> {
  const { parts, concept } = asked;
  const { family, slots } = conceptById(concept);
  const isAlive = LIVES.test(family) && !isSculpted(asked, conceptById(concept));
  const bent = parts.flatMap(({ slot, named, kinds = [], traits, conditions }): BentPart[] => {
    const isKinked = isAlive && KINKS.test(slot) && isInTwo(conditions);
    const how = isKinked ? "bent" : traits.find((trait) => trait === "bent" || trait === "crooked");
    if (how === undefined || (isAlive && !isKinked && !STIFF.test(slot))) return [];
    // "a crooked chimney" where chimney and doorstep are both of stone
    const ownNames = kinds.filter((kind) => slots[slot]?.words.includes(kind));
    const called = named === undefined && ownNames.length > 0 ? ownNames : [named ?? slot, ...kinds];
    return [...new Set(called)].map((part) => ({ part, how }));
  });
  return bent.length > 0 ? { bent } : {};
}

/** Jewels, and the part of them that has the shape they are said to have: a beetle brooch is a brooch still, a dragon pendant hangs on its chain. */
const SETTINGS: ReadonlyMap<string, Pick<BriefPart, "slot" | "kinds">> = new Map([
  ["brooch", { slot: "stone" }],
  ["necklace", { slot: "metal", kinds: ["pendant", "setting"] }],
]);
/** Whether what a thing is shaped like is only a part of it. */
export const isSetWith = (concept: string): boolean => SETTINGS.has(concept);
const settingOf = (setting: Pick<BriefPart, "slot" | "kinds">, shapedLike: BriefLikeness): BriefPart => ({
  ...setting,
  shapedLike,
  colours: [],
  materials: [],
  conditions: {},
  traits: [],
});

/** The parts of it that were said to have another thing's shape: a skull-shaped stopper. */
export function remadeOf(
  { parts: said, concept, shapedLike: whole }: BriefObject,
  avoid: Brief["avoid"],
  draw: Draw,
): Pick<RecipeObject, "remade"> {
  const { slots: known, family } = conceptById(concept);
  const setting = SETTINGS.get(concept);
  const parts = setting && whole ? [...said, settingOf(setting, whole)] : said;
  const [main = ""] = Object.keys(known);
  // a pendant is cast in one with its chain
  const stuffOf = (slot: string, isSaid: boolean) =>
    isSaid ? { stuffOf: slot } : family === "jewel" ? { stuffOf: main } : {};
  const remade = parts.flatMap(({ slot, kinds, shapedLike, colours, materials }) =>
    shapedLike && slot in known
      ? [
          {
            slot,
            like: planIngredient(shapedLike, avoid, draw.fork(`like ${slot}`)),
            ...(BRISTLES.test(slot) && isVaried(shapedLike) && { besides: besidesOf(shapedLike, slot, avoid, draw) }),
            ...(kinds && { named: kinds }),
            ...stuffOf(slot, colours.length > 0 || materials.length > 0),
          },
        ]
      : [],
  );
  return remade.length > 0 ? { remade } : {};
}

/** Slots of which there are so many that other things in their place are not all alike. */
const BRISTLES = /^(?:spine|quill|spike|bristle)$/;
const HUES = ["#c8372d", "#2f6fb3", "#e3b329", "#3c8f4a", "#8a4fa0"].map(fromHex);
const besidesOf = (like: BriefLikeness, slot: string, avoid: Brief["avoid"], draw: Draw) =>
  HUES.map((hue, k) => planIngredient({ ...like, colours: [hue] }, avoid, draw.fork(`like ${slot} ${k}`)));

/** The parts of it that were said to be put together from other things. */
export function cladOf({ parts, concept }: BriefObject, avoid: Brief["avoid"], draw: Draw): Pick<RecipeObject, "clad"> {
  const { slots } = conceptById(concept);
  const clad = parts.flatMap(({ slot, madeOf }) => {
    const covering =
      madeOf && slot in slots ? planCovering(madeOf, false, avoid, draw.fork(`clad ${slot}`)).covering : [];
    return covering && covering.length > 0 ? [{ slot, covering }] : [];
  });
  return clad.length > 0 ? { clad } : {};
}
