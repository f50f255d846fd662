import type { SceneBuilder } from "../phrases/scene-builder.ts";
import { dropMention, type Mention, partOf, type Scene } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { onBody, REPLACING } from "./perch.ts";
import { hasBody } from "./relate.ts";
import { CORNERS } from "./tie-things.ts";

/** Slots of what some creatures carry on their back, and of what a thing rolls on. */
const SHELL = "shell";
/** Slots of what nobody counts: other things lie all over it instead. */
const COUNTLESS = /^(?:leaf|leaves|foliage|needle|hair|fur|mane|fleece|scale|feather)$/;
const WHEELS = ["wheel", "tyre", "rim", "hub"];

/**
 * "A snail with a teapot for a shell", "a car with watermelons instead of wheels", "an owl with gears for eyes": the one is where
 * the other would be, which is left out.
 *
 * @param part What it stands in for.
 * @param word The preposition.
 * @returns Whether the phrase says that.
 */
export function standIn(part: Term, word: string, { scene, focus }: SceneBuilder, { slots }: Vocabulary): boolean {
  const owner = focus?.owner;
  if (!REPLACING.test(word) || !focus || !owner) return false;
  const called = lastWord(part);
  const known = slots.get(owner.concept.id);
  const slot = known?.get(called) ?? known?.get(singular(called));
  const at = scene.links.findLastIndex(
    ({ kind, from, to }) => (kind === "with" || kind === "holding") && from === owner && to === focus,
  );
  // somebody's whole head is another's: it is perched there
  if (at < 0 || slot === undefined || (hasBody(owner) && /^(?:head|face)$/.test(lastWord(part)))) return false;
  if (slot !== SHELL && !WHEELS.includes(slot)) return lendTo(scene, owner, { slot, named: singular(called) }, focus);
  if (slot === SHELL) {
    scene.links[at] = onBody({ kind: "on", from: focus, to: owner }, "back");
    owner.without.add(SHELL);
    return true;
  }
  if (focus.isUncounted || focus.count === 1) focus.count = CORNERS;
  scene.links[at] = { kind: "under", from: focus, to: owner, how: "axled" };
  for (const gone of WHEELS) owner.without.add(gone);
  return true;
}

/** The part has the thing's shape, and its colours and stuff where they were said; the thing is none beside it. */
function lendTo(
  scene: Scene,
  owner: Mention,
  { slot, named }: { readonly slot: string; readonly named: string },
  lender: Mention,
): boolean {
  const { concept, word, qualities } = lender;
  const [main] = Object.keys(owner.concept.slots);
  if (slot === main && slot !== named) return false;
  const part = partOf(owner, slot);
  // of a pair of gears each is one
  const one = singular(word);
  const like = { concept: concept.id, word: concept.words.includes(one) ? one : word };
  if (COUNTLESS.test(slot)) part.madeOf ??= like;
  else part.shapedLike ??= like;
  part.qualities.addAll(qualities);
  dropMention(scene, lender);
  return true;
}
