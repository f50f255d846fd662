import type { Concept } from "../../concepts/concept.ts";
import type { BriefObject } from "../../language/brief.ts";
import { materialById } from "../../materials/index.ts";

/** Families that are sewn, so that they are mended with patches. */
const SEWN = /^(?:garment|shoe|toy|container|furniture|accessory|bedding|household)$/;

/** Families whose coat is the beast itself, and what is said of a coat. */
const COATED = /^(?:animal|bird|fish|insect)$/;
const MARKED: ReadonlySet<string> = new Set(["spotted", "striped"]);

/** "A leopard with spotted fur" is a spotted leopard, and has the spots that it has. */
function markedAll(said: BriefObject, { family, slots }: Concept): BriefObject {
  const [coat] = Object.keys(slots);
  const marks = COATED.test(family)
    ? said.parts.filter(({ slot }) => slot === coat).flatMap(({ traits }) => traits.filter((each) => MARKED.has(each)))
    : [];
  if (marks.length === 0) return said;
  const parts = said.parts.map((part) =>
    part.slot === coat ? { ...part, traits: part.traits.filter((each) => !MARKED.has(each)) } : part,
  );
  return { ...said, parts, traits: [...new Set([...said.traits, ...marks])] };
}

/** Whether most of it is cloth or hide, whatever it is: a tent, a sofa. */
function isOfCloth({ slots }: Concept): boolean {
  const [usual] = Object.values(slots)[0]?.materials ?? [];
  return usual !== undefined && /^(?:fabric|leather)$/.test(materialById(usual).class);
}

/**
 * What was said of a thing, as it is meant of things of its kind: a peeled fruit has its skin off and does not flake, a burnt
 * candle is shorter and not black, half-melted ice cream runs, what is unlit has no flame, dead flowers are wilted, patched jeans have patches.
 */
export function meantFor(spoken: BriefObject, concept: Concept): BriefObject {
  const { family, slots } = concept;
  const said = markedAll(spoken, concept);
  const { burnt, peeling, ...left } = said.conditions;
  const traits = new Set(said.traits);
  const isCandle = "wick" in slots;
  if (isCandle && burnt !== undefined) traits.add("burnt-down");
  // what has no wick to burn down has melted
  if (!isCandle && traits.delete("burnt-down")) traits.add("melting");
  const isPeeled = family === "food" && peeling !== undefined;
  if (isPeeled) traits.add("peeled");
  if (traits.has("dead")) traits.add("wilted");
  const conditions = {
    ...left,
    ...(burnt !== undefined && !isCandle && { burnt }),
    ...(peeling !== undefined && !isPeeled && { peeling }),
  };
  const isMended = traits.has("patched") && (SEWN.test(family) || isOfCloth(concept));
  const patch = { region: "patch" as const, colours: [], materials: [], conditions: {}, traits: [] };
  return {
    ...said,
    conditions,
    traits: [...traits],
    without: traits.has("unlit") ? [...said.without, "flame", "light"] : said.without,
    ...(isMended && { regions: [...(said.regions ?? []), patch] }),
  };
}
