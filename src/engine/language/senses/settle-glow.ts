import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** Said of a glow itself. */
const FAINT = /^(?:faint|soft|dim|subtle|gentle|weak|slight)$/;
const BRIGHT = /^(?:bright|strong|intense|brilliant|blinding|fierce)$/;

/** "A soft blue glow": how strongly it does, as a trait; undefined where nothing is said of it. */
export const glowSaid = (terms: readonly Term[]): string | undefined =>
  terms.some(({ lemma }) => FAINT.test(lemma))
    ? "faint-glow"
    : terms.some(({ lemma }) => BRIGHT.test(lemma))
      ? "bright-glow"
      : undefined;

const SHINES = "shining";
/** Gives light, or sparkles as if it did. */
const SOURCES =
  /(?:star|sun|moon|lamp|light|lantern|crystal|gem|jewel|diamond|halo|eye|orb|beacon|bulb|window|candle|portal)s?$/;

/** "In shining armour" it is polished; a shining star gives light. */
function polishes(terms: readonly Term[], at: number): boolean {
  if (terms[at]?.lemma !== SHINES || terms[at + 1]?.pause !== "none") return false;
  const next = terms.slice(at + 1).find(({ entry }) => entry.object || entry.part || entry.connector);
  const noun = next?.entry.connector ? undefined : next;
  return noun !== undefined && !SOURCES.test(noun.lemma) && noun.entry.object?.concept.family !== "light";
}

/** "Faintly glowing", "glowing brightly": one word of both. */
export function settleGlow(said: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const isGlow = ({ entry }: Term) => entry.trait?.trait === "glowing";
  if (!said.some(isGlow)) return said;
  const polished = entries.get("polished");
  const terms = said.map((term, at) => (polished && polishes(said, at) ? { ...term, entry: polished } : term));
  const at = terms.findIndex(isGlow);
  const glow = terms[at];
  if (!glow?.entry.trait) return terms;
  const [before, after] = [terms[at - 1], terms[at + 1]];
  const isBefore = before?.entry.degree !== undefined && glow.pause === "none";
  const degree = isBefore ? before : after?.pause === "none" ? after : undefined;
  const amount = degree?.entry.degree ?? 1;
  if (!degree || (amount > 0.7 && amount < 1.3)) return terms;
  const besides = amount < 1 ? "faint-glow" : "bright-glow";
  const settled: Term = {
    ...glow,
    start: Math.min(glow.start, degree.start),
    end: Math.max(glow.end, degree.end),
    pause: isBefore ? degree.pause : glow.pause,
    entry: { ...glow.entry, trait: { ...glow.entry.trait, besides } },
  };
  return [...terms.slice(0, isBefore ? at - 1 : at), settled, ...terms.slice(isBefore ? at + 1 : at + 2)];
}
