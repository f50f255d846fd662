import type { Concept } from "../concepts/concept.ts";
import type { BriefObject } from "../language/brief.ts";

/** Families that are sewn, so that they are mended with patches. */
const SEWN = /^(?:garment|shoe|toy|container|furniture|accessory|bedding|household)$/;

/**
 * What was said of a thing, as it is meant of things of its kind: a peeled fruit has its skin off and does not flake, a burnt
 * candle is shorter and not black, what is unlit has no flame, dead flowers are wilted, patched jeans have patches.
 */
export function meantFor(said: BriefObject, { family, slots }: Concept): BriefObject {
  const { burnt, peeling, ...left } = said.conditions;
  const traits = new Set(said.traits);
  const isCandle = "wick" in slots;
  if (isCandle && burnt !== undefined) traits.add("burnt-down");
  const isPeeled = family === "food" && peeling !== undefined;
  if (isPeeled) traits.add("peeled");
  if (traits.has("dead")) traits.add("wilted");
  const conditions = {
    ...left,
    ...(burnt !== undefined && !isCandle && { burnt }),
    ...(peeling !== undefined && !isPeeled && { peeling }),
  };
  const isMended = traits.has("patched") && SEWN.test(family);
  const patch = { region: "patch" as const, colours: [], materials: [], conditions: {}, traits: [] };
  return {
    ...said,
    conditions,
    traits: [...traits],
    without: traits.has("unlit") ? [...said.without, "flame", "light"] : said.without,
    ...(isMended && { regions: [...(said.regions ?? []), patch] }),
  };
}
