import { isLiving } from "./relate.ts";
import type { Link, Scene } from "./scene.ts";
import { DEEDS } from "./words/deeds.ts";

/** Traits of who is at work with something, besides the deeds that have tools of their own. */
const AT_WORK = /^(?:chopping|stirring|pushing|hammering|writing|working|eating|serving|wielding|swinging)$/;

/**
 * "A man cutting a log with a saw", "stirring a pot with a ladle": the tool is in the hand of who works, and what it works on
 * stands before them.
 */
export function takeTools({ links }: Scene): void {
  for (const [at, { kind, from: work, to: tool }] of links.entries()) {
    if (kind !== "with" || isLiving(work) || tool.concept.family !== "tool" || work.concept.family === "tool") continue;
    const doing = links.findIndex(
      (link) => link.to === work && isLiving(link.from) && (link.facing === true || isAtWork(link)),
    );
    const deed = links[doing];
    if (!deed) continue;
    links[at] = { kind: "holding", from: deed.from, to: tool };
    if (deed.kind === "holding") links[doing] = { kind: "beside", from: deed.from, to: work, facing: true };
  }
}

const isAtWork = ({ kind, from }: Link): boolean =>
  kind === "holding" && from.qualities.traits.some((trait) => AT_WORK.test(trait) || DEEDS.has(trait));
