import { lastWord, SILENT, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { PIECES, PLACE_WORDS } from "../words/layer-words.ts";
import { PART_WORDS } from "../words/part-words.ts";

/**
 * What a prompt for a material says of things set into it, and where: strips in the joints are what the joints are filled
 * with; screws in the corners sit where screws do; cracks of lava glow; paint that has chipped off something named before is
 * how that has fared.
 */
export function settleInserts(terms: readonly Term[], vocabulary: Vocabulary, ledger: WordLedger): Term[] {
  const settled = coatOfAnother(moltenGlows(whereabouts(cutCorners(inJoints(uncovering(terms)), vocabulary))));
  if (settled === terms) return [...terms];
  const before = new Set(terms);
  for (const term of settled) if (term.entry === SILENT && !before.has(term)) ledger.mark(term, "relation");
  return [...settled];
}

const UNCOVERS = /^(?:show|expose|exposing|uncover|uncovering|reveal|baring)$/;

/** "Flaking off to show the bricks": showing them. */
function uncovering(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, entry }, i) =>
      i > 0 && UNCOVERS.test(lemma) && !entry.material && (/ing$/.test(lemma) || isTo(terms[i - 1])),
  );
  if (at < 0) return terms;
  const shows: Term = { ...(terms[at] as Term), lemma: "showing", entry: { connector: "with" } };
  return terms.flatMap((term, i) => (i === at ? [shows] : i === at - 1 && isTo(term) ? [] : [term]));
}
const isTo = (term: Term | undefined): boolean => term?.lemma === "to";

const INSERT = /^(?:insert|inset|cabochon|dot|little tile|small tile|accent)$/;

/** "Tiles with little black inserts at the corners": a square is set where the corners of four are cut off. */
function cutCorners(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const work = terms.findIndex(({ lemma }) => /^(?:.* )?tiles?$/.test(lemma));
  const insert = terms.findIndex(({ lemma }, i) => i > work && INSERT.test(lemma));
  const octagons = entries.get("octagon tile");
  const isAtCorners = terms.some(({ lemma }, i) => i > insert && lemma === "corner");
  if (work < 0 || insert < 0 || !octagons || !(isAtCorners || terms[insert]?.lemma === "cabochon")) return terms;
  const tie = terms.findLastIndex(({ entry }, i) => i < insert && entry.connector !== undefined);
  return terms.map((term, i) => {
    if (i === work) return { ...term, lemma: "octagon tile", entry: octagons };
    const isTold = i > tie && i < insert && SMALL.test(term.lemma);
    return i === insert || isTold ? { ...term, entry: SILENT } : term;
  });
}
const SMALL = /^(?:little|small|tiny)$/;

const STRIP: ReadonlySet<string> = new Set(["inlay", "strips"]);

const isUnsaid = ({ entry }: Term): boolean => Boolean(entry.determiner || entry.grammar);

/** "Brass strips in the joints", "gold inlay between the tiles": the filling of the joints. */
function inJoints(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex((term) => STRIP.has(PART_WORDS.get(lastWord(term))?.part ?? ""));
  const tie = terms[at + 1];
  if (at < 1 || !tie) return terms;
  const isBetween = tie.lemma === "between" || tie.lemma === "in between";
  let end = at + 2;
  while (terms[end] && isUnsaid(terms[end] as Term)) end += 1;
  const place = terms[end];
  const isJoint = place !== undefined && PLACE_WORDS.get(place.lemma) === "joints";
  const isPiece = place !== undefined && isPieceOf(place);
  if (!(isBetween && (place === undefined || place.pause !== "none" || isJoint || isPiece)) && !(isIn(tie) && isJoint))
    return terms;
  const told = place !== undefined && (isJoint || (isPiece && place.pause === "none")) ? end + 1 : at + 2;
  return terms.map((term, i) => {
    if (i === at) return { ...term, lemma: "grout" };
    return i > at && i < told ? { ...term, entry: SILENT } : term;
  });
}
const isIn = ({ entry }: Term): boolean => entry.connector === "in";
const isPieceOf = ({ lemma, plural }: Term): boolean =>
  PIECES.has(lastWord({ lemma })) || (plural && /^(?:hexagon|octagon|diamond|square|triangle)$/.test(lemma));

const SPOTS = /^(?:corner|bottom|base|lower part|lower edge|middle|centre|center|foot|intersection|crossing)$/;

/** "In the corners", "near the bottom": where it sits goes without saying, and it lies in no joint for it. */
function whereabouts(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    (term, i) =>
      SPOTS.test(term.lemma) &&
      !term.entry.material?.exact &&
      LEADS.has(tieBefore(terms, i)?.entry.connector ?? "") &&
      !terms[i + 1]?.entry.connector?.startsWith("of"),
  );
  const tie = at < 0 ? undefined : tieBefore(terms, at);
  if (!tie) return terms;
  const from = terms.indexOf(tie);
  return terms.map((term, i) => (i >= from && i <= at ? { ...term, entry: SILENT } : term));
}
const LEADS: ReadonlySet<string> = new Set(["in", "beside", "on", "place", "toward"]);

/** The connector that leads to a noun, with nothing but articles between. */
function tieBefore(terms: readonly Term[], at: number): Term | undefined {
  let tie = at - 1;
  while (tie > 0 && isUnsaid(terms[tie] as Term) && !terms[tie]?.entry.connector) tie -= 1;
  return tie > 0 && terms[tie]?.entry.connector ? terms[tie] : undefined;
}

const MELT = /^(?:lava|magma|molten|molten lava|molten rock)$/;

/** "Lava cracks": they glow as melt does, and no lava is the base. */
function moltenGlows(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma }, i) => MELT.test(lemma) && PLACE_WORDS.get(terms[i + 1]?.lemma ?? "") === "cracks",
  );
  if (at < 0) return terms;
  const isTold = terms[at - 1]?.entry.trait?.trait === "glowing";
  const glows: Term = { ...(terms[at] as Term), lemma: "glowing", entry: { trait: GLOWING } };
  const molten: Term = isTold ? { ...glows, entry: SILENT } : glows;
  return terms.map((term, i) => (i === at ? molten : term));
}
const GLOWING = { role: "style", trait: "glowing" } as const;

const CHIPPED_PAINT = /^(?:chipped|chipping|flaking|flaked|peeling|peeled) (?:paint|paintwork|lacquer|enamel)$/;

/** "A concrete floor with stripes, chipped paint": the paint lay on what was named first. */
function coatOfAnother(terms: readonly Term[]): readonly Term[] {
  const at = terms.findLastIndex(({ lemma, pause }) => pause !== "none" && CHIPPED_PAINT.test(lemma));
  const base = at < 0 ? -1 : terms.findIndex(({ entry }) => entry.material?.exact && !METAL.test(entry.material.id));
  if (base < 0 || base >= at) return terms;
  return terms.map((term, i) => (i === at ? { ...term, entry: { condition: [["chipped", 0.6]] } } : term));
}
const METAL = /metal|steel|iron|hazard/;
