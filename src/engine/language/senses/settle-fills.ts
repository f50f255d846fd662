import { isQuality, phraseStart } from "../phrases/noun-phrase.ts";
import { SILENT, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { LIQUIDS } from "../words/liquids.ts";
import { DRINKS, FILLINGS } from "../words/situations.ts";

/** Words between the article of a vessel and its noun at most: "a tall heart-shaped glass bottle". */
const NEAR = 4;
const WITHIN = /^(?:in|inside|within|inside of)$/;
const COOKED = /^(?:cook|brew|boil|mak|stir|simmer|prepar|heat|melt|mix|pour)(?:ing|s|es)$/;
const VESSELS = /^(?:vessel|container)$/;
const POURED = /(?:^| )(?:potion|elixir|poison|soy sauce|absinthe|champagne|paint|gravy)$/;

/** "Red wine in a cracked glass" is a cracked glass of red wine, whichever is named first; the potion in a bottle is no flask in it. */
export function settleFills(said: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const terms = fillItself(said);
  const within = terms.findIndex(
    ({ lemma, pause }, at) => pause === "none" && WITHIN.test(lemma) && isPoured(terms[at - 1]),
  );
  const of = entries.get("of");
  if (within < 1 || !of) return terms;
  const vessel = terms.findIndex(({ entry }, at) => at > within && VESSELS.test(entry.object?.concept.family ?? ""));
  const between = terms.slice(within + 1, vessel);
  const isNear = vessel > within && between.length <= NEAR && between.every(({ pause }) => pause === "none");
  if (!isNear || !between[0]?.entry.determiner || !between.slice(1).every(({ entry }) => isQuality(entry)))
    return terms;
  const first = phraseStart(terms, within - 1);
  // a soup that is cooked in a pot is not in it yet
  if (COOKED.test(terms[first - 1]?.lemma ?? "")) return terms;
  const tie: Term = { ...(terms[within] as Term), lemma: "of", entry: of };
  const pause = terms[first]?.pause ?? "none";
  const held = terms.slice(within + 1, vessel + 1).map((term, at) => (at === 0 ? { ...term, pause } : term));
  const poured = terms
    .slice(first, within)
    .filter(({ entry }) => !entry.determiner)
    .map((term) => ({ ...term, pause: "none" as const }));
  return fillItself([...terms.slice(0, first), ...held, tie, ...poured, ...terms.slice(vessel + 1)]);
}

/** "A flask of glowing potion": a potion is its flask already, and what is said of that is said of it. */
function fillItself(terms: readonly Term[]): readonly Term[] {
  const of = terms.findIndex(({ lemma, pause }, at) => lemma === "of" && pause === "none" && isVessel(terms[at - 1]));
  const filled = terms.findIndex(({ entry }, at) => at > of && entry.object);
  const between = terms.slice(of + 1, filled);
  const isPotion = of > 0 && POTION.test(terms[filled]?.lemma ?? "") && isVessel(terms[filled]);
  if (!isPotion || !between.every(({ entry, pause }) => pause === "none" && isQuality(entry))) return terms;
  return terms.map((term, at) =>
    at === of || at === of - 1 ? { ...term, entry: SILENT, wordClass: "quality" } : term,
  );
}

const POTION = /(?:^| )(?:potion|elixir)$/;

const isVessel = (term: Term | undefined): boolean => VESSELS.test(term?.entry.object?.concept.family ?? "");

/** Of paint and of slime nobody says "of": what is no drink has to be said to be in something. */
const isPoured = (term: Term | undefined): boolean =>
  term !== undefined &&
  (LIQUIDS.has(term.lemma) || DRINKS.has(term.lemma) || FILLINGS.has(term.lemma) || POURED.test(term.lemma));
