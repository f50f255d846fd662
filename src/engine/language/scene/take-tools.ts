import { isLiving } from "../ties/relate.ts";
import { DEEDS } from "../words/deeds.ts";
import type { Link, Mention, Scene } from "./scene.ts";
import { STIRRERS } from "./serve.ts";

/** Traits of who is at work with something, besides the deeds that have tools of their own. */
const AT_WORK = /^(?:chopping|stirring|pushing|hammering|writing|working|eating|serving|wielding|swinging)$/;

/**
 * "A man cutting a log with a saw", "stirring a pot with a ladle": the tool is in the hand of who works, and what it works on
 * stands before them.
 */
export function takeTools({ links }: Scene): void {
  takeEach(links);
  takeWhetstone(links);
  for (const [at, { kind, from: work, to: tool }] of links.entries()) {
    const isGiven = kind === "with" || (kind === "holding" && isLiving(work));
    if (!isGiven || !(isTool(tool) || isMakeshift(tool, work, links)) || isTool(work)) continue;
    const isNet = tool.concept.id === NET && isLiving(work);
    const doing = links.findIndex(
      (link) => isWorkedOn(link, work, links) && (isNet ? isLiving(link.from) : isDoer(link)),
    );
    const deed = links[doing];
    if (!deed || (isLiving(work) && deed.to !== work)) continue;
    links[at] = { kind: "holding", from: deed.from, to: tool };
    // what is not yet caught is over the net
    if (isNet) links[doing] = { kind: "over", from: work, to: tool, how: "rising" };
    else if (deed.kind === "holding" || isLiving(work))
      links[doing] = { kind: "beside", from: deed.from, to: deed.to, facing: true };
  }
}

/** "Two mice with swords": each has one where no number is said. */
function takeEach(links: readonly Link[]): void {
  for (const { kind, from, to, how, where } of links) {
    const isTaken = (kind === "holding" || kind === "with") && how === undefined && where === undefined;
    if (!isTaken || !isLiving(from) || from.count < 2 || !isTool(to) || to.arrangement) continue;
    if (to.isUncounted) to.count = 1;
  }
}

/** What a blade is whetted on is in the other hand: nobody stands on it. */
function takeWhetstone(links: Link[]): void {
  for (const [at, { kind, from, to }] of links.entries()) {
    if (kind !== "on" || to.concept.id !== "whetstone") continue;
    const holder = isLiving(from) ? from : links.find((link) => link.kind === "holding" && link.to === from)?.from;
    if (holder) links[at] = { kind: "holding", from: holder, to };
  }
}

/** Concepts of other families that are worked with as well. */
const TOOLS: ReadonlySet<string> = new Set(
  "razor toothbrush hairbrush comb paint-brush kitchen-knife spatula whisk ladle sponge towel tweezers nail-clipper makeup-brush magnifying-glass watering-can fishing-net".split(
    " ",
  ),
);
const isTool = ({ concept }: Mention): boolean => /^(?:tool|weapon)$/.test(concept.family) || TOOLS.has(concept.id);

/** What serves as the tool of a deed that has another. */
const MAKESHIFTS: ReadonlyMap<string, RegExp> = new Map([
  ["stirring", STIRRERS],
  ["watering", /^(?:can|bucket|jug|kettle|teapot|bottle|mug|coffee-pot|watering-can)$/],
]);

const ANY_MAKESHIFT = [...MAKESHIFTS.values()];

/** "Stirring a cauldron with a bone": whatever is long enough is the ladle of who stirs there; flowers are watered with a tin can. */
const isMakeshift = (tool: Mention, work: Mention, links: readonly Link[]): boolean =>
  ANY_MAKESHIFT.some((known) => known.test(tool.concept.id)) &&
  links.some(
    ({ from, to }) =>
      to === work && from.qualities.traits.some((trait) => MAKESHIFTS.get(trait)?.test(tool.concept.id) === true),
  );

/** Concept of what butterflies are caught with. */
const NET = "fishing-net";

/** Of what stands on a bench the bench is said to have the tool: "a bolt on a motorcycle with a wrench". */
const isWorkedOn = ({ to }: Link, work: Mention, links: readonly Link[]): boolean =>
  to === work || links.some(({ kind, from, to: below }) => kind === "on" && from === to && below === work);

const isDoer = (link: Link): boolean =>
  isLiving(link.from) && (link.facing === true || isAtWork(link) || (link.kind === "beside" && isBusy(link)));

const isAtWork = (link: Link): boolean => link.kind === "holding" && isBusy(link);
const isBusy = ({ from }: Link): boolean =>
  from.qualities.traits.some((trait) => AT_WORK.test(trait) || DEEDS.has(trait));
