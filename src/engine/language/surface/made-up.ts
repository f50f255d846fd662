import { fromHex } from "../../math/color.ts";
import type { Lexicon, LexiconMaterial } from "../lexicon.ts";
import type { BriefLayer } from "../material-brief.ts";
import type { QualitiesDraft } from "../said/qualities.ts";
import type { Term } from "../terms/term.ts";
import { COLOURS } from "../words/colours.ts";
import { PIECES } from "../words/layer-words.ts";
import { MATERIAL_WORDS } from "../words/material-words.ts";
import { ownMaterial } from "./find-material.ts";
import { plain } from "./growth-on.ts";

/** Work made up of another stuff: the relief of the one, the face of the other. Both are ids of materials. */
export interface MadeUp {
  readonly work: string;
  readonly stuff: string;
}

const BUTTONED = /^(?:button )?(?:tufted|buttoned|chesterfield)$/;

/**
 * "Quilted velvet", "tufted silk": sewn as the quilt or the cushion is, of the cloth that is named.
 *
 * @param cloth What was named.
 * @param base What it is to be, as its pattern has it.
 */
export function sewnOf(
  terms: readonly Term[],
  cloth: LexiconMaterial,
  base: string,
  lexicon: Lexicon,
): MadeUp | undefined {
  if (cloth.class !== "fabric" || cloth.words.includes("fabric") || cloth.words.some((word) => QUILTED.test(word)))
    return undefined;
  const isQuilt = lexicon.materials.some(({ id, words }) => id === base && words.some((word) => QUILTED.test(word)));
  if (isQuilt) return { work: base, stuff: cloth.id };
  const isButtoned =
    terms.some(({ lemma }) => BUTTONED.test(lemma)) ||
    (terms.some(({ lemma }) => /^buttons?$/.test(lemma)) &&
      terms.some(({ lemma }) => /^(?:diamond|lozenge)$/.test(lemma)));
  const work = isButtoned ? ownMaterial("tufted leather", lexicon) : undefined;
  return work === undefined ? undefined : { work, stuff: cloth.id };
}
const QUILTED = /^quilt/;

/** What a smith does to any metal -> the material that shows it on plain metal. */
const FINISHES: ReadonlyMap<string, string> = new Map([
  ...["hammered", "beaten", "planished"].map((word): [string, string] => [word, "hammered metal"]),
  ...["brushed", "satin"].map((word): [string, string] => [word, "brushed metal"]),
  ...["perforated", "punched"].map((word): [string, string] => [word, "perforated metal"]),
  ...["blasted", "bead blasted", "shot blasted", "sand blasted", "sandblasted", "grit blasted"].map(
    (word): [string, string] => [word, "blasted metal"],
  ),
]);

/** Metals that are no colour's name, as their sheets look (sRGB, from reflectances measured at normal incidence). */
const METAL_TONES: ReadonlyMap<string, string> = new Map([
  ["nickel", "#b9b0a1"],
  ["titanium", "#98908a"],
  ["zinc", "#9aa2a8"],
  ["tin", "#c2bfb7"],
  ["tungsten", "#85827f"],
  ["lead", "#7d8288"],
]);
/** Metals' names that are colours of cloth too. */
const COLOUR_METALS = /^(?:gold|golden|silver|copper|bronze|brass|pewter|rose gold|champagne)$/;
const CLOTH_NOUNS = /^(?:.* )?(?:fabric|cloth|textile|dress|ribbon|curtain|drape|sheet|pillow|cushion|gown|lining)$/;

/** "Nickel satin", "satin bronze handle": beside a metal's name satin is how it was finished, and no cloth. */
export function settleSatin(terms: readonly Term[], { materials }: Lexicon): Term[] {
  const isMetal = (term: Term | undefined) =>
    term !== undefined && materials.find(({ id }) => id === term.entry.material?.id)?.class === "metal";
  const isCloth = terms.some(({ lemma }) => CLOTH_NOUNS.test(lemma));
  return terms.map((term, at) => {
    if (term.lemma !== "satin" || isCloth) return term;
    const [before, next] = [terms[at - 1], terms[at + 1]];
    const isLed = isMetal(before) && before?.pause !== undefined && !COLOUR_METALS.test(before.lemma);
    return isLed || isMetal(next) ? { ...term, entry: {} } : term;
  });
}

/** "Hammered pewter": a metal that is in no list with that finish is the finish, in the metal's colour. */
export function finishOf(
  terms: readonly Term[],
  named: readonly Term[],
  { class: kind, words }: LexiconMaterial,
  lexicon: Lexicon,
): { readonly work: string; readonly word: Term; readonly tone?: BriefLayer["colours"][number] } | undefined {
  const finish = terms.find(({ lemma }) => FINISHES.has(lemma));
  if (kind !== "metal" || !finish) return undefined;
  const work = ownMaterial(FINISHES.get(finish.lemma) as string, lexicon);
  const isSoItself = named.includes(finish) || words.some((word) => word.startsWith(finish.lemma));
  // "metal, titanium, blasted": found by its finish, and of a metal that is named besides
  const toneOf = ({ lemma }: Term) =>
    METAL_TONES.get(lemma) ?? (isSoItself ? undefined : (MATERIAL_WORDS.get(lemma)?.tint ?? COLOURS.get(lemma)));
  const metal = (isSoItself ? terms : named).find((term) => toneOf(term));
  const hex = metal && toneOf(metal);
  if (work === undefined || (isSoItself && (!hex || !words.includes(FINISHES.get(finish.lemma) as string))))
    return undefined;
  return { work, word: finish, ...(metal && hex ? { tone: { word: metal.lemma, rgb: fromHex(hex) } } : {}) };
}

const SHEETS: ReadonlySet<string> = new Set(["metal", "plastic"]);

/** "Brushed gold panels with black gaps", "plastic panels with screws": a wall of sheets, of the stuff that is named. */
export function inPanels(
  terms: readonly Term[],
  { id, class: kind, bond, words }: LexiconMaterial,
  isParted: boolean,
  lexicon: Lexicon,
): MadeUp | undefined {
  const isSheet =
    SHEETS.has(kind) && bond === undefined && !words.some((word) => /panel|plate|hull|sheet|roof|tile/.test(word));
  const isSaid = terms.some(({ lemma, plural }) => plural && /(?:^| )(?:panel|plate|sheet)s?$/.test(lemma));
  const work = isSheet && isSaid && isParted ? ownMaterial("metal panel", lexicon) : undefined;
  return work === undefined ? undefined : { work, stuff: id };
}

const CUT: ReadonlySet<string> = new Set(["stone", "marble", "concrete"]);

/** "Moss between limestone slabs": what has joints is laid of pieces, though the stuff by itself has none. */
export function inSlabs(
  terms: readonly Term[],
  { id, class: kind, bond }: LexiconMaterial,
  isJointed: boolean,
  lexicon: Lexicon,
): MadeUp | undefined {
  const isCut = isJointed && bond === undefined && CUT.has(kind) && terms.some(({ lemma }) => SLABS.test(lemma));
  const work = isCut ? ownMaterial("flagstone", lexicon) : undefined;
  return work === undefined ? undefined : { work, stuff: id };
}

/** "Nero marquina marble floor": laid as marble floors are, of the marble that is named. */
export function ofMarble(
  terms: readonly Term[],
  { id: work, words }: LexiconMaterial,
  { materials }: Lexicon,
): MadeUp | undefined {
  if (!words.includes("marble tile")) return undefined;
  // "black marble tiles" are dyed, as any of a mere colour are
  const named = terms.flatMap(({ entry, lemma }) =>
    entry.material?.exact && !COLOURS.has(lemma.split(" ")[0] ?? "") ? [entry.material.id] : [],
  );
  const stuff = named.find(
    (id) =>
      id !== work && materials.some((one) => one.id === id && one.class === "marble" && !one.words.includes("marble")),
  );
  return stuff === undefined ? undefined : { work, stuff };
}

/** Sheet that roofs are folded of; what rusts is corrugated instead. */
const ROOFED = /^(?:copper|copper-patina|zinc|lead|aluminium|titanium|oxidised-aluminium|stainless-steel)$/;

/** "Standing seam copper roof", "a lead roof": trays of that metal, folded together. */
export function inSeams(
  terms: readonly Term[],
  { id }: LexiconMaterial,
  into: QualitiesDraft,
  lexicon: Lexicon,
): MadeUp | undefined {
  const isRoof = terms.some(({ lemma }) => /(?:^| )(?:roof|roofing|standing seam|seam)$/.test(lemma));
  const work = isRoof ? ownMaterial("standing seam", lexicon) : undefined;
  const named = id === work ? terms.find(({ entry }) => ROOFED.test(entry.material?.id ?? "")) : undefined;
  const stuff = named?.entry.material?.id ?? id;
  // what has greened has done so along its own seams: on others it would be striped anew
  if (work === undefined || !ROOFED.test(stuff) || (GREENED.test(stuff) && id === stuff)) return undefined;
  // copper is the metal of such a roof, and no colour of its lacquer
  const hues = into.colours.filter(({ word }) => !named?.lemma.split(" ").includes(word));
  into.colours.splice(0, into.colours.length, ...hues);
  return { work: GREENED.test(stuff) ? stuff : work, stuff };
}
const GREENED = /^copper-patina$/;
const SLABS = new RegExp(
  `(?:^| )(?:${[...PIECES].filter((piece) => /slab|block|flagstone|paver|tile/.test(piece)).join("|")})$`,
);

/** What the chips of a terrazzo are cast in where only their colours are said. */
export const BINDER = { word: "cream", rgb: fromHex("#dcd7cd") };

/** "Terrazzo with pink and green chips": no colour is said of what they are cast in. */
export function takesChips(terms: readonly Term[], { words }: LexiconMaterial): boolean {
  const chips = terms.findIndex(({ lemma }) => /^(?:chip|fleck|shard|aggregate)$/.test(lemma));
  const work = terms.findIndex(({ lemma }) => /terrazzo/.test(lemma));
  if (!words.includes("terrazzo") || chips < 0 || work > chips) return false;
  return (
    terms.slice(work, chips).some(({ entry }) => entry.colours) &&
    !terms.slice(0, work).some(({ entry }) => entry.colours)
  );
}

/** Stuffs that are known by the lines on them, and what colour they are between. */
const LINED: ReadonlyMap<string, BriefLayer["colours"][number]> = new Map([
  ["road", { word: "asphalt", rgb: fromHex("#3b3b3d") }],
  ["parking-lot", { word: "asphalt", rgb: fromHex("#3b3b3d") }],
  ["lined-paper", { word: "paper", rgb: fromHex("#efebe0") }],
  ["graph-paper", { word: "paper", rgb: fromHex("#efebe0") }],
]);

/** "A road with yellow lines": the colour of what the lines are on, where only theirs is said. */
export function betweenLines(terms: readonly Term[], base: string): BriefLayer["colours"][number] | undefined {
  const ground = LINED.get(base);
  const at = ground ? terms.findIndex(({ lemma }) => /(?:^| )(?:line|grid|marking|stripe)$/.test(lemma)) : -1;
  const isOnlyTheirs = at > 0 && terms.every(({ entry }, i) => (entry.colours !== undefined) === (i === at - 1));
  return isOnlyTheirs ? ground : undefined;
}

/** Broken ware put together with gold. */
export const mended = (lexicon: Lexicon): BriefLayer => ({
  ...plain(ownMaterial("gold", lexicon) ?? "gold"),
  place: "cracks",
  amount: 0.45,
});

/** "Copper, oxidised green": the green is what it is covered with, and no dye of the metal. */
export function patinated(base: string, { colours, conditions }: QualitiesDraft): void {
  if (!conditions.has("rusty") || !TURNS_GREEN.test(base)) return;
  const kept = colours.filter(({ rgb: [r, g] }) => g <= r);
  colours.splice(0, colours.length, ...kept);
}
const TURNS_GREEN = /copper|bronze|brass/;

/** Iron that is red or blue is painted, and rust comes through; of grey and of the colours of rust it is by itself. */
const PAINTED_HUE = /red|blue|green|yellow|white|black|teal|turquoise|pink|purple|cream/;
const BARE_IRON: ReadonlySet<string> = new Set(["steel", "iron"]);

/** What walls are built of. */
const WALLS: ReadonlySet<string> = new Set(["stone", "concrete", "ceramic", "terracotta"]);

/** Rusty metal with blue paint that peels, "rusty red steel": the metal that is both by itself. */
export function withPaint(base: string, qualities: QualitiesDraft, lexicon: Lexicon): string {
  const isRusty = lexicon.materials.find(({ id }) => id === base)?.words.includes("rusty metal");
  const { class: kind } = lexicon.materials.find(({ id }) => id === base) ?? {};
  // "chipped paint over brick": the paint is off in flakes, down to the brick, and the brick is whole
  if (kind && WALLS.has(kind) && qualities.conditions.has("painted") && qualities.conditions.delete("chipped"))
    qualities.addCondition("peeling", 0.7);
  const painted = qualities.conditions.has("painted") || qualities.conditions.has("peeling");
  const isCoated = BARE_IRON.has(base) && qualities.conditions.has("rusty") && isOfPaint(qualities);
  if (isCoated) qualities.conditions.delete("rusty");
  const id = (isRusty && painted) || isCoated ? ownMaterial("rusty painted metal", lexicon) : undefined;
  if (id === undefined) return base;
  qualities.conditions.delete("painted");
  qualities.conditions.delete("peeling");
  return id;
}

const isOfPaint = ({ colours }: QualitiesDraft): boolean =>
  colours.length > 0 && colours.every(({ word }) => PAINTED_HUE.test(word));
