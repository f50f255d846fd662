import { findOwn } from "./find-concept.ts";
import { isLiving } from "./relate.ts";
import { dropMention, type Mention, newMention, type Scene } from "./scene.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Concept of what is held down by what it is tied to. */
const BALLOON = "party-balloon";
/** Relations in which balloons are at a thing: tied to it, beside it, lifting it. */
const AT: ReadonlySet<string> = new Set(["with", "beside", "on", "over", "under", "carrying", "holding"]);
/** Ways in which a thing is tied that say more than that. */
const TIED: ReadonlySet<string | undefined> = new Set([undefined, "hung", "coiled", "leashed"]);

/** Places that grow -> what fills a thing that holds them, and how many. */
const GROWING: readonly (readonly [place: RegExp, words: readonly string[], count: number])[] = [
  [/^(?:rose|flower )?garden$|flowerbed|meadow/, ["flower"], 14],
  [/^(?:pine |rain)?forest$|woods|woodland|jungle/, ["pine tree", "tree"], 5],
];
/** Families of what one puts a garden in. */
const HOLDERS = /^(?:vessel|container|bag|garment|object|shoe|instrument|stationery|book|vehicle|furniture)$/;

/**
 * Puts right what the words alone do not tell: balloons float over what they are tied to, a garden in a suitcase is flowers in it and
 * no ground under it, and the branches of what looks like a tree are its own.
 */
export function untangle(scene: Scene, vocabulary: Vocabulary): void {
  tether(scene);
  growWithin(scene, vocabulary);
  leash(scene);
  spiceJars(scene);
  snowOn(scene);
  clockwork(scene, vocabulary);
  for (const branch of scene.mentions.filter(({ concept }) => concept.id === "branch"))
    if (scene.mentions.some(({ shapedLike }) => shapedLike?.concept === "tree")) dropMention(scene, branch);
}

function tether({ links }: Scene): void {
  for (const [i, link] of links.entries()) {
    const { kind, from, to, how } = link;
    const balloons = from.concept.id === BALLOON ? from : to.concept.id === BALLOON ? to : undefined;
    const held = balloons === from ? to : from;
    if (!balloons || !AT.has(kind) || link.loose || !TIED.has(how) || isLiving(held) || held.concept.id === BALLOON)
      continue;
    if (held.concept.family === "nature") continue;
    if (balloons.isUncounted || balloons.arrangement === "pile") {
      balloons.count = 1;
      delete balloons.arrangement;
    }
    links[i] = { kind: "over", from: balloons, to: held, how: "tethered" };
  }
}

/** Beasts on a leash are tied to who walks them, and what is tied to a post is joined to it by a rope. */
function leash({ mentions, links }: Scene): void {
  for (const [i, { how, ...link }] of links.entries()) {
    const { kind, from, to } = link;
    const led = [to, from].find(({ qualities }) => qualities.traits.includes("leashed"));
    const holder = led === to ? from : to;
    if (led && isLiving(holder) && /^(?:beside|with)$/.test(kind) && (how === undefined || how === "leashed"))
      links[i] = { kind: "beside", from: led, to: holder, how: "leashed" };
    else if (how === "leashed" && !isLiving(from)) links[i] = link;
  }
  // the rope it is tied with is that one
  const tied = links.filter(({ how }) => how === "leashed").flatMap(({ from, to }) => [from, to]);
  for (const { from, to } of links.filter(({ kind, to }) => kind === "with" && to.concept.id === "rope"))
    if (tied.includes(from) && mentions.includes(to)) mentions.splice(mentions.indexOf(to), 1);
}

/** Families of what snow lies on where it stands in the snow. */
const SNOWED_ON = /^(?:building|street|garden)$/;
const SNOW = 0.8;

/** A cabin in a snow-covered forest has snow on its roof. */
function snowOn({ links }: Scene): void {
  for (const { kind, from, to } of links) {
    const isSnow =
      to.concept.id === "ground" && ((to.qualities.conditions.get("snowy") ?? 0) > 0.5 || to.text === "snow");
    if (isSnow && /^(?:in|on)$/.test(kind) && SNOWED_ON.test(from.concept.family))
      from.qualities.addCondition("snowy", SNOW);
  }
}

/** "Spices in tiny jars": the jars are those that spices come in. */
function spiceJars(scene: Scene): void {
  for (const { kind, from, to } of [...scene.links]) {
    if (kind !== "in" || from.concept.id !== "spice-jar" || !/^(?:jar|bottle)$/.test(to.concept.id)) continue;
    for (const trait of to.qualities.traits) from.qualities.addTrait({ trait });
    from.count = Math.max(from.count, to.count);
    // what is said of the jars is said of these
    for (const [i, link] of scene.links.entries()) {
      if (link.from === to) scene.links[i] = { ...link, from };
      else if (link.to === to && link.from !== from) scene.links[i] = { ...link, to: from };
    }
    dropMention(scene, to);
  }
}

/** What is made of gears turns in the rubies it has; a sculpture of them that is of nobody is a plain rounded form. */
function clockwork(scene: Scene, vocabulary: Vocabulary): void {
  for (const thing of scene.mentions.filter(({ madeOf }) => madeOf?.concept === "gear")) {
    const stones = scene.links.find(
      ({ kind, from, to }) => kind === "with" && from === thing && to.concept.id === "gem",
    );
    if (stones) {
      thing.qualities.addTrait({ trait: "ruby-bearings" });
      dropMention(scene, stones.to);
    }
    // the wheels say it
    thing.qualities.dropTrait("steampunk");
    const form = thing.word === "sculpture" ? findOwn(["abstract sculpture"], vocabulary) : undefined;
    if (form) Object.assign(thing, form);
  }
}

function growWithin(scene: Scene, vocabulary: Vocabulary): void {
  const { mentions, links } = scene;
  for (const link of [...links]) {
    // "a suitcase with a garden inside" ties them the other way round
    const [place, holder] = link.kind === "with" ? [link.to, link.from] : [link.from, link.to];
    if (!/^(?:in|with)$/.test(link.kind) || place.concept.id !== "ground" || !HOLDERS.test(holder.concept.family))
      continue;
    const [, words = [], count = 0] = GROWING.find(([which]) => which.test(place.text)) ?? [];
    const found = findOwn(words, vocabulary);
    const named = plantsOf(scene, place, holder);
    if (!found || (link.kind === "with" && !named)) continue;
    const plants = named ?? newMention({ ...found, text: place.text, assumed: false, count });
    plants.qualities.addAll(place.qualities);
    if (plants.count > 1) plants.count = Math.max(plants.count, count);
    holder.qualities.addTrait({ trait: "open" });
    if (named) mentions.splice(mentions.indexOf(place), 1);
    else mentions.splice(mentions.indexOf(place), 1, plants);
    const others = links.filter((each) => each !== link && each.from !== plants);
    links.splice(0, links.length, ...others, { kind: "in", from: plants, to: holder });
  }
}

/** "A garden of roses": what grows there, named after it and tied to nothing but the two. */
const plantsOf = ({ mentions, links }: Scene, place: Mention, holder: Mention): Mention | undefined =>
  mentions.find(
    (plants, i) =>
      plants.concept.family === "plant" &&
      plants.count > 1 &&
      i > mentions.indexOf(place) &&
      links.every(({ from, to }) => (from !== plants || to === place || to === holder) && to !== plants),
  );
