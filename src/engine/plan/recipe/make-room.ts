import { conceptById } from "../../concepts/index.ts";
import type { Brief, BriefObject, Qualities } from "../../language/brief.ts";
import { isScattered } from "./plan-placements.ts";

/** Flat things that stand upright by themselves and lie where others are on them. */
const BOARDS: ReadonlySet<string> = new Set(
  "leaf surfboard snowboard skis sheet-of-paper scroll newspaper map playing-card towel paddle puzzle-piece broom suitcase".split(
    " ",
  ),
);
/** Concepts of what is put down on its side, though it is shown upright by itself. */
const PUT_DOWN: ReadonlySet<string> = new Set(
  "magnifying-glass key comb wrench pliers hammer screwdriver saw axe sword scissors razor baseball-bat racket oar".split(
    " ",
  ),
);
/** Relations by which one thing is on another. */
const ON: ReadonlySet<string> = new Set(["on", "riding", "sitting", "lying", "in"]);
/** Opens for what is put on it, too. */
const GRILL = "barbecue-grill";
/** Of several bodies, the open one for whom it carries. */
const TRUCK = "truck";
/** Closes over what is under it. */
const DOME = "cloche";
/** Of clear glass for what is in it. */
const BOTTLE = "bottle";
/** Comes with a pin of its own where none is told of. */
const DOUGH = "dough";
const PIN = "rolling-pin";
/** Concepts that are several pieces -> the slot of one of them: scattered, each lies by itself. */
const SETS: ReadonlyMap<string, string> = new Map([["marbles", "marble"]]);
const PLAIN: Qualities = { colours: [], materials: [], conditions: {}, traits: [] };
/** Has trees in its middle, unless something else stands there. */
const ISLAND = "island";
/** Read from above where it lies. */
const MAP = "map";
/** Of steel where it is baked on. */
const TRAY = "tray";
const OVEN = "oven";
/** Of a crane by itself, and on the wall where things hang on it. */
const HOOK = "hook";
/** A spiral by itself, and a bowl where it has something in it. */
const SHELL = "seashell";
/** Without its panes for who is behind it. */
const WINDOW = "window";
/** Without its wire for what is in it. */
const BULB = "light-bulb";
/** Shows others in itself. */
const PICTURE = "picture-frame";

/** Families of what lies down by itself. */
const isAlive = ({ family }: { readonly family: string }): boolean => family === "animal" || family === "figure";

/** Families of what lies where it was scattered: coins, pens, knives. */
const SMALL = /^(?:object|stationery|tool|jewel|weapon|game)$/;

const isLevel = ({ family }: { readonly family: string }): boolean => family === "vehicle" || family === "furniture";

/** Poses in which somebody lies. */
const LYING: readonly string[] = ["lying", "sleeping"];

/** Whether somebody who is said to lie can do so in no pose of its own: a robot, a penguin. */
function liesStiffly(concept: string, traits: readonly string[]): boolean {
  const { parameters, family } = conceptById(concept);
  const pose = parameters.pose;
  const options = pose?.kind === "choice" ? pose.options : [];
  if (!isAlive({ family })) return false;
  if (traits.includes("prone") || (traits.includes("supine") && family === "figure")) return true;
  return traits.includes("lying") && !LYING.some((each) => options.includes(each));
}

/** On the front rather than the back: so do all animals, unless they are said to lie there. */
export const liesProne = ({ traits, concept }: BriefObject): boolean =>
  traits.includes("prone") || conceptById(concept).family === "animal";

/** Whether a thing lies flat: because it is said to lie, was put down somewhere, for what is on it, or for its own kind in a stack. */
export function isLaid({ objects, relations }: Brief, index: number): boolean {
  const { concept, count, arrangement, traits } = objects[index] as BriefObject;
  if (traits.includes("lying") && !isAlive(conceptById(concept))) return true;
  if (liesStiffly(concept, traits)) return true;
  const { family } = conceptById(concept);
  if (isScattered({ relations }, index) && (SMALL.test(family) || BOARDS.has(concept) || PUT_DOWN.has(concept)))
    return true;
  const isStuck = relations.some(
    ({ from, to, how }) => from === index && (how === "stuck" || how === "hung" || objects[to]?.concept === HOOK),
  );
  if (PUT_DOWN.has(concept) && !isStuck && !traits.includes("standing"))
    return relations.some(
      ({ kind, from, to, how, loose }) =>
        (from === index && (kind === "on" || (kind === "in" && count > 1))) ||
        (kind === "beside" && how === undefined && !loose && (from === index || to === index)),
    );
  if (!BOARDS.has(concept)) return false;
  // on a car's roof or on a table nothing long and flat stands on its end
  const isPutOn = relations.some(
    ({ kind, from, to, how }) =>
      from === index &&
      kind === "on" &&
      how === undefined &&
      isLevel(conceptById((objects[to] as BriefObject).concept)),
  );
  if (isPutOn || liesWithOthers(objects, relations, index)) return true;
  return (
    arrangement === "stack" || arrangement === "pile" || relations.some(({ kind, to }) => to === index && ON.has(kind))
  );
}

/** "A snowboard and gloves lying in the snow": what is said of the last speaks of what it is named with. */
const liesWithOthers = (objects: Brief["objects"], relations: Brief["relations"], index: number): boolean =>
  relations.some(
    ({ kind, loose, from, to }) =>
      kind === "beside" && loose && to === index && objects[from]?.traits.includes("lying") === true,
  );

/** What is said of a thing, that it is open for what is in it, closed under what is on it, empty for the picture that is told, or held, which a bell for the hand is. */
export function whatItHolds(brief: Brief, object: BriefObject, index: number): BriefObject {
  const { relations, objects } = brief;
  const { traits, concept } = object;
  const single = isScattered(brief, index) ? SETS.get(concept) : undefined;
  if (single !== undefined) return { ...object, parts: [...object.parts, { ...PLAIN, slot: single, count: 1 }] };
  // the pin that is told of is the only one
  if (concept === DOUGH && objects.some((other) => other.concept === PIN))
    return { ...object, without: [...object.without, "pin", "grip"] };
  if (concept === MAP && isLaid(brief, index)) return { ...object, traits: [...traits, "lying"] };
  if (
    concept === TRAY &&
    relations.some(({ kind, from, to }) => kind === "in" && from === index && objects[to]?.concept === OVEN)
  )
    return { ...object, word: "baking tray" };
  const has = (kinds: RegExp) => relations.some(({ kind, to }) => to === index && kinds.test(kind));
  if (concept === HOOK && object.word === HOOK && has(/^on$/)) return { ...object, word: "key hook" };
  if (concept === SHELL && /shell$/.test(object.word) && has(/^in$/)) return { ...object, word: "abalone shell" };
  if (concept === WINDOW && has(/^behind$/)) return { ...object, without: [...object.without, "pane"] };
  if (concept === BULB && has(/^in$/)) return { ...object, without: [...object.without, "stem", "post", "wire"] };
  if (relations.some(({ kind, to }) => kind === "holding" && to === index))
    return { ...object, traits: [...traits, "held"] };
  // what has run out of it did so when it fell
  if (relations.some(({ how, to }) => how === "spilt" && to === index))
    return { ...object, traits: [...traits, "open", "tipped"] };
  const holds = relations.some(
    ({ kind, to, from }) =>
      (to === index &&
        (kind === "in" ||
          (kind === "riding" && concept === TRUCK) ||
          (kind === "on" && concept === GRILL) ||
          (kind === "under" && concept === DOME))) ||
      (from === index && kind === "with"),
  );
  // a castle on an island stands where the palms would
  if (
    concept === ISLAND &&
    relations.some(({ kind, to, from }) => (to === index && kind === "on") || (from === index && kind === "with"))
  )
    return { ...object, without: [...object.without, "trunk", "leaf"] };
  if (traits.includes("closed") || traits.includes("open")) return object;
  const also = (trait: string): BriefObject => ({ ...object, traits: [...traits, trait] });
  if (holds && concept === BOTTLE) return also("displaying");
  if (holds) return also(concept === PICTURE ? "empty" : "open");
  const carries = relations.some(({ kind, to }) => to === index && ON.has(kind));
  return carries && !traits.includes("empty") && conceptById(concept).family === "container" ? also("closed") : object;
}
