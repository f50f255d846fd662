import { isLiving } from "./relate.ts";
import type { Scene } from "./scene.ts";

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
  for (const [i, { how, ...link }] of links.entries()) {
    const { kind, from, to } = link;
    const led = [to, from].find(({ qualities }) => qualities.traits.includes("leashed"));
    const holder = led === to ? from : to;
    if (led && isLiving(holder) && /^(?:beside|with)$/.test(kind) && (how === undefined || how === "leashed"))
      links[i] = { kind: "beside", from: led, to: holder, how: "leashed" };
    else if (how === "leashed" && !isLiving(from) && from.concept.family !== "vehicle") links[i] = link;
  }
  // the rope it is tied with is that one
  const tied = links.filter(({ how }) => how === "leashed").flatMap(({ from, to }) => [from, to]);
  for (const { from, to } of links.filter(({ kind, to }) => kind === "with" && to.concept.id === "rope"))
    if (tied.includes(from) && mentions.includes(to)) mentions.splice(mentions.indexOf(to), 1);
}
