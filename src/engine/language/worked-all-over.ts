import type { BriefLayer, MaterialBrief } from "./brief.ts";
import { ownMaterial } from "./find-material.ts";
import { plain } from "./growth-on.ts";
import type { Lexicon } from "./lexicon.ts";

/** What is carved into a stuff all over, and what is painted over all of it: never in spots. */
const CARVED = ["hieroglyph", "rune"];
const PAINTED = ["hazard stripe"];

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
  if (painted.includes(figure.base)) return { ...worked, colours: figure.colours, layers: rest };
  if (IN_PIECES.test(brief.base)) return { ...worked, layers: rest };
  const stuff: BriefLayer = { ...plain(brief.base), colours: brief.colours, place: "faces", amount: 1 };
  return { ...worked, colours: figure.colours, layers: [stuff, ...rest] };
}
