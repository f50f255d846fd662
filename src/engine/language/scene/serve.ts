import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { type Link, type Mention, newMention, type Scene } from "./scene.ts";

/** Families of what is stirred in and poured from. */
const VESSELS = /^(?:vessel|container|kitchen|appliance)$/;
/** Vessels that nobody takes up to stir in. */
const STANDING = /cauldron|barrel|tub|vat|cooking-pot/;

const isVessel = ({ concept: { family, id } }: Mention): boolean => VESSELS.test(family) || /pot|pan|bowl/.test(id);

/** What this is about. */
const SERVES = /^(?:stirring|pouring|peeling)$/;

/**
 * Who stirs has a ladle in the pot; who pours tips what is in the one hand over what is in the other; what is peeled has
 * its skin half off. Before this, all hold the pot, the bottle or the fruit, and no more.
 */
export function serve(scene: Scene, vocabulary: Vocabulary): void {
  for (const somebody of [...scene.mentions]) {
    const { traits } = somebody.qualities;
    if (!traits.some((trait) => SERVES.test(trait))) continue;
    // "pouring beer from a bottle": the beer is no bottle of its own any more
    const held = scene.links.find(
      ({ kind, from, to }) => from === somebody && kind === "holding" && isVessel(to) && scene.mentions.includes(to),
    );
    if (held && traits.includes("stirring")) stir(held, scene, vocabulary);
    if (held && traits.includes("pouring")) pour(held, scene);
    if (traits.includes("peeling"))
      for (const { kind, from, to } of scene.links)
        if (from === somebody && kind === "holding") to.qualities.addTrait({ trait: "peeled" });
  }
}

/** Concepts of what a pot can be stirred with, "with a bone" as well. */
export const STIRRERS = /ladle|spoon|stick|bone|branch|broom|staff|oar|paddle|shovel|wand|sword|feather|cane/;

function stir(held: Link, { mentions, links }: Scene, vocabulary: Vocabulary): void {
  const tool = findOwn(["ladle", "wooden spoon", "spoon"], vocabulary);
  if (!tool) return;
  const { from: somebody, to: vessel } = held;
  const isOnFloor = STANDING.test(vessel.concept.id) || STANDING.test(vessel.word);
  links[links.indexOf(held)] = isOnFloor ? { ...held, kind: "beside", facing: true } : { ...held, kind: "carrying" };
  const named = links.findIndex(
    ({ from, to }) => (from === somebody || from === vessel) && STIRRERS.test(to.concept.id),
  );
  const ladle = links[named]?.to ?? newMention({ ...tool, text: tool.word, assumed: false, count: 1 });
  if (named < 0) mentions.push(ladle);
  const link: Link = isOnFloor
    ? { kind: "holding", from: somebody, to: ladle }
    : { kind: "in", from: ladle, to: vessel };
  if (named < 0) links.push(link);
  else links[named] = link;
}

function pour(held: Link, { links }: Scene): void {
  links[links.indexOf(held)] = { ...held, how: "tipped" };
  const at = links.findIndex(
    ({ kind, from, to }) =>
      (from === held.from || from === held.to) &&
      /^(?:beside|in|on)$/.test(kind) &&
      to !== held.from &&
      isVessel(to) &&
      !STANDING.test(to.concept.id),
  );
  const filled = links[at]?.to;
  if (filled) links[at] = { kind: "holding", from: held.from, to: filled };
}
