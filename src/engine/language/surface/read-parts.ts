import type { Lexicon, LexiconMaterial } from "../lexicon.ts";
import type { BriefLayer } from "../material-brief.ts";
import { QualitiesDraft } from "../said/qualities.ts";
import type { LayerPlace } from "../surface-names.ts";
import type { Term } from "../terms/term.ts";
import { seekMaterial } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { describeSurface } from "./describe-surface.ts";
import { type FoundMaterial, findMaterial } from "./find-material.ts";
import type { PartPhrase } from "./part-phrases.ts";

/** The layers that the parts of a surface make: what is said of a part stays with it. */
export function readParts(
  parts: readonly PartPhrase[],
  base: LexiconMaterial,
  ledger: WordLedger,
  lexicon: Lexicon,
): BriefLayer[] {
  return parts.flatMap((phrase) => {
    const layer = readPart(phrase, base, ledger, lexicon);
    return layer ? [layer] : [];
  });
}

function readPart(
  { word, noun, own: all, trod }: PartPhrase,
  base: LexiconMaterial,
  ledger: WordLedger,
  lexicon: Lexicon,
): BriefLayer | undefined {
  const own = all
    .filter((term) => !(word.part === "edges" && BORDERS.test(term.lemma)))
    .map((term) => asColour(term, lexicon));
  const place = placeOf(word.part, noun.lemma, base);
  // paint that was flung is paint, whatever is usually painted
  const isPaint =
    (word.part === "splashes" || word.part === "streaks") && own.some(({ entry }) => entry.covering?.[0] === "painted");
  const named = isPaint ? undefined : findMaterial(own, lexicon);
  // water that ran down a wall has dried or left it wet: it is no pool
  const isWater = place === "streaks" && named?.id === seekMaterial(lexicon, ["water"]);
  const said = named && isWater ? { ...named, id: base.id } : named;
  const isVein = place === "cracks" && !said;
  const grown = word.isPlace && !said ? stuffOf(own, lexicon) : undefined;
  const usual = isVein ? base.id : seekMaterial(lexicon, word.seek);
  const id = said?.id ?? grown ?? usual;
  if (id === undefined) return undefined;
  const found: FoundMaterial = said ?? { terms: [], id, assumed: false };
  const qualities = new QualitiesDraft();
  const material = lexicon.materials.find((candidate) => candidate.id === id);
  const { scale } = describeSurface(own, found, material, qualities, ledger, lexicon);
  for (const term of found.terms) ledger.mark(term, "material", id, found.assumed);
  if (isWater) qualities.addCondition("wet", 0.8);
  if (!ledger.has(noun)) ledger.mark(noun, "part", word.part);
  // what is small shows rust all over or not at all
  const rusted = qualities.conditions.has("rusty") ? seekMaterial(lexicon, ["rusty iron"]) : undefined;
  const isIron = said === undefined || (material?.class === "metal" && IRON.test(material.id));
  const isRusted = rusted !== undefined && (place === "streaks" || (isIron && place !== "grout"));
  if (isRusted) qualities.conditions.delete("rusty");
  if (isPaint) qualities.conditions.delete("painted");
  if (grown !== undefined) {
    for (const name of STUFF.keys()) qualities.conditions.delete(name);
    return { ...qualities.done(), materials: [], base: id, scale, place: "joints", amount: 0.5 };
  }
  const amount = place === "cracks" ? 0.6 : 0.5;
  for (const term of trod?.terms ?? []) ledger.mark(term, "part", word.part);
  const whose = trod && trod.tread !== "boot" ? { tread: trod.tread } : {};
  return { ...qualities.done(), materials: [], base: isRusted ? rusted : id, scale, place, amount, ...whose };
}

/** What borders are drawn of: no stuff. */
const BORDERS = /^(?:wave|leaf|vine|flower|rope|key|greek key|meander|rose|shell|scroll|laurel|ivy|braid)$/;

const IRON = /iron|steel/;

/** "Orange stitching" is of that colour, "gold stitching" of that metal. */
function asColour(term: Term, { materials }: Lexicon): Term {
  const { material, ...rest } = term.entry;
  const isMetal = materials.some(({ id, class: kind }) => id === material?.id && kind === "metal");
  return rest.colours && material && !isMetal ? { ...term, entry: rest } : term;
}

/** What fills joints that are only said to be in this condition. */
const STUFF: ReadonlyMap<string, readonly string[]> = new Map([
  ["mossy", ["moss", "grass"]],
  ["muddy", ["mud", "soil"]],
  ["dirty", ["soil", "dirt"]],
  ["snowy", ["snow"]],
  ["sandy", ["sand"]],
  ["moldy", ["moss"]],
]);

function stuffOf(own: PartPhrase["own"], lexicon: Lexicon): string | undefined {
  if (own.some(({ entry }) => entry.colours || entry.tint)) return undefined;
  const conditions = own.flatMap(({ entry }) => entry.condition?.map(([name]) => name) ?? []);
  const seek = conditions.flatMap((name) => STUFF.get(name) ?? []);
  return seekMaterial(lexicon, seek);
}

/** Names of what is laid in pieces. */
const JOINTED =
  /tile|brick|pav|plank|panel|parquet|board|floor|mosaic|block|cobble|sett|slab|shingle|masonry|stone wall|siding/;

const GLAZED = /enamel|glaze|porcelain|lacquer/;

const GLAZED_KINDS: ReadonlySet<string> = new Set(["ceramic", "plaster", "terracotta"]);

/** Blocks that are a drawing by themselves. */
const LAID_SLANT = /herringbone|chevron/;

/** A seam or a line in cloth or hide is sewn, lines and streaks in marble are veins. */
function placeOf(part: LayerPlace, noun: string, { class: kind, words }: LexiconMaterial): LayerPlace {
  const isLine = noun === "seam" || noun === "line";
  if (isLine && (kind === "fabric" || kind === "leather")) return "stitches";
  // what is cast in one piece has no seams but where it was mended
  const isWhole = GLAZED_KINDS.has(kind) && !words.some((word) => JOINTED.test(word));
  if (noun === "crack" || (noun === "seam" && isWhole) || (kind === "marble" && (isLine || part === "streaks")))
    return "cracks";
  // strips of metal follow the blocks of a parquet, and are drawn over what is plain
  if (part === "inlay" && words.some((word) => LAID_SLANT.test(word))) return "joints";
  // a dish is glazed in one piece: its rim is a line around it
  if (part === "edges" && words.some((word) => GLAZED.test(word)) && !words.some((word) => JOINTED.test(word)))
    return "strips";
  // what has no joints has its lines set in or painted on
  return noun === "line" && !words.some((word) => JOINTED.test(word)) ? "strips" : part;
}
