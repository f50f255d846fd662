import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const MENDED = /^(?:glued|repaired|mended|fixed|joined|rejoined|restored|stuck|put|pieced|held)$/;
const AGAIN = /^(?:back|together|again|up)$/;
const WITH = /^(?:together with|with|together by|by|in|using)$/;
/** Metals that are laid into the joints, and what is seen of them. */
const LACQUERS = /^(?:gold|golden|gold lacquer|silver|golden joinery|gold seam|gold joint)$/;
const SEAMS = /^(?:lacquer|joinery|seam|joint|crack|vein|line|repair|resin|leaf|dust|powder|paint)$/;

/** "A broken vase glued together with gold", "a bowl with golden seams": whole again, the joints seen; it is not of that metal. */
export function settleMends(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const trait = entries.get("kintsugi")?.trait;
  if (!trait) return terms;
  const out: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const end = MENDED.test(term.lemma) ? mendEnd(terms, at) : term.lemma === "with" ? seamsEnd(terms, at) : 0;
    if (end === 0) {
      out.push(term);
      continue;
    }
    const noun = out.findLastIndex(({ entry }) => entry.object);
    if (noun < 0) {
      out.push(term);
      continue;
    }
    const { pause } = out[noun] as Term;
    const last = terms[end - 1] as Term;
    const said: Term = { ...term, end: last.end, lemma: "kintsugi", pause, entry: { trait }, wordClass: "quality" };
    out.splice(noun, 1, said, { ...(out[noun] as Term), pause: "none" });
    at = end - 1;
  }
  // what is whole again is not in pieces
  const isMended = out.some(({ lemma }) => lemma === "kintsugi");
  return isMended
    ? out.map((term) => (/^(?:broken|shattered)$/.test(term.lemma) ? { ...term, entry: { grammar: true } } : term))
    : out;
}

/** Behind the metal; 0 where it is not said. */
function mendEnd(terms: readonly Term[], at: number): number {
  let next = at + 1;
  while (AGAIN.test(terms[next]?.lemma ?? "")) next += 1;
  if (!WITH.test(terms[next]?.lemma ?? "")) return 0;
  next += 1;
  if (terms[next]?.entry.determiner) next += 1;
  const metal = terms[next];
  if (!metal || !LACQUERS.test(metal.lemma)) return 0;
  return metal.pause === "none" && SEAMS.test(terms[next + 1]?.lemma ?? "") ? next + 2 : next + 1;
}

/** Where gold is said of cracks and seams: metals, and what says that they are filled with it. */
const FILLS = /^(?:gold|golden|silver|mended|repaired|filled|gold-mended|gold-filled|gold-repaired)$/;
const CRACKS = /^(?:crack|seam|joint|repair|join)$/;
const OF_CLAY = /^(?:vessel|tableware|kitchen|figure)$/;

/** Behind "with gold-mended cracks", "with golden seams" of what is of clay; 0 where that is not said. */
function seamsEnd(terms: readonly Term[], at: number): number {
  const whole = terms.slice(0, at).findLast(({ entry }) => entry.object)?.entry.object?.concept.family ?? "";
  let next = at + 1;
  while (FILLS.test(terms[next]?.lemma ?? "")) next += 1;
  return OF_CLAY.test(whole) && next > at + 1 && CRACKS.test(terms[next]?.lemma ?? "") ? next + 1 : 0;
}
