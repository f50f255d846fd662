import type { BriefRegion } from "../brief.ts";
import type { SceneBuilder } from "../phrases/scene-builder.ts";
import type { Mending, Region } from "../region.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { REGION_WORDS } from "../words/region-words.ts";
import { applyModifiers } from "./modifiers.ts";
import { QualitiesDraft } from "./qualities.ts";

/** Families of what has knees and elbows without being a body. */
const WORN = /^(?:garment|accessory)$/;
/** Families of what is of cloth or hide, so that it gets holes as it is used. */
const CLOTH = /^(?:garment|shoe|accessory|bedding)$/;
/** Families of what one hole is told of; of what has many, it is full of pores. */
const HOLED = /^(?:vessel|container|household|toy|plaything)$/;
/** Ties of a place to what is there: "torn at the knees", "with patches on the elbows". */
const AT = /^(?:on|in|over|under|beside|place)$/;

const MANNERS: ReadonlyMap<string, Mending> = new Map([
  ["torn", "torn"],
  ["patched", "patched"],
]);

/**
 * "with torn knees", "with patched elbows", "with elbow patches", "with holes in the knees", "torn at the knees", "with a hole": where a
 * garment wears through first, and what became of it there.
 */
export function tellJoint(
  terms: readonly Term[],
  tie: Tie | undefined,
  builder: SceneBuilder,
  ledger: WordLedger,
): boolean {
  const source = tie?.source;
  const last = terms.at(-1);
  if (!source || !last || last.possessive) return false;
  const region = REGION_WORDS.get(lastWord(last));
  const said = terms.slice(0, -1);
  if (region === "knee" || region === "elbow") {
    if (!WORN.test(source.concept.family)) return false;
    if (tie.kind === "with") return addJoint(source, region, said, ledger, last);
    return AT.test(tie.kind) && moveTo(source, region, said, ledger, last);
  }
  if (tie.kind !== "with") return false;
  const inside = said.map(({ lemma }) => REGION_WORDS.get(lemma)).find((each) => each === "knee" || each === "elbow");
  if (region === "patch" && inside && WORN.test(source.concept.family)) {
    for (const term of said.filter(({ lemma }) => REGION_WORDS.has(lemma))) ledger.mark(term, "part", inside);
    return addJoint(
      source,
      inside,
      said.filter(({ lemma }) => !REGION_WORDS.has(lemma)),
      ledger,
      last,
      "patched",
    );
  }
  if (region !== "hole") return false;
  const { family } = source.concept;
  if (!CLOTH.test(family) && !(HOLED.test(family) && !last.plural)) return false;
  const count = said.find(({ entry }) => entry.count !== undefined)?.entry.count ?? (last.plural ? 5 : 1);
  source.regions.push({ region, count, ...new QualitiesDraft().done() });
  for (const term of terms) ledger.mark(term, "wear", "hole");
  builder.dropped = { ...tie, kind: "place" };
  return true;
}

/** Remembers a knee or an elbow and what is said of it. False where that would not be seen. */
function addJoint(
  source: Mention,
  region: Region,
  said: readonly Term[],
  ledger: WordLedger,
  last: Term,
  known?: Mending,
): boolean {
  const manner = known ?? said.flatMap(({ entry }) => MANNERS.get(entry.trait?.trait ?? "") ?? [])[0];
  const isTold = manner || said.some(({ entry }) => entry.colours || entry.material || entry.condition);
  if (!isTold) return false;
  const draft = new QualitiesDraft();
  applyModifiers(said, draft, ledger, true);
  source.regions.push({ region, ...draft.done(), ...(manner && { manner }) });
  ledger.mark(last, "part", region);
  return true;
}

/** What was said of the whole just before is said of that place: its holes, its patches, that it is torn. */
function moveTo(source: Mention, region: Region, said: readonly Term[], ledger: WordLedger, last: Term): boolean {
  const before = source.regions.at(-1);
  const held = before && (before.region === "hole" ? "torn" : before.region === "patch" ? "patched" : undefined);
  const trait = [...MANNERS.keys()].find((name) => source.qualities.traits.includes(name));
  const manner: Mending | undefined = held ?? MANNERS.get(trait ?? "");
  if (manner === undefined) return false;
  const { count: _, ...kept }: BriefRegion = held && before ? before : { region, ...new QualitiesDraft().done() };
  if (held) source.regions.pop();
  else source.qualities.dropTrait(trait as string);
  source.regions.push({ ...kept, region, manner });
  for (const term of [...said, last]) ledger.mark(term, "part", region);
  return true;
}
