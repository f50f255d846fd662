import type { LexiconConcept } from "../lexicon.ts";
import { drawnInWire, WROUGHT } from "../said/drawn-in-wire.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { asMatter } from "./as-matter.ts";

/** Families that are twisted from balloons. */
const TWISTED = /^(?:animal|bird|figure|insect|dinosaur|plant)$/;
/** Families that have a piece for each of their limbs; what is of one skin is built of cubes. */
const IN_PIECES = /^(?:figure|scifi|building|vehicle|furniture|device|toy|landmark)$/;
const PIPES = /^(?:pipe|pipes|tube|tubes|tubing|piping|plumbing)$/;
const BOXES = /^(?:box|boxes|carton|cartons)$/;
const BALLOONS = /^balloons?$/;

/** What follows "made of". */
interface Said {
  readonly terms: readonly Term[];
  readonly head: Term;
  readonly modifiers: readonly Term[];
  readonly tie: Tie;
}

/**
 * What "made of copper pipes", "of cardboard boxes", "of balloons", "of wire" says of a thing: the stuff of those, and that it is built as
 * one builds with them. Undefined where the words name nothing of the kind.
 */
export function putTogether(
  { terms, head, modifiers, tie }: Said,
  { concept, madeOf }: Mention,
  vocabulary: Vocabulary,
  ledger: WordLedger,
): readonly Term[] | undefined {
  const wire = drawnInWire(head, concept, vocabulary);
  if (wire) {
    ledger.mark(head, "material", "wire");
    const rest = modifiers.filter(({ lemma }) => !WROUGHT.test(lemma));
    return [...rest.map((term) => asMatter(term, vocabulary)), ...wire];
  }
  const goo = tie.kind === "made" && !madeOf ? ofGoo(head, modifiers) : undefined;
  if (goo) for (const term of terms) ledger.mark(term, "material", "goo");
  if (goo) return goo;
  const built = tie.kind === "made" && !madeOf ? builtOf(terms, concept, vocabulary) : undefined;
  if (built) for (const term of terms) ledger.mark(term, "material", "built");
  return built;
}

/** What has no shape of its own, and its colour where none is said. */
const GOO: ReadonlyMap<string, string> = new Map([
  ["slime", "#58b83a"],
  ["goo", "#58b83a"],
  ["ooze", "#4f8f2e"],
  ["jelly", "#d81f3c"],
  ["jello", "#d81f3c"],
  ["gelatin", "#f07c12"],
]);

/** "A snail made of green slime": light goes through it and it runs down in drops. */
function ofGoo(head: Term, modifiers: readonly Term[]): readonly Term[] | undefined {
  const hex = GOO.get(lastWord(head));
  if (hex === undefined) return undefined;
  const said = modifiers.filter(({ entry }) => entry.colours && !entry.material);
  const own: Term = { ...head, entry: { colours: [{ word: lastWord(head), hex }] } };
  const traits = ["gummy", "dripping"].map(
    (trait): Term => ({ ...head, entry: { trait: { role: "style" as const, trait } } }),
  );
  return [...(said.length > 0 ? said : [own]), ...traits];
}

function builtOf(
  terms: readonly Term[],
  { family }: LexiconConcept,
  { entries }: Vocabulary,
): readonly Term[] | undefined {
  const head = terms.at(-1);
  if (!head?.plural) return undefined;
  const word = lastWord(head);
  const trait = PIPES.test(word)
    ? "piped"
    : BOXES.test(word)
      ? IN_PIECES.test(family)
        ? "boxed"
        : "voxel"
      : BALLOONS.test(word) && TWISTED.test(family)
        ? "balloon"
        : undefined;
  if (trait === undefined) return undefined;
  const words = terms.flatMap(({ lemma }) => lemma.split(" "));
  const stuff = trait === "balloon" ? [] : words.map((each) => entries.get(each)?.material).find(Boolean);
  const usual = entries.get(trait === "piped" ? "steel" : "cardboard")?.material;
  const material = trait === "balloon" ? undefined : ((stuff as typeof usual) ?? usual);
  const said = terms.filter(({ entry }) => entry.colours && !entry.material);
  return [
    ...said,
    ...(material ? [{ ...head, entry: { material: { ...material, exact: true as const } } }] : []),
    { ...head, entry: { trait: { role: "style" as const, trait } } },
  ];
}

/** What lies on a thing here and there where it is covered in that: shells, mushrooms, sweets; and on what. A table has it on its top. */
const STREWN = /^(?:sea|insect|plant|jewel|food|flower)$/;
const STREWN_OVER =
  /^(?:vehicle|animal|bird|figure|weapon|container|vessel|garment|shoe|sport|accessory|instrument|device|appliance|gadget|tool|toy|symbol|scifi|building|furniture|anatomy|household|object)$/;
const HAS_TOP = /table|desk|shelf|counter|bench|bed|plate|bowl|tray|board|pot|basket|vase/;
const WASHED_UP = /seashell|starfish|coral/;
/** Words that are said of many as of one. */
const AS_ONE = /^(?:candy|fruit|popcorn|coral)$/;
const STANDS = /rock|boulder|anchor|buoy/;

const SEWN = /leaf|petal|flower|rose|daisy|tulip|ivy|quill|feather/;
const SEWN_TO = /dress|skirt|cape|shirt|jacket|kimono|trousers/;

/** "A dress of leaves": what a garment is sewn together from. */
export const isSewnOf = (head: Term, { kind, source }: Tie): boolean =>
  kind === "of" &&
  head.plural === true &&
  source !== undefined &&
  SEWN.test(head.entry.object?.concept.id ?? "") &&
  SEWN_TO.test(source.concept.id);

/** "A boat covered in seashells": many of them over all of it, none beside it. */
export const isStrewn = (head: Term, { kind, source }: Tie): boolean => {
  const { concept } = head.entry.object ?? {};
  if (
    kind !== "covered" ||
    !(head.plural || AS_ONE.test(lastWord(head))) ||
    !concept ||
    !source ||
    source.madeOf ||
    !(STREWN.test(concept.family) || WASHED_UP.test(concept.id))
  )
    return false;
  const { id, family } = source.concept;
  return STANDS.test(id) || (STREWN_OVER.test(family) && !HAS_TOP.test(id));
};
