import type { Mention, Scene, Tie } from "../scene/scene.ts";
import { CHAIRS, isAtTable, TABLES, typeAt } from "../scene/sit-at-work.ts";
import { ACTIVE, type ConnectorKind, PLACING } from "../words/connectors.ts";
import { AROUND, mannerOfWord, WITHIN } from "../words/manners.ts";
import { STRANDS } from "../words/strands.ts";
import { asBeastsDo } from "./beast-deeds.ts";
import { asHandsDo } from "./hand-deeds.ts";
import { holdWithin } from "./holds-within.ts";
import { isHollow, isShelved } from "./hollow.ts";
import { isGround } from "./lay-ground.ts";
import { listedWith } from "./listed-with.ts";
import { linkOnPart } from "./on-part.ts";
import { onBody } from "./perch.ts";
import { isLiving, PICTURES, relate } from "./relate.ts";
import { spillOut, strew } from "./strew.ts";
import { wearerWith } from "./wearer-with.ts";

/** Ties by which a thing belongs to another: where the one is, the other is. */
const OWNING: ReadonlySet<ConnectorKind> = new Set([...ACTIVE, "with", "of", "covered"]);

const isGarment = ({ concept }: Mention): boolean => concept.family === "garment";

/** Puts a new thing where its tie says. */
export function linkThing(scene: Scene, tie: Tie, thing: Mention): void {
  const { kind, word } = tie;
  const source = standsOnFurniture(scene, tie, thing)
    ? tie.nearest
    : (wearerWith(scene, tie, thing) ?? holdsInstead(scene, tie));
  if (!source) return;
  const { links } = scene;
  if (OWNING.has(kind) && !PICTURES.has(source.concept.id)) thing.owner = source;
  // who does something else meanwhile has no part in what was said before
  if ((kind === "and" && word !== "while") || kind === "or") {
    // "a hat with a feather and a ribbon" is told by its own tie; here both stand in the same place
    thing.partners = [...(source.partners ?? listedWith(scene, source)), source];
    if (source.owner) thing.owner = source.owner;
  }
  // "in a hat and white suit": both are worn
  const worn =
    kind === "and" && isGarment(thing) && links.find((each) => each.kind === "wearing" && each.to === source);
  const wearer = worn ? worn.from : undefined;
  if (wearer) {
    thing.owner = wearer;
    links.push({ kind: "wearing", from: wearer, to: thing });
    return;
  }
  const vessel = kind === "and" ? filledWith(scene, source, thing) : undefined;
  if (vessel) {
    links.push({ kind: "in", from: thing, to: vessel });
    return;
  }
  const stall = kind === "and" ? soldWith(scene, source, thing) : undefined;
  if (stall) {
    links.push({ kind: "with", from: stall, to: thing });
    return;
  }
  if (mannerOfWord(word) === "as-head") {
    links.push(onBody({ kind: "on", from: thing, to: source }, "as-head"));
    return;
  }
  const borne = spillOut(bear(relate(kind, source, thing), word, source, thing), word);
  const link = linkOnPart(onBody(borne, borne.how ?? tie.place ?? mannerOfWord(word)), tie.spot);
  if (link.how === "between" && link.from.concept.id === "ground" && thing.isUncounted && thing.count > 1)
    thing.count = LINED;
  strew(source, word);
  typeAt(source, word, thing);
  // "a frog in a top hat sitting on a stool": it is the frog that sits
  if (link.kind === "wearing" && link.to === thing) thing.owner = source;
  const isNamedWith = kind === "and" && link.kind === "beside";
  links.push(isNamedWith ? { ...link, loose: true, ...(isAtTable(thing, source) && { facing: true }) } : link);
  if (!PLACING.has(kind) || kind === "beside" || kind === "toward") return;
  for (const partner of source.partners ?? []) {
    if (isPlaced(scene, partner)) continue;
    const between = links.findIndex((link) => link.kind === "beside" && isPair(link.from, link.to, partner, source));
    if (between >= 0) links.splice(between, 1);
    links.push(relate(kind, partner, thing));
  }
}

/** "A tray of sushi containing pugs": what is said to hold more is what the sushi is on. */
const holdsInstead = ({ links }: Scene, { source, word }: Tie): Mention | undefined =>
  (word === "containing" ? links.find(({ kind, from }) => kind === "in" && from === source)?.to : undefined) ?? source;

/** Concepts of what a whole meal is served on. */
const SERVING = /plate|tray|platter|board|basket/;

/** "a bowl of apples and pears", "a plate of eggs and bacon": what the first of them fills, where the second belong with them. */
function filledWith({ links }: Scene, first: Mention, thing: Mention): Mention | undefined {
  const link = links.find(({ kind, from, to }) => kind === "in" && from === first && to === first.owner);
  if (!link || !isHollow(link.to)) return undefined;
  const areMany = first.count > 1 && thing.count > 1 && !isLiving(thing);
  const isMeal = SERVING.test(link.to.concept.id) && [first, thing].every(({ concept }) => concept.family === "food");
  return isMeal || (areMany && (first.concept.family === thing.concept.family || thing.isUncounted))
    ? link.to
    : undefined;
}

/** "a stall with lemons and cabbages": what sells the one sells the other. */
const soldWith = ({ links }: Scene, first: Mention, thing: Mention): Mention | undefined =>
  [first, thing].every(({ concept }) => concept.family === "food")
    ? links.find(({ kind, from, to }) => kind === "with" && to === first && from.concept.id === "market-stall")?.from
    : undefined;

/** Concepts of what has its load hanging below it. */
const AIRBORNE = /^(?:drone|helicopter)$/;
/** Concept of what flies on a line in the hand. */
const KITE = "kite";
/** Verbs of what is turned to the thing it deals with. */
const FACING =
  /^(?:looking at|looks at|staring|gazing|watch|looking into|looks into|kick|batting|scratch|claw|bats|paw|swat|push|punch|guard|hammer|chopping down|cutting down|felling|roll|knead|paint|draw|water|facing|barking at|before)/;
/** Where somebody is on the way to. */
const HEADING = /^(?:to|towards?|up to)$/;
/** What food does in and on what it is cooked in; who cooks stands there. */
const COOKED = /^(?:cook|bak|fry|roast|grill|boil|simmer|toast)\w* (?:in|on)$/;
/** What is said of what is long and has been put down. */
const ACROSS = /^(?:lying|lies|laid|resting|rests|placed) across$/;
/** What is said of a beast of burden. */
const LOADED = /^(?:loaded|laden|packed|piled)/;
/** Verbs of what is done with the covers open. */
const OPENING = /^(?:read|writing in|writes in|study|studies)/;
/** What a garment is shown on in a shop and a club beside on the grass, and not when it is worn or in hand. */
const STANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["wig", ["stand"]],
  ["golf-club", ["ball", "tee"]],
  ["hockey-stick", ["puck"]],
]);
/** Concepts of what is on the head or in the hand. */
const HEADWEAR = /hat$|helmet$|^(?:crown|tiara)$/;
/** Concepts of what is up in the sky when somebody looks at it. */
const LUMINARIES: ReadonlySet<string> = new Set("moon sun star cloud rainbow comet planet".split(" "));
/** Families of what only stands there when somebody is before it. */
const BACKDROPS: ReadonlySet<string> = new Set(["building", "furniture", "room"]);
/** Concepts of covers that lie spread out under what is on them. */
const SPREAD: ReadonlySet<string> = new Set(["blanket"]);
/** Verbs that leave the saucer on the table. */
const SIPPING = /^(?:drink|sip)/;
/** Concepts of what is played with sticks or the flat hand, slung at the belly. */
const DRUMS: ReadonlySet<string> = new Set(["drum", "bongo"]);
/** What one clings to rather than holds. */
const isTree = ({ concept, word }: Mention): boolean =>
  /^(?:tree|palm-tree|pine-tree|bamboo)$/.test(concept.id) || /trunk$/.test(word);
/** Concept of what a thing rolls on, and how many it has of them. */
/** Concepts of what has a roof to be on, and words that say one is there rather than inside. */
const ROOFED: ReadonlySet<string> = new Set("car truck bus train tram tank fire-engine ambulance submarine".split(" "));
const ON_ROOF = /\b(?:roof|hood|bonnet|top|atop)\b/;

const WHEEL = "wheel";
export const CORNERS = 4;
/** Concepts of what is ridden standing. */
const BOARDS: ReadonlySet<string> = new Set(["skateboard", "surfboard", "snowboard", "hoverboard"]);
/** Verbs by which a thing without hands has another on it or in it. */
const BEARING = /^(?:cook|fry|grill|roast|hold|display|carr|offer|present|sell)/;

/** "a crate full of bottles": they are in it. */
export const FILLING =
  /full of|filled|planted|loaded|piled|heaped|overflowing|stuffed|packed|brimming|stocked|containing|reveal/;
/** More of them than lie in there: "piled high with". */
export const PILED = /piled|heaped|overflowing|brimming|packed|loaded/;
/** "a violin case that opens to reveal a letter": what is open and no vessel holds things too. */
const isOpened = ({ concept, qualities }: Mention): boolean =>
  /case|drawer|book/.test(concept.id) && qualities.traits.includes("open");

/** Verbs of what stands along both sides of a way. */
const LINING = /^(?:lined|flanked|bordered)\b/;

/** Verbs of what is wound around, and concepts that are: a snake does it by itself. */
const WRAPPING = /^(?:wrapped|tied|bound|entwined|tangled|wound|wreathed|draped)\b/;
const WOUND: ReadonlySet<string> = new Set([...STRANDS, "snake"]);

/** What a verb adds: who looks at whom, that a grill has on it what it cooks, that who reads has opened the book. */
export function bear(
  link: Scene["links"][number],
  word: string,
  source: Mention,
  thing: Mention,
): Scene["links"][number] {
  // a rocket and a bird rise over what they leave, who lay in it rises out of it
  if (link.how === undefined && mannerOfWord(word) === "rising" && source.concept.family === "figure")
    return { kind: "in", from: source, to: thing, how: "out" };
  if (AIRBORNE.test(source.concept.id) && word.startsWith("carr") && !isLiving(thing))
    return { kind: "on", from: thing, to: source, how: "hung" };
  const within =
    asBeastsDo(link, word, source, thing) ??
    asHandsDo(link, word, source, thing) ??
    holdWithin(link, word, source, thing);
  if (within) return within;
  if (COOKED.test(word) && source.concept.family === "food")
    return { kind: word.endsWith("on") ? "on" : "in", from: source, to: thing };
  if (link.kind === "wearing" || link.kind === "holding")
    for (const slot of STANDS.get(link.to.concept.id) ?? []) link.to.without.add(slot);
  if (link.kind === "holding" && source.guise !== undefined && HEADWEAR.test(thing.concept.id))
    source.without.add("headgear");
  if (SPREAD.has(thing.concept.id) && link.to === thing && /^(?:on|lying|sitting)$/.test(link.kind))
    thing.qualities.addTrait({ trait: "open" });
  if (link.kind === "holding" && OPENING.test(word)) thing.qualities.addTrait({ trait: "open" });
  if (link.kind === "holding" && SIPPING.test(word) && /mug|cup/.test(thing.concept.id)) thing.without.add("saucer");
  if (link.kind === "holding" && thing.concept.id === KITE && /^fl[yi]/.test(word)) {
    // it is the kite that flies
    thing.qualities.addTrait({ trait: "flying" });
    source.qualities.dropTrait("flying");
  }
  if (link.kind === "playing" && isLiving(source) && DRUMS.has(thing.concept.id))
    source.qualities.addTrait({ trait: "drumming" });
  if (link.kind === "riding" && BOARDS.has(thing.concept.id)) {
    source.qualities.addTrait({ trait: "skating" });
    return { kind: "on", from: source, to: thing };
  }
  if (link.kind === "riding" && ROOFED.has(thing.concept.id) && ON_ROOF.test(word))
    return { kind: source.qualities.traits.includes("sitting") ? "sitting" : "on", from: source, to: thing };
  if (link.kind === "holding" && isTree(thing) && /^(?:hug|cling|clutch|embrac)/.test(word)) {
    source.qualities.addTrait({ trait: "climbing" });
    return { kind: "on", from: source, to: thing };
  }
  if (/^(?:on|riding|sitting)$/.test(link.kind) && thing.concept.id === WHEEL && thing.isUncounted) {
    thing.count = CORNERS;
    return { kind: "under", from: thing, to: source, how: "axled" };
  }
  if (link.kind === "beside" && / by$/.test(word) && mannerOfWord(word) === "drawn")
    return { ...link, from: thing, to: source };
  if (link.kind === "beside" && AROUND.test(word)) return { ...link, around: true };
  if (link.kind === "beside" && WITHIN.test(word)) return { kind: "beside", from: thing, to: source, around: true };
  if (link.kind === "beside" && LUMINARIES.has(thing.concept.id)) return { ...link, how: "aloft" };
  // the camera looks at who stands before a door, and past them at the door
  if (link.kind === "beside" && word === "before" && BACKDROPS.has(thing.concept.family))
    return { kind: "behind", from: thing, to: source };
  if (link.kind === "beside" && (FACING.test(word) || (HEADING.test(word) && isLiving(source))))
    return { ...link, facing: true };
  // "an umbrella against the rain"
  if (link.kind === "leaning" && isGround(thing)) return { kind: "in", from: source, to: thing };
  // a quill that lies across a page is in no inkwell
  if (ACROSS.test(word) && !isLiving(source)) source.qualities.addTrait({ trait: "lying" });
  // a few flat things under another lie on each other
  if (
    /^(?:on|sitting|lying)$/.test(link.kind) &&
    link.to === thing &&
    thing.count > 1 &&
    STACKED.test(thing.concept.id)
  )
    thing.arrangement ??= "stack";
  if (LOADED.test(word) && isLiving(source)) return relate("carrying", source, thing);
  if (link.kind === "with" && !isLiving(source) && BEARING.test(word) && !isLiving(thing))
    return { kind: word.startsWith("carr") || isHollow(source) ? "in" : "on", from: thing, to: source };
  if (link.kind === "with" && WRAPPING.test(word) && WOUND.has(thing.concept.id)) {
    thing.count = 1;
    return { kind: "on", from: thing, to: source, how: "coiled" };
  }
  if (link.kind === "with" && LINING.test(word) && source.concept.id === "ground" && thing.count > 1)
    return { kind: "beside", from: source, to: thing, how: "between" };
  if (link.kind === "with" && TABLES.test(source.concept.id) && CHAIRS.test(thing.concept.id) && thing.count > 1)
    return { kind: "beside", from: thing, to: source, around: true };
  if (
    link.kind === "with" &&
    FILLING.test(word) &&
    (isHollow(source) || isShelved(source) || isOpened(source) || SERVING.test(source.concept.id))
  )
    return { kind: "in", from: thing, to: source };
  return link;
}

/** Families of what is put on no table. */
const BULKY: ReadonlySet<string> = new Set(["furniture", "building", "vehicle"]);

/** Concepts of what lies on each other where something is on several of them. */
const STACKED = /^(?:book|suitcase|pillow|mattress|pizza-box|newspaper|pancake|plate|tire|crate)$/;

/** Furniture that furniture stands on. */
const FLOOR = /rug|mat$/;

/** "an armchair with a lamp on a table": the lamp is on the table, and with the armchair no longer. */
function standsOnFurniture({ links }: Scene, { kind, source, nearest }: Tie, thing: Mention): boolean {
  if (kind !== "on" || !source || !nearest || thing.concept.family !== "furniture" || FLOOR.test(thing.concept.id))
    return false;
  if (!BULKY.has(source.concept.family) || BULKY.has(nearest.concept.family)) return false;
  const held = links.findIndex((link) => link.kind === "with" && link.from === source && link.to === nearest);
  if (held < 0) return false;
  links.splice(held, 1);
  return true;
}

const isPair = (a: Mention, b: Mention, c: Mention, d: Mention): boolean =>
  (a === c && b === d) || (a === d && b === c);

const isPlaced = ({ links }: Scene, mention: Mention): boolean =>
  links.some(({ kind, from }) => from === mention && kind !== "beside" && kind !== "with" && kind !== "wearing");

/** "On a table sits a vase": what came first is what the second thing stands on. */
export function placeFronted(scene: Scene, mention: Mention): void {
  const { fronted, mentions, links } = scene;
  if (!fronted || fronted.mention === mention) return;
  scene.fronted = undefined;
  links.push(relate(fronted.kind, mention, fronted.mention));
  mentions.splice(mentions.indexOf(mention), 1);
  mentions.unshift(mention);
}

/** How many stand along both sides of a way where no number is said. */
const LINED = 6;
