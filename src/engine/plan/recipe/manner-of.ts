import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, Relation } from "../../language/brief.ts";
import { MILKING } from "../../language/ties/hand-deeds.ts";
import { TOGETHER } from "../../language/words/manners.ts";
import { FLIERS } from "../stand/follow.ts";
import type { Placement } from "./recipe.ts";

/** What somebody does with a thing in hand -> where it is then. */
const HELD: readonly (readonly [trait: string, where: NonNullable<Placement["where"]>])[] = [
  ["reading", "before"],
  ["typing", "before"],
  ["hugging", "arms"],
  ["cradling", "arms"],
  ["drumming", "belly"],
  ["rowing", "across"],
  ["skipping", "skipped"],
  ["sweeping", "swept"],
  ["lifting", "overhead"],
  ["pulling", "pulled"],
  ["catching", "arms"],
  ["archery", "aimed"],
  ["grooming", "hair"],
  ["watering", "watering"],
  ["watering plants", "watering"],
  ["watering the plants", "watering"],
  ["watering flowers", "watering"],
  ["watering the flowers", "watering"],
  ["drinking", "lips"],
  ["eating", "lips"],
  ["speaking", "lips"],
  ["blowing", "lips"],
];

/** Concepts of who drinks from flowers in the air. */
const SIPPERS: ReadonlySet<string> = new Set(["hummingbird"]);

/** Concept of what is sat on though it stands upright. */
const WEB = "spider-web";

/** Relations in which the one has the other in its hands. */
const IN_HAND: ReadonlySet<string> = new Set(["holding", "carrying", "playing"]);

/** How exactly the two are: in the mouth or the arms, at the lips, face to face, pushed. */
export function mannerOf(
  { kind, from, to, where, facing, around, how, part }: Relation,
  brief: Brief,
  familyOf: (object: number) => string,
): Pick<Placement, "where" | "facing" | "part"> {
  if (around) return { where: FLIERS.has(brief.objects[from]?.concept ?? "") ? "circling" : "around" };
  if (
    kind === "sitting" &&
    how === undefined &&
    brief.relations.some((link) => link.from === from && link.how === "desk")
  )
    return { where: "working" };
  const doer = brief.objects[from] as BriefObject;
  const family = familyOf(from);
  if (where || (kind === "holding" && eatsFromMouth(doer, family, brief.objects[to]))) return { where: "mouth" };
  if (/^(?:holding|carrying)$/.test(kind) && isInBeak(doer, brief.objects[to])) return { where: "mouth" };
  if (how !== undefined && !(how === "hung" && family === "figure"))
    return { where: how, ...(part !== undefined && { part }) };
  const has = (trait: string): boolean => doer.traits.includes(trait);
  // people hug each other standing
  if (kind === "holding" && has("hugging") && [from, to].every((each) => brief.objects[each]?.concept === "person"))
    return { where: "hugged" };
  if ((kind === "beside" || kind === "with") && !facing && isAlive(family) && isAlive(familyOf(to))) {
    const both = togetherAs([doer, brief.objects[to] as BriefObject]);
    if (both) return both;
  }
  if (kind === "beside" && family === "animal" && has("flying") && !isAlive(familyOf(to))) return { where: "hovering" };
  if (isAlive(family) && isHooped(kind, brief.objects[to])) return { where: "waist" };
  if (isAlive(family) && climbsRope(kind, brief.objects[to])) return { where: "up" };
  if (kind === "beside" && has(MILKING)) return { where: "milked", facing: true };
  if (kind === "under" && isMilked(brief, to)) return { where: "milked" };
  if (isTended(kind, doer)) return { where: "tended", facing: true };
  if (kind === "beside" && facing && has("pulling")) return { where: "sheathing" };
  if (kind === "beside" && facing && CLOSE_UP.some(has)) return { where: "ahead" };
  if (kind === "on" && SIPPERS.has(doer.concept) && has("drinking") && !isAlive(familyOf(to)))
    return { where: "sipping" };
  if (kind === "on" && isAlive(family) && (has("climbing") || brief.objects[to]?.concept === WEB))
    return { where: "up" };
  if (kind === "on" && has("hanging")) return { where: "below" };
  const carries = family === "figure" && takesInArms(kind, familyOf(to)) ? "arms" : undefined;
  const sensed = kind === "holding" && family === "figure" ? sensedAt(doer, brief.objects[to]) : undefined;
  if (sensed) return { where: sensed };
  const held = IN_HAND.has(kind) ? (HELD.find(([trait]) => has(trait))?.[1] ?? carries) : undefined;
  return { ...(held && { where: held }), ...(facing && { facing }), ...(part !== undefined && { part }) };
}

/** Whether somebody milks it: then a pail is under its udder. */
const isMilked = ({ objects, relations }: Brief, beast: number): boolean =>
  relations.some(
    ({ kind, from, to }) => kind === "beside" && to === beast && objects[from]?.traits.includes(MILKING) === true,
  );

/** What is done with a tool to somebody who stands there for it, or to a hedge. */
const TENDING = /^(?:shaving|trimming|pruning|bandaging|braiding|cutting hair)$/;

/** Whether the one stands before the other with a tool at it. */
export const isTended = (kind: Relation["kind"], { traits }: BriefObject): boolean =>
  kind === "beside" && traits.some((trait) => TENDING.test(trait));

/** Whether somebody is on a rope that is no tightrope: it hangs there, and is clung to. */
export const climbsRope = (kind: Relation["kind"], thing: BriefObject | undefined): boolean =>
  kind === "on" && thing?.concept === "rope" && thing.word === "rope";

/** Whether somebody has a hoop that is swung about the waist. */
export const isHooped = (kind: Relation["kind"], thing: BriefObject | undefined): boolean =>
  thing?.concept === "hula-hoop" && /^(?:with|holding|playing|wearing|in)$/.test(kind);

/** What one does who touches what is before it. */
const CLOSE_UP = ["pushing", "licking", "sniffing", "clawing", "digging", "digging a hole", "at-table"];

const isAlive = (family: string): boolean => family === "animal" || family === "figure";

/** How those stand who do something with each other: kiss, fight, sit back to back. Undefined where nothing is said. */
export function togetherAs(doers: readonly BriefObject[]): Pick<Placement, "where" | "facing"> | undefined {
  const said = doers.flatMap(({ traits }) => traits.flatMap((trait) => TOGETHER.get(trait) ?? []))[0];
  if (said === undefined) return undefined;
  return said === "facing" ? { facing: true } : { where: said };
}

/** Whether people have both arms about it: about what they carry, and about a cat or a baby they hold. */
export const takesInArms = (kind: Relation["kind"], family: string): boolean =>
  kind === "carrying" || (kind === "holding" && (family === "animal" || family === "figure"));

/** Animals have their food in the mouth; people, and animals clothed like them, in the hand. */
export const eatsFromMouth = ({ concept, traits, guise }: BriefObject, family: string, food?: BriefObject): boolean =>
  family === "animal" &&
  guise === undefined &&
  !traits.includes("rearing") &&
  !(PAWED.test(concept) && MORSELS.test(food?.concept ?? "")) &&
  !IN_PAW.test(food?.concept ?? "") &&
  ((traits.includes("eating") && !isLicked(food)) ||
    (traits.includes("drinking") && ON_THE_GROUND.test(food?.concept ?? "")));

/** Concepts of who sits up to eat with the paws, and of what is small enough for them. */
const PAWED = /^(?:squirrel|chipmunk|hamster|mouse|rat|guinea-pig|beaver|raccoon|otter|red-panda)$/;
const MORSELS =
  /^(?:acorn|nut|berry|strawberry|cherry|grape|seed|cheese|cookie|donut|cracker|apple|corn|carrot|bread|sandwich|pizza|popcorn|taco|cupcake|muffin|mushroom|fish|pretzel|candy|hamburger)$/;

/** Concepts of what a bird picks up with its beak, and drops. */
const PICKED_UP =
  /^(?:key|ring|earring|necklace|coin|gem|pearl|button|letter|envelope|paper|newspaper|scroll|ribbon|feather|leaf|branch|stick|flower|rose|daisy|tulip|worm|fish|berry|cherry|grape|nut|acorn|spoon|bone|bread|pretzel|chip)$/;

/** Whether a bird has something small in its beak: whoever is clothed has it in the wing, as people do. */
const isInBeak = ({ concept, guise }: BriefObject, thing: BriefObject | undefined): boolean => {
  const { slots } = conceptById(concept);
  return (
    guise === undefined && slots.beak !== undefined && slots.wing !== undefined && PICKED_UP.test(thing?.concept ?? "")
  );
};

/** Concepts of what is taken to the mouth and not into it: that takes a paw. */
const IN_PAW = /^(?:toothbrush|lipstick|spoon|fork|chopsticks)$/;

/** Concepts of what a beast drinks from where it stands: no paw takes it up. */
const ON_THE_GROUND = /^(?:bowl|bucket|water-trough|plate|basin|ground)$/;

/** Concepts of what is licked off its cone or stick: whoever it is has that upright in the hand. */
const LICKED: ReadonlySet<string> = new Set(["ice-cream", "lollipop", "popsicle", "cotton-candy"]);
export const isLicked = (food: BriefObject | undefined): boolean => LICKED.has(food?.concept ?? "");

/** Concepts of what one has at the ear to speak, and of lenses one has before the eye. */
const PHONES: ReadonlySet<string> = new Set(["smartphone", "telephone"]);
const LENSES: ReadonlySet<string> = new Set(["magnifying-glass"]);
/** Concept of what is before the eyes of who takes pictures, in both hands. */
export const CAMERA = "camera";

/** Where people have what they hear or see with. */
export const sensedAt = ({ traits }: BriefObject, thing: BriefObject | undefined): "ear" | "eyed" | undefined =>
  PHONES.has(thing?.concept ?? "") && traits.includes("speaking")
    ? "ear"
    : LENSES.has(thing?.concept ?? "") || (thing?.concept === CAMERA && traits.includes("photographing"))
      ? "eyed"
      : undefined;
