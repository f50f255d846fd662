import type { Scene } from "./scene.ts";

/** Concept of what faces are cut into, and the slot that its face is named by. */
const LANTERN = "pumpkin";
const FACE = "skin";

/** "A pumpkin carved with a scary face": it is a lantern, in that mood. */
export function carveFaces({ mentions }: Scene): void {
  for (const { concept, parts, qualities } of mentions) {
    const face = concept.id === LANTERN ? parts.get(FACE) : undefined;
    if (!face?.kinds?.includes("face")) continue;
    for (const trait of face.qualities.traits) qualities.addTrait({ trait });
    qualities.addTrait({ trait: "carved" });
  }
}
