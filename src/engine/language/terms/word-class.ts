import { isAdjective, isUsualNoun, isVerb, nounSenses } from "../word-net.ts";
import { KIND_OF } from "../words/kinds.ts";

/**
 * `thing`: a noun of something to touch; `seldom`: such a noun only now and then ("light", "rest"); `action`: a verb
 * in any of its forms; `quality`: an adjective or adverb; `new`: in no dictionary.
 */
export type WordClass = "thing" | "seldom" | "action" | "quality" | "new";

const QUALITY_ENDINGS = /(?:ly|ful|ous|ish|less|est|able|ible|ic|ical|ive|like|esque|ward)$/;

/**
 * @param typed Lower case, as inflected: `leans`.
 * @param lemma Its singular, as a noun; several words for a compound.
 */
export function wordClass(typed: string, lemma: string): WordClass {
  if (PARTICIPLES.has(typed)) return "action";
  if (isUsualNoun(lemma) || KIND_OF.has(lemma)) return "thing";
  if (verbForm(typed)) return nounSenses(lemma).length > 0 && !isParticiple(typed) ? "seldom" : "action";
  if (isAdjective(typed)) return nounSenses(lemma).length > 0 ? "seldom" : "quality";
  if (nounSenses(lemma).length > 0) return "seldom";
  if (QUALITY_ENDINGS.test(typed)) return "quality";
  return isParticiple(typed) ? "action" : "new";
}

/** Irregular participles that WordNet has as nouns or not at all. */
const PARTICIPLES: ReadonlySet<string> = new Set(
  "left kept held hung lost caught stuck thrown blown grown laid built gone torn bent sunk dug spun swung stolen hidden given taken forgotten fallen drawn shaken".split(
    " ",
  ),
);

const isParticiple = (word: string): boolean => word.length > 4 && (word.endsWith("ing") || word.endsWith("ed"));

/** Whether a word is a verb, or a verb with -s, -ed or -ing. */
function verbForm(word: string): boolean {
  return isVerb(word) || verbStems(word).some(isVerb);
}

function verbStems(word: string): string[] {
  for (const ending of ["ing", "ed", "es", "s"]) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length);
    const undoubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
    const isY = ending === "ed" || ending === "es" ? stem.endsWith("i") : false;
    const found = [stem, `${stem}e`, ...undoubled, ...(isY ? [`${stem.slice(0, -1)}y`] : [])];
    if (ending !== "es") return found;
    return [...found, word.slice(0, -1)];
  }
  return [];
}
