import type { Ask, Concept } from "../../concepts/concept.ts";
import type { BriefObject } from "../../language/brief.ts";
import { PLATE_PLACES } from "../../language/words/places.ts";
import { stuffsTold } from "../look/keeps-markings.ts";
import { isInTwo } from "./is-in-two.ts";

/** Manners and poses that are a kind of another, which concepts know by that name. */
const IMPLIED: ReadonlyMap<string, readonly string[]> = new Map([
  ["nordic", ["modern"]],
  ["minimalist", ["modern"]],
  ["cyberpunk", ["futuristic"]],
  ["baroque", ["ornate"]],
  ["curled", ["lying"]],
  ["sideways", ["lying"]],
]);

/** There are several of it, side by side: what is served in sets otherwise comes singly. */
const COUNTED = "counted";

/** What shuts a thing from above. */
const LIDS = /^(?:lid|top|flap)$/;

/** "A chest with its lid open" is an open chest. */
const isLidOpen = ({ parts }: BriefObject): boolean =>
  parts.some(({ slot, named = slot, traits }) => LIDS.test(named) && traits.includes("open"));

/** What a concept is told of what was said. */
export const askOf = (asked: BriefObject, doing: ReadonlySet<string>, concept: Pick<Concept, "family">): Ask => ({
  word: asked.word,
  traits: new Set([
    ...asked.traits.flatMap((trait) => [trait, ...(IMPLIED.get(trait) ?? [])]),
    ...(asked.inscription ? ["inscribed"] : []),
    ...(PLATE_PLACES.has(asked.inscription?.text.toLowerCase() ?? "") ? ["placed"] : []),
    ...(asked.emblem ? ["emblazoned"] : []),
    ...(isLidOpen(asked) ? ["open"] : []),
    ...(asked.count > 1 && asked.arrangement === undefined ? [COUNTED] : []),
  ]),
  parts: new Map(
    asked.parts.map(({ slot, traits, materials, conditions }) => [
      slot,
      new Set([...traits, ...materials, ...(isInTwo(conditions) ? ["broken"] : [])]),
    ]),
  ),
  kinds: new Map(asked.parts.flatMap(({ slot, kinds }) => (kinds ? [[slot, kinds] as const] : []))),
  named: new Set(asked.parts.flatMap(({ named }) => named ?? [])),
  // of a body that is all of one part each limb is counted by its own name
  counts: new Map(
    asked.parts.flatMap(({ slot, named = slot, count }) =>
      count === undefined ? [] : [[slot, count] as const, [named, count] as const],
    ),
  ),
  without: new Set(asked.without),
  doing,
  ...(asked.guise !== undefined && { guise: asked.guise }),
  colours: asked.colours.map(({ rgb }) => rgb),
  materials: stuffsTold(asked, concept),
});
