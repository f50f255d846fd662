import { isLiving } from "../ties/relate.ts";
import type { Scene } from "./scene.ts";

/** Concepts of what food is carried on. */
const TRAYS = /tray|plate$|platter/;
/** Concepts of what is swung over a fire by its handle. */
const PANS = /^(?:frying-pan|wok)$/;
/** Relations that somebody has to a pan by words alone: nobody is in it. */
const AT: ReadonlySet<string> = new Set(["in", "on", "beside", "with"]);
/** Relations of who has a thing in hand. */
const IN_HAND: ReadonlySet<string> = new Set(["holding", "carrying"]);

/**
 * "serving a chicken on a tray", "flipping a pancake in a pan": it is the tray and the pan that are in hand, and the food that is on
 * them.
 */
export function takeUp(scene: Scene): void {
  const { links } = scene;
  for (const held of links.filter(({ kind, from }) => IN_HAND.has(kind) && isLiving(from))) {
    const { from: somebody, to: food } = held;
    const serves = somebody.qualities.traits.includes("serving");
    const laid = links.find(
      ({ kind, from, to }) =>
        kind === "on" && (from === food || (serves && from === somebody)) && TRAYS.test(to.concept.id),
    );
    if (laid && !links.some(({ from }) => from === laid.to)) {
      links[links.indexOf(held)] = { ...held, to: laid.to };
      links[links.indexOf(laid)] = { ...laid, from: food };
      continue;
    }
    const at = links.find(({ kind, from, to }) => AT.has(kind) && from === somebody && PANS.test(to.concept.id));
    if (!at || food.concept.family !== "food") continue;
    links[links.indexOf(held)] = { kind: "holding", from: somebody, to: at.to };
    links[links.indexOf(at)] = { kind: "in", from: food, to: at.to };
  }
}
