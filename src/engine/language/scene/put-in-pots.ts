import type { Vocabulary } from "../terms/vocabulary.ts";
import { namedOrNew } from "../things/named-or-new.ts";
import { retake } from "./as-used.ts";
import type { Scene } from "./scene.ts";

/** What a plant grows in, and families of what grows. */
const POT = ["flower pot"];
const GROWING = /^(?:plant|flower|tree)$/;

/** Concepts of the pots that one cooks and plants in, and the slot of what the latter has by itself. */
const COOKING = "cooking-pot";
const PLANTED = "flower-pot";
const SEEDLING = "plant";

/** "A potted tulip" stands in a pot, unless one is its own already; "a rose in a pot": no pot to cook in, and nothing else grows there. */
export function putInPots(scene: Scene, vocabulary: Vocabulary): void {
  for (const { kind, from, to } of scene.links) {
    if (kind !== "in" || to.concept.id !== COOKING || !GROWING.test(from.concept.family)) continue;
    if (to.word === "pot") retake(to, POT, vocabulary);
  }
  for (const plant of [...scene.mentions]) {
    const isPotted = plant.qualities.traits.includes("potted") && GROWING.test(plant.concept.family);
    if (!isPotted || "pot" in plant.concept.slots) continue;
    if (scene.links.some(({ kind, from }) => kind === "in" && from === plant)) continue;
    const pot = namedOrNew(scene, vocabulary, plant, POT);
    if (pot) scene.links.push({ kind: "in", from: plant, to: pot });
  }
  for (const { kind, from, to } of scene.links) {
    if (kind === "in" && to.concept.id === PLANTED && GROWING.test(from.concept.family)) to.without.add(SEEDLING);
  }
}
