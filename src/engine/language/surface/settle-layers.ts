import { endsPhrase, lastWord, SILENT, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { WOOD_TONES } from "../words/trade-colours.ts";

const PAINT = /^(?:.* )?(?:paint|paintwork|lacquer|enamel)$/;
const PAINTED_METAL = /paint/;
const RUST: ReadonlySet<string> = new Set(["rust", "corrosion", "rusting"]);
/** What goes through a coat. */
const THROUGH = /^(?:chip|chipping|scratch|scuff|gouge|dent|flake|crack|wear|gap|hole|spot|edge|patch)$/;

/**
 * What a prompt for a material says of stuffs that lie over or in each other. "Teal paint with rust in the chips" is one
 * material, rusty painted metal; of "white paint under teal" teal is the first colour, white the second; a wood's stain is
 * its colour; what was carved in a stuff lies in it, and what is inlaid too; shards set in cement are laid as crazy paving is.
 */
export function settleLayers(terms: readonly Term[], vocabulary: Vocabulary): Term[] {
  const cut = inlayLast(inShards(cutIn(asCut(terms, vocabulary)), vocabulary));
  return upperFirst(rustBeneath(dyedWood(cut), vocabulary));
}

/** "A dark walnut stain", "grey stained oak": wood is dyed with it, and no cup stood there. */
function dyedWood(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ lemma }, i) => STAIN.test(lemma) && isDye(terms[i - 1]));
  if (at < 1 || !terms.some((term, i) => i !== at - 1 && WOODEN.test(term.entry.material?.id ?? ""))) return terms;
  // "oak with a dark walnut stain"
  const tie = terms.findLastIndex(({ entry }, i) => i < at - 1 && !isHue({ entry }) && !entry.determiner);
  return terms.map((term, i) => {
    const hex = i === at - 1 ? WOOD_TONES.get(term.lemma) : undefined;
    if (hex !== undefined) return { ...term, entry: { colours: [{ word: term.lemma, hex }] } };
    return i === at || (i === tie && term.entry.connector === "with") ? { ...term, entry: SILENT } : term;
  });
}
const STAIN = /^(?:stain|stained|staining|woodstain|wood stain)$/;
const WOODEN = /oak|pine|wood|plank|board|parquet|ash$|beech|birch|cedar|maple|siding|decking|shingle/;
/** What is spilt leaves a stain of another kind. */
const SPILT = /^(?:coffee|tea|wine|ink|oil|rust|blood|water|chocolate|mustard)$/;
const isDye = (term: Term | undefined): boolean =>
  term !== undefined && !SPILT.test(term.lemma) && (WOOD_TONES.has(term.lemma) || isHue(term));

/** "Mother of pearl inlay in ebony": the ebony has the inlay. */
function inlayLast(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ lemma }) => lemma === "inlay");
  const tie = terms[at + 1];
  if (at < 1 || tie?.entry.connector !== "in") return terms;
  const end = terms.findIndex((term, i) => i > at + 1 && endsPhrase(term));
  const stuff = terms.slice(at + 2, end < 0 ? undefined : end);
  const [head] = stuff;
  if (!head) return terms;
  const [first] = terms;
  return [
    { ...head, pause: (first as Term).pause },
    ...stuff.slice(1),
    { ...tie, lemma: "with", entry: { connector: "with" } },
    ...terms.slice(0, at + 1),
    ...terms.slice(at + 2 + stuff.length),
  ];
}

/** "Hieroglyphs carved in sandstone": they are in it, and not made of it. */
function cutIn(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(isFigure)) return terms;
  return terms.map((term, at) => {
    const [last, before] = [terms[at - 1], terms[at - 2]];
    if (CUT_IN.test(term.lemma) && isFigure(last)) return { ...term, entry: { connector: "in" } };
    if (INTO.test(term.lemma) && last && CUT.test(last.lemma) && isFigure(before))
      return { ...term, entry: { connector: "in" } };
    return CUT.test(term.lemma) && isFigure(last) && INTO.test(terms[at + 1]?.lemma ?? "")
      ? { ...term, entry: SILENT }
      : term;
  });
}

/** "Runes carved into stone": what is told to be cut, and not to glow, is a dark cut. */
function asCut(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const entry = entries.get("carved rune");
  const isTold = terms.some(
    ({ lemma }, at) => (CUT.test(lemma) || CUT_IN.test(lemma)) && terms[at - 1]?.lemma === "rune",
  );
  if (!entry || !isTold || terms.some((term) => term.entry.trait?.trait === "glowing")) return terms;
  return terms.map((term) => (term.lemma === "rune" ? { ...term, lemma: "carved rune", entry } : term));
}
const CUT = /^(?:carved|engraved|cut|incised|chiselled|chiseled)$/;
const CUT_IN = /^(?:carved|engraved|cut|incised|chiselled|chiseled) (?:in|into|on)$/;
const INTO = /^(?:in|into|on)$/;
const isFigure = (term: Term | undefined): boolean => term !== undefined && FIGURES.has(lastWord(term));
const FIGURES: ReadonlySet<string> = new Set(["hieroglyph", "hieroglyphic", "rune"]);

const SHARD = /^(?:shard|sherd|fragment|potsherd)$/;
const BEDDED = /cement|concrete|mortar|plaster|grout/;

/** "Terracotta shards in cement": shards that are bedded lie close, as slabs of crazy paving do. */
function inShards(said: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  // "terracotta shards" lie loose, and are one word
  const terms = said.flatMap((term): readonly Term[] => {
    const space = term.lemma.lastIndexOf(" ");
    const stuff = space > 0 && SHARD.test(lastWord(term)) ? entries.get(term.lemma.slice(0, space)) : undefined;
    return stuff?.colours
      ? [
          { ...term, lemma: term.lemma.slice(0, space), entry: stuff },
          { ...term, lemma: lastWord(term), pause: "none" },
        ]
      : [term];
  });
  const paving = entries.get("crazy paving");
  const grout = entries.get("mortar");
  const at = terms.findIndex(({ lemma }) => SHARD.test(lemma));
  const tie = terms.findIndex(({ entry }, i) => i > at && entry.connector === "in");
  const bed = terms[tie + 1];
  if (at < 1 || tie < 0 || !paving || !grout || !terms[at - 1]?.entry.colours || !bed) return said;
  if (!BEDDED.test(bed.lemma)) return said;
  return terms.map((term, i) => {
    if (i === at) return { ...term, lemma: "crazy paving", entry: paving };
    return term === bed ? { ...term, lemma: "mortar", entry: grout } : term;
  });
}

/** "Paint with rust in the chips", "chipped paint, rust underneath": paint that rust shows through is on metal. */
function rustBeneath(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const whole = entries.get("rusty painted metal");
  const coat = terms.findIndex((term) => isCoat(term));
  const rust = terms.findIndex((term, i) => i > coat && RUST.has(term.lemma));
  if (coat < 0 || rust < 0 || !whole || !isThrough(terms.slice(rust + 1))) return terms;
  const other = terms.find(({ entry, lemma }, i) => i !== coat && entry.material?.exact && !RUST.has(lemma));
  if (other && !METALS.test(other.lemma)) return terms;
  const from = other ? Math.min(coat, terms.indexOf(other)) : coat;
  return terms.map((term, i) => {
    if (i === coat) return { ...term, lemma: "rusty painted metal", entry: whole };
    const isTie = i > from && i < rust && TYING.has(term.entry.connector ?? "");
    const isTold = i === rust || isTie || term === other || (i > rust && isPlace(term));
    return isTold ? { ...term, entry: SILENT } : term;
  });
}
const TYING: ReadonlySet<string> = new Set(["with", "on", "over", "under"]);
const METALS = /^(?:metal|steel|iron|sheet metal|metal sheet|car|barrel)$/;

const isCoat = ({ lemma, entry }: Term): boolean =>
  entry.material !== undefined && (PAINT.test(lemma) || PAINTED_METAL.test(entry.material.id));

const isThrough = (after: readonly Term[]): boolean =>
  after.some((term) => THROUGH.test(term.lemma) || /^(?:through|under|underneath|beneath|showing)/.test(term.lemma));

const isPlace = ({ lemma, entry }: Term): boolean =>
  THROUGH.test(lemma) || Boolean(entry.connector || entry.determiner || entry.grammar);

/** "White paint under teal": the coat that one sees is named first. */
function upperFirst(terms: readonly Term[]): Term[] {
  const tie = terms.findIndex(({ entry }) => entry.connector === "over" || entry.connector === "under");
  if (tie < 0) return [...terms];
  const isUnder = terms[tie]?.entry.connector === "under";
  const before = runBefore(terms, tie);
  const after = runAfter(terms, tie);
  const isOfCoats = terms.some(({ lemma }) => PAINT.test(lemma)) && before.some(isHue) && after.some(isHue);
  const last = terms.indexOf(after.at(-1) as Term);
  // "gold paint over black wood" is no second coat
  if (!isOfCoats || !endsPhrase(terms[last + 1])) return [...terms];
  const first = before[0] as Term;
  const [upper, lower] = isUnder ? [after, before] : [before, after];
  const paint = [...before, ...after].find(({ lemma }) => PAINT.test(lemma));
  const [top, below] = [upper.filter(isHue), lower.filter(isHue)];
  const led = top.map((term, i) => ({ ...term, pause: i === 0 ? first.pause : ("none" as const) }));
  const and: Term = { ...(terms[tie] as Term), lemma: "and", pause: "none", entry: { connector: "and" } };
  const told = [...before, ...after].filter((term) => !isHue(term) && term !== paint);
  return [
    ...terms.slice(0, terms.indexOf(first)),
    ...led,
    and,
    ...below.map((term) => ({ ...term, pause: "none" as const })),
    ...(paint ? [paint] : []),
    ...told.map((term) => ({ ...term, entry: SILENT })),
    ...terms.slice(last + 1),
  ];
}

const isHue = ({ entry }: Pick<Term, "entry">): boolean => Boolean((entry.colours || entry.tint) && !entry.trait);
const isOfCoat = (term: Term): boolean => isHue(term) || PAINT.test(term.lemma) || Boolean(term.entry.determiner);

function runBefore(terms: readonly Term[], tie: number): readonly Term[] {
  let from = tie;
  while (from > 0 && isOfCoat(terms[from - 1] as Term)) {
    from -= 1;
    if (terms[from]?.pause !== "none") break;
  }
  return terms.slice(from, Math.max(0, tie));
}

function runAfter(terms: readonly Term[], tie: number): readonly Term[] {
  const end = terms.findIndex((term, i) => i > tie && (!isOfCoat(term) || (i > tie + 1 && term.pause !== "none")));
  return terms.slice(tie + 1, end < 0 ? undefined : end);
}
