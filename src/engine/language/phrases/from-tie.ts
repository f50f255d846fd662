import type { Mention, Scene, Tie } from "../scene/scene.ts";
import { TAKING_TRAIT } from "../scene/take-from.ts";
import type { Term } from "../terms/term.ts";
import { isLiving } from "../ties/relate.ts";
import { DEEDS } from "../words/deeds.ts";
import { DRINKS, SERVING } from "../words/situations.ts";

/** Verbs of what is got out of or off another thing. */
const TAKING =
  /^(?:tak|grab|pick|pluck|steal|snatch|pull|gather|collect|harvest|lift|fetch|scoop|fish|swip|drag|remov|unload)/;

/**
 * Where somebody is with what "from" names: what is drunk from is held, who swings from a branch hangs on it, who fishes from a boat
 * is aboard, and who steals a banana from a basket has it in the hand before the basket. Undefined where it says nothing of that.
 *
 * @param at Where the words after "from" begin.
 */
export function fromTie(
  source: Mention | undefined,
  terms: readonly Term[],
  at: number,
  last: Tie | undefined,
  scene: Scene,
  focus: Mention | undefined,
): Tie | undefined {
  if (last && SERVING.test(last.word)) {
    if (focus && DRINKS.has(focus.text)) scene.mentions.splice(scene.mentions.indexOf(focus), 1);
    return last;
  }
  const doer = last?.source && isLiving(last.source) ? last.source : scene.mentions.findLast(isLiving);
  if (source && source === doer && source.qualities.traits.includes("swinging")) {
    source.qualities.dropTrait("swinging");
    source.qualities.addTrait({ trait: "hanging" });
    return { kind: "on", source, word: "hanging from" };
  }
  if (source && isDoneFrom(source, terms, at)) return { kind: "on", source, word: "from" };
  // "pulling a tray of bread from an oven" takes the tray
  const drawn = scene.links.find(({ how, from }) => how === "drawn" && from === doer);
  const taken = drawn?.to ?? focus;
  const isTaken = drawn !== undefined || (last !== undefined && TAKING.test(last.word));
  // a horse that pulls a cart has it behind
  if (!doer || !taken || taken === doer || !isTaken || taken.concept.family === "vehicle") return undefined;
  takeInHand(scene, doer, taken);
  doer.qualities.addTrait({ trait: TAKING_TRAIT });
  return { kind: "beside", source: doer, word: "before" };
}

/** What is taken is in the hand, or between the teeth, already. */
function takeInHand({ links }: Scene, doer: Mention, taken: Mention): void {
  const at = links.findIndex(({ from, to }) => from === doer && to === taken);
  if (links[at]?.kind === "beside" || links[at]?.how === "drawn")
    links[at] = { kind: "holding", from: doer, to: taken };
  if (taken.isUncounted) taken.count = 1;
}

/** Concepts of what one does things from, besides vehicles. */
const PLATFORMS = /^(?:pier|dock|bridge|balcony|rock|log|raft|moon|cloud|lotus|mountain|island)$/;
/** Concepts of what is too narrow or too high to stand on with a rod. */
const PERCHES = /^(?:moon|cloud|log|pier|dock)$/;
/** Deeds besides those that have tools. */
const GREETING = /^(?:waving|shooting|singing|pointing|cheering|fishing|casting|throwing|looking)$/;

/** Concepts of what one sits on who does anything from there, but for getting up. */
const SEATS = /^(?:bench|sofa|chair|armchair|rocking-chair|stool|throne|swing|hammock)$/;
const LEAVING = /^(?:emerging|jumping|falling|rising|flying|leaping)$/;

/** "fishing from a boat", "waving from a carriage", "feeding pigeons from a bench": who does that is on it. */
function isDoneFrom(source: Mention, terms: readonly Term[], at: number): boolean {
  const { traits } = source.qualities;
  if (traits.includes("hanging")) return true;
  const end = terms.findIndex(({ pause, entry }, i) => i > at && (pause !== "none" || entry.connector !== undefined));
  const place = terms.slice(at, end < 0 ? terms.length : end).findLast(({ entry }) => entry.object)?.entry.object;
  if (place === undefined) return false;
  if (PERCHES.test(place.concept.id) && traits.includes("fishing")) source.qualities.addTrait({ trait: "sitting" });
  if (SEATS.test(place.concept.id)) return isLiving(source) && !traits.some((trait) => LEAVING.test(trait));
  if (!traits.some((trait) => DEEDS.has(trait) || GREETING.test(trait))) return false;
  return place.concept.family === "vehicle" || PLATFORMS.test(place.concept.id);
}
