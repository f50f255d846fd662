import { fromHex } from "../math/color.ts";
import type { BriefLayer } from "./brief.ts";
import { ownMaterial } from "./find-material.ts";
import { plain } from "./growth-on.ts";
import type { Lexicon } from "./lexicon.ts";
import type { MaterialPhrases } from "./material-phrases.ts";
import { mixHex } from "./mix-hex.ts";
import type { WordLedger } from "./word-ledger.ts";
import { PLACE_WORDS } from "./words/layer-words.ts";

/** What glows, where nothing is said of its colour: all through, without a crust. */
const MELT = [
  { word: "orange", hex: "#ffa01e" },
  { word: "red", hex: "#e8480a" },
];

/** Takes "glowing cracks" and "glowing blue veins" out of what is said of the base: melt in a net of cracks, in that colour. */
export function takeGlow(
  phrases: MaterialPhrases,
  ledger: WordLedger,
  lexicon: Lexicon,
): { readonly phrases: MaterialPhrases; readonly glow: readonly BriefLayer[] } {
  const { base } = phrases;
  const at = base.findIndex(({ entry }) => entry.trait?.trait === "glowing");
  const end = base.findIndex(({ lemma }, i) => i > at && PLACE_WORDS.get(lemma) === "cracks");
  const id = ownMaterial("lava", lexicon);
  const said = base.slice(at, end + 1);
  if (at < 0 || end < 0 || id === undefined || said.some(({ entry }) => entry.material && !entry.colours)) {
    return { phrases, glow: [] };
  }
  for (const term of said) ledger.mark(term, "material", id);
  const [colour] = said.flatMap(({ entry }) => entry.colours ?? []);
  const melt = colour ? [colour, { ...colour, hex: mixHex(colour.hex, "#ffffff", 0.35) }] : MELT;
  const colours = melt.map(({ word, hex }) => ({ word, rgb: fromHex(hex) }));
  return {
    phrases: { ...phrases, base: base.filter((term) => !said.includes(term)) },
    glow: [{ ...plain(id), colours, place: "cracks", amount: 0.6 }],
  };
}
