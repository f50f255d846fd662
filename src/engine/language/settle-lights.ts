import { isQuality } from "./noun-phrase.ts";
import type { Term } from "./term.ts";
import type { Vocabulary } from "./vocabulary.ts";

const HUNG =
  /^(?:decorated|adorned|covered|wrapped|draped|strung|trimmed|hung|festooned|wreathed|entwined) (?:with|in|by)$/;
const LIGHTS = /^(?:lights|string lights|fairy lights|christmas lights|twinkle lights|twinkling lights)$/;
/** A concept's own word for what is wound around things. */
const STRING = "string lights";

/**
 * "A tree decorated with colourful lights", "a porch draped in fairy lights": what a thing is hung with is one string of
 * lights wound around it, not lamps that stand by it.
 */
export function settleLights(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const object = entries.get(STRING)?.object;
  if (!object) return terms;
  const out = [...terms];
  for (const [at, term] of terms.entries()) {
    if (!HUNG.test(term.lemma)) continue;
    let head = at + 1;
    while (isBefore(terms[head])) head += 1;
    const lights = terms[head];
    if (!lights || !(lights.plural || LIGHTS.test(lights.lemma)) || !isLights(lights)) continue;
    out[at] = { ...term, lemma: "wrapped in", entry: { connector: "covered" } };
    out[head] = { ...lights, lemma: STRING, plural: false, entry: { object }, wordClass: "thing" };
  }
  return out;
}

const isLights = ({ lemma }: Term): boolean => LIGHTS.test(lemma.endsWith("s") ? lemma : `${lemma}s`);

const isBefore = (term: Term | undefined): boolean =>
  term !== undefined &&
  term.pause === "none" &&
  !term.entry.connector &&
  !LIGHTS.test(term.lemma) &&
  (isQuality(term.entry) || term.entry.determiner === true || term.wordClass === "quality" || /ing$/.test(term.lemma));
