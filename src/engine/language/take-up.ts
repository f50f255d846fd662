import { namedOrNew } from "./named-or-new.ts";
import { isLiving } from "./relate.ts";
import type { Link, Scene } from "./scene.ts";
import type { Vocabulary } from "./vocabulary.ts";

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
 * them. Who chops stands at a table with a knife, what is chopped lies on a board before them.
 */
export function takeUp(scene: Scene, vocabulary: Vocabulary): void {
  const { links } = scene;
  for (const held of links.filter(({ kind, from }) => IN_HAND.has(kind) && isLiving(from))) {
    const { from: somebody, to: food } = held;
    if (somebody.qualities.traits.includes("chopping") && food.concept.family === "food") chop(held, scene, vocabulary);
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

function chop(held: Link, scene: Scene, vocabulary: Vocabulary): void {
  const { links } = scene;
  const { from: somebody, to: food } = held;
  const board = namedOrNew(scene, vocabulary, somebody, ["cutting board"]);
  const table = namedOrNew(scene, vocabulary, somebody, ["table"]);
  const knife = namedOrNew(scene, vocabulary, somebody, ["kitchen knife", "knife"]);
  if (!board || !table || !knife) return;
  const isTold = ({ from, to }: Link): boolean =>
    (from === somebody && (to === board || to === table || to === knife || to === food)) ||
    from === board ||
    (from === food && (to === board || to === table));
  const others = links.filter((link) => !isTold(link));
  links.splice(
    0,
    links.length,
    ...others,
    { kind: "beside", from: somebody, to: table, facing: true },
    { kind: "on", from: board, to: table },
    { kind: "on", from: food, to: board },
    { kind: "holding", from: somebody, to: knife },
  );
  somebody.qualities.addTrait({ trait: "pushing" });
}
