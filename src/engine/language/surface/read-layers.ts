import { fromHex } from "../../math/color.ts";
import type { Lexicon } from "../lexicon.ts";
import type { BriefLayer } from "../material-brief.ts";
import { QualitiesDraft } from "../said/qualities.ts";
import type { Term } from "../terms/term.ts";
import { seekMaterial } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { CLIMBERS } from "../words/layer-words.ts";
import { describeSurface } from "./describe-surface.ts";
import { type FoundMaterial, findMaterial, ownMaterial } from "./find-material.ts";
import { CRUST, plain, takesRoot } from "./growth-on.ts";
import type { MaterialPhrases } from "./material-phrases.ts";
import { spareBase } from "./spare-base.ts";
import { isAglow } from "./take-glow.ts";

/** Rock that lies about is stones: a cliff's face cut in patches is not. */
export function inPieces(id: string | undefined, place: BriefLayer["place"], lexicon: Lexicon): string | undefined {
  const isRock = place === "scattered" && lexicon.materials.find((material) => material.id === id)?.class === "stone";
  return isRock ? (seekMaterial(lexicon, ["pebble", "gravel"]) ?? id) : id;
}

/** What was said to lie on the base: coverings tell how that has fared, all else is a layer of its own. */
export function readLayers(
  phrases: MaterialPhrases["layers"],
  base: string,
  into: QualitiesDraft,
  ledger: WordLedger,
  lexicon: Lexicon,
): BriefLayer[] {
  const layers: BriefLayer[] = [];
  for (const { place, amount, terms } of phrases) {
    const found = findMaterial(terms, lexicon);
    const covering = terms.find((term) => term.entry.covering);
    const isCovering = found === undefined || (covering !== undefined && found.terms.includes(covering));
    const named = isCovering && covering ? ownMaterial(covering.lemma, lexicon) : found?.id;
    const isLaid = place === "joints" || place === "cracks" || (place === "patches" && !covering);
    const grown = covering && CLIMBERS.get(covering.lemma);
    if (isCovering && !(named && (isLaid || grown))) {
      // moss, snow, rust on something are how it has fared; their colour is not its colour
      const isPaint = covering?.entry.covering?.[0] === "painted";
      const said =
        covering && !isPaint ? terms.filter(({ entry }) => entry.covering || !(entry.colours || entry.tint)) : terms;
      const before = new Map(into.conditions);
      describeSurface(said, undefined, undefined, into, ledger, lexicon);
      if (covering) spareBase(into, before, terms, amount);
      continue;
    }
    const stain = found && stainOf(terms);
    if (stain) {
      const colours = [{ word: stain.word, rgb: fromHex(stain.hex) }];
      layers.push({ ...plain(base), colours, place: "patches", amount: amount * 0.3 });
      for (const term of terms) ledger.mark(term, "wear", "stained");
      continue;
    }
    const id = inPieces(named ?? found?.id, place, lexicon);
    if (id === undefined || id === base) continue;
    const qualities = new QualitiesDraft();
    const material = lexicon.materials.find((candidate) => candidate.id === id);
    if (found && isCoat(found, base, lexicon)) {
      // "rusty metal with flaking blue paint": what flakes is the coat of the metal, and no plaster lies on it
      into.addCondition("peeling", PEELING);
      for (const term of found.terms) ledger.mark(term, "wear", "peeling");
      const said = terms.filter((term) => !found.terms.includes(term));
      describeSurface(said, undefined, undefined, into, ledger, lexicon);
      continue;
    }
    const own = found ?? { terms: covering ? [covering] : [], id, assumed: false };
    const { scale } = describeSurface(terms, own, material, qualities, ledger, lexicon);
    for (const term of own.terms) ledger.mark(term, "material", id, own.assumed);
    if (isAglow(terms)) qualities.addCondition("glowing", 0.85);
    const rooted = place === "scattered" && takesRoot(terms, base, lexicon) ? "joints" : undefined;
    const isLeaves = isLitter(terms, id, lexicon);
    const fallen = isLeaves && !terms.some(isColour) ? (ownMaterial("fallen leaves", lexicon) ?? id) : id;
    if (place === "scattered" && isLeaves && isTrodden(base, lexicon)) {
      layers.push({ ...qualities.done(), materials: [], base: fallen, scale, place, amount: amount * BLOWN });
      continue;
    }
    if (place === "joints" && (isLeaves || FRONDS.test(id))) {
      // leaves that the wind has swept into joints are fallen ones, and lie a little over them too; fronds hang out of them
      const litter = { ...qualities.done(), materials: [], base: fallen, scale };
      layers.push({ ...litter, place, amount }, { ...litter, place: "scattered", amount: amount * LITTER });
      continue;
    }
    const isSet = place === "scattered" && material?.class === "misc" && isWall(base, lexicon);
    const isSparse = place === "scattered" && terms.some(isFew);
    layers.push({
      ...qualities.done(),
      materials: [],
      base: id,
      // a crust on stone is as broad as a hand
      scale:
        grown === "crusts" ? scale * CRUST : isSparse ? Math.min(4, scale * SINGLE) : isSet ? scale * SHOWN : scale,
      place: grown ?? rooted ?? place,
      amount: isSparse ? FEW : isSet ? amount * SET : amount,
    });
  }
  return layers;
}

/** "A few rocks": see `scattered`, which sets so little about singly. */
const FEW = 0.08;
/** What lies singly is larger than what lies in heaps. */
const SINGLE = 2.5;
const isFew = ({ lemma }: Term): boolean => /^(?:a )?(?:few|couple|occasional|odd)$|^a couple of$/.test(lemma);

/** How many of as many things a mason sets in a wall, which is to be seen between them, and how much larger they are. */
const SET = 0.4;
const SHOWN = 1.5;
const isWall = (base: string, { materials }: Lexicon): boolean =>
  /^(?:concrete|plaster)$/.test(materials.find(({ id }) => id === base)?.class ?? "");

/** How much of what lies in joints lies over the pieces too. */
const LITTER = 0.3;
/** How many leaves of as many lie on what is walked on: the wind has taken the others. */
const BLOWN = 0.55;
const TRODDEN: ReadonlySet<string> = new Set(["concrete", "stone", "ceramic", "marble", "wood"]);
const isTrodden = (base: string, { materials }: Lexicon): boolean =>
  TRODDEN.has(materials.find(({ id }) => id === base)?.class ?? "");

/** What a stuff leaves where it has dried: a colour, and no crumb of it. Hues measured off photographs of walls and cloth. */
const STAINS: ReadonlyMap<string, string> = new Map([
  ["salt", "#c2b6aa"],
  ["lime", "#beb5a8"],
  ["mineral", "#b8ad9e"],
  ["coffee", "#5a3d25"],
  ["tea", "#8a6238"],
  ["wine", "#5c1f2e"],
  ["ink", "#20264c"],
  ["oil", "#2b2722"],
  ["soot", "#2a2725"],
  ["tar", "#1d1b1a"],
]);
const stainOf = (terms: readonly Term[]): { word: string; hex: string } | undefined => {
  const stuff = terms.find(({ lemma }) => STAINS.has(lemma));
  if (!stuff || !terms.some(({ lemma }) => /^(?:.* )?(?:stain|staining|mark|bloom)$/.test(lemma))) return undefined;
  return { word: stuff.lemma, hex: STAINS.get(stuff.lemma) as string };
};

const isColour = ({ entry }: Term): boolean => Boolean(entry.colours || entry.tint);

/** How far a coat is gone that is said to come off. */
const PEELING = 0.75;

const FRONDS = /^fern/;
const CLIMBING = /ivy|vine|creeper/;

/** Leaves that fell: where they only fill joints, nobody sees what they are. */
const isLitter = (terms: readonly Term[], id: string, { materials }: Lexicon): boolean =>
  terms.some(({ lemma }) => /^(?:.* )?lea(?:f|ves)$/.test(lemma) && !CLIMBING.test(lemma)) &&
  materials.some((material) => material.id === id && material.class === "ground");

/** Whether what is named is paint that comes off, on anything but the plaster that is called by it. */
function isCoat({ id, terms }: FoundMaterial, base: string, { materials }: Lexicon): boolean {
  const classOf = (of: string) => materials.find((material) => material.id === of)?.class;
  return /\bpaint$/.test(terms.at(-1)?.lemma ?? "") && classOf(id) === "plaster" && classOf(base) !== "plaster";
}
