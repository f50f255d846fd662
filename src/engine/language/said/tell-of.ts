import { fromHex } from "../../math/color.ts";
import { isOfElement } from "../phrases/of-element.ts";
import type { SceneBuilder } from "../phrases/scene-builder.ts";
import type { Mention, Scene, Tie } from "../scene/scene.ts";
import { growOver } from "../senses/grow-over.ts";
import { glowSaid } from "../senses/settle-glow.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { slotOf } from "../things/part-owner.ts";
import { isLiving } from "../ties/relate.ts";
import { LIQUIDS, LOOSE } from "../words/liquids.ts";
import { ownedBy } from "./owned-by.ts";
import { tellGraft } from "./tell-graft.ts";
import { tellHair } from "./tell-hair.ts";
import { tellJoint } from "./tell-joint.ts";
import { tellMarking } from "./tell-marking.ts";
import { tellProportion } from "./tell-proportion.ts";
import { tellRegion } from "./tell-region.ts";
import { tellRunes } from "./tell-runes.ts";
import { tellStyle } from "./tell-style.ts";

const LIGHTS: ReadonlySet<string> = new Set("glow light radiance shine halo beam gleam".split(" "));
const SMOKES: ReadonlySet<string> = new Set("smoke fumes".split(" "));
const STEAMS: ReadonlySet<string> = new Set("steam vapor vapour".split(" "));
const RIPS: ReadonlySet<string> = new Set("tear rip slash gash".split(" "));
/** What a face does -> the mood it tells. */
const MOODS: ReadonlyMap<string, string> = new Map([
  ...["grin", "smile", "smirk", "laugh"].map((face): [string, string] => [face, "happy"]),
  ...["frown", "pout"].map((face): [string, string] => [face, "sad"]),
  ...["scowl", "glare", "snarl"].map((face): [string, string] => [face, "angry"]),
]);
const MOOD_TRAITS: ReadonlySet<string> = new Set(MOODS.values());
/** Nouns whose adjective tells the mood: "an angry expression". */
const FACES: ReadonlySet<string> = new Set("expression face look mood smile grin".split(" "));
/** What vehicles and houses are entered by and seen out of, and their families. */
const OPENINGS = /^(?:door|doorway|window|hatch|windscreen|windshield|porthole)$/;
const OF_ENTRIES = /^(?:vehicle|building)$/;
const SCALES = /^scales?$/;
const GIVES = /^(?:cast|emit|giv|radiat|shed|throw|spread|produc|shin)/;

/**
 * "leaking blue ink", "casting a warm glow", "with a big grin", "with a tear on the sleeve", "with a bite taken out of it": nouns that say what state the
 * thing before them is in, and are nothing by themselves.
 */
export function tellOf(
  terms: readonly Term[],
  tie: Tie | undefined,
  builder: SceneBuilder,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  if (tie && isOfElement(terms, tie, builder, ledger)) return true;
  if (tie && ownedBy(terms, tie, ledger, vocabulary)) return true;
  if (tie && growOver(terms, tie, ledger, vocabulary)) {
    // "growing on it" speaks of the leaves
    builder.dropped = { ...tie, kind: "place" };
    return true;
  }
  if (tellJoint(terms, tie ?? undefined, builder, ledger)) return true;
  if (tie && tellRegion(terms, tie, ledger, vocabulary)) return true;
  if (tellHair(terms, tie, builder, ledger)) return true;
  if (tie && tellGraft(terms, tie, builder.scene, ledger, vocabulary)) return true;
  if (tie && tellProportion(terms, tie, ledger, vocabulary)) return true;
  if (tie && tellMarking(terms, tie, ledger, vocabulary)) return true;
  const source = tie?.source ?? builder.described?.mention;
  if (tie && tellRunes(terms, tie, source, ledger, vocabulary)) return true;
  const style = tellStyle(terms, tie, source, ledger);
  if (style && source) {
    builder.describe(source, style);
    return true;
  }
  const last = terms.at(-1);
  if (!source || !last) return false;
  const noun = lastWord(last);
  // "candy canes by the door" of a house: it has one
  if (tie?.kind === "beside" && OPENINGS.test(noun) && isEntered(builder.scene)) {
    for (const term of terms) ledger.mark(term, "part", noun);
    return true;
  }
  if (tie?.kind === "with" && OPENINGS.test(noun) && OF_ENTRIES.test(source.concept.family)) {
    // an aircraft with a door has no house's door beside it
    if (slotOf(vocabulary, source, last) !== undefined) return false;
    for (const term of terms) ledger.mark(term, term === last ? "part" : "unused", term === last ? noun : undefined);
    return true;
  }
  if (tie?.kind === "with" && bearMark(last, terms, source, ledger, vocabulary)) {
    builder.dropped = { ...tie, kind: "place" };
    return true;
  }
  if (tie?.kind === "with" && SCALES.test(noun) && (source.concept.family === "animal" || source.shapedLike)) {
    if (slotOf(vocabulary, source, last) !== undefined) return false;
    // what looks like a dragon is not weighed: on what has no skin they are a pattern
    if (!isLiving(source)) source.qualities.addTrait({ trait: "diamond-print" });
    for (const term of terms) ledger.mark(term, "part", noun);
    builder.dropped = { ...tie, kind: "place" };
    return true;
  }
  const isLeak = terms.some(({ entry }) => entry.trait?.trait === "leaking");
  const trait =
    terms.some(({ entry }) => entry.trait?.trait === "dripping") && LIQUIDS.has(noun)
      ? "dripping"
      : isLeak && (LIQUIDS.has(noun) || LOOSE.has(noun))
        ? "leaking"
        : tie && LIGHTS.has(noun) && !isLiving(source) && isGiven(noun, last, tie, source, vocabulary)
          ? "glowing"
          : tie?.kind === "with" && RIPS.has(noun) && !isLiving(source)
            ? "torn"
            : tie?.kind === "with" && isRiddled(noun, last, source, vocabulary)
              ? "porous"
              : tie?.kind === "with" && terms.some(({ lemma }) => lemma === "bite") && !isLiving(source)
                ? "bitten"
                : (fumeOf(noun, last, tie, source, vocabulary) ??
                  earsOf(terms, tie, source, vocabulary) ??
                  moodOf(noun, terms, tie));
  if (trait === undefined) return false;
  source.qualities.addTrait({ trait });
  const strength = trait === "glowing" ? glowSaid(terms) : undefined;
  if (strength) source.qualities.addTrait({ trait: strength });
  const [said] = terms.flatMap(({ entry }) => (entry.colours && !entry.material ? entry.colours : []));
  const hex = /^(?:leaking|dripping)$/.test(trait) ? (said?.hex ?? LIQUIDS.get(noun) ?? LOOSE.get(noun)) : undefined;
  if (hex !== undefined) source.spilt = fromHex(hex);
  for (const term of terms) ledger.mark(term, term.entry.colours ? "colour" : "shape", trait);
  builder.dropped = tie && { ...tie, kind: "place" };
  return true;
}

/** "With holes", of what has none by its nature as a guitar has its f-holes. */
const isRiddled = (noun: string, last: Term, source: Mention, vocabulary: Vocabulary): boolean =>
  noun === "hole" && last.plural && !isLiving(source) && slotOf(vocabulary, source, last) === undefined;

const isEntered = ({ mentions: [subject] }: Scene): boolean =>
  subject !== undefined && OF_ENTRIES.test(subject.concept.family) && !OPENINGS.test(subject.concept.id);

/** "With a coffee stain", "with a deep crack down the side": one is enough to be seen; the soot of a fireplace is its own part. */
function bearMark(
  last: Term,
  terms: readonly Term[],
  source: Mention,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  const { covering, object, material } = last.entry;
  if (!covering || object || material || !MARKS_ALONE.has(covering[0])) return false;
  if (slotOf(vocabulary, source, last) !== undefined) return false;
  source.qualities.addCondition(...covering);
  for (const term of terms) ledger.mark(term, "wear", covering[0]);
  return true;
}
const MARKS_ALONE: ReadonlySet<string> = new Set(["stained", "cracked", "scratched", "dented", "chipped", "burnt"]);

/** "with bunny ears", "wearing cat ears": somebody else's, worn on a band. */
function earsOf(
  terms: readonly Term[],
  tie: Tie | undefined,
  source: Mention,
  { entries }: Vocabulary,
): string | undefined {
  if ((tie?.kind !== "with" && tie?.kind !== "wearing") || !isLiving(source)) return undefined;
  const [animal, ears] = terms
    .filter(({ entry }) => !entry.determiner)
    .flatMap(({ lemma }) => lemma.split(" "))
    .slice(-2);
  const wild = entries.get(animal ?? "")?.object?.concept;
  const isWorn = /^(?:ears?|antlers?)$/.test(ears ?? "") && wild?.family === "animal" && wild.id !== source.concept.id;
  return isWorn ? `${animal}-ears` : undefined;
}

/** "with a big grin", "wearing a sad expression", "with a smirk on his face". */
function moodOf(noun: string, terms: readonly Term[], tie: Tie | undefined): string | undefined {
  if (tie?.kind !== "with" && tie?.kind !== "wearing") return undefined;
  const said = terms.map(({ entry }) => entry.trait?.trait ?? "").find((trait) => MOOD_TRAITS.has(trait));
  return (FACES.has(noun) ? said : undefined) ?? MOODS.get(noun);
}

/** "with smoke coming out of the chimney", "with steam rising from it"; not the smoke that is in a ball, nor a part of its own. */
function fumeOf(
  noun: string,
  term: Term,
  tie: Tie | undefined,
  source: Mention,
  vocabulary: Vocabulary,
): string | undefined {
  if (tie?.kind !== "with" || isLiving(source) || slotOf(vocabulary, source, term) !== undefined) return undefined;
  return SMOKES.has(noun) ? "smoking" : STEAMS.has(noun) ? "steaming" : undefined;
}

/** Light is given off; a glow is too, where it is not a part of the thing. */
const isGiven = (noun: string, term: Term, { verb }: Tie, source: Mention, vocabulary: Vocabulary): boolean =>
  GIVES.test(verb?.lemma ?? "") || (noun === "glow" && slotOf(vocabulary, source, term) === undefined);
