import { isQuality } from "../phrases/noun-phrase.ts";
import { singular } from "../terms/singular.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";
import { ACTIVE } from "../words/connectors.ts";

/** Words between "of" and whose part it is at most: "of a very old red". */
const NEAR = 5;
/** Families of what nobody takes up for the sake of a part of it. */
const LARGE = /^(?:furniture|vehicle|building|structure|street)$/;
/** What every beast and everybody has, whether or not a concept tells it apart. */
const LIMBS = /^(?:tail|leg|ear|paw|beard|mane|hand|arm|nose|foot|horn|wing|back|fur|hair|belly|neck|shell|trunk)$/;
/** What is no part although it is of something: a slice and a bowl of it, and the candles that are blown out. */
const AMOUNTS = /^(?:candle|slice|piece|top|back|bottom|side|front|bowl|cup|plate|leaf)$/;

/** "Mending the heel of a red boot" mends the boot; who chews the leg of a chair or tugs at a lion's tail is before the whole of it. */
export function settlePartial(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const of = terms.findIndex(
    ({ lemma, pause }, at) => at > 2 && lemma === "of" && pause === "none" && isPartial(terms, at),
  );
  if (of < 0) return terms;
  const at = terms.findIndex(({ entry }, i) => i > of && entry.object !== undefined);
  const whole = terms[at];
  const part = terms[of - 1] as Term;
  if (!whole?.entry.object || at > of + NEAR || !isOneOf(part, whole, vocabulary)) return terms;
  const between = terms.slice(of + 1, at);
  if (!between.every(({ entry, pause }) => pause === "none" && (entry.determiner || isQuality(entry)))) return terms;
  const verb = terms[of - 3] as Term;
  const isBefore = isLiving(whole.entry.object) || LARGE.test(whole.entry.object.concept.family);
  const tied: Term =
    isBefore && verb.entry.connector ? { ...verb, lemma: "watching", entry: { connector: "beside" } } : verb;
  const said = [terms[of - 2], part, terms[of]].map((term): Term => ({ ...(term as Term), entry: { grammar: true } }));
  return [...terms.slice(0, of - 3), tied, ...said, ...terms.slice(of + 1)];
}

/** "polishing the hood of": a verb, the article and a part. */
function isPartial(terms: readonly Term[], of: number): boolean {
  const [verb, article, part] = [terms[of - 3], terms[of - 2], terms[of - 1]];
  if (article?.lemma !== "the" || !part || AMOUNTS.test(singular(part.lemma)) || part.pause !== "none") return false;
  return (part.entry.part === true || part.entry.object !== undefined) && (isDeed(verb) || ACTIVE.has(kindOf(verb)));
}

const kindOf = (verb: Term | undefined) => verb?.entry.connector ?? "with";
const isDeed = (verb: Term | undefined): boolean =>
  verb?.entry.trait?.role === "pose" || (verb?.entry.connector === "beside" && /ing$/.test(verb.lemma));

function isOneOf({ lemma }: Term, { entry: { object } }: Term, { slots }: Vocabulary): boolean {
  if (!object) return false;
  const known = slots.get(object.concept.id);
  const names = [lemma, singular(lemma)];
  return names.some((name) => known?.has(name)) || (isLiving(object) && names.some((name) => LIMBS.test(name)));
}
