import type { Lexicon } from "../lexicon.ts";
import type { Term } from "../terms/term.ts";
import { LOOSE_THINGS } from "../words/layer-words.ts";
import { FORM_WORDS } from "../words/material-words.ts";
import type { FoundMaterial } from "./find-material.ts";

/** A whole other material among the words before the noun. */
export function otherMaterial(
  { entry, lemma }: Term,
  found: FoundMaterial,
  isLaid: boolean,
  lexicon: Lexicon,
): string | undefined {
  const { material } = entry;
  if (!material || entry.covering || entry.colours || entry.trait || material.id === found.id) return undefined;
  if (material.tint !== undefined || FORM_WORDS.has(lemma)) return undefined;
  const classOf = (id: string) => lexicon.materials.find((candidate) => candidate.id === id)?.class;
  const kind = classOf(found.id);
  // "jade marble tiles" are of jade; "oak parquet" is parquet in oak's tone
  const isWare = kind === "ceramic" && WARES.has(material.id);
  const isCutStone = isLaid && material.exact && (kind === "marble" || kind === "stone" || isWare);
  return classOf(material.id) === kind && !isCutStone && !LOOSE_THINGS.has(lemma) ? undefined : material.id;
}

/** What tiles are of that is no tile by itself: "crackle glaze tiles". */
const WARES: ReadonlySet<string> = new Set(["crackle-glaze", "porcelain"]);

/** "copper tiles" are of copper; beside another colour ("gold and black tiles") a metal's name is only a colour. */
export function metalOf(term: Term, terms: readonly Term[], lexicon: Lexicon): string | undefined {
  const { material } = term.entry;
  const isAlone = !terms.some((other) => other !== term && (other.entry.colours || other.entry.tint));
  return isAlone && material?.exact && isMetal(material.id, lexicon) ? material.id : undefined;
}

export const isMetal = (id: string, { materials }: Lexicon): boolean =>
  materials.some((material) => material.id === id && material.class === "metal");

/** Nothing is cut from it, but it may lie between what is: see `layFaces`. */
const MELT = "lava";

/** What things are cut from. */
export const isCut = ({ entry }: Term, id: string, { materials }: Lexicon): boolean =>
  id === MELT ||
  (entry.material?.exact === true && materials.find((one) => one.id === entry.material?.id)?.class !== "ground");
