import { type Entry, lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { SET_UP } from "../words/form-heads.ts";
import { PIECES } from "../words/layer-words.ts";
import { SCALES } from "../words/scales.ts";

/** What is eaten or worn is no stuff to make tiles of: said after "in" or beside a plain colour it is the colour. */
export const HUES: ReadonlySet<string> = new Set(
  "cream mustard chocolate caramel coffee honey lemon lime peach ivory coral amber emerald ruby sapphire lavender".split(
    " ",
  ),
);

/** Colours that rust itself can be of: "orange rust" is rust. */
const OF_RUST: ReadonlySet<string> = new Set("red orange brown".split(" "));

/** What the wear of a coat is called by. */
const POLISHING: ReadonlySet<string> = new Set(["swirl", "polishing", "buffing", "wiping"]);

/** Nuts and fruit in what is eaten, each with its colour. */
const MORSELS: ReadonlyMap<string, string> = new Map([
  ["hazelnut", "#b98a58"],
  ["almond", "#a8713f"],
  ["peanut", "#d2a468"],
  ["walnut", "#a07a4c"],
  ["pecan", "#7d4a26"],
  ["pistachio", "#93a860"],
  ["cashew", "#e0c795"],
  ["nut", "#b98a58"],
  ["raisin", "#3a2530"],
  ["cranberry", "#8c1f2c"],
  ["cherry", "#8f1d2a"],
]);
const FOOD = /chocolate|bread|cake|cookie|biscuit|icing|cheese|nougat|dough|fudge|ice cream/;
const PIECE = /^(?:piece|chunk|bit|crumb|chip)$/;

/** Words that name neither a colour nor a stuff and mean another thing beside some others. */
const CHANGING: ReadonlySet<string> = new Set([
  ...POLISHING,
  ...MORSELS.keys(),
  ..."mark pastel missing piece chunk bit crumb chip".split(" "),
]);

/** Paint that comes off, in one name or beside the word for it. */
const PEELING_PAINT = /^(?:peeling|flaking|flaked|cracking) paint$/;
const COMING_OFF: ReadonlySet<string> = new Set(["peeling", "flaking", "flaked"]);
/** Walls are what paint peels off by that very name, and what names no more than a shape has a stuff of its own. */
const PLASTERED = /plaster|stucco|limewash/;

/** What stands on a lawn is not of it. */
const FURNITURE =
  /^(?:chair|bench|table|seat|stool|lounger|recliner|furniture|set|swing|parasol|umbrella|gnome|shed|hose|tool|pot|planter)$/;

/** Coats that dry with the skin of an orange. */
const SPRAYED = /paint|lacquer|enamel|coat|plaster|wall|metal|steel/;

/**
 * The sense a word of a material prompt has by its neighbours alone: the honey of "black and honey" is a colour, the rust
 * of "indigo rust" too, the swirl marks of a coat are scratches, the orange peel of car paint is no fruit, the nuts in
 * chocolate are pieces in it, and missing tiles have fallen off. None where it means what it always does.
 */
export function senseInPlace(terms: readonly Term[], at: number, { entries }: Vocabulary): Term | undefined {
  const term = terms[at] as Term;
  const { entry, lemma } = term;
  if (SET_UP.has(lemma) && entry.material && isNext(terms, at, FURNITURE)) return { ...term, entry: {} };
  if (entry.connector && SCRATCHES.test(lemma)) return { ...term, entry: { condition: [["scratched", 0.7]] } };
  if (BEATEN.test(lemma) && around(terms, at).some(isWooden)) return { ...term, entry: BATTERED };
  if (!entry.colours && !entry.material && !CHANGING.has(lemma) && !SCALES.has(lemma)) return undefined;
  if (lemma === "rust" && entry.material && isOnOther(terms, at))
    return { ...term, entry: { condition: [["rusty", 0.6]] } };
  if (entry.colours && entry.material && isColourBeside(terms, at))
    return { ...term, entry: { colours: entry.colours } };
  if (lemma === "mark" && POLISHING.has(terms[at - 1]?.lemma ?? "") && term.start === terms[at - 1]?.end)
    return { ...term, entry: { condition: [["scratched", 0.3]] } };
  if (isOfPolishing(terms, SCALES.has(lemma) ? at + 1 : at)) return { ...term, entry: { grammar: true } };
  const fronds = lemma === "fern" && term.plural ? entries.get("fern frond")?.material : undefined;
  if (fronds) return { ...term, entry: { material: fronds } };
  if (lemma === "crust" && around(terms, at).some(({ entry: other }) => CRUSTED.test(other.material?.id ?? "")))
    return { ...term, entry: {} };
  if (entry.material && entry.colours && isNext(terms, at, TRACE) && around(terms, at).some(isBoard))
    return { ...term, entry: { colours: entry.colours } };
  if (lemma === "orange peel" && before(terms, at).some((other) => SPRAYED.test(other.lemma)))
    return { ...term, entry: {} };
  if (isPeelingPaint(terms, at)) return { ...term, lemma: "peeling", entry: { condition: [["peeling", 0.75]] } };
  const several = lemma === "pastel" ? entries.get("pastel colours")?.colours : undefined;
  if (several && !isTinting(terms, at) && around(terms, at).some(isMany))
    return {
      ...term,
      entry: {
        colours: around(terms, at).some(isTerrazzo) && !around(terms, at).some(isChip) ? [BINDER, ...several] : several,
      },
    };
  if (lemma === "diamond" && isNext(terms, at, WORKED_IN_DIAMONDS))
    return { ...term, entry: { trait: { role: "pattern", trait: "diamond" } } };
  const cut = lemma === "diamond" ? entries.get("cut diamond") : undefined;
  if (cut && isStone(around(terms, at))) return { ...term, entry: cut };
  const gem = term.plural && GEMS.has(lemma) ? entries.get("gemstone")?.material : undefined;
  const [hue] = entry.colours ?? [];
  if (gem && hue) return { ...term, entry: { material: { ...gem, tint: hue.hex, exact: true } } };
  const amber = lemma === "resin" && around(terms, at).some(isBubble) ? entries.get("amber resin") : undefined;
  if (amber) return { ...term, entry: amber };
  if (entry.material && !entry.colours && isDepicted(terms, at)) return { ...term, entry: {} };
  const hex = MORSELS.get(lemma);
  const pebble = hex ? entries.get("pebble")?.material : undefined;
  if (hex && pebble && before(terms, at).some((other) => FOOD.test(other.lemma)))
    return { ...term, lemma: "nut", entry: { material: { ...pebble, tint: hex } } };
  if (lemma === "missing" && isGone(terms[at + 1])) return { ...term, entry: { condition: [["broken", 0.4]] } };
  if (PIECE.test(lemma) && MORSELS.has(terms[at - 1]?.lemma ?? "")) return { ...term, entry: { grammar: true } };
  return undefined;
}

/** What is sewn, woven or cut in lozenges. */
const WORKED_IN_DIAMONDS =
  /^(?:stitch|stitching|quilt|quilted|quilting|tuft|tufted|tufting|seam|knit|grid|lattice|mesh)$/;

/** "swirl marks", and the "fine" before them. */
const isOfPolishing = (terms: readonly Term[], at: number): boolean =>
  POLISHING.has(terms[at]?.lemma ?? "") && terms[at + 1]?.lemma === "mark";

/** "Corrugated iron, peeling paint", "planks, red paint peeling": the coat of what else is named, and no plaster. */
function isPeelingPaint(terms: readonly Term[], at: number): boolean {
  const { lemma, entry } = terms[at] as Term;
  const isOff = [terms[at - 1], terms[at + 1]].some((other) => COMING_OFF.has(other?.lemma ?? ""));
  if (!PEELING_PAINT.test(lemma) && !(lemma === "paint" && isOff)) return false;
  return around(terms, at).some(
    (other) =>
      other.entry.material &&
      other.entry.material.id !== entry.material?.id &&
      !PLASTERED.test(other.entry.material.id),
  );
}

/** Of a surface no beast's deed, but the marks it left. */
const SCRATCHES = /^scratch(?:es|ing)?$/;

/** What was beaten is hammered if it is metal, and of wood knocked about. */
const BEATEN = /^beat(?:en)?$/;
const BATTERED: Entry = {
  condition: [
    ["dented", 0.7],
    ["scratched", 0.4],
  ],
};
const isWooden = ({ entry, lemma }: Term): boolean =>
  /wood|plank|board|timber|oak|pine|ash/.test(entry.material?.id ?? lemma);

/** What no tie but a comma or nothing leads to: "covered in rust" tells how much by itself. */
const isListed = (before: Term | undefined): boolean => !before?.entry.connector || SCRATCHES.test(before.lemma);

/** "Metal, scratches, rust": the metal is named apart, and has some rust on it. "Metal rust" is nothing but rust. */
const isOnOther = (terms: readonly Term[], at: number): boolean =>
  isListed(terms[at - 1]) &&
  around(terms, at).some((other) => /^(?:metal|steel|iron|tin)$/.test(other.lemma) && other.end !== terms[at]?.start);

/** What has a crust of its own, which is no bread's. */
const CRUSTED = /lava|snow|ice|rock|sand|salt|rust|earth|mud/;
/** Lines of a circuit: of copper, they have its colour. */
const TRACE = /^(?:trace|track|line|pad|wiring)$/;
const isBoard = ({ entry }: Term): boolean => /circuit/.test(entry.material?.id ?? "");
const isNext = (terms: readonly Term[], at: number, word: RegExp): boolean =>
  terms[at + 1]?.pause === "none" && word.test(terms[at + 1]?.lemma ?? "");

/** Whether a colour follows that is pastel: "pastel pink tiles". */
const isTinting = (terms: readonly Term[], at: number): boolean => terms[at + 1]?.entry.colours !== undefined;

/** Work of many pieces, each in a colour of its own. */
const isMany = (term: Term): boolean => /^(?:terrazzo|mosaic|patchwork|quilt|confetti|sprinkle)$/.test(lastWord(term));
const isChip = ({ lemma }: Term): boolean => PIECE.test(lemma);
const isTerrazzo = (term: Term): boolean => lastWord(term) === "terrazzo";
/** What the chips of a terrazzo are cast in. */
const BINDER = { word: "cream", hex: "#ece7dd" };

/** Of several of them each is a stone, where one alone is a colour too. */
const GEMS: ReadonlySet<string> = new Set(["ruby", "emerald", "sapphire", "topaz", "garnet"]);

/** Resin that is poured with bubbles in it is seen through. */
const isBubble = ({ lemma }: Term): boolean => /^(?:air )?bubble$/.test(lemma);

/** "clear faceted diamond": nothing else is named that could have diamonds for its pattern. */
const isStone = (terms: readonly Term[]): boolean =>
  !terms.some(({ lemma, entry }) => lemma !== "diamond" && entry.material && entry.material.id !== "gemstone");

/** What stands within reach: no phrase is longer, and a prompt of one word only is read in a straight line. */
const REACH = 10;
const before = (terms: readonly Term[], at: number) => terms.slice(Math.max(0, at - REACH), at);
const around = (terms: readonly Term[], at: number) => terms.slice(Math.max(0, at - REACH), at + REACH);

/** "a book pattern": what is drawn is no stuff, unless it is named as one. */
function isDepicted(terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1];
  return next?.pause === "none" && DRAWN.has(next.lemma) && !terms[at]?.entry.material?.exact;
}
const DRAWN: ReadonlySet<string> = new Set("pattern print motif design".split(" "));

/** "a few missing", "missing tiles": pieces of the work itself, which it has lost. */
const isGone = (next: Term | undefined): boolean =>
  next === undefined || next.pause !== "none" || next.entry.connector !== undefined || PIECES.has(lastWord(next));

/** The second of two colours, at the end of its phrase: "black and honey", "indigo rust". */
function isColourBeside(terms: readonly Term[], at: number): boolean {
  const term = terms[at] as Term;
  const next = terms[at + 1];
  if (next && next.pause === "none" && !next.entry.connector) return false;
  const isJoined = terms[at - 1]?.entry.connector === "and";
  const before = terms[isJoined ? at - 2 : at - 1];
  const [colour] = (before?.entry.material ? undefined : before?.entry.colours) ?? [];
  if (!colour || !before || term.pause !== "none" || before.start < term.start - 2) return false;
  if (term.entry.covering) return !isJoined && !OF_RUST.has(colour.word);
  return isJoined && HUES.has(lastWord(term));
}
