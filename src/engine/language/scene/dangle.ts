import type { Manner } from "../brief.ts";
import { isLiving } from "../ties/relate.ts";
import { dropMention, type Scene } from "./scene.ts";

/** Concepts of what a thing hangs by -> how it then does. */
const CORDS: ReadonlyMap<string, Manner> = new Map([
  ["chain", "on-chain"],
  ["rope", "on-cord"],
  ["ribbon", "on-ribbon"],
]);
/** Words of ropes that somebody may be on. */
const CLIMBED = /rope/;
/** What one is on a rope with, to keep upright there or to ride. */
const BALANCED = /umbrella|parasol|pole|cycle|fan$/;
/** Concepts of what has its own string or ribbon. */
const STRUNG = /^(?:kite|trophy|party-balloon|medal|pendant|necklace|whistle|pet-collar|pocket-watch|censer)$/;
/** Concepts of the living that one has on a line. */
const CATCH = /fish|shark|eel|mouse|rat$|worm|squid|crab|lobster|spider/;
const HAVING = /^(?:holding|with|carrying|playing)$/;

/** "A knight holding a lantern on a chain": it is the lantern that is on the chain, and the knight that has it in hand. */
export function dangle(scene: Scene): void {
  for (const cord of [...scene.mentions]) {
    const how = CORDS.get(cord.concept.id);
    const thing = scene.mentions[scene.mentions.indexOf(cord) - 1];
    if (how === undefined || !thing || cord.count > 1) continue;
    const on = scene.links.find(({ kind, to }) => kind === "on" && to === cord);
    const at = scene.links.findIndex(({ kind, from, to }) => HAVING.test(kind) && to === thing && isLiving(from));
    const held = scene.links[at];
    // a catch on a line is in hand; a dog on a rope is led
    if (isLiving(thing) && !(held?.kind === "holding" && CATCH.test(thing.concept.id))) continue;
    if (!on || !held || (on.from !== held.from && on.from !== thing)) continue;
    if (CLIMBED.test(cord.text) && BALANCED.test(thing.concept.id)) continue;
    scene.links[at] = {
      kind: "holding",
      from: held.from,
      to: thing,
      ...(!STRUNG.test(thing.concept.id) && { how }),
    };
    dropMention(scene, cord);
  }
}
