import type { Concept } from "../../concepts/concept.ts";
import type { BriefObject, BriefPart } from "../../language/brief.ts";
import { add, scale } from "../../math/vec3.ts";

type Colour = BriefObject["colours"][number];
const PALE = [0.8, 0.8, 0.8] as const;

/** Of these, several colours are on each: black and white cows, red and white boots. */
const PATTERNED: ReadonlySet<string> = new Set(["animal", "figure", "garment"]);

/** Of these, each is of one colour where many are colourful: donuts, tulips, pencils, cups. */
const OF_ONE_COLOUR: ReadonlySet<string> = new Set(
  "food plant stationery vessel object light toy sport container furniture building".split(" "),
);
/** Colours that are many: "colourful" alone. */
const MANY = 4;
/** So many are a list where things lie on each other or in a row; two may be on each: red and white canes. */
const LISTED = 3;

/**
 * "A pink scoop, a green scoop and a brown one": each further colour goes to the slot after the one before, there are as many, and
 * nothing hides them that was not spoken of.
 */
export function dealAlong(asked: BriefObject, { slots }: Pick<Concept, "slots">): BriefObject {
  const dealt = asked.parts.flatMap((part): BriefPart[] => {
    const along = [part.slot];
    for (let next = slots[part.slot]?.next; next !== undefined; next = slots[next]?.next) along.push(next);
    const own = part.colours.length > 1 ? part.colours.slice(0, along.length) : [];
    if (along.length < 2 || own.length === 0) return [part];
    return own.map((colour, i) => ({
      ...part,
      slot: along[i] as string,
      colours: [colour],
      ...(i === 0 && { count: part.count ?? own.length }),
    }));
  });
  if (dealt.length === asked.parts.length) return asked;
  const hiding = Object.keys(slots).filter(
    (slot) => slots[slot]?.hides === true && !asked.parts.some((part) => part.slot === slot),
  );
  return { ...asked, parts: dealt, without: [...asked.without, ...hiding] };
}

/** "Two red and blue balls": as many as there are colours have one each; of "colourful donuts" each is of another colour. */
export function ownColours(asked: BriefObject, family: string, copy: number): BriefObject {
  const { colours, count, arrangement } = asked;
  // "a stack of books, green, orange and purple"
  const isListed = arrangement !== undefined && colours.length === LISTED && OF_ONE_COLOUR.has(family);
  if (isListed && count > LISTED) return { ...asked, colours: colours.slice(copy % LISTED, (copy % LISTED) + 1) };
  const isDealt = colours.length === count || (OF_ONE_COLOUR.has(family) && colours.length >= MANY);
  if (count < 2 || !isDealt || PATTERNED.has(family)) return asked;
  const own = copy % colours.length;
  const round = Math.floor(copy / colours.length);
  return { ...asked, colours: colours.slice(own, own + 1).map((colour) => inRound(colour, colours, own, round)) };
}

/** In the second round each colour is halfway to the next one, in the third it is pale: of many things few are alike. */
function inRound({ word, rgb }: Colour, all: readonly Colour[], own: number, round: number): Colour {
  const next = all[(own + 1) % all.length] as Colour;
  if (round % 3 === 1) return { word, rgb: scale(add(rgb, next.rgb), 0.5) };
  return round % 3 === 2 ? { word, rgb: scale(add(rgb, PALE), 0.5) } : { word, rgb };
}
