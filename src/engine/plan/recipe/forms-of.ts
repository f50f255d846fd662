import type { Concept } from "../../concepts/concept.ts";
import type { BriefObject } from "../../language/brief.ts";
import { isCracked } from "../../style/broken/cracked-glass.ts";
import { SPLIT_FROM } from "../../style/broken/split-open.ts";
import { isDented } from "../../style/dented.ts";
import { FACED } from "../../style/faces/faced.ts";
import { MOOD_IDS } from "../../style/faces/moods.ts";
import { FORMS } from "../../style/forms/forms.ts";
import { isGlaze } from "../../style/forms/glazed.ts";
import { isWebbed } from "../../style/wear/cobwebs.ts";
import { isDrenched } from "../../style/wear/drenched.ts";
import { isFlaking } from "../../style/wear/flaked.ts";
import { isIced } from "../../style/wear/icicles.ts";
import { isMossGrown } from "../../style/wear/moss-grown.ts";
import { isMouldy } from "../../style/wear/mouldy.ts";
import { isMuddy } from "../../style/wear/mud-caked.ts";
import { isRotted } from "../../style/wear/rotted.ts";
import { isStreaked } from "../../style/wear/streaked-glass.ts";
import { isWornOut } from "../../style/wear/threadbare.ts";
import { isWeathered } from "../../style/wear/weathered.ts";
import { isSculpted } from "../look/sculpted.ts";
import { flatTyresOf } from "./decay.ts";
import { isInTwo } from "./is-in-two.ts";

/** Families whose coats and clothes are patterned by their own rules. */
export const OWN_COATS: ReadonlySet<string> = new Set(["animal", "figure", "bird"]);

/** Beasts narrow their eyes at most: what they feel is drawn on them all the same. */
const isFelt = (id: string, { family }: Concept): boolean => MOOD_IDS.has(id) && family !== "figure";

/** What has young of its own, and people, whose young are built as children. */
const knowsYoung = ({ parameters, family }: Concept): boolean =>
  "young" in parameters || !/^(?:animal|bird)$/.test(family);

/** Families of what is left standing out of doors, weeds about it. */
const STANDS_OUT = /^(?:vehicle|building|furniture|street|garden|playground)$/;

/** Families of what stands where it was built: it is out of plumb for good when it leans, where others lean on something. */
const ROOTED = /^(?:building|street|garden|landmark)$/;
const isRooted = ({ family, slots }: Concept): boolean => ROOTED.test(family) || "post" in slots;

/** Whether locks of hair suit it: all that has a coat, and what is worn; not what has skin. */
const growsHair = ({ family, slots }: Concept): boolean =>
  /^(?:animal|bird|figure|garment|shoe|toy)$/.test(family) && !("skin" in slots);

/** Families of what has colours painted on it that metal and stone have not. */
const GROWN: ReadonlySet<string> = new Set(["plant", "food", "nature"]);

/** Whether it is a figure or a beast of glazed ware: said to be, or always so. */
const isFired = ({ materials: [said] }: BriefObject, { family, id }: Concept): boolean =>
  OWN_COATS.has(family) && (said === undefined ? id === "doll" : isGlaze(said));

/** Families of what has its colours painted over its stuff, so that the stuff's own charring is not seen. */
const EDIBLE = /^(?:food|plant)$/;

/** Whether a thing has a face already, or is none that one would draw on unless it was said to have one. */
const hasFace = ({ family, slots }: Concept): boolean =>
  /^(?:animal|bird|figure|garment|shoe)$/.test(family) || Object.keys(slots).some((slot) => /eye|mouth/.test(slot));
const isFaceless = ({ family }: Concept): boolean => /^(?:building|nature)$/.test(family);

/** Whether what was said gives a thing a face, and this one: a smile on a teapot, brows on a toaster that is angry. */
function getsFace(id: string, { traits }: BriefObject, concept: Concept, shows: (form: string) => boolean): boolean {
  const mood = FACED.get(id);
  if (mood !== undefined && mood !== id && !hasFace(concept) && traits.includes(id)) return true;
  if (mood === undefined || hasFace(concept) || !traits.includes(mood) || shows(mood)) return false;
  const isSaid = traits.includes("faced");
  if (mood === "faced") return ![...FACED.values()].some((other) => other !== mood && traits.includes(other));
  return isSaid || !isFaceless(concept);
}

/** How strongly a thing glows, said besides that it does. */
const STRENGTHS = /^(?:faint|bright)-glow$/;

/** Families of what is not said to be coarse or full of holes to the hand. */
const NOT_COARSE = /^(?:animal|bird|figure|nature|plant|food|building)$/;

/** Families of what breaks in two rather than cracks. */
const BRITTLE: ReadonlySet<string> = new Set(
  "furniture vessel instrument tool weapon toy light container sport ornament".split(" "),
);

/** Concepts of other families that break as a whole. */
const OF_ONE_PIECE = /^(?:monument|statue|bust|egg)$/;

/** Families of what stands out in the cold and does not feel it. */
const HARD =
  /^(?:vehicle|building|furniture|street|garden|playground|tool|weapon|container|storage|household|object|vessel|instrument|light|sport)$/;

/** Families of what one takes in dripping: not what is always out in the rain, nor what is in the water. */
const SOAKED =
  /^(?:animal|bird|figure|garment|shoe|toy|plaything|furniture|household|container|accessory|instrument|object|tool|vessel)$/;

/** Families of what is mended when it is worn out. */
const WORN = /^(?:garment|accessory|bedding|toy|plaything)$/;

/** Families of what cracks in many small places, or not at all. */
const SPLITS_NOT = /^(?:building|landmark|street|food|plant|nature|symbol)$/;

/** Families of what has a rim that is chipped first. */
const RIMMED = /^(?:vessel|container)$/;
const CHIPPED = 0.5;
const isChipped = ({ conditions, parts, regions = [] }: BriefObject): boolean =>
  [{ conditions }, ...parts, ...regions].some((one) => (one.conditions.chipped ?? 0) > CHIPPED);

/** Least amount of cracks that leaves a vessel in pieces: "shattered". */
const SHATTERED = 0.85;
const isShattered = ({ conditions }: BriefObject, { family }: Concept): boolean =>
  RIMMED.test(family) && (conditions.cracked ?? 0) > SHATTERED;

/** Whether a thing was said to be broken, and breaks: of what holds a mirror only that does. */
const isInPieces = (asked: BriefObject, concept: Concept): boolean =>
  ((asked.conditions.broken ?? 0) > 0.5 || isShattered(asked, concept)) &&
  !(concept.family === "furniture" && "glass" in concept.slots) &&
  (BRITTLE.has(concept.family) || OF_ONE_PIECE.test(concept.id) || isSculpted(asked, concept));

/** What is out of order rather than hurt when it is broken. */
const MACHINE = /robot|android|droid|mech|automaton/;
const isWrecked = ({ conditions, traits }: BriefObject, { id }: Concept): boolean =>
  (conditions.broken ?? 0) > 0.5 && (MACHINE.test(id) || traits.includes("robotic"));

/** A vehicle that is no more than a wreck. */
const isSmashed = ({ conditions }: BriefObject, { family }: Concept): boolean =>
  (conditions.broken ?? 0) > 0.5 && family === "vehicle";

/** What a bandage is wound about, where it is said of a part. */
const WOUND = /^(?:leg|foot|feet|paw|body|skin)$/;

/** "With a torn ear", of whatever slot its ears are. */
const hasTornEar = ({ parts }: BriefObject): boolean =>
  parts.some(
    ({ slot, named, traits, conditions }) =>
      (slot === "ear" || named === "ear") &&
      (traits.includes("torn") || isInTwo(conditions) || (conditions.chipped ?? 0) > 0),
  );

/** Whether a beast that knows no way to lie on its back is said to: it is turned over as it stands. */
const liesOnBack = ({ traits }: BriefObject, { family }: Concept, shows: (form: string) => boolean): boolean =>
  family === "animal" && traits.includes("supine") && !traits.includes("overturned") && !shows("supine");

/** On four legs one hangs back down from all of them, and is turned over already. */
const hangsByItself = ({ traits }: BriefObject, { parameters: { pose } }: Concept): boolean =>
  traits.includes("hanging") && pose?.kind === "choice" && pose.options.includes("supine");

/** Whether it has a door that can stand open. */
const OPENED = /^(?:open|ajar)$/;
const hasDoor = ({ slots }: Concept): boolean => "door" in slots;

/**
 * Ids of the forms that what was said gives a thing, in the order they are applied: broken, cast in metal, covered with dust.
 *
 * @param shows Whether the concept makes something of a form's name itself.
 */
export function formsOf(asked: BriefObject, concept: Concept, shows: (form: string) => boolean): string[] {
  return FORMS.filter(
    ({ id }) =>
      (asked.traits.includes(id) &&
        !(id === "young" && knowsYoung(concept)) &&
        !(id === "glowing" && asked.traits.some((trait) => STRENGTHS.test(trait))) &&
        !(STRENGTHS.test(id) && shows("glowing")) &&
        id !== "faced" &&
        !(/^(?:rough|porous)$/.test(id) && NOT_COARSE.test(concept.family)) &&
        !(OPENED.test(id) && !hasDoor(concept)) &&
        !(/^(?:leaning|stilted)$/.test(id) && !isRooted(concept)) &&
        !(id === "overturned" && hangsByItself(asked, concept)) &&
        !(id === "wilted" && concept.family !== "plant") &&
        !(/^limbed/.test(id) && hasFace(concept)) &&
        // a jelly doughnut has it inside
        !(id === "gummy" && concept.family === "food") &&
        !(id === "abandoned" && !STANDS_OUT.test(concept.family)) &&
        (id === "fluffy" ? growsHair(concept) : isFelt(id, concept) || !shows(id))) ||
      getsFace(id, asked, concept, shows) ||
      (id === "happy" && asked.traits.includes("laughing") && isFelt(id, concept)) ||
      (id === "wilted" && concept.family === "plant" && asked.parts.some(({ traits }) => traits.includes(id))) ||
      (/^(?:smoking|frilly)$/.test(id) && asked.parts.some(({ traits }) => traits.includes(id))) ||
      (OPENED.test(id) &&
        hasDoor(concept) &&
        asked.parts.some(({ slot, traits }) => slot === "door" && traits.includes(id))) ||
      (id === "overturned" && liesOnBack(asked, concept, shows)) ||
      (id === "torn-ear" && hasTornEar(asked)) ||
      (id === "bandaged" && asked.parts.some(({ slot, traits }) => traits.includes(id) && WOUND.test(slot))) ||
      (id === "broken" && isInPieces(asked, concept)) ||
      (id === "wrecked" && isWrecked(asked, concept)) ||
      (id === "cast" && isSculpted(asked, concept)) ||
      (id === "glazed" && isFired(asked, concept)) ||
      (id === "cast" && GROWN.has(concept.family) && [asked, ...asked.parts].some((one) => one.materials.length > 0)) ||
      (id === "chipped-rim" && RIMMED.test(concept.family) && isChipped(asked)) ||
      (id === "dented" &&
        !OWN_COATS.has(concept.family) &&
        ([asked, ...asked.parts].some(({ conditions }) => isDented(conditions)) || isSmashed(asked, concept))) ||
      (id === "smashed" && isSmashed(asked, concept)) ||
      (/^(?:charred|burnt-out)$/.test(id) &&
        (id === "charred") === EDIBLE.test(concept.family) &&
        !OWN_COATS.has(concept.family) &&
        (asked.conditions.burnt ?? 0) > 0.5) ||
      [asked, ...asked.parts].some(({ materials }) => materials.some((base) => id === `of-${base}`)) ||
      (id === "moss-grown" && isMossGrown(asked.conditions)) ||
      (id === "icicles" && HARD.test(concept.family) && isIced(asked.conditions)) ||
      (id === "drenched" && SOAKED.test(concept.family) && isDrenched(asked.conditions)) ||
      (id === "cobwebs" && isWebbed(asked.conditions)) ||
      (id === "mouldy" && isMouldy(asked.conditions)) ||
      (id === "mud-caked" && isMuddy(asked.conditions)) ||
      (id === "dusted" && (asked.conditions.dusty ?? 0) > 0.5) ||
      (id === "cracked-glass" && [asked, ...asked.parts].some(({ conditions }) => isCracked(conditions))) ||
      (id === "threadbare" &&
        WORN.test(concept.family) &&
        !asked.traits.includes("torn") &&
        (isWornOut(asked.conditions) || asked.traits.includes("abandoned"))) ||
      id === flatTyresOf(asked, concept) ||
      (id === "rotted" &&
        !GROWN.has(concept.family) &&
        [asked, ...asked.parts].some((one) => isRotted(one.conditions))) ||
      (id === "split-open" &&
        !SPLITS_NOT.test(concept.family) &&
        [asked, ...asked.parts].some(({ conditions }) => (conditions.cracked ?? 0) >= SPLIT_FROM)) ||
      (id === "flaked" &&
        !SPLITS_NOT.test(concept.family) &&
        [asked, ...asked.parts].some((one) => isFlaking(one.conditions))) ||
      (id === "streaked-glass" && [asked, ...asked.parts].some(({ conditions }) => isStreaked(conditions))) ||
      (id === "weathered" && [asked, ...asked.parts].some(({ conditions }) => isWeathered(conditions))),
  ).map(({ id }) => id);
}
