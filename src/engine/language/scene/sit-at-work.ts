import type { Vocabulary } from "../terms/vocabulary.ts";
import { namedOrNew } from "../things/named-or-new.ts";
import { isLiving } from "../ties/relate.ts";
import { dropMention, type Link, type Mention, type Scene } from "./scene.ts";

/** Concepts that one sits at. */
const WORKTOPS: ReadonlySet<string> = new Set(["table", "piano"]);
/** Concepts of what is played sitting at its keys. */
const KEYED: ReadonlySet<string> = new Set(["piano"]);
const isSatAt = ({ concept, text }: Mention): boolean => WORKTOPS.has(concept.id) && !OWN_SEATS.test(text);
/** Words of those that have benches of their own, or are stood at. */
const OWN_SEATS = /picnic|coffee|side|pool|ping|tennis|operating/;
/** Concepts of what is worked with on a table rather than in the hand. */
const LIES_THERE: ReadonlySet<string> = new Set(
  "laptop book notebook typewriter sewing-machine computer computer-keyboard desktop-computer paper letter scroll map notepad".split(
    " ",
  ),
);
/** What one does sitting, whether or not a desk is named. */
const DESK_WORK = /^(?:typing|writing)$/;
/** Poses in which nobody sits down at a desk. */
const ELSEWHERE = /^(?:standing|walking|running|lying|riding|flying|swimming|dancing|jumping|climbing)$/;
/** Relations of who has a seat already, or is at another place. */
const PLACED: ReadonlySet<string> = new Set(["sitting", "lying", "on", "in", "riding", "under", "behind", "leaning"]);

/**
 * Who is at a desk sits on a chair that stands at it, and what is worked with lies before them; who types or writes has a desk
 * to do so. A pen is in the hand of who writes. Nothing is changed for who stands there, or sits elsewhere.
 */
export function sitAtWork(scene: Scene, vocabulary: Vocabulary): void {
  sitDown(scene);
  seatThings(scene);
  for (const somebody of [...scene.mentions].filter((each) => isLiving(each) || isSeatedThing(scene, each))) {
    const { traits } = somebody.qualities;
    const own = scene.links.filter(({ from }) => from === somebody);
    const played = own.find(({ kind, to }) => kind === "playing" && KEYED.has(to.concept.id));
    const at = own.find(({ how }) => how === "desk") ?? played;
    const isAway =
      traits.some((trait) => ELSEWHERE.test(trait) || trait === "at-table") || own.some(({ kind }) => PLACED.has(kind));
    const held = own.find(({ kind, to }) => kind === "holding" && LIES_THERE.has(to.concept.id));
    const isWork = traits.some((trait) => DESK_WORK.test(trait));
    if (isAway || somebody.count > 1 || !(at ? isSatAt(at.to) : isWork && held)) continue;
    const desk = at?.to ?? namedOrNew(scene, vocabulary, somebody, ["desk", "table"], true);
    const chair = namedOrNew(scene, vocabulary, somebody, played ? ["piano stool", "stool", "chair"] : ["chair"], true);
    if (!desk || !chair) continue;
    if (played) {
      scene.links[scene.links.indexOf(played)] = { kind: "beside", from: somebody, to: desk, how: "desk" };
      somebody.qualities.addTrait({ trait: "typing" });
      chair.qualities.addTrait({ trait: "short" });
    }
    if (!at) scene.links.push({ kind: "beside", from: somebody, to: desk, how: "desk" });
    scene.links.push({ kind: "sitting", from: somebody, to: chair });
    somebody.qualities.addTrait({ trait: "sitting" });
    if (held) lay(held, desk, scene, vocabulary);
  }
  for (const [i, link] of scene.links.entries()) {
    const { how, ...plain } = link;
    if (how !== "desk" || link.kind !== "beside") continue;
    const isSat = scene.links.some(({ kind, from }) => kind === "sitting" && from === link.from);
    if (!isSat) scene.links[i] = plain;
  }
}

/** Families of things that sit at a desk as somebody would. */
const ACTING = /^(?:food|plant|vessel|kitchen|tableware|appliance|gadget|stationery|clock|household|instrument|tool)$/;
/** Whether a thing is told to be at a desk, as only somebody is. */
const isSeatedThing = ({ links }: Scene, { concept, count }: Mention): boolean =>
  count === 1 &&
  ACTING.test(concept.family) &&
  links.some(
    ({ kind, from, how, to }) => kind === "beside" && how === "desk" && from.concept === concept && isSatAt(to),
  );

/** "A banana working at a desk with a computer": it is at the desk and has that in no hand, and on the desk is what is with it. */
function seatThings(scene: Scene): void {
  const { links } = scene;
  for (const [i, link] of links.entries())
    if (link.kind === "holding" && link.how === "desk" && ACTING.test(link.from.concept.family))
      links[i] = { kind: "beside", from: link.from, to: link.to, how: "desk" };
  const desks = links.filter(({ how, from }) => how === "desk" && isSeatedThing(scene, from)).map(({ to }) => to);
  for (const [i, { kind, from, to }] of links.entries())
    if (kind === "with" && desks.includes(from) && !/^(?:furniture|figure|animal)$/.test(to.concept.family))
      links[i] = { kind: "on", from: to, to: from, how: "desk" };
}

/** Who has something in hand on a chair or bench sits there, where no pose is said. */
function sitDown({ links }: Scene): void {
  for (const [i, { kind, from, to, how }] of links.entries()) {
    const isSeated =
      (kind === "on" || kind === "in") && how === undefined && isLiving(from) && SEATS.test(to.concept.id);
    if (!isSeated) continue;
    const isBusy = links.some((link) => link.from === from && /^(?:holding|playing)$/.test(link.kind) && !link.where);
    if (!isBusy || from.qualities.traits.some((trait) => ELSEWHERE.test(trait))) continue;
    links[i] = { kind: "sitting", from, to };
    from.qualities.addTrait({ trait: "sitting" });
  }
}
const SEATS = /chair|stool|^(?:bench|sofa|throne|swing|hammock)$/;

/** What is worked at its keys, with both hands, wherever it stands. */
const TYPED_ON = /^(?:laptop|typewriter|computer|computer-keyboard|desktop-computer|monitor)$/;
/** Words for using it: it is not merely carried. */
const USES = /^(?:us|work|typ|operat)/;

/** "A robot using a laptop", "working on a computer": it types, and is given a desk to do so. */
export function typeAt(somebody: Mention, word: string, { concept }: Mention): void {
  if (isLiving(somebody) && USES.test(word) && TYPED_ON.test(concept.id))
    somebody.qualities.addTrait({ trait: "typing" });
}

/** Concepts of what one sits at, and of what one sits on there. */
export const TABLES = /table$|^desk$/;
export const CHAIRS = /chair|stool|^bench$/;

/** "A desk and chair": the chair is drawn up to it. */
export const isAtTable = (chair: Mention, table: Mention): boolean =>
  CHAIRS.test(chair.concept.id) && TABLES.test(table.concept.id) && chair.count === 1;

/** Concept of dough that is worked: it lies on a table of its own, and that is the one that is named. */
const DOUGH = "dough";

/** Who rolls out dough "on a table" stands at it: nobody is up there. */
export function standAtDough(scene: Scene): void {
  const { mentions, links } = scene;
  const work = links.find(({ facing, to }) => facing && to.concept.id === DOUGH);
  const tables = mentions.filter(({ concept }) => work && WORKTOPS.has(concept.id));
  for (const table of tables)
    if (links.some(({ kind, to }) => kind === "on" && to === table)) dropMention(scene, table);
}

/** Who rows has the paddle in hand: none lies in the boat besides. What is said to be paddled with is the paddle. */
export function takeOars(scene: Scene): void {
  const { links } = scene;
  for (const { kind, from, to } of [...links]) {
    if (kind !== "riding" || !from.qualities.traits.includes("rowing")) continue;
    for (const slot of ["oar", "paddle"]) if (slot in to.concept.slots) to.without.add(slot);
    const at = links.findIndex(
      (link) => link.kind === "with" && link.from === to && link.to !== from && PADDLED_WITH.test(link.to.concept.id),
    );
    const tool = links[at]?.to;
    if (!tool) continue;
    links[at] = { kind: "holding", from, to: tool };
    const oar = links.find((link) => link.kind === "holding" && link.from === from && link.to !== tool);
    if (oar && OAR.test(oar.to.concept.id)) dropMention(scene, oar.to);
  }
}
/** Concepts of what a boat may be paddled with where it has no oar, and of the oar. */
const PADDLED_WITH =
  /spoon|ladle|spatula|whisk|broom|shovel|spade|rake|staff|stick|branch|bat$|racket|frying-pan|guitar|umbrella|^(?:oar|paddle|fork|feather|leaf|pencil|toothbrush|paint-brush)$/;
const OAR = /^(?:oar|paddle)$/;

/** Concepts of what one writes with: the one that is said is the one in hand. */
const PENS: ReadonlySet<string> = new Set(["quill", "pen", "pencil", "fountain-pen", "paint-brush", "crayon"]);

/** What was in the hands lies on the desk; what is written in is open, and a pen is at it. */
function lay(held: Link, desk: Mention, scene: Scene, vocabulary: Vocabulary): void {
  const { from: somebody, to: thing } = held;
  scene.links[scene.links.indexOf(held)] = { kind: "on", from: thing, to: desk, how: "desk" };
  const isKeyed = /laptop|typewriter|computer|keyboard|sewing-machine/.test(thing.concept.id);
  if (isKeyed) {
    somebody.qualities.addTrait({ trait: "typing" });
    return;
  }
  thing.qualities.addTrait({ trait: "open" });
  if (somebody.qualities.traits.includes("reading")) return;
  somebody.qualities.addTrait({ trait: "writing" });
  const own = scene.links.findIndex(({ from, to }) => from === somebody && PENS.has(to.concept.id));
  const said = scene.links[own];
  if (said) {
    scene.links[own] = { kind: "holding", from: somebody, to: said.to };
    return;
  }
  const pen = namedOrNew(scene, vocabulary, somebody, ["pencil", "pen"], true);
  if (pen) scene.links.push({ kind: "holding", from: somebody, to: pen });
}
