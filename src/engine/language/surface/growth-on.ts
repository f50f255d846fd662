import type { Lexicon } from "../lexicon.ts";
import type { BriefLayer, BriefSurface } from "../material-brief.ts";
import type { QualitiesDraft } from "../said/qualities.ts";
import type { Term } from "../terms/term.ts";
import { ownMaterial } from "./find-material.ts";

/** A surface of which nothing else is said. */
export const plain = (base: string): BriefSurface => ({
  base,
  colours: [],
  materials: [],
  conditions: {},
  traits: [],
  scale: 1,
});

/** How much broader crusts that stand in colonies are than in a cover of them. */
export const CRUST = 2.6;

/** "grass paver": laid with gaps for grass. */
const GROWN = /^(?:overgrown|(?:grass|turf) (?:paver|paving|block)s?)$/;

/** "magma rock": rock that the melt still runs in; beside it lava stone is what has cooled. */
const MELT = /^(?:magma|molten|molten rock|molten lava)$/;
const ROCKY: ReadonlySet<string> = new Set(["stone", "concrete"]);
/** Of what covers the ground and is said not to cover it all, the earth is seen, and what has dried up. */
const PATCHY = /^(?:patchy|sparse|balding|bald|thinning|threadbare)$/;
const BALDING = /grass|clover|moss|meadow/;
const IVY = /^(?:ivy|vine|creeper) (?:covered|clad|grown)$/;

/**
 * What is overgrown has leaves on it, not moss alone: ivy on what stands, grass between what is trodden on. What is covered in
 * lichen has its crusts, and no moss. What is of magma shows it in its cracks.
 */
export function growthOn(terms: readonly Term[], base: string, into: QualitiesDraft, lexicon: Lexicon): BriefLayer[] {
  const material = lexicon.materials.find(({ id }) => id === base);
  const lichen = terms.some(({ lemma }) => lemma === "lichen covered") ? ownMaterial("lichen", lexicon) : undefined;
  if (lichen !== undefined) {
    into.conditions.delete("mossy");
    return [{ ...plain(lichen), scale: CRUST, place: "crusts", amount: 0.8 }];
  }
  const melt = terms.some(({ lemma }) => MELT.test(lemma)) ? ownMaterial("lava", lexicon) : undefined;
  if (melt !== undefined && base !== melt && ROCKY.has(material?.class ?? "")) {
    return [{ ...plain(melt), place: "cracks", amount: 0.6 }];
  }
  const ivy = terms.some(({ lemma }) => IVY.test(lemma)) ? ownMaterial("ivy", lexicon) : undefined;
  if (ivy !== undefined) {
    into.conditions.delete("mossy");
    return [{ ...plain(ivy), place: "patches", amount: 0.5 }];
  }
  if (BALDING.test(base) && terms.some(({ lemma }) => PATCHY.test(lemma))) {
    const bare = [ownMaterial("dirt", lexicon), ownMaterial("dry grass", lexicon)].flatMap((id) => id ?? []);
    return bare.map((id, at) => ({ ...plain(id), place: "patches", amount: at === 0 ? 0.45 : 0.15 }));
  }
  if (!terms.some(({ lemma }) => GROWN.test(lemma)) || !material || material.class === "ground") return [];
  const isTrodden = material.words.some((word) =>
    /paving|pavement|cobble|paver|floor|road|asphalt|flagstone/.test(word),
  );
  const id = ownMaterial(isTrodden ? "grass" : "ivy", lexicon);
  if (id === undefined) return [];
  return [{ ...plain(id), place: isTrodden ? "joints" : "patches", amount: isTrodden ? 0.6 : 0.4 }];
}

/** Weeds on what is paved grow where there is a gap. */
export const takesRoot = (terms: readonly Term[], base: string, { materials }: Lexicon): boolean =>
  terms.some(({ lemma }) => WEEDS.has(lemma)) && PAVED.has(materials.find(({ id }) => id === base)?.class ?? "");
const WEEDS: ReadonlySet<string> = new Set(["weed", "clover"]);
const PAVED: ReadonlySet<string> = new Set(["concrete", "stone", "ceramic", "terracotta", "marble"]);
