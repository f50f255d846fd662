import { onBody } from "./perch.ts";
import type { Scene } from "./scene.ts";
import type { SceneBuilder } from "./scene-builder.ts";
import type { Term } from "./term.ts";
import { lastWord } from "./term.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Prepositions of what is there instead. */
const REPLACING = /^(?:for|as|instead of|in place of)$/;

/** Concept of what some creatures carry their house on; what a thing rolls on, and how many it has of them. */
const SHELL = "shell";
const WHEEL = "wheel";
const CORNERS = 4;

/**
 * "A snail with a teapot for a shell", "a car with watermelons instead of wheels": the one is where the other would be, which is
 * left out.
 *
 * @param part What it stands in for.
 * @param word The preposition.
 * @returns Whether the phrase says that.
 */
export function standIn(part: Term, word: string, { scene, focus }: SceneBuilder, { slots }: Vocabulary): boolean {
  const owner = focus?.owner;
  if (!REPLACING.test(word) || !focus || !owner) return false;
  const slot = slots.get(owner.concept.id)?.get(lastWord(part));
  const at = withOf(scene, (link) => link.from === owner && link.to === focus);
  if (at < 0 || (slot !== SHELL && slot !== WHEEL && slot !== "tyre")) return false;
  if (slot === SHELL) {
    scene.links[at] = onBody({ kind: "on", from: focus, to: owner }, "back");
    owner.without.add(SHELL);
    return true;
  }
  if (focus.isUncounted || focus.count === 1) focus.count = CORNERS;
  scene.links[at] = { kind: "under", from: focus, to: owner, how: "axled" };
  for (const gone of [WHEEL, "tyre", "rim", "hub"]) owner.without.add(gone);
  return true;
}

const withOf = ({ links }: Scene, isIt: (link: Scene["links"][number]) => boolean): number =>
  links.findLastIndex((link) => (link.kind === "with" || link.kind === "holding") && isIt(link));
