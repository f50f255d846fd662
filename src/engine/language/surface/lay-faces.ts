import { fromHex } from "../../math/color.ts";
import type { LexiconMaterial } from "../lexicon.ts";
import type { BriefLayer } from "../material-brief.ts";
import type { SurfaceSaid } from "./describe-surface.ts";
import { plain } from "./growth-on.ts";

/** What is molten cannot be cut: "lava tiles" are of what it cools to, and it shows between them. */
const MELT = "lava";
const CRUST = "basalt";

/** The second square of a board where no other colour is said. */
const DARK_SQUARE = "#2a2829";

/** Laid work that is made of something: all of its pieces of the one, or some of another; the squares of a board of two tones of the one. */
export function layFaces(
  { faces, dealt }: Pick<SurfaceSaid, "dealt"> & { readonly faces: string },
  work: LexiconMaterial,
  colours: BriefLayer["colours"],
): BriefLayer[] {
  if (faces === MELT) return [on(CRUST, "faces", []), { ...on(MELT, "joints", colours), amount: 0.7 }];
  if (dealt !== undefined) return [on(faces, "faces", colours), on(dealt, "dealt", [])];
  if (!work.words.some((word) => word.includes("checker"))) return [on(faces, "faces", colours)];
  const second = colours[1] ?? { word: "black", rgb: fromHex(DARK_SQUARE) };
  return [on(faces, "faces", colours.slice(0, 1)), on(faces, "dealt", [second])];
}

const on = (base: string, place: BriefLayer["place"], colours: BriefLayer["colours"]): BriefLayer => ({
  ...plain(base),
  colours: [...colours],
  place,
  amount: 1,
});
