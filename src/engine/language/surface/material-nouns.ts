import type { Lexicon } from "../lexicon.ts";
import type { Term } from "../terms/term.ts";

/** A term that can stand for a whole material. */
export const isMaterialNoun = ({ entry }: Term): boolean =>
  entry.material !== undefined &&
  entry.covering === undefined &&
  entry.colours === undefined &&
  (entry.trait === undefined || entry.material.exact);

const classOf = (id: string | undefined, { materials }: Lexicon): string | undefined =>
  materials.find((material) => material.id === id)?.class;

/** "copper metal": a colour's name that is a material of the class named after it. */
export function isKindOf({ entry }: Term, general: Term, lexicon: Lexicon): boolean {
  if (!entry.colours || !entry.material?.exact || entry.covering) return false;
  return classOf(entry.material.id, lexicon) === classOf(general.entry.material?.id, lexicon);
}

/** "checkered wool": the figure alone is a floor, and on cloth it is cloth. */
export function isFigureOn({ entry }: Term, general: Term, lexicon: Lexicon): boolean {
  if (entry.trait?.role !== "pattern") return false;
  return general.entry.trait?.role !== "pattern" && classOf(general.entry.material?.id, lexicon) === "fabric";
}

/** Words for a whole class: "ramie fabric" is ramie. */
export const GENERAL_NOUNS: ReadonlySet<string> = new Set(
  "fabric cloth textile wool cotton wood wooden timber metal metallic stone plastic ground material soil".split(" "),
);

/** "a metal castle", "a plastic crate": such a thing is of its usual stuff only where nothing else is said. */
export const isBuiltOf = ({ lemma, entry }: Term, general: Term, lexicon: Lexicon): boolean =>
  BUILT.has(lemma) &&
  lemma !== general.lemma &&
  (classOf(entry.material?.id, lexicon) !== classOf(general.entry.material?.id, lexicon) ||
    (general.entry.material?.exact === true && !GENERAL_NOUNS.has(general.lemma)));
export const BUILT: ReadonlySet<string> = new Set(
  "castle fortress fortification dungeon rampart battlement temple ruin ruins cave cavern bunker crypt tomb crate box chest barrel bucket door gate fence shed hut cabin table bench chair locker cushion pillow sofa couch seat shirt dress apron pouch backpack jacket duvet".split(
    " ",
  ),
);

/** "wool carpet" is a carpet: a carpet of leaves is leaves. */
export const isOfCloth = (term: Term, terms: readonly Term[], lexicon: Lexicon): boolean => {
  if (!term.entry.material?.exact || classOf(term.entry.material.id, lexicon) !== "fabric") return false;
  const others = terms.filter((other) => other !== term && isMaterialNoun(other));
  return others.length > 0 && others.every(({ entry }) => classOf(entry.material?.id, lexicon) === "fabric");
};

/** "velvet upholstery", "silk curtain": what is of any cloth is of the one that is named. */
export const isSewnOfCloth = (term: Term, terms: readonly Term[], { materials }: Lexicon): boolean => {
  const clothOf = ({ entry }: Term) => materials.find(({ id }) => id === entry.material?.id && entry.material.exact);
  if (!clothOf(term)?.words.includes("fabric")) return false;
  return terms.some((other) => {
    const cloth = other !== term && isMaterialNoun(other) ? clothOf(other) : undefined;
    return cloth?.class === "fabric" && !cloth.words.includes("fabric");
  });
};
