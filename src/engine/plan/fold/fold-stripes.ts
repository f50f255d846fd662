import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, BriefPart } from "../../language/brief.ts";

/** How stripes are called where a slot answers to them. */
const STRIPES: ReadonlySet<string> = new Set(["stripe", "band"]);
/** What is said of stripes that wind about a thing, and of the thing itself where it is wrung. */
const WOUND = "twisted";
/** Trait of stripes that wind. */
const SPIRAL = "spiral";

/**
 * "A lighthouse with red and white stripes": the colours are those of the whole, in stripes, where a thing is painted so; "spiral
 * stripes" wind about it and do not wring it.
 */
export function foldStripes(brief: Brief): Brief {
  const objects = brief.objects.map((object) => (isPaintedSo(object) ? unwrung(striped(object)) : object));
  return objects.every((object, i) => object === brief.objects[i]) ? brief : { ...brief, objects };
}

const isPaintedSo = ({ concept }: BriefObject): boolean =>
  Object.values(conceptById(concept).slots).some(({ words }) => words.includes("stripe"));

const isStripes = ({ kinds, colours }: BriefPart): boolean =>
  colours.length > 1 && (kinds ?? []).some((kind) => STRIPES.has(kind));

function striped(object: BriefObject): BriefObject {
  const stripes = object.parts.find(isStripes);
  if (!stripes || object.colours.length > 0) return object;
  return {
    ...object,
    colours: stripes.colours,
    traits: [...object.traits, "striped", ...stripes.traits],
    parts: object.parts.filter((part) => part !== stripes),
  };
}

const unwrung = (object: BriefObject): BriefObject =>
  object.traits.includes("striped") && object.traits.includes(WOUND)
    ? { ...object, traits: [...object.traits.filter((trait) => trait !== WOUND), SPIRAL] }
    : object;
