import type { Link, Mention } from "../scene/scene.ts";
import { mannerOfWord } from "../words/manners.ts";
import { hasBody } from "./relate.ts";

/** Concepts of beasts with hands: what they catch is in those. */
const HANDED = /^(?:monkey|chimpanzee|gorilla|orangutan|lemur|sloth|raccoon|octopus)$/;
/** Concepts of what is licked off its cone or stick, held upright. */
const HELD_UP = /^(?:ice-cream|lollipop|popsicle|cotton-candy)$/;
/** Families and concepts of what is pulled with the teeth; a plough and a sled have a harness. */
const TUGGED = /^(?:garment|food)$/;
const TUGGED_AT = /^(?:earthworm|caterpillar|snake|rope|branch|towel|blanket|curtain|tablecloth|bone)$/;
/** Concepts of what beasts play with on the floor. */
const TOYS = /^(?:ball|yarn|butterfly|mouse|ribbon|rope|frisbee|leaf)$/;
/** Concepts of what a woodpecker clings to. */
const UPRIGHT = /tree$|^(?:log|branch|bamboo|wooden-post|utility-pole|cactus)$/;
/** Concepts of who hovers at a flower to drink. */
const SIPPERS = /^hummingbird$/;
/** Concepts of who lifts a trunk to spray. */
const TRUNKED = /^(?:elephant|mammoth)$/;
/** Concepts of who catches with the tongue, and of what. */
const TONGUED = /^(?:frog|chameleon)$/;
const PREY =
  /^(?:fly|bee|wasp|mosquito|butterfly|moth|dragonfly|grasshopper|cricket|ant|beetle|ladybug|firefly|spider)$/;
/** Concepts of what is thrown for a dog, and of what flutters: one leaps for it. */
const LEAPT_FOR = /^(?:ball|frisbee|butterfly|bee|fly|moth|dragonfly|stick|boomerang)$/;

/**
 * What a beast does without hands: it catches with its teeth what a person would catch with the fingers, goes up to what it licks
 * or smells, and pulls with its beak what no harness is on. Undefined where the verb means of it what it means of anybody.
 *
 * @param link As the verb is read of people.
 * @param word The verb, with its preposition.
 */
export function asBeastsDo(link: Link, word: string, source: Mention, thing: Mention): Link | undefined {
  if (source.concept.family !== "animal" || source.guise !== undefined || HANDED.test(source.concept.id))
    return undefined;
  const [from, to] = [source, thing];
  const by = (trait: string): void => source.qualities.addTrait({ trait });
  const pulls = mannerOfWord(word) === "drawn" && !word.endsWith(" by");
  if (pulls && (TUGGED.test(thing.concept.family) || TUGGED_AT.test(thing.concept.id)))
    return { kind: "holding", from, to, where: "mouth" };
  if (link.kind === "playing" && TOYS.test(thing.concept.id)) {
    by("batting");
    return { kind: "beside", from, to, facing: true };
  }
  if (TONGUED.test(source.concept.id) && PREY.test(thing.concept.id)) {
    const isShot = link.kind === "beside" && source.qualities.traits.includes("lolling");
    if (isShot || (link.kind === "holding" && /^(?:catch|snatch|grab|eat)/.test(word))) {
      source.qualities.dropTrait("eating");
      by("lolling");
      return { kind: "holding", from, to, where: "mouth" };
    }
  }
  if (link.kind === "over" && /^(?:fly|hover|soar)/.test(word)) by("flying");
  if (/^(?:scratch|claw)/.test(word) && /tree$/.test(thing.concept.id)) {
    source.qualities.dropTrait("clawing");
    by("climbing");
    return { kind: "on", from, to };
  }
  if (link.kind !== "holding" || link.where) return undefined;
  if (SIPPERS.test(source.concept.id) && /^(?:drink|sip|feed)/.test(word) && thing.concept.family === "plant")
    return { kind: "on", from, to };
  if (/^(?:spray|squirt|blow|shoot)/.test(word) && TRUNKED.test(source.concept.id)) by("trumpeting");
  if (/^(?:catch|snatch|grab)/.test(word)) {
    if (LEAPT_FOR.test(thing.concept.id)) by("leaping");
    return { kind: "holding", from, to, where: "mouth" };
  }
  const isMeal = /^(?:food|plant)$/.test(thing.concept.family);
  if (/^(?:fetch|retriev|steal|tear)/.test(word) || (/^(?:bit|gnaw|chew)/.test(word) && !isMeal))
    return { kind: "holding", from, to, where: "mouth" };
  if (/^peck/.test(word)) {
    if (!UPRIGHT.test(thing.concept.id)) return { kind: "holding", from, to, where: "mouth" };
    source.qualities.dropTrait("pecking");
    by("climbing");
    return { kind: "on", from, to };
  }
  if (/^(?:sniff|smell)/.test(word)) {
    by("sniffing");
    return { kind: "beside", from, to, facing: true };
  }
  if (/^lick/.test(word) && !HELD_UP.test(thing.concept.id)) {
    source.qualities.dropTrait("eating");
    by("licking");
    // a face is licked standing, what lies there with the head down to it
    return hasBody(thing) ? { kind: "beside", from, to, facing: true } : { kind: "holding", from, to, where: "mouth" };
  }
  return undefined;
}
