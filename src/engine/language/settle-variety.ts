import { isNounLike } from "./noun-phrase.ts";
import type { Term } from "./term.ts";
import type { Vocabulary } from "./vocabulary.ts";

const LEADS =
  /^(?:each|every|all|both|one|a|an|in|of|with|painted|coloured|colored|its|their|own|sorted|arranged|grouped|ordered|organi[sz]ed)$/;
const VARIED = /^(?:different|various|varying|assorted|several|many|multiple|mixed|varied|other|own|by)$/;
const COLOUR = /^(?:colou?r|hue|shade)s?$/;

/** "Marbles, each a different colour", "pencils of various colours", "books sorted by colour": that is to say colourful ones. */
export function settleVariety(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const colours = entries.get("colorful")?.colours;
  if (!colours || !terms.some(({ lemma }) => COLOUR.test(lemma))) return terms;
  const out: Term[] = [];
  for (const term of terms) {
    const varied = out.at(-1);
    if (!COLOUR.test(term.lemma) || !varied || !VARIED.test(varied.lemma)) {
      out.push(term);
      continue;
    }
    let first = out.length - 1;
    while (first > 0 && LEADS.test((out[first - 1] as Term).lemma)) first -= 1;
    const noun = out.slice(0, first).findLastIndex((one) => one.plural && isNounLike(one));
    if (noun < 0) {
      out.push(term);
      continue;
    }
    const [start, { pause }] = [out[first] as Term, out[noun] as Term];
    const said: Term = { ...start, end: term.end, lemma: "colorful", plural: false, pause, entry: { colours } };
    out.splice(first, out.length - first);
    out.splice(noun, 1, said, { ...(out[noun] as Term), pause: "none" });
  }
  return out;
}
