import { isNounLike } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const LEADS =
  /^(?:each|every|all|both|one|a|an|in|of|with|painted|coloured|colored|its|their|own|sorted|arranged|grouped|ordered|organi[sz]ed)$/;
const VARIED = /^(?:different|various|varying|assorted|several|many|multiple|mixed|varied|other|own|by)$/;
const COLOUR = /^(?:colou?r|hue|shade)s?$/;

const isCompounded = (before: Term, noun: Term): boolean =>
  noun.pause === "none" && isNounLike(before) && before.entry.count === undefined && !before.entry.connector;

/** "Marbles, each a different colour", "pencils of various colours", "books sorted by colour": that is to say colourful ones. */
export function settleVariety(said: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const terms = withEach(said);
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
    let noun = out.slice(0, first).findLastIndex((one) => one.plural && isNounLike(one));
    // of beach huts the huts are
    while (noun > 0 && isCompounded(out[noun - 1] as Term, out[noun] as Term)) noun -= 1;
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

const ONE = /^(?:one|another|the other|other)$/;
const JOINING = /^(?:and|the|a)$/;

/** "Holding two balloons, one red and one blue": each has one of the colours, and who holds them none. */
function withEach(terms: readonly Term[]): readonly Term[] {
  const start = terms.findIndex((term, at) => at > 0 && term.pause === "comma" && isOneOf(terms, at));
  const noun = terms.slice(0, Math.max(0, start)).findLastIndex((term) => term.plural && isNounLike(term));
  if (start < 0 || noun < 0) return terms;
  const colours: Term[] = [];
  let end = start;
  while (end < terms.length) {
    let next = end;
    while (JOINING.test(terms[next]?.lemma ?? "")) next += 1;
    if (!isOneOf(terms, next)) break;
    colours.push(terms[next + 1] as Term);
    end = next + 2;
  }
  if (colours.length < 2) return terms;
  const { pause } = terms[noun] as Term;
  const told = colours.map((colour, i): Term => ({ ...colour, pause: i === 0 ? pause : "none" }));
  const things: Term = { ...(terms[noun] as Term), pause: "none" };
  return [...terms.slice(0, noun), ...told, things, ...terms.slice(noun + 1, start), ...terms.slice(end)];
}

const isOneOf = (terms: readonly Term[], at: number): boolean =>
  ONE.test(terms[at]?.lemma ?? "") && terms[at + 1]?.entry.colours !== undefined && terms[at + 1]?.pause === "none";
