import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { STILL_LIFE } from "../ties/fill-count.ts";
import { dropMention, type Mention, newMention, partOf, type Scene } from "./scene.ts";

/** What a concept is built with -> how it is said to be there, what is said to be there, and the slot that it is. */
const BUILT_WITH: ReadonlyMap<string, { readonly ties: RegExp; readonly what: RegExp; readonly slot: string }> =
  new Map([
    ["bridge", { ties: /^(?:over|on)$/, what: /stream|river|brook|creek|canal|pond|water/, slot: "water" }],
    ["treehouse", { ties: /^(?:in|on)$/, what: /^(?:tree|oak)/, slot: "trunk" }],
  ]);

/** What blossoms are called, and the hue of those of which none was said. */
const BLOSSOM = /blossom|sakura/;
const PINK = ["pink", "#f2b6c6"] as const;

/** What a fruit has in it: none lies beside it. */
const SEED = /(?:^| )(?:seed|pip)s?$/;

/** What things lie on that were set out for a picture. */
const TRAY = ["wooden tray", "serving tray", "tray"];

/**
 * What a thing comes with already is that of it: a bridge its stream, a treehouse its tree, a branch in bloom its blossoms. A still
 * life is no picture in a frame but what was set out for one.
 */
export function comeWith(scene: Scene, vocabulary: Vocabulary): void {
  for (const { kind, from, to } of [...scene.links]) {
    const built = BUILT_WITH.get(from.concept.id);
    if (built?.ties.test(kind) && (built.what.test(to.word) || built.what.test(to.text)))
      give(scene, from, to, built.slot);
    if (kind === "with" && from.concept.id === "branch" && BLOSSOM.test(to.word)) bloom(scene, from, to);
    if (kind === "with" && from.concept.family === "food" && SEED.test(to.text)) dropMention(scene, to);
  }
  setOut(scene, vocabulary);
}

/** What is said of the one thing is said of the other's part, and who is at the one is at the other. */
function give(scene: Scene, holder: Mention, thing: Mention, slot: string): void {
  partOf(holder, slot).qualities.addAll(thing.qualities);
  const others = scene.links.filter(
    ({ from, to }) => (from === thing) !== (to === thing) && from !== holder && to !== holder,
  );
  dropMention(scene, thing);
  for (const link of others)
    scene.links.push({
      ...link,
      from: link.from === thing ? holder : link.from,
      to: link.to === thing ? holder : link.to,
    });
}

function bloom(scene: Scene, branch: Mention, blossoms: Mention): void {
  branch.qualities.addTrait({ trait: "blooming" });
  const { qualities } = partOf(branch, "leaf");
  qualities.addAll(blossoms.qualities);
  if (qualities.colours.length === 0) qualities.addColour(...PINK);
  dropMention(scene, blossoms);
}

function setOut(scene: Scene, vocabulary: Vocabulary): void {
  const { mentions, links } = scene;
  const picture = mentions.find(({ text }) => STILL_LIFE.test(text));
  const found = findOwn(TRAY, vocabulary);
  const things = mentions.filter((each) => each !== picture);
  if (!picture || !found || things.reduce((sum, { count }) => sum + count, 0) < 2) return;
  const tray = newMention({ ...found, text: picture.text, assumed: false, count: 1 });
  dropMention(scene, picture);
  mentions.push(tray);
  const isPlaced = (each: Mention) => links.some(({ from, to, loose }) => !loose && (from === each || to === each));
  for (const thing of things) if (!isPlaced(thing)) links.push({ kind: "on", from: thing, to: tray });
}
