import { treeOf } from "../phrases/fruit-tree.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { isHollow, isShelved } from "../ties/hollow.ts";
import { isLiving } from "../ties/relate.ts";
import { type Mention, newMention, type Scene } from "./scene.ts";

/** What is said of who takes something from somewhere. */
export const TAKING_TRAIT = "taking";
/** Relations of who has the thing already. */
const IN_HAND = /^(?:holding|carrying)$/;
/** Families of what is opened for that. */
const OPENED = /^(?:container|appliance|kitchen|storage|street|household)$/;
/** Families of what there is more of where one is taken, and how many are left. */
const MORE = /^(?:food|plant|toy|stationery)$/;
const LEFT = 4;
/** Vessels that show nothing of what is in them from the side. */
const HIDING = /^(?:trash-can|bottle|mailbox)$/;
/** Concepts of what sticks by its blade, and of what it sticks in. */
const BLADES = /^(?:sword|axe|hatchet|dagger|katana|spear|pickaxe|knife|shovel|rapier|arrow)$/;
const SOLID = /^(?:rock|log|anvil|tree-stump|boulder|crystal)$/;
/** Concepts of what bears fruit. */
const TREES = /tree$|^bush$/;

/**
 * "A monkey stealing a banana from a basket", "a girl picking apples from a tree": the place is open before them and has more of what
 * is taken; the fruit of a tree is reached for.
 */
export function takeFrom(scene: Scene): void {
  const { mentions, links } = scene;
  for (const somebody of mentions.filter((each) => isLiving(each) && each.qualities.traits.includes(TAKING_TRAIT))) {
    somebody.qualities.dropTrait(TAKING_TRAIT);
    const taken = links.find(({ kind, from }) => from === somebody && IN_HAND.test(kind))?.to;
    const place = links.find(({ kind, from, facing }) => from === somebody && kind === "beside" && facing)?.to;
    if (!taken || !place || isLiving(place)) continue;
    // what sticks in there by its blade is drawn upwards with both hands
    if (BLADES.test(taken.concept.id) && SOLID.test(place.concept.id)) {
      somebody.qualities.addTrait({ trait: "pulling" });
      continue;
    }
    // under a crown, and before what opens at its front, one stands beside it: else that would be turned away
    if (TREES.test(place.concept.id) || isShelved(place)) turnOut(links, somebody, place);
    if (TREES.test(place.concept.id)) {
      if (place.concept.words.includes(treeOf(taken))) place.word = treeOf(taken);
      somebody.qualities.addTrait({ trait: "wielding" });
      continue;
    }
    if (OPENED.test(place.concept.family) || isShelved(place)) place.qualities.addTrait({ trait: "open" });
    const isFilled = links.some(({ kind, to }) => kind === "in" && to === place);
    if (isFilled || !isHollow(place) || HIDING.test(place.concept.id) || !MORE.test(taken.concept.family)) continue;
    const rest = restOf(taken);
    mentions.push(rest);
    links.push({ kind: "in", from: rest, to: place });
  }
}

function turnOut(links: Scene["links"], somebody: Mention, place: Mention): void {
  const at = links.findIndex(({ from, to, facing }) => facing && from === somebody && to === place);
  if (at >= 0) links[at] = { kind: "beside", from: somebody, to: place };
}

/** More of the kind, of the same colour and matter. */
function restOf(taken: Mention): Mention {
  const { concept, word, text, assumed, qualities } = taken;
  return { ...newMention({ concept, word, text, assumed, count: LEFT }), qualities, owner: taken };
}

/** Words of creepers that hang down, and their green. */
const CREEPERS = /^(?:vine|liana|creeper|jungle vine)s?$/i;
const VINE = { word: "green", rgb: [0.16, 0.28, 0.07] } as const;
const ROPE = "rope";

/** "A monkey swinging from a rope", "from a vine": it clings to that with raised hands, and a vine hangs down like a rope. */
export function clingToRopes({ links }: Scene, vocabulary: Vocabulary): void {
  const rope = findOwn([ROPE], vocabulary);
  for (const [at, { kind, from, to }] of links.entries()) {
    if (!rope || kind !== "on" || !isLiving(from)) continue;
    if (!from.qualities.traits.some((trait) => /^(?:hanging|climbing|swinging)$/.test(trait))) continue;
    if (CREEPERS.test(to.text)) {
      to.concept = rope.concept;
      to.word = rope.word;
      if (to.qualities.colours.length === 0) to.qualities.colours.push({ ...VINE });
    }
    if (to.concept.id !== ROPE || to.word !== ROPE) continue;
    links[at] = { kind: "on", from, to };
    from.qualities.dropTrait("hanging");
    from.qualities.addTrait({ trait: "climbing" });
  }
}
