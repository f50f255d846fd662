import type { Link, Mention } from "../scene/scene.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import { PAIRED } from "../words/counts.ts";
import { CARDS, GAME_BOARDS } from "../words/games.ts";
import { DRUNK_FROM, PUT_IN } from "../words/situations.ts";

const LIVING_FAMILIES: ReadonlySet<string> = new Set(["animal", "figure"]);

/** Figures that never stir. */
const LIFELESS: ReadonlySet<string> = new Set(
  "statue bust skull beast-skull seashell mannequin rubber-duck totem-pole scarecrow".split(" "),
);

/** Toys that wear, hold and do what people do. */
const LIVELY_TOYS: ReadonlySet<string> = new Set(["teddy-bear", "plush-toy"]);

/** Whether it has a head and limbs as somebody has. */
export const hasBody = ({ concept: { family, id } }: Pick<Mention, "concept">): boolean =>
  LIVING_FAMILIES.has(family) || LIVELY_TOYS.has(id);

export const isLiving = (mention: Pick<Mention, "concept">): boolean =>
  hasBody(mention) && !LIFELESS.has(mention.concept.id);

/** What words that name a colour and a stuff mean of it: of a golden dog the gold is a colour, of an emerald one the stone its stuff. */
export const worldOf = (mention: Mention): boolean | "gems" =>
  isOfMatter(mention) || (BEASTS.test(mention.concept.family) && "gems");
const BEASTS = /^(?:animal|bird|dinosaur|insect)$/;

/** Whether "golden" is the metal: of things that did not grow. */
export const isOfMatter = (mention: Mention): boolean => !isLiving(mention) && mention.concept.family !== "plant";

/** Concepts of what is worn for a sport or a feast, and counted among their things. */
const WORN_GEAR = /^(?:helmet|sports-glove|swim-fins|mask|surgical-mask)$/;
/** Poses in which one is rather in a helmet as in a nest. */
const NESTED = /^(?:sleeping|lying|sitting|curled|emerging)$/;

/** A mannequin and a statue wear things too. */
const isWorn = (garment: Mention, wearer: Mention): boolean =>
  hasBody(wearer) &&
  (garment.concept.family === "garment" ||
    (WORN_GEAR.test(garment.concept.id) && !wearer.qualities.traits.some((trait) => NESTED.test(trait))));

/** "A pumpkin with a witch hat": what grew is dressed up as somebody, while a chair with a hat has it lying there. */
const isDressedUp = (garment: Mention, wearer: Mention): boolean =>
  garment.concept.family === "garment" &&
  wearer.count === 1 &&
  /^(?:food|plant)$/.test(wearer.concept.family) &&
  /hat|cap|glasses|crown|scarf|tie|moustache|headphones|earmuffs/.test(garment.concept.id);

/** Families of things one is "on" only with the hands: "on a laptop", "on the drums". */
const HANDLED: ReadonlySet<string> = new Set(["instrument", "device"]);

/** Families of what somebody has in the hand who is "with" it. */
const HELD: ReadonlySet<string> = new Set(["weapon", "tool", "instrument", "device", "light", "food"]);

/** Concepts of what is smoked, leant on or flies on a string. */
const AT_HAND =
  /^(?:tobacco-pipe|cigar|crutch|walking-cane|cane|umbrella|suitcase|handbag|bag|comb|hairbrush|bouquet|party-balloon|hand-fan|sphere)$/;
/** Concepts of what people with arms carry on one. */
const BASKETS = /^(?:basket|bucket|shopping-bag|watering-can|toolbox)$/;
/** Concepts of what a beast "with" it has about its neck. */
const WREATHED = /^(?:wreath|necklace|pet-collar|medal|jetpack|headphones|earmuffs|vr-headset|ribbon)$/;

/** Concepts of what somebody is on with a foot in each. */
const SKATES = /^(?:roller|ice|inline)-skate$/;

/** Concepts of what holds together what is rolled up. */
const BANDS = /^(?:ribbon|rope|chain|twine)$/;

/** Concepts of what is worn on a head and is no garment: a skull has one too. */
const WORN_DEVICES = /^(?:headphones|earmuffs|vr-headset|crown|wreath)$/;

const isHandy = ({ concept }: Mention): boolean => concept.words[0] === "person" || concept.words[0] === "robot";

/** Garments that hold things: one is in them, not clad in them. */
const HOLDERS = /bag|case|pack|luggage|purse|pouch|sock|umbrella/;

/** "a boy in boots" wears them; a kitten "in a boot" or "in a suitcase" sits in it. */
const isClad = ({ concept, count }: Mention): boolean =>
  !HOLDERS.test(concept.id) && !(count === 1 && PAIRED.has(concept.words[0] as string));

/** What a creature lives in: "a birdcage with a canary" has none beside it. */
const HOMES = /^(?:(?:bird)?cage|aquarium|terrarium)$/;

/** What grows something: "a planter with three succulents". */
const PLANTERS = /^(?:flower-pot|planter|window-box|flower-box|raised-bed)$/;

/** Things that show others: what they are of is not in them. */
export const PICTURES: ReadonlySet<string> = new Set(
  "painting picture portrait drawing photo poster map mural".split(" "),
);

const isGame = ({ concept: { id } }: Mention): boolean => id === CARDS || GAME_BOARDS.has(id);

/** What things are served on, and families of what is served. */
const TRAYS = /^(?:tray|serving-tray|cutting-board|cheese-board|cake-stand)$/;
const SERVED = /^(?:vessel|food|tableware|kitchen|drink|glassware)$/;

/** What one fishes in from outside. */
const DIPPED = /^(?:bucket|bowl|barrel|bathtub|fishbowl|aquarium|mug|teacup|paddling-pool|toilet|sink)$/;

/** The relation a connector stands for between two things. What is on or in a living being and can be worn, is worn. */
export function relate(kind: ConnectorKind, source: Mention, thing: Mention): Link {
  switch (kind) {
    case "on":
      if (PAINTS.test(source.qualities.traits.join(" ")) && thing.concept.id === "easel")
        return { kind: "beside", from: source, to: thing, facing: true };
      if (DECK.test(thing.concept.id) && SPINS.test(source.qualities.traits.join(" ")))
        return { kind: "beside", from: source, to: thing, facing: true };
      if (COOKERS.test(thing.concept.id) && isLiving(source) && STIRS.test(source.qualities.traits.join(" ")))
        return { kind: "beside", from: source, to: thing, facing: true };
      if (HANDLED.has(thing.concept.family) && isHandy(source)) {
        return { kind: thing.concept.family === "instrument" ? "playing" : "holding", from: source, to: thing };
      }
      if (isWorn(source, thing)) return { kind: "wearing", from: thing, to: source };
      if (isLiving(source) && SKATES.test(thing.concept.id)) return { kind: "wearing", from: source, to: thing };
      return { kind: isLiving(source) ? supportOf(source, thing) : "on", from: source, to: thing };
    case "in":
      if (isWorn(thing, source) && isClad(thing)) return { kind: "wearing", from: source, to: thing };
      // "a banana in a top hat"; flowers are put into one
      if (
        isDressedUp(thing, source) &&
        source.count === 1 &&
        !/flower|bouquet|^(?:rose|tulip|lily)$/.test(source.concept.id)
      )
        return { kind: "wearing", from: source, to: thing };
      // "fishing in a bucket": the hook is in it
      if (source.qualities.traits.includes("fishing") && DIPPED.test(thing.concept.id))
        return { kind: "beside", from: source, to: thing, facing: true };
      if (!isLiving(source)) return { kind, from: source, to: thing };
      // "a bear cooking stew in a pot": it stands at the pot
      if (STIRS.test(source.qualities.traits.join(" ")) && COOKWARE.test(thing.concept.id))
        return { kind: "beside", from: source, to: thing, facing: true };
      if (thing.concept.family === "vehicle") return { kind: "riding", from: source, to: thing };
      if (TUBS.test(thing.concept.id) && !source.qualities.traits.some((trait) => UPRIGHT.test(trait))) {
        source.qualities.addTrait({ trait: "sitting" });
        return { kind: "sitting", from: source, to: thing };
      }
      return { kind: thing.concept.family === "furniture" ? supportOf(source, thing) : "in", from: source, to: thing };
    case "with":
      if (SEATS.test(source.concept.id) && thing.concept.id === "pillow")
        return { kind: "on", from: thing, to: source };
      if (TRAYS.test(source.concept.id) && SERVED.test(thing.concept.family))
        return { kind: "on", from: thing, to: source };
      if (CARRIERS.test(source.concept.id) && isLoad(thing))
        return { kind: source.concept.id === "sled" ? "on" : "in", from: thing, to: source };
      if (PACK.has(source.concept.id) && CLOTHS.test(thing.concept.id))
        return { kind: "on", from: thing, to: source, how: "draped" };
      if (HOMES.test(source.concept.id) && isLiving(thing)) return { kind: "in", from: thing, to: source };
      if (PLANTERS.test(source.concept.id) && thing.concept.family === "plant")
        return { kind: "in", from: thing, to: source };
      if (DRUNK_FROM.test(source.concept.id) && PUT_IN.test(`${thing.concept.id} ${thing.text}`))
        return { kind: "in", from: thing, to: source };
      // "a map rolled up with a ribbon"
      if (BANDS.test(thing.concept.id) && /rolled|wrapped|bundled/.test(source.qualities.traits.join(" ")))
        return { kind: "on", from: thing, to: source, how: "coiled" };
      if (isLiving(source) && WREATHED.test(thing.concept.id) && thing.count === 1)
        return { kind: "wearing", from: source, to: thing };
      if (isHandy(source) && source.count === 1 && BASKETS.test(thing.concept.id))
        return { kind: "holding", from: source, to: thing };
      if (isLiving(source) && (HELD.has(thing.concept.family) || AT_HAND.test(thing.concept.id)))
        return { kind: "holding", from: source, to: thing };
      return isWorn(thing, source) || isDressedUp(thing, source)
        ? { kind: "wearing", from: source, to: thing }
        : { kind, from: source, to: thing };
    case "wearing":
      if (PACK.has(source.concept.id) && CLOTHS.test(thing.concept.id))
        return { kind: "on", from: thing, to: source, how: "draped" };
      return thing.concept.family === "garment" ||
        isLiving(source) ||
        (WORN_DEVICES.test(thing.concept.id) && canHold(source))
        ? { kind: "wearing", from: source, to: thing }
        : { kind: "with", from: source, to: thing };
    case "holding":
      if (thing.concept.family === "vehicle" && source.qualities.traits.includes("flying"))
        return { kind: "riding", from: source, to: thing };
      if (isLiving(source) && STIRS.test(source.qualities.traits.join(" ")) && STOOD.test(thing.concept.id))
        return { kind: "beside", from: source, to: thing, facing: true };
      return { kind: canHold(source) || isSomebody(source) ? kind : "with", from: source, to: thing };
    case "carrying":
      if (PACK.has(source.concept.id) && thing.concept.family !== "figure")
        return CLOTHS.test(thing.concept.id)
          ? { kind: "on", from: thing, to: source, how: "draped" }
          : { kind: "on", from: thing, to: source };
      return { kind: isLiving(source) ? kind : "with", from: source, to: thing };
    case "playing":
      // "two turnips playing chess": such games are played by anything
      if (isLiving(source) || isGame(thing)) return { kind, from: source, to: thing };
      return { kind: isSomebody(source) ? "holding" : "with", from: source, to: thing };
    case "of":
      return PICTURES.has(source.concept.id)
        ? { kind: "with", from: source, to: thing }
        : { kind: "in", from: thing, to: source };
    case "front":
      // it hovers there at the height of the bloom
      if (source.concept.family === "animal" && source.qualities.traits.includes("flying") && !isLiving(thing))
        return { kind: "beside", from: source, to: thing };
      return { kind: "behind", from: thing, to: source };
    case "under":
      // there is no room to stand under a car
      if (isHandy(source) && thing.concept.family === "vehicle" && !source.qualities.traits.some((t) => NESTED.test(t)))
        source.qualities.addTrait({ trait: "lying" });
      return { kind, from: source, to: thing };
    case "over":
    case "behind":
    case "leaning":
    case "riding":
      return { kind, from: source, to: thing };
    case "beside":
    case "toward":
      return { kind: "beside", from: source, to: thing };
    case "covered":
      // "a poodle wrapped in a towel"
      return isLiving(source) && CLOTHS.test(thing.concept.id)
        ? { kind: "wearing", from: source, to: thing }
        : { kind: "with", from: source, to: thing };
    case "made":
      return { kind: "with", from: source, to: thing };
    default:
      return { kind: "beside", from: thing, to: source };
  }
}

/** Concepts of what carries whatever it is with, and what neither draws nor makes part of it. */
const CARRIERS = /^(?:wagon|sled|wheelbarrow|mine-cart)$/;
const isLoad = (thing: Mention): boolean =>
  !isLiving(thing) && !/^(?:vehicle|structure|light|street)$/.test(thing.concept.family);

/** Concepts of what holds things without the rest of somebody: in the hand or between the teeth. */
const HANDS = /^(?:human-hand|skull|beast-skull|robot-arm)$/;
/** Whether a thing can have another between its teeth, or in its fingers. */
export const canHold = (mention: Mention): boolean => isLiving(mention) || HANDS.test(mention.concept.id);
/** "A humanoid banana": a thing with arms, legs or a face of its own. */
export const isHumanised = ({ qualities }: Mention): boolean => qualities.traits.some((trait) => HUMANISED.test(trait));
/** Whether a thing acts as somebody: it is said to be one, or it grew and is told to hold something, as no vessel and no tree does. */
const isSomebody = (mention: Mention): boolean => {
  const { concept, count } = mention;
  return isHumanised(mention) || (/^(?:food|plant)$/.test(concept.family) && count < 3 && !ROOTED.test(concept.id));
};
const HUMANISED = /^(?:limbed|humanoid|faced)$/;
/** Concepts of what grows too large for that, or is served in something. */
const ROOTED = /tree|palm|bush|hedge|bonsai|plant|garden|bowl|soup|salad/;
/** Concepts of what one cooks in. */
const COOKWARE = /pot$|^(?:cauldron|wok)$/;
/** What somebody does who stands at a turntable, and that. */
const SPINS = /\b(?:records|djing|dj ing|music)\b/;
const DECK = /^(?:record-player|mixing-console|dj-deck)$/;
/** Concepts of what one cooks on. */
const COOKERS = /grill|stove|oven$|fire$/;
/** Of these, what is in nobody's hand. */
const STOOD = /^cauldron$/;
/** What one does at a pot. */
const STIRS = /\b(?:cooking|stirring)\b/;
/** What one does before an easel. */
const PAINTS = /\b(?:paint|draw|sketch)ing\b/;

/** Concepts of what one sits in, and poses of who does not. */
const TUBS = /^bathtub$/;
const UPRIGHT = /^(?:standing|jumping|dancing|lying|sleeping|swimming|emerging)$/;
/** Concepts of beasts that bear loads on their backs. */
const PACK: ReadonlySet<string> = new Set("camel donkey horse llama elephant mule alpaca yak".split(" "));
export const CLOTHS = /^(?:rug|blanket|carpet|towel|quilt)$/;

/** Concepts of what people sit on as a matter of course. */
const SEATS = /chair|seesaw|sofa|bench|swing|recliner|beanbag|^(?:toilet|wheelchair)$/;

/** Concepts of what one sits astride, and nobody stands on. */
const MOUNTS = /^(?:broom|hobby-horse|rocking-horse)$/;

/** Concepts of beasts that people sit astride. */
const RIDDEN = /^(?:horse|pony|unicorn|pegasus|camel|elephant|donkey|mule|zebra|ostrich|reindeer|dragon)$/;

/** Concepts of vehicles whose driver is seen from the window: a beast "on" one is on the roof. */
const CLOSED = /^(?:car|truck|bus|train|tram|tank|fire-engine|ambulance)$/;

/** How somebody is on a thing: as its pose says; people sit on what is made for it. */
function supportOf({ qualities, concept }: Mention, thing: Mention): Link["kind"] {
  if (qualities.traits.includes("lying") || qualities.traits.includes("sleeping")) return "lying";
  if (MOUNTS.test(thing.concept.id)) return "riding";
  const isUpright = /\b(?:standing|balancing|jumping|dancing|climbing)\b/.test(qualities.traits.join(" "));
  if (concept.family === "figure" && RIDDEN.test(thing.concept.id) && !isUpright) return "riding";
  const isOnRoof = concept.family === "animal" && CLOSED.test(thing.concept.id);
  if (qualities.traits.includes("sitting"))
    return thing.concept.family === "vehicle" && !isOnRoof ? "riding" : "sitting";
  const stands = ["standing", "jumping", "dancing", "climbing"].some((pose) => qualities.traits.includes(pose));
  if (concept.family === "figure" && SEATS.test(thing.concept.id) && !stands) return "sitting";
  return thing.concept.family === "vehicle" && !isOnRoof && !qualities.traits.includes("standing") ? "riding" : "on";
}
