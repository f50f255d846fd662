import { ownMaterial } from "./find-material.ts";
import type { Lexicon } from "./lexicon.ts";
import type { MaterialPhrases } from "./material-phrases.ts";
import { lastWord } from "./term.ts";

/** "Sea shells in sand": what a material has in it by its name ("sand with shell") is that material, and no layer on another. */
export function withinOne(phrases: MaterialPhrases, lexicon: Lexicon): MaterialPhrases {
  const at = phrases.base.findLastIndex(({ entry }) => entry.material?.exact);
  const base = phrases.base[at];
  if (!base) return phrases;
  for (const layer of phrases.layers) {
    const thing = layer.terms.at(-1);
    const lemma = thing && `${lastWord(base)} with ${lastWord(thing)}`;
    const id = lemma && ownMaterial(lemma, lexicon);
    if (!lemma || !id || layer.terms.some(({ entry }) => entry.colours || entry.condition)) continue;
    return {
      ...phrases,
      base: phrases.base.with(at, { ...base, lemma, entry: { material: { id, exact: true } } }),
      layers: phrases.layers.filter((other) => other !== layer),
      places: [...phrases.places, ...layer.terms],
    };
  }
  return phrases;
}
