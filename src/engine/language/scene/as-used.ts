import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { isLiving } from "../ties/relate.ts";
import { dropMention, type Mention, partOf, type Scene } from "./scene.ts";

/** What things are to each other comes of how they are used: carts are pushed, dry things empty what they stand in, lights are a car's own. */
export function settleUse(scene: Scene, vocabulary: Vocabulary): void {
  pushWheeled(scene);
  carveFaces(scene);
  lightUp(scene);
  emptyOut(scene);
  hookHands(scene);
  hookOnWall(scene, vocabulary);
  loadTrailers(scene, vocabulary);
  sitAtDeed(scene);
  windStairs(scene);
  rollWaves(scene, vocabulary);
  takeSticks(scene);
  matchBalls(scene, vocabulary);
  turnToMirrors(scene);
}

/** Concepts of what is held to be looked at, and of what stands there to be. */
const HANDHELD: ReadonlySet<string> = new Set(["smartphone", "laptop"]);
const STANDING: ReadonlySet<string> = new Set(["television", "projector"]);
const WATCHING = /^(?:watch|watches|watching|viewing|streaming|scrolling|browsing|checking)$/;
const TIES: ReadonlySet<string> = new Set(["on", "holding"]);

/** "reading news on a phone", "watching a film on a laptop": nobody is on it, it is in hand; what stands there is looked at. */
export function lookAtDevices({ links }: Scene, terms: readonly Term[]): void {
  const isWatching = terms.some(({ lemma }) => WATCHING.test(lemma));
  for (const [i, { kind, from, to, how }] of links.entries()) {
    if (!TIES.has(kind) || how !== undefined || !isLiving(from)) continue;
    if (!isWatching && !from.qualities.traits.includes("reading")) continue;
    if (HANDHELD.has(to.concept.id)) {
      links[i] = { kind: "holding", from, to };
      from.qualities.addTrait({ trait: "reading" });
    } else if (STANDING.has(to.concept.id) && isWatching) links[i] = { kind: "beside", from, to, facing: true };
  }
}

/** Concepts of what runs on wheels before who has it by its handle. */
const PUSHED: ReadonlySet<string> = new Set(["lawn-mower", "wheelbarrow", "shopping-cart", "stroller"]);
const HAS: ReadonlySet<string> = new Set(["holding", "with"]);

/** "cutting grass with a lawnmower", "a woman with a stroller": nobody takes it up, it is pushed. */
function pushWheeled({ links }: Scene): void {
  for (const [i, { kind, from, to }] of links.entries()) {
    if (!HAS.has(kind) || !isLiving(from) || !PUSHED.has(to.concept.id)) continue;
    links[i] = { kind: "beside", from, to, facing: true };
    from.qualities.addTrait({ trait: "pushing" });
  }
}

/** "a sports car with neon lights": strips of its own, no signs that stand beside it. */
function lightUp(scene: Scene): void {
  for (const { kind, from, to } of [...scene.links]) {
    const isLit = kind === "with" && from.concept.family === "vehicle" && to.concept.id === "neon-sign";
    if (!isLit || /sign/.test(to.text)) continue;
    from.qualities.addTrait({ trait: "cyberpunk" });
    dropMention(scene, to);
  }
}

/** Concepts of what is drunk from. */
const CUPS: ReadonlySet<string> = new Set(["drinking-glass", "wine-glass", "mug"]);
/** Families of what is kept dry. */
const DRY: ReadonlySet<string> = new Set(["stationery", "tool", "tableware"]);

/** "chopsticks in a glass", "a cup of pens": where tools are kept nothing is poured. */
function emptyOut({ links }: Scene): void {
  for (const { kind, from, to } of links)
    if (kind === "in" && DRY.has(from.concept.family) && CUPS.has(to.concept.id) && to.parts.size === 0)
      to.qualities.addTrait({ trait: "empty" });
}

/** Concept of what faces are cut into, and the slot that its face is named by. */
const LANTERN = "pumpkin";
const FACE = "skin";
/** Concept of an eye by itself: those of a lantern are cut. */
const EYE = "eyeball";

/** "A pumpkin carved with a scary face": it is a lantern, in that mood. */
function carveFaces(scene: Scene): void {
  for (const { from, to } of [...scene.links]) {
    if (from.concept.id !== LANTERN || to.concept.id !== EYE) continue;
    from.qualities.addTrait({ trait: "carved" });
    dropMention(scene, to);
  }
  for (const { concept, parts, qualities } of scene.mentions) {
    const face = concept.id === LANTERN ? parts.get(FACE) : undefined;
    if (!face?.kinds?.includes("face")) continue;
    for (const trait of face.qualities.traits) qualities.addTrait({ trait });
    qualities.addTrait({ trait: "carved" });
  }
}

const PIRATE = /pirate|captain|buccaneer/;

/** "A pirate with a hook": it is what he has for a hand, no crane's. */
function hookHands({ links }: Scene): void {
  for (const { from, to } of links)
    if (to.concept.id === "hook" && isLiving(from) && PIRATE.test(`${from.guise ?? ""} ${from.word} ${from.text}`))
      to.word = "hook hand";
}

/** "Slippers hanging from a hook", "a hat on a wooden peg": one on the wall, and no clothes peg. */
function hookOnWall(scene: Scene, vocabulary: Vocabulary): void {
  for (const { kind, from, how, to } of scene.links) {
    if (how !== "hung" && !(kind === "on" && from.concept.family === "garment")) continue;
    if (/\bpeg$/.test(to.word) && !/cloth/.test(to.text)) retake(to, ["coat hook"], vocabulary);
    else if (to.concept.id === "hook" && to.word === "hook") retake(to, ["coat hook"], vocabulary);
  }
}

/** "A spiral staircase around a tower": it winds about the wall, and is the tower's. */
function windStairs(scene: Scene): void {
  for (const { from, to, around } of [...scene.links]) {
    if (!around || from.concept.id !== "staircase" || to.concept.id !== "tower") continue;
    partOf(to, "stair").qualities.addAll(from.qualities);
    dropMention(scene, from);
  }
}

/** Concepts of what people sit on in the open. */
const BENCHES = /^(?:bench|park-bench|swing)$/;

/** "Somebody feeding pigeons on a bench": it is they who sit there, and the beasts are by it. */
function sitAtDeed({ links }: Scene): void {
  for (const [i, { kind, from, to }] of links.entries()) {
    if (kind !== "on" || !BENCHES.test(to.concept.id) || from.concept.family !== "animal") continue;
    const at = links.findIndex((link) => link.to === from && link.facing && link.from.concept.family === "figure");
    const deed = links[at];
    if (!deed) continue;
    links[i] = { kind: "sitting", from: deed.from, to };
    links[at] = { kind: "beside", from, to };
  }
}

/** Concepts of what draws loads over fields. */
const DRAUGHT = /^(?:tractor|horse|ox|donkey|mule|cow|camel|elephant|goat)$/;
const TRAILER = "camper-trailer";

/** "A tractor pulling a trailer of pumpkins": nobody lives in that one, it is a cart. */
function loadTrailers({ links }: Scene, vocabulary: Vocabulary): void {
  for (const { from, to, kind, how } of links) {
    const isLoaded = kind === "in" && !isLiving(from);
    const isDrawn = how === "drawn" && DRAUGHT.test(from.concept.id);
    if (to.concept.id === TRAILER && to.word === "trailer" && (isLoaded || isDrawn)) retake(to, ["wagon"], vocabulary);
  }
}

/** Concepts of waves, and of the ground they are waves of. */
const WAVE = "wave";
const SEA = ["open water"];

/** Concepts of what stands by the sea, so that waves with it are about it. */
const SHORE = /^(?:lighthouse|pier|island|rock|mountain|oil-rig)$/;

/** "A lighthouse with waves around it": it stands in the sea, where no wave is as high as it is. */
function rollWaves(scene: Scene, vocabulary: Vocabulary): void {
  for (const link of [...scene.links]) {
    const { from, to, around } = link;
    const [waves, thing] = from.concept.id === WAVE ? [from, to] : [to, from];
    if (waves.concept.id !== WAVE || waves.count < 2 || !(around || SHORE.test(thing.concept.id))) continue;
    retake(waves, SEA, vocabulary);
    waves.count = 1;
    scene.links[scene.links.indexOf(link)] = { kind: "in", from: thing, to: waves };
  }
}

/** Takes what was said for another thing. */
export function retake(mention: Mention, words: readonly string[], vocabulary: Vocabulary): void {
  const own = findOwn(words, vocabulary);
  if (own) Object.assign(mention, own);
}

/** "Beating the drumsticks on a drum": they are in the hands, and it is the drum that is played. */
function takeSticks({ links }: Scene): void {
  for (const [i, { kind, from, to }] of links.entries())
    if (kind === "playing" && to.concept.id === "drum-stick") links[i] = { kind: "holding", from, to };
}

/** "Blowing out the candles on a cake": who does stands before the cake, and holds none of them. */
export function blowOut(scene: Scene): void {
  const { links, mentions } = scene;
  for (const { kind, from, to } of [...links]) {
    if (kind !== "holding" || to.concept.id !== "candle" || !/birthday|candles/.test(to.text)) continue;
    const cake = mentions.find(({ concept }) => concept.id === "cake");
    if (cake) {
      partOf(cake, "candle").count ??= to.isUncounted ? undefined : to.count;
      dropMention(scene, to);
    }
    const lit = cake ?? to;
    const own = links.findIndex((link) => link.from === from && link.to === lit);
    links[own < 0 ? links.length : own] = { kind: "beside", from, to: lit, facing: true };
  }
}

/** What a ball is played with -> which one it is, by the words of the one. */
const BALLS: readonly (readonly [RegExp, string])[] = [
  [/paddle|table tennis|ping pong/, "ping pong ball"],
  [/racket|racquet|tennis/, "tennis ball"],
  [/baseball|(?<!cricket )\bbat$/, "baseball"],
  [/cricket/, "cricket ball"],
  [/golf|putter/, "golf ball"],
  [/\bcue\b|pool table|billiard|snooker/, "billiard ball"],
  [/bowling/, "bowling ball"],
  [/hoop|basketball/, "basketball"],
  [/volleyball/, "volleyball"],
];
const BALL = "ball";

/** "A tennis racket and ball": it is the ball that belongs to the game. */
function matchBalls({ mentions }: Scene, vocabulary: Vocabulary): void {
  for (const ball of mentions) {
    if (ball.concept.id !== BALL || ball.word !== BALL) continue;
    const others = mentions.filter((other) => other !== ball && other.concept.family === "sport");
    const game = BALLS.find(([played]) => others.some(({ text, word }) => played.test(text) || played.test(word)));
    if (game) retake(ball, [game[1]], vocabulary);
  }
}

/** Concept of what shows who stands before it, and what one does there by what is said to be done. */
const MIRROR = "mirror";
const AT_MIRROR = /lipstick|makeup|shav|brushing|combing|teeth|hair|admiring|looking|posing/;

/** "Shaving in front of a mirror": who does is turned to it, not to the camera. */
function turnToMirrors({ links }: Scene): void {
  for (const [i, { kind, from, to }] of links.entries()) {
    if (kind !== "behind" || from.concept.id !== MIRROR || !isLiving(to)) continue;
    if (to.qualities.traits.some((trait) => AT_MIRROR.test(trait)))
      links[i] = { kind: "beside", from: to, to: from, facing: true };
  }
}
