import { fromHex } from "../../math/color.ts";
import type { Lexicon } from "../lexicon.ts";
import type { BriefLayer, MaterialBrief } from "../material-brief.ts";
import { ownMaterial } from "./find-material.ts";
import { plain } from "./growth-on.ts";

/** What is carved into a stuff all over, and what is painted over all of it: never in spots. */
const CARVED = ["hieroglyph", "rune", "carved rune"];
const PAINTED = ["hazard stripe"];

/** Of what colours stripes that warn are, where the prompt does not say. */
const WARNING = [
  { word: "yellow", rgb: fromHex("#e8b80c") },
  { word: "black", rgb: fromHex("#1c1b1a") },
];
const stripesOf = (figure: BriefLayer, { colours }: MaterialBrief): MaterialBrief["colours"] =>
  figure.colours.length > 1 ? figure.colours : colours.length > 1 ? colours : WARNING;

/** Pieces that carved work has of its own. */
const IN_PIECES = /wall|block|brick|tile|cobble|sett|ashlar|stone$/;

/**
 * "Black granite with hieroglyphs", "dented steel with hazard stripes": what was named first is the stuff of the figures, which
 * go all over it.
 */
export function workAllOver(brief: MaterialBrief, lexicon: Lexicon): MaterialBrief {
  const idsOf = (words: readonly string[]) => words.map((word) => ownMaterial(word, lexicon));
  const carved = idsOf(CARVED);
  const painted = idsOf(PAINTED);
  const figure = brief.layers.find(
    ({ place, base }) =>
      base !== brief.base &&
      ((place === "patches" && carved.includes(base)) ||
        // "hazard stripes on steel": nobody stripes only what stands out of it
        ((place === "patches" || place === "top") && painted.includes(base))),
  );
  if (!figure) return brief;
  const rest = brief.layers.filter((layer) => layer !== figure);
  const worked = { ...brief, base: figure.base, scale: figure.scale };
  if (painted.includes(figure.base)) {
    // of metal the stripes have their own sheet; all else is itself between the coats
    const isMetal = lexicon.materials.find(({ id }) => id === brief.base)?.class === "metal";
    if (!isMetal) return { ...brief, pattern: "diagonal", colours: stripesOf(figure, brief), layers: rest };
    return { ...worked, colours: figure.colours, layers: rest };
  }
  if (IN_PIECES.test(brief.base)) return { ...worked, layers: rest };
  const stuff: BriefLayer = { ...plain(brief.base), colours: brief.colours, place: "faces", amount: 1 };
  return { ...worked, colours: figure.colours, layers: [stuff, ...rest] };
}
