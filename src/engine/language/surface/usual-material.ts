import type { Lexicon, LexiconMaterial } from "../lexicon.ts";
import type { Term } from "../terms/term.ts";
import { seekMaterial } from "../terms/vocabulary.ts";
import { LAID_WORK } from "../words/layer-words.ts";
import { WOOD_TONES } from "../words/trade-colours.ts";
import { type FoundMaterial, ownMaterial } from "./find-material.ts";
import type { PartPhrase } from "./part-phrases.ts";
import { PRINT } from "./settle-senses.ts";

const FLOORS: ReadonlySet<string> = new Set("floor flooring floorboard deck decking plank board".split(" "));
const BOARDS = /plank|board|parquet|floor|deck|siding|panel/;

/** What is made of boards wherever it is made of wood. */
const BOARDED: ReadonlySet<string> = new Set(
  "door gate crate shed barn hut cabin cladding hatch bench table pier jetty dock ship hull wagon bridge coffin stage wall facade".split(
    " ",
  ),
);

/** "a dark walnut floor": wood on a floor is laid in boards, whose tone the wood's name gives. So is that of doors and crates. */
export function layBoards(found: FoundMaterial, terms: readonly Term[], lexicon: Lexicon): FoundMaterial {
  const material = lexicon.materials.find(({ id }) => id === found.id);
  if (material?.class !== "wood" || material.words.some((word) => BOARDS.test(word))) return found;
  const floor = terms.findLast(({ lemma }) => FLOORS.has(lemma) || BOARDED.has(lemma));
  const id = floor && seekMaterial(lexicon, [FLOORS.has(floor.lemma) ? "wood floor" : "plank"]);
  if (!floor || id === undefined) return madeOfWood(found, terms, lexicon) ?? found;
  const tint = WOOD_TONES.get(found.id);
  return { terms: [floor], id, assumed: false, ...(tint === undefined ? {} : { tint }) };
}

/** "Plywood Birch", "OSB pine": of the two the one that is made of the other, in that one's tone. */
function madeOfWood(found: FoundMaterial, terms: readonly Term[], lexicon: Lexicon): FoundMaterial | undefined {
  const tint = WOOD_TONES.get(found.id);
  if (tint === undefined || found.terms.length > 1) return undefined;
  const made = terms.find(
    ({ entry: { material } }) =>
      material?.exact === true &&
      material.id !== found.id &&
      !WOOD_TONES.has(material.id) &&
      lexicon.materials.some(({ id, class: kind }) => id === material.id && kind === "wood"),
  );
  return made?.entry.material && { terms: [made], id: made.entry.material.id, assumed: false, tint };
}

/** What things are called by that have become so. */
const BECOME: ReadonlySet<string> = new Set(["old", "cracked"]);

/** "Old brown boards", "cracked dry mud": what is old boards by name is so whatever stands between the two words. */
export function aged(found: FoundMaterial, terms: readonly Term[], lexicon: Lexicon): FoundMaterial {
  const material = lexicon.materials.find(({ id }) => id === found.id);
  const old = terms.find((term) => BECOME.has(term.lemma) && !found.terms.includes(term));
  const head = found.terms.at(-1)?.lemma ?? "";
  if (!old || !material?.words.includes(head)) return found;
  const kin = lexicon.materials.find(
    ({ class: kind, words }) => kind === material.class && words.includes(`${old.lemma} ${head}`),
  );
  return kin ? { ...found, terms: [old, ...found.terms], id: kin.id } : found;
}

const CARVED: ReadonlySet<string> = new Set(["carved", "embossed", "engraved", "ornament"]);
const UNDRESSED = /wall|cobble|rubble|boulder|rock|cliff|pebble/;

/** "A carved stone wall": nobody carves across rubble. Stone that is carved has been sawn and dressed first. */
export function dressed(
  found: FoundMaterial | undefined,
  terms: readonly Term[],
  lexicon: Lexicon,
): FoundMaterial | undefined {
  const material = lexicon.materials.find(({ id }) => id === found?.id);
  const isCarved = terms.some(({ entry }) => CARVED.has(entry.trait?.trait ?? ""));
  if (!found || !isCarved || material?.class !== "stone") return found;
  if (!material.words.some((word) => UNDRESSED.test(word)) || found.terms.some(({ entry }) => entry.trait))
    return found;
  const id = seekMaterial(lexicon, ["limestone"]);
  return id === undefined ? found : { terms: found.terms, id, assumed: false };
}

/** "White brick with grey mortar": a coat of paint would go over the joints too, so the bricks themselves are white. */
export function bared(
  found: FoundMaterial | undefined,
  parts: readonly PartPhrase[],
  lexicon: Lexicon,
): FoundMaterial | undefined {
  const id = ownMaterial("brick", lexicon);
  const isCoated = found !== undefined && found.id === ownMaterial("painted brick", lexicon);
  const isSaid = found?.terms.some(({ lemma }) => /paint/.test(lemma));
  const isPointed = parts.some(({ word }) => word.part === "grout");
  return isCoated && !isSaid && isPointed && id !== undefined ? { ...found, id } : found;
}

/** "Charred cedar": what is charred all over is black, whatever wood it was. */
export function charred(
  found: FoundMaterial | undefined,
  terms: readonly Term[],
  lexicon: Lexicon,
): FoundMaterial | undefined {
  const isWood = (of: string | undefined) =>
    lexicon.materials.some(({ id, class: kind }) => id === of && kind === "wood");
  const burnt = isWood(found?.id) ? terms.find(({ lemma }) => lemma === "charred") : undefined;
  const id = burnt && ownMaterial("charred wood", lexicon);
  if (!found || !burnt || id === undefined) return found;
  const own = terms.filter((term) => term === burnt || found.terms.includes(term) || isWood(term.entry.material?.id));
  return { terms: own, id, assumed: false };
}

type Usual = Readonly<Record<string, readonly string[]>>;

/** What is mostly meant where only a style was said, or a style and a mere form: "a cyberpunk wall". */
const OF_STYLES: Usual = { futuristic: ["sci fi panel"], pixelated: ["toy brick", "lego"] };
/** What is mostly meant where only a pattern was said. */
const OF_PATTERNS: Usual = {
  striped: ["striped fabric"],
  checkered: ["checkered tile"],
  geometric: ["cement tile", "tile"],
  scalloped: ["fish scale tile", "tile"],
};

/** What a figure is by custom sewn or printed on, and the colour of that where none was said. */
const CLOTHS: Readonly<Record<string, string>> = {
  daisy: "#3a665c",
  sashiko: "#253a63",
  asanoha: "#2c4a78",
  shippo: "#2c4a78",
  snowflake: "#24406e",
  tropical: "#0f3d52",
  seigaiha: "#2c4a78",
};
/** What a figure of any colour is known from, where that shows none by itself. */
const BEARERS: ReadonlyMap<string, string> = new Map([
  ..."paisley ikat pinstriped diagonal mixed-dots polka-dot chevron star camouflage"
    .split(" ")
    .map((figure): [string, string] => [figure, "woven cotton"]),
  ["floral", "floral fabric"],
  ["argyle", "knit"],
  ["lily", "wallpaper"],
]);

/** The cloth that a figure is known from. It shows none by itself: the pattern is still to be laid on. */
function findCloth(terms: readonly Term[], lexicon: Lexicon): FoundMaterial | undefined {
  const tint = terms.map(({ entry }) => CLOTHS[entry.trait?.trait ?? ""]).find((hex) => hex !== undefined);
  const figure = terms.find(
    ({ entry: { trait }, lemma }) =>
      trait?.role === "pattern" && (PRINT.test(lemma) || (BEARERS.has(trait.trait) && trait.trait !== "floral")),
  );
  if (tint === undefined && !figure) return undefined;
  const bearer = BEARERS.get(figure?.entry.trait?.trait ?? "") ?? "woven cotton";
  const id = seekMaterial(lexicon, [bearer, "class:fabric"]);
  if (id === undefined) return undefined;
  const isShown = bearer === "floral fabric" && figure !== undefined;
  return { terms: isShown ? [figure] : [], id, assumed: false, ...(tint === undefined ? {} : { tint }) };
}

export const findByStyle = (terms: readonly Term[], lexicon: Lexicon) => findUsual(terms, OF_STYLES, lexicon);
export const findByPattern = (terms: readonly Term[], lexicon: Lexicon) =>
  findUsual(terms, OF_PATTERNS, lexicon) ?? findCloth(terms, lexicon);

/** The material that shows a style or a pattern by itself. */
function findUsual(terms: readonly Term[], usual: Usual, lexicon: Lexicon): FoundMaterial | undefined {
  for (const term of terms) {
    const id = seekMaterial(lexicon, usual[term.entry.trait?.trait ?? ""] ?? []);
    if (id !== undefined) return { terms: [term], id, assumed: true };
  }
  return undefined;
}

/** The first thing one thinks of for its class: "fabric", "tile", "wood". */
export const isGeneral = ({ words, class: kind }: LexiconMaterial): boolean =>
  words.includes(kind) || words.some((word) => GENERAL.has(word));
const GENERAL: ReadonlySet<string> = new Set([
  "fabric",
  "tile",
  "wood floor",
  "wallpaper",
  "paving stone",
  "tiles",
  "grass",
]);

/** "Tartan wool": the cloth that is called by the pattern's word, whatever it is woven of. */
export const isClothOf = ({ entry }: Term, { class: kind, words }: LexiconMaterial, { materials }: Lexicon): boolean =>
  kind === "fabric" &&
  PLAIN_CLOTH.test(words[0] ?? "") &&
  materials.some(
    ({ id, class: other }) => other === kind && entry.material?.exact === true && id === entry.material.id,
  );
const PLAIN_CLOTH = /wool|cotton|linen|cloth/;

/** Prints that are said to be in nothing are in soft ground: in snow or sand where it is snowy or sandy. */
export function findTrodden(
  base: readonly Term[],
  parts: readonly PartPhrase[],
  lexicon: Lexicon,
): FoundMaterial | undefined {
  if (!parts.some(({ word }) => word.part === "footprints" || word.part === "ruts")) return undefined;
  const states = base.flatMap(({ entry }) => entry.condition?.map(([name]) => name) ?? []);
  const named = states.includes("snowy") ? ["snow"] : states.includes("sandy") ? ["sand"] : [];
  const id = seekMaterial(lexicon, [...named, states.includes("muddy") ? "mud" : "dirt", "soil", "class:ground"]);
  return id === undefined ? undefined : { terms: [], id, assumed: false };
}

/** Oil that is said to be on nothing has dripped on a garage's floor. */
export function findSoiled(base: readonly Term[], lexicon: Lexicon): FoundMaterial | undefined {
  const isOily = base.some(
    ({ entry }) => entry.covering?.[0] === "oily" || entry.condition?.some(([name]) => name === "oily"),
  );
  const id = isOily ? seekMaterial(lexicon, ["concrete", "class:concrete"]) : undefined;
  return id === undefined ? undefined : { terms: [], id, assumed: false };
}

/** Clay that is trodden on is not yet fired: mud, in its own colour. */
export function softened(
  found: FoundMaterial | undefined,
  parts: readonly PartPhrase[],
  lexicon: Lexicon,
): FoundMaterial | undefined {
  const isTrodden = parts.some(({ word }) => word.part === "footprints" || word.part === "ruts");
  const id =
    isTrodden && found?.terms.some(({ lemma }) => /(?:^| )clay$/.test(lemma))
      ? seekMaterial(lexicon, ["mud"])
      : undefined;
  return found && id !== undefined ? { terms: found.terms, id, assumed: false, tint: CLAY } : found;
}
const CLAY = "#a9765a";

/** Laid work of a kind of wood is laid in wood, where there is such a thing: "walnut mosaic" is a wooden mosaic. */
export function inWood(found: FoundMaterial | undefined, terms: readonly Term[], lexicon: Lexicon): string | undefined {
  const classOf = (id: string | undefined) => lexicon.materials.find((material) => material.id === id)?.class;
  const work = found?.terms.at(-1);
  if (!found || !work || !LAID_WORK.has(work.lemma) || classOf(found.id) === "wood") return undefined;
  const isOfWood = terms.some((term) => !found.terms.includes(term) && classOf(term.entry.material?.id) === "wood");
  return isOfWood ? ownMaterial(`wooden ${work.lemma}`, lexicon) : undefined;
}
