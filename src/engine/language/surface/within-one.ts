import type { Lexicon } from "../lexicon.ts";
import { lastWord } from "../terms/term.ts";
import { ownMaterial } from "./find-material.ts";
import type { MaterialPhrases } from "./material-phrases.ts";

/** "Sea shells in sand": what a material has in it by its name ("sand with shell") is that material, and no layer on another. */
export function withinOne(phrases: MaterialPhrases, lexicon: Lexicon): MaterialPhrases {
  const at = phrases.base.findLastIndex(({ entry }) => entry.material?.exact);
  const base = phrases.base[at];
  if (!base) return phrases;
  for (const layer of phrases.layers) {
    for (const [i, thing] of layer.terms.entries()) {
      const lemma = `${lastWord(base)} with ${lastWord(thing)}`;
      const id = ownMaterial(lemma, lexicon);
      const own = layer.terms.slice(0, i + 1);
      if (!id || own.some(({ entry }) => entry.colours || entry.condition)) continue;
      // what follows is said of the whole: "with exposed rebar, rust streaks"
      const after = layer.terms.slice(i + 1);
      return {
        ...phrases,
        base: [...phrases.base.with(at, { ...base, lemma, entry: { material: { id, exact: true } } }), ...after],
        layers: phrases.layers.filter((other) => other !== layer),
        places: [...phrases.places, ...own],
      };
    }
  }
  return phrases;
}
