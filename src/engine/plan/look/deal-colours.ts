import type { BriefObject } from "../../language/brief.ts";
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

/** "Two red and blue balls": as many as there are colours have one each; of "colourful donuts" each is of another colour. */
export function ownColours(asked: BriefObject, family: string, copy: number): BriefObject {
  const { colours, count } = asked;
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
