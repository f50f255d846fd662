import type { Link, Mention } from "../scene/scene.ts";
import { isHollow } from "./hollow.ts";
import { isLiving } from "./relate.ts";

/** Verbs of what has another in it, whatever it is: a shell that hosts a garden. */
const HOSTING = /^(?:(?:that |which )?(?:hosts?|houses?|contains?|holds? within)|hosting|housing|containing)$/;
/** Concepts of beasts that are mostly their shell. */
const SHELLS = /^(?:clam|snail|turtle)$/;
/** Verbs of what another comes up from when it is opened. */
const OPENING_INTO = /^(?:(?:that |which )?(?:opens?|unfolds?)|opening|unfolding) into$/;
/** Concepts of what one has something in as a matter of course: a drawer with socks. */
const KEEPING = /^(?:drawer|basket|picnic-basket|crate|toolbox|lunch-box|shopping-cart|wheelbarrow|nest)$/;
/** Of what clothes are packed in. */
const PACKED = /^(?:suitcase|chest|cardboard-box|laundry-basket|wardrobe)$/;
/** Of what is with these, what is outside: tied to it or leant on it. */
const OUTSIDE = /^(?:ribbon|rope|chain|wheel|lock|padlock|label|tag|flag|shovel|spade|rake)$/;
/** "A basket full of" flowers. */
const FILLING = /full of|filled|piled|heaped|overflowing|stuffed|packed|brimming/;
/** Families too large to be kept. */
const LARGE = /^(?:furniture|building|vehicle|container)$/;
/** Concepts of what is eaten with, and verbs of what one does with it that has food on it. */
const CUTLERY = /^(?:fork|spoon|chopsticks|ladle|spatula|tongs|skewer)$/;
const DISHES = /^(?:spaghetti|ramen|rice|salad|soup|curry|porridge|cereal|pie|cake)$/;
/** Concepts of what lights are wound about. */
const TREES = /^(?:tree|pine-tree|palm-tree|christmas-tree|bush)$/;
const CUTTING = /^(?:cut|slic|carv|stab|pierc)\w*(?: (?:into|through))?$/;
const BLADES = /knife|sword|axe|saw|dagger|cleaver|scissors/;
/** Verbs of who sees over what is before. */
const OVER_TOP = /^(?:look|peek|peer|peep|gaz|lean|star)\w* over$/;
const BARRIERS = /^(?:fence|wall|bush|road-barrier|gate|sofa|bar-counter|table|barrel|crate)$/;

/** Concepts of what goes through another thing and stays there. */
const PIERCING = /^(?:arrow|sword|dagger|spear|katana|nail|needle|kitchen-knife)$/;

/** Concepts of what is driven into something solid, and of that. */
const HEWING = /^(?:axe|sword|dagger|katana|spear|pickaxe|kitchen-knife)$/;
const HEWN = /^(?:log|rock|tree|anvil|cutting-board|wooden-post)$/;

/** What a verb or the kind of a thing says of where the other is: in it, up from it, on its tines, under its blade. Undefined where it says nothing. */
export function holdWithin(link: Link, word: string, source: Mention, thing: Mention): Link | undefined {
  if (link.kind === "beside" && isLiving(source) && OVER_TOP.test(word) && BARRIERS.test(thing.concept.id))
    return { kind: "behind", from: source, to: thing };
  if (link.kind === "beside" && word === "through" && PIERCING.test(source.concept.id))
    return { kind: "in", from: source, to: thing, how: "through" };
  // an axe in a stump has not fallen into it
  if (link.kind === "in" && link.how === undefined && HEWING.test(source.concept.id) && HEWN.test(thing.concept.id))
    return { ...link, how: "stuck" };
  if (link.kind !== "with" || (isLiving(source) && !SHELLS.test(source.concept.id))) return undefined;
  // a bicycle is not full of flowers, its basket is
  if (FILLING.test(word) && source.concept.id === "bicycle" && source.parts.has("basket"))
    return { kind: "in", from: thing, to: source };
  if (OPENING_INTO.test(word)) {
    source.qualities.addTrait({ trait: "open" });
    return { kind: "in", from: thing, to: source, how: "out" };
  }
  if (HOSTING.test(word)) return { kind: "in", from: thing, to: source };
  if (CUTTING.test(word) && BLADES.test(source.concept.id))
    return { kind: "in", from: source, to: thing, how: "stuck" };
  // a dish is not on a fork: that is in it, and what one lifts out of it is part of the dish
  if (CUTLERY.test(source.concept.id) && DISHES.test(thing.concept.id))
    return { kind: "in", from: source, to: thing, how: "stuck" };
  if (CUTLERY.test(source.concept.id) && thing.concept.family === "food")
    return { kind: "on", from: thing, to: source };
  if (thing.concept.id === "string-lights" && TREES.test(source.concept.id)) {
    thing.count = source.count;
    return { kind: "on", from: thing, to: source, how: "coiled" };
  }
  if (word === "with" && PACKED.test(source.concept.id) && thing.concept.family === "garment")
    return { kind: "in", from: thing, to: source };
  const isKept = !LARGE.test(thing.concept.family) && !OUTSIDE.test(thing.concept.id) && !isLiving(thing);
  return word === "with" && KEEPING.test(source.concept.id) && isHollow(source) && isKept
    ? { kind: "in", from: thing, to: source }
    : undefined;
}
