import type { Vocabulary } from "../terms/vocabulary.ts";
import { HUNG } from "../ties/perch.ts";
import { isLiving } from "../ties/relate.ts";
import { retake } from "./as-used.ts";
import { dropMention, partOf, type Scene } from "./scene.ts";

/** What is named with a thing and is its own: the sheet in a typewriter, a pendant's cord, the wheel that a hamster is given. */
export function settleBelongings(scene: Scene, vocabulary: Vocabulary): void {
  feedPaper(scene);
  hangOnCords(scene);
  runInWheels(scene, vocabulary);
  pullOut(scene);
  upturnHats(scene, vocabulary);
  ringAtCollars(scene);
  topRoofs(scene);
  curtainWindows(scene);
  loadRacks(scene);
  sealBottles(scene);
  trimNecks(scene);
  standBetween(scene);
  keepInCup(scene);
}

/** Families of what is too large for a cup. */
const FIXED = /^(?:furniture|building|appliance|vehicle)$/;
const CUPS = /^(?:mug|drinking-glass|paper-cup|jar|vase|bowl|pencil-holder)$/;

/** "A sink with two toothbrushes in a cup": they are in the cup, and that is at the sink. */
function keepInCup({ links }: Scene): void {
  for (const [at, { kind, from: whole, to: cup }] of links.entries()) {
    if (kind !== "in" || isLiving(whole) || !FIXED.test(whole.concept.family) || !CUPS.test(cup.concept.id)) continue;
    const held = links.findIndex((link) => link.kind === "with" && link.from === whole && link.to !== cup);
    const thing = links[held]?.to;
    if (!thing) continue;
    links[held] = { kind: "with", from: whole, to: cup };
    links[at] = { kind: "in", from: thing, to: cup };
  }
}

/** "A burger between a cup of fries and a soda": the soda stands on its other side, and not beside the fries. */
function standBetween({ links }: Scene): void {
  for (const between of [...links]) {
    const { how, to: first } = between;
    if (how !== "between" || first.count > 1) continue;
    const held = links.find(({ kind, to }) => kind === "in" && to === first)?.from;
    const at = links.findIndex(({ kind, loose, to }) => kind === "beside" && loose && (to === first || to === held));
    const second = links[at]?.from;
    if (second) links[at] = { ...between, to: second };
  }
}

/** Slot of what an animal wears about its neck, and concepts of what hangs from it. */
const COLLAR = "collar";
const BELL = "bell";
const AT_COLLAR = /^(?:bell|cowbell)$/;

/** "A cat in a red collar with a bell": the bell hangs at the collar, and is in no paw. */
function ringAtCollars(scene: Scene): void {
  const { links } = scene;
  for (const link of [...links]) {
    const [beast, thing] = isLiving(link.from) ? [link.from, link.to] : [link.to, link.from];
    if (!beast.parts.has(COLLAR) || !AT_COLLAR.test(thing.concept.id)) continue;
    if (BELL in beast.concept.slots) {
      partOf(beast, BELL).qualities.addAll(thing.qualities);
      dropMention(scene, thing);
      continue;
    }
    thing.word = HUNG.get(thing.word) ?? thing.word;
    links[links.indexOf(link)] = { kind: "on", from: thing, to: beast, how: "neck" };
  }
}

/** "A window with green curtains": it is seen between them. */
function curtainWindows({ links }: Scene): void {
  for (const [i, { kind, from, to }] of links.entries())
    if (kind === "with" && from.concept.id === "window" && to.concept.id === "curtain" && to.count === 1)
      links[i] = { kind: "behind", from, to };
}

const RACK = /rack$/;

/** "A jeep with luggage on its roof rack": a vehicle has no shelf beside it, and what is on that rides on its roof. */
function loadRacks(scene: Scene): void {
  for (const { kind, from: said, to: rack } of [...scene.links]) {
    if (!/^(?:with|on)$/.test(kind) || rack.concept.family !== "furniture" || !RACK.test(rack.text)) continue;
    // "with a suitcase on the roof rack" is said of the suitcase, which is the car's
    const from = kind === "on" && said.owner ? said.owner : said;
    if (from.concept.family !== "vehicle") continue;
    // "a van with a surfboard on the roof rack"
    const borne = scene.links.filter((link) => kind === "on" && link.kind === "with" && link.from === from);
    for (const link of borne) scene.links[scene.links.indexOf(link)] = { kind: "on", from: link.to, to: from };
    const loads = scene.links.flatMap((link) =>
      link.from === rack ? [link.to] : link.to === rack && link.from !== from ? [link.from] : [],
    );
    dropMention(scene, rack);
    for (const load of loads) scene.links.push({ kind: "on", from: load, to: from });
  }
}

/** Concept of what letters are shut with, and the slot of what shuts a bottle. */
const SEAL = "wax-seal";
const CORK = "cork";

/** "A bottle with a red wax seal": its neck is dipped in wax. */
function sealBottles(scene: Scene): void {
  for (const { kind, from, to } of [...scene.links]) {
    if (kind !== "with" || to.concept.id !== SEAL || !(CORK in from.concept.slots)) continue;
    const { qualities } = partOf(from, CORK);
    qualities.addAll(to.qualities);
    qualities.addMaterial("wax");
    dropMention(scene, to);
  }
}

/** "A dress with a lace collar" has one around its neck, and no dog's beside it. */
function trimNecks(scene: Scene): void {
  for (const { kind, from, to } of [...scene.links]) {
    if (kind !== "with" || from.concept.family !== "garment" || to.concept.id !== "pet-collar") continue;
    from.regions.push({ region: "rim", ...to.qualities.done() });
    dropMention(scene, to);
  }
}

/** Concepts of what stands on roofs. */
const ON_ROOFS: ReadonlySet<string> = new Set(["weathervane", "satellite-dish", "solar-panel"]);

/** "A barn with a rooster weathervane": it turns over the roof. */
function topRoofs({ links }: Scene): void {
  for (const [i, { kind, from, to }] of links.entries())
    if (kind === "with" && from.concept.family === "building" && ON_ROOFS.has(to.concept.id))
      links[i] = { kind: "on", from: to, to: from };
}

/** "A typewriter with a sheet of paper": it is in the machine. */
function feedPaper(scene: Scene): void {
  for (const { kind, from, to } of [...scene.links]) {
    if (kind !== "with" || from.concept.id !== "typewriter" || to.concept.id !== "sheet-of-paper") continue;
    if (!from.parts.has("paper")) partOf(from, "paper").qualities.addAll(to.qualities);
    dropMention(scene, to);
  }
}

/** Concept of what hangs about a neck, and of what it hangs on. */
const NECKLACE = "necklace";
const CORDS = /^(?:rope|chain|ribbon|twine|thread-spool)$/;

/** "A pendant on a cord": it is the pendant's own, and no coil of rope. */
function hangOnCords(scene: Scene): void {
  for (const { from, to } of [...scene.links])
    if (from.concept.id === NECKLACE && CORDS.test(to.concept.id)) dropMention(scene, to);
}

/** Concepts of who runs in a wheel that turns, and of a cart's. */
const RODENTS: ReadonlySet<string> = new Set(["hamster", "mouse", "gerbil", "rat", "guinea-pig"]);
const WHEEL = "wheel";
const AT_WHEEL: ReadonlySet<string> = new Set(["in", "on", "riding", "with"]);

/** "A hamster running in a wheel": it is the one made for that. */
function runInWheels({ links }: Scene, vocabulary: Vocabulary): void {
  for (const [i, { kind, from, to }] of links.entries()) {
    if (!RODENTS.has(from.concept.id) || to.concept.id !== WHEEL || !AT_WHEEL.has(kind)) continue;
    retake(to, ["hamster wheel"], vocabulary);
    links[i] = { kind: "in", from, to };
  }
}

/** Families of what is held while something is taken out of it. */
const HELD: ReadonlySet<string> = new Set(["garment", "vessel", "container"]);

/** "A magician pulling a rabbit out of a hat": the hat is in the hand, and nobody drags the rabbit along. */
function pullOut({ links }: Scene): void {
  for (const [i, { kind, from, to, how }] of links.entries()) {
    const out = how === "drawn" ? links.find((link) => link.from === to && link.how === "out") : undefined;
    if (kind !== "beside" || !out) continue;
    links[i] = HELD.has(out.to.concept.family)
      ? { kind: "holding", from, to: out.to }
      : { kind: "beside", from, to, facing: true };
  }
}

const HAT = /hat$/;

/** "A rabbit popping out of a hat": the hat stands on its crown, and is a conjurer's where no kind is said. */
function upturnHats({ links }: Scene, vocabulary: Vocabulary): void {
  for (const { how, to } of links) {
    if (how !== "out" || !HAT.test(to.concept.id)) continue;
    if (to.word === "hat") retake(to, ["top hat"], vocabulary);
    to.qualities.addTrait({ trait: "overturned" });
  }
}
