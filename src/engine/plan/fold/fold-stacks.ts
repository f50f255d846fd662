import type { SlotSpec } from "../../concepts/concept.ts";
import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, BriefPart } from "../../language/brief.ts";

/** Slot of the dish that a cup comes on: cups that are stacked stand one in the other, without. */
const OWN_DISH = "saucer";

/** "A stack of three pancakes" where the concept is such a stack by itself: one of it, three high, rather than three stacks on each other. */
export const foldStacks = (brief: Brief): Brief => ({ ...brief, objects: brief.objects.map(foldStack) });

function foldStack(object: BriefObject): BriefObject {
  const { arrangement, count, groups = 1, parts, ...rest } = object;
  if (count < 2 || (arrangement !== "stack" && arrangement !== "pile")) return object;
  const { words, parameters, slots } = conceptById(object.concept);
  const [main] = Object.keys(slots);
  if (OWN_DISH in slots && !parts.some(({ slot }) => slot === OWN_DISH))
    return { ...object, without: [...object.without, OWN_DISH] };
  const isStack = parameters.count?.kind === "integer" && words.some((word) => word.startsWith("stack of "));
  if (!isStack || main === undefined) return object;
  const own = parts.find(({ slot }) => slot === main) ?? {
    slot: main,
    colours: [],
    materials: [],
    conditions: {},
    traits: [],
  };
  const { colours, ...plain } = { ...rest, count: groups };
  // what lies on each other has slots without words of their own: several colours are dealt to them
  const pieces = [main, ...Object.keys(slots).filter((name) => name !== main && isPiece(slots[name], slots[main]))];
  const isDealt = pieces.length > 1 && colours.length > 1;
  const dealt = (isDealt ? pieces : [main]).map((slot, i): BriefPart => {
    const said = slot === main ? { ...own, count: count / groups } : { ...own, slot, colours: [], materials: [] };
    const colour = colours[i % colours.length];
    return isDealt && colour && said.colours.length === 0 ? { ...said, colours: [colour] } : said;
  });
  return {
    ...plain,
    colours: isDealt ? [] : colours,
    parts: [...parts.filter(({ slot }) => slot !== main), ...dealt],
  };
}

const isPiece = (slot: SlotSpec | undefined, main: SlotSpec | undefined): boolean =>
  slot?.words.length === 0 && slot.materials[0] === main?.materials[0] && slot.takesWhole === true;
