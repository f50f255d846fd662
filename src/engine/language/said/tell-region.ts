import { luminance } from "../../math/color.ts";
import type { BriefRegion } from "../brief.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { slotOf } from "../things/part-owner.ts";
import { isOfMatter } from "../ties/relate.ts";
import { REGION_WORDS } from "../words/region-words.ts";
import { applyModifiers } from "./modifiers.ts";
import { QualitiesDraft } from "./qualities.ts";

/** "with a golden rim", "with two white stripes": a place of the thing that its concept has no part for. */
export function tellRegion(terms: readonly Term[], tie: Tie, ledger: WordLedger, vocabulary: Vocabulary): boolean {
  const { kind, source } = tie;
  const last = terms.at(-1);
  if (kind !== "with" || !source || !last || last.possessive) return false;
  const word = lastWord(last);
  const said = terms.slice(0, -1);
  if (tellPartPlace(terms, tie, ledger, vocabulary)) return true;
  const counted = said.find(({ entry }) => entry.count !== undefined)?.entry.count;
  // "with white stripes" is a pattern; "with two white stripes", "with a white stripe" and a car's racing stripes are places
  const isStripes =
    last.plural &&
    !said.some(({ lemma }) => lemma === "racing") &&
    counted === undefined &&
    REGION_WORDS.get(word) === "stripe";
  const racing = isStripes && source.concept.family === "vehicle" && colourCount(said) === 1;
  if (!REGION_WORDS.has(word) || JOINTS.test(word) || (isStripes && !racing)) return false;
  if (SEEN_ANYWAY.has(word) && word !== "stitch" && NOT_SEWN.test(source.concept.family)) return false;
  // a beast's face is of another colour, anybody else's has a look
  if (word === "face" && (source.concept.family !== "animal" || colourCount(said) === 0)) return false;
  if (OF_FOOTWEAR.has(word) && !/^(?:garment|shoe)$/.test(source.concept.family)) return false;
  if (REGION_WORDS.get(word) === "stain") return addStain(source, terms, ledger);
  if (addFrayed(source, word, said, ledger)) {
    ledger.mark(last, "part", word);
    return true;
  }
  if (addWaves(source, word, said)) {
    for (const term of terms) ledger.mark(term, "shape", "scalloped");
    return true;
  }
  const slot = slotOf(vocabulary, source, last) ?? slotOf(vocabulary, source, { lemma: word });
  const [main] = vocabulary.slots.get(source.concept.id)?.values() ?? [];
  // a plate's body answers to "rim" too, yet a golden rim is not a golden plate
  if (slot !== undefined && (slot !== main || slot === word)) return false;
  const space = last.lemma.indexOf(" ");
  if (space >= 0 && last.entry.object?.own) return false;
  if (
    !addRegion(
      source,
      word,
      said,
      ledger,
      undefined,
      racing || (last.plural && REGION_WORDS.get(word) === "stripe" && counted === undefined) ? 2 : counted,
    )
  )
    return false;
  ledger.mark(last, "part", word);
  return true;
}

/** Places that a part has as well as a whole. */
const OF_PARTS = /^(?:rim|tip|base|top|edge|stripe)$/;

/** "with orange wings with black tips", "with white wing tips": the place is that part's, and no other's. */
function tellPartPlace(
  terms: readonly Term[],
  { source, part }: Tie,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  const last = terms.at(-1);
  const word = last && singular(lastWord(last));
  const region = word && REGION_WORDS.get(word);
  if (!source || !last || !region || !OF_PARTS.test(region)) return false;
  // a place that is a part by itself
  if (slotOf(vocabulary, source, last) !== undefined && part === undefined) return false;
  const owner = terms.slice(0, -1).findLast(({ entry }) => entry.part && !entry.colours && !entry.material);
  const space = last.lemma.lastIndexOf(" ");
  const named = owner ?? (space < 0 ? undefined : { lemma: last.lemma.slice(0, space) });
  const slot = (named && slotOf(vocabulary, source, named)) ?? (named ? undefined : part);
  const said = terms.slice(0, -1).filter((term) => term !== owner);
  const [main] = vocabulary.slots.get(source.concept.id)?.values() ?? [];
  // what a body is also called by is all of it
  const isOwn = named ? singular(lastWord(named)) === slot : source.parts.get(slot ?? "")?.named === undefined;
  if (slot === undefined || (slot === main && !isOwn)) return false;
  // "one red stripe", "three stripes"
  const counted = said.find(({ entry }) => entry.count !== undefined)?.entry.count;
  // "with white stripes" are all over the part
  if (region === "stripe" && last.plural && counted === undefined) return false;
  if (!addRegion(source, word, said, ledger, slot, counted)) return false;
  for (const term of [last, ...(owner ? [owner] : [])]) ledger.mark(term, "part", slot);
  return true;
}

/** "with frayed edges": cloth frays along its edges and nowhere else. */
function addFrayed(mention: Mention, word: string, said: readonly Term[], ledger: WordLedger): boolean {
  const frays = said.find(({ entry }) => entry.trait?.trait === "frayed");
  if (!frays || !/^(?:edge|tip|rim|base|toe)$/.test(REGION_WORDS.get(word) ?? "")) return false;
  mention.qualities.addTrait({ trait: "frayed" });
  for (const term of said) ledger.mark(term, "wear", "frayed");
  return true;
}

/** "with a scalloped rim": the rim of what is turned goes in waves. */
function addWaves({ concept, qualities }: Mention, word: string, said: readonly Term[]): boolean {
  const isWavy = /^(?:vessel|container)$/.test(concept.family) && said.some(({ lemma }) => WAVY.test(lemma));
  if (!isWavy || !/^(?:rim|edge)$/.test(REGION_WORDS.get(word) ?? "")) return false;
  qualities.addTrait({ trait: "scalloped" });
  return true;
}
const WAVY = /^(?:scalloped|fluted|ruffled|wavy|crimped|rippled)$/;

/** What stains, and of which colour: a stain of which nothing is said is a drink's. */
const STAINS: ReadonlyMap<string, string> = new Map([
  ["coffee", "#4a2c14"],
  ["tea", "#7a5426"],
  ["wine", "#5a0a22"],
  ["juice", "#b0561a"],
  ["ketchup", "#8c1208"],
  ["chocolate", "#3a2012"],
  ["sauce", "#7c1c0a"],
  ["ink", "#0c1440"],
  ["grass", "#3f5c1c"],
]);

/** "With a coffee stain": what was spilt on it and dried. */
function addStain(source: Mention, terms: readonly Term[], ledger: WordLedger): boolean {
  const words = terms.filter(({ entry }) => !entry.determiner).flatMap(({ lemma }) => lemma.split(" "));
  const drink = words.find((each) => STAINS.has(each));
  // rust and water leave marks of their own
  if (!drink && words.length > 1) return false;
  if (NOT_SEWN.test(source.concept.family)) return false;
  const draft = new QualitiesDraft();
  draft.addColour(drink ?? "coffee", STAINS.get(drink ?? "coffee") as string);
  source.regions.push({ region: "stain", ...draft.done() });
  for (const term of terms) ledger.mark(term, "wear", "stained");
  return true;
}

/** What is seen whatever it is of, and families that grow no such thing. */
const SEEN_ANYWAY: ReadonlySet<string> = new Set(["stud", "rivet", "patch", "stain", "stitch"]);
const NOT_SEWN = /^(?:animal|bird|figure|plant|nature|food|building|jewel)$/;

/** Told by `tellJoint`. */
const JOINTS = /^(?:knee|kneecap|elbow|hole)$/;

/** Places of what is worn on feet; anybody else's toes are no place of the whole. */
const OF_FOOTWEAR: ReadonlySet<string> = new Set(["heel", "toe", "toecap"]);

/** What is seen at a place without any colour. */
const BEFALLS =
  /^(?:cracked|broken|mossy|moldy|rusty|stained|dirty|muddy|bloody|dusty|snowy|frozen|scratched|worn|faded|burnt|peeling|chipped|painted)$/;

/** Luminance from which on a stripe of which nothing is said is dark. */
const PALE = 0.5;

const colourCount = (said: readonly Term[]): number => said.flatMap(({ entry }) => entry.colours ?? []).length;

/** Remembers what is said of a place. False where that could not be seen. */
function addRegion(
  mention: Mention,
  word: string,
  said: readonly Term[],
  ledger: WordLedger,
  slot?: string,
  count?: number,
): boolean {
  const region = REGION_WORDS.get(word);
  const isTold = said.some(
    ({ entry }) =>
      entry.colours || entry.material || entry.condition?.some(([name]) => BEFALLS.test(name) && region !== "stripe"),
  );
  const isRacing =
    region === "stripe" && mention.concept.family === "vehicle" && said.some(({ lemma }) => lemma === "racing");
  if (!region || !(isTold || isRacing || SEEN_ANYWAY.has(region))) return false;
  const draft = new QualitiesDraft();
  applyModifiers(said, draft, ledger, isOfMatter(mention));
  if (isRacing && draft.colours.length === 0) {
    const isPale = mention.qualities.colours.some(({ rgb }) => luminance(rgb) > PALE);
    draft.addColour(isPale ? "black" : "white", isPale ? "#15151a" : "#f2f0ea");
  }
  const told: BriefRegion = {
    region,
    ...draft.done(),
    ...(slot !== undefined && { slot }),
    ...(count !== undefined && { count }),
  };
  mention.regions.push(told);
  return true;
}

/** "black-tipped ears", "gold-rimmed": takes out what is said of places and returns the rest. */
export const takeRegions = (mention: Mention, said: readonly Term[], ledger: WordLedger, slot?: string): Term[] =>
  said.filter(
    ({ entry: { partInside } }) => !(partInside && addRegion(mention, partInside.word, [partInside.of], ledger, slot)),
  );
