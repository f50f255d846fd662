import { conceptById } from "../concepts/index.ts";
import type { Brief, BriefObject } from "../language/brief.ts";

/** "A stack of three pancakes" where the concept is such a stack by itself: one of it, three high, rather than three stacks on each other. */
export const foldStacks = (brief: Brief): Brief => ({ ...brief, objects: brief.objects.map(foldStack) });

function foldStack(object: BriefObject): BriefObject {
  const { arrangement, count, parts, ...rest } = object;
  if (count < 2 || (arrangement !== "stack" && arrangement !== "pile")) return object;
  const { words, parameters, slots } = conceptById(object.concept);
  const [main] = Object.keys(slots);
  const isStack = parameters.count?.kind === "integer" && words.some((word) => word.startsWith("stack of "));
  if (!isStack || main === undefined) return object;
  const own = parts.find(({ slot }) => slot === main) ?? {
    slot: main,
    colours: [],
    materials: [],
    conditions: {},
    traits: [],
  };
  return { ...rest, count: 1, parts: [...parts.filter(({ slot }) => slot !== main), { ...own, count }] };
}
