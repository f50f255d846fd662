import { extentOf, heightOf, isLiving, socketOf, type Unplaced } from "../contact/unplaced.ts";
import { PLATES } from "../fit/fill-plates.ts";
import { isOfCrown } from "../mount/hang-in-crown.ts";
import { isFaceOfBuilding } from "../mount/hang-on-front.ts";
import type { PlacementKind } from "../recipe/recipe.ts";
import { isPack } from "../wear/pack-on-back.ts";
import { isOnTheSide } from "./lay-on-saucer.ts";

/** Relations in which the object lies on, in or over its target. */
export const RESTING: ReadonlySet<string> = new Set(["on", "in", "sitting", "lying", "riding", "over"]);

/** Concepts of beasts that live behind glass. */
const AQUATIC =
  /fish$|seahorse|turtle|octopus|squid|crab|shrimp|lobster|eel|shark|ray$|axolotl|newt|frog|snail|butterfly|beetle/;

/** Families that nobody carries about. */
const HEAVY: ReadonlySet<string> = new Set(["building", "furniture", "vehicle"]);

/** What a garment on something to hang it up may be said to do. */
const HANGING: ReadonlySet<string> = new Set(["on", "with", "in", "over", "under", "leaning"]);

/** Concepts of other families that are worn by who has them. */
const WORN_BESIDES: ReadonlySet<string> = new Set(["necklace", "headphones", "earmuffs"]);

/** What two things have to do with each other, where the prompt only says "with" or where their kinds say more. */
export function resolveRelation(
  object: Unplaced,
  target: Unplaced,
  relation: PlacementKind,
): PlacementKind | "hanging" | "depicted" {
  // a hat that hangs from a horn is not worn
  if (object.placement?.part !== undefined) return relation;
  // whatever looks out of a window stands on its sill
  if (target.concept === "window" && relation === "in") return "on";
  if (target.concept === "picture-frame" && /^(?:in|with)$/.test(relation)) return "depicted";
  const isCloth = object.family === "garment";
  if (isCloth && HANGING.has(relation) && socketOf(target.model, ["hang"])) return "hanging";
  const worn = (isCloth || WORN_BESIDES.has(object.concept)) && socketOf(target.model, ["head", "neck"]) !== undefined;
  if (relation === "on" || relation === "with") {
    if (worn) return "wearing";
  }
  // "a table and a candle": nobody puts the candle on the floor
  if (relation === "near") return isTableFor(target, object) ? "on" : "beside";
  if (relation !== "with") return relation;
  if (isOfCrown(object, target) || isFaceOfBuilding(object, target)) return "on";
  if (isOnTheSide(object, target)) return "beside";
  // what an aquarium or a bell jar has it has behind its glass
  const isShown = target.concept !== "market-stall" || object.family === "food";
  if (isShown && socketOf(target.model, ["case"]) && (!isLiving(object) || AQUATIC.test(object.concept))) return "in";
  if (isPack(object) && isLiving(target)) return "wearing";
  // nobody carries it in the mouth
  if (object.concept === "saddle" && isLiving(target)) return "on";
  if (isLiving(target)) {
    const inHand = !isLiving(object) && !HEAVY.has(object.family) && socketOf(target.model, ["hand", "mouth"]);
    return inHand && extentOf(object) * object.scale < 1.2 * extentOf(target) * target.scale ? "holding" : "beside";
  }
  const isSmaller = heightOf(object) * object.scale < 1.2 * heightOf(target) * target.scale;
  if (socketOf(target.model, ["inside"]) && target.family === "vessel" && FILLINGS.has(object.family)) return "in";
  if (isIngredient(object, target) || (object.family === "food" && PLATES.has(target.concept))) return "on";
  // a picnic is set out on its blanket
  if (target.concept === "blanket" && !isLiving(object) && !HEAVY.has(object.family)) return "on";
  if (PLACES.has(target.concept) && !isLiving(object)) return "on";
  // a shelf has on it whatever it is with, a potted palm too
  if (target.concept === "shelf" && !HEAVY.has(object.family)) return "on";
  // "an armchair with an ottoman": a seat that stands beside the other, not on it
  const standsItself = object.family === "furniture" && heightOf(object) * object.scale > LOOSE;
  return target.family === "furniture" && isSmaller && !standsItself ? "on" : "beside";
}

/** Furniture higher than this is no cushion or tray that lies on other furniture, metres. */
const LOOSE = 0.3;
/** Highest top that things are put down on, metres. */
const REACH = 1.3;

/** Whether the one is a table or the like, with room on it for the other. */
function isTableFor(table: Unplaced, object: Unplaced): boolean {
  if (table.family !== "furniture" || isLiving(object) || HEAVY.has(object.family)) return false;
  const top = socketOf(table.model, ["top"]);
  if (!top || socketOf(table.model, ["seat", "bed", "inside"])) return false;
  const isLow = top.position[1] * table.scale < REACH;
  return isLow && extentOf(object) * object.scale < 1.5 * top.radius * table.scale;
}

/** Places that other things stand on. */
const PLACES: ReadonlySet<string> = new Set(["island", "mountain", "volcano"]);

/** Dishes of their own that come beside another one. */
const SIDES: ReadonlySet<string> = new Set(
  "french-fries milkshake popcorn burger hot-dog sandwich taco burrito pizza cake ramen curry soup pie pancake sundae banana-split".split(
    " ",
  ),
);
/** Concepts of what is eaten too, though it is no food by family. */
const GATHERED: ReadonlySet<string> = new Set(["mushroom", "leaf"]);

/** Whether the one is what the other is topped with. */
const isIngredient = (object: Unplaced, dish: Unplaced): boolean =>
  dish.family === "food" &&
  (object.family === "food" || GATHERED.has(object.concept)) &&
  object.concept !== dish.concept &&
  !SIDES.has(object.concept);

/** Families of what a vessel is for. */
const FILLINGS: ReadonlySet<string> = new Set(["food", "plant", "animal"]);
