import type { Link, Mention, Scene } from "./scene.ts";

/** Concepts of what is high enough to be eaten from standing; of bamboo one stalk is in the paw. */
const HIGH = /^(?:tree|palm|willow|bush|christmas-tree|broadleaf|conifer)$/;
/** Relations that "from", "off" and "out of" come to. */
const FROM: ReadonlySet<string> = new Set(["holding", "on", "in", "beside", "with"]);

/**
 * A giraffe that eats the leaves of a tree stands at it, its head up in the crown, and holds none; a zebra that drinks from a pond
 * bends down to it. Before this, they have the tree and the pond in hand. People pick what they eat.
 */
export function browse(scene: Scene): void {
  for (const beast of scene.mentions) {
    if (beast.concept.family !== "animal" || beast.guise !== undefined) continue;
    const { traits } = beast.qualities;
    if (traits.includes("eating")) eatFromTree(beast, scene);
    else if (traits.includes("drinking")) drinkFromGround(beast, scene);
  }
}

function eatFromTree(beast: Mention, { mentions, links }: Scene): void {
  const tree = links.find(({ kind, from, to }) => from === beast && FROM.has(kind) && HIGH.test(to.concept.id))?.to;
  if (!tree) return;
  const isFood = ({ kind, from, to }: Link): boolean =>
    from === beast && kind === "holding" && /^(?:leaf|leaves|branch)$/.test(to.concept.id);
  const eaten = links.filter(isFood).map(({ to }) => to);
  const left = links.filter(
    ({ from, to }) => !(from === beast && to === tree) && !eaten.includes(from) && !eaten.includes(to),
  );
  links.splice(0, links.length, ...left, { kind: "beside", from: tree, to: beast, facing: true });
  for (const leaf of eaten) mentions.splice(mentions.indexOf(leaf), 1);
  beast.qualities.dropTrait("eating");
}

function drinkFromGround(beast: Mention, { links }: Scene): void {
  const at = links.findIndex(({ kind, from, to }) => from === beast && FROM.has(kind) && to.concept.id === "ground");
  const held = links.some(({ kind, from, to }) => from === beast && kind === "holding" && to.concept.id !== "ground");
  const link = links[at];
  if (!link || held) return;
  links[at] = { kind: "on", from: beast, to: link.to };
  beast.qualities.dropTrait("drinking");
  beast.qualities.addTrait({ trait: "eating" });
}
