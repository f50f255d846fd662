import { isLiving } from "../ties/relate.ts";
import type { Mention, Scene } from "./scene.ts";

/** Concept of what is held down by what it is tied to. */
const BALLOON = "party-balloon";
/** Relations in which balloons are at a thing: tied to it, beside it, lifting it. */
const AT: ReadonlySet<string> = new Set(["with", "beside", "on", "over", "under", "carrying", "holding"]);
/** Ways in which a thing is tied that say more than that. */
const TIED: ReadonlySet<string | undefined> = new Set([undefined, "hung", "coiled", "leashed"]);

/** Balloons float over what they are tied to. */
export function tether({ links }: Scene): void {
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

/** Beasts on a leash are tied to who walks them, boats to their moorings, and what is tied to a post is joined to it by a rope. */
export function leash({ mentions, links }: Scene): void {
  walkOut({ mentions, links });
  for (const [i, { how, ...link }] of links.entries()) {
    const { kind, from, to } = link;
    const led = [to, from].find(({ qualities }) => qualities.traits.includes("leashed"));
    const holder = led === to ? from : to;
    if (led && isLiving(holder) && /^(?:beside|with)$/.test(kind) && (how === undefined || how === "leashed"))
      links[i] = { kind: "beside", from: led, to: holder, how: "leashed" };
    else if (how === "leashed" && !isLiving(from) && from.concept.family !== "vehicle") links[i] = link;
  }
  // the rope it is tied with, or towed on, is that one
  const tied = links
    .filter(({ how }) => how === "leashed" || how === "drawn")
    .flatMap(({ from, to }) => [from, to])
    .filter(({ concept }) => concept.id !== "rope");
  for (const { from, to } of links.filter(({ kind, to }) => BY_ROPE.test(kind) && to.concept.id === "rope"))
    if (tied.includes(from) && mentions.includes(to)) mentions.splice(mentions.indexOf(to), 1);
}

/** "A man walking three dogs", "a woman walking her dog": whom somebody walks is led, and dogs are in any case. */
function walkOut({ mentions, links }: Pick<Scene, "mentions" | "links">): void {
  for (const [i, walker] of mentions.entries()) {
    const led = mentions[i + 1];
    if (!led || walker.concept.family !== "figure" || !walker.qualities.traits.includes("walking")) continue;
    if (led.concept.family !== "animal" || isInsect(led)) continue;
    const at = links.findIndex(({ from, to }) => from === led || to === led);
    const tie = links[at];
    if (!tie) links.push({ kind: "beside", from: led, to: walker, how: "leashed" });
    else if (led.concept.id === "dog" && tie.from === walker && tie.kind === "beside" && tie.how === undefined)
      links[at] = { kind: "beside", from: led, to: walker, how: "leashed" };
  }
}

/** Relations in which something is to the rope it is tied with: "with a rope", "on a rope", "by a rope". */
const BY_ROPE = /^(?:with|on|beside)$/;

/** Families' members that nobody walks. */
const isInsect = ({ concept }: Mention): boolean => /ant|bee|beetle|snail|spider|butterfly|fish|whale/.test(concept.id);
