import type { Scene } from "./scene.ts";

/** How old a thing is said to be from which on a person is elderly. */
const ELDERLY = 0.6;

/** "An elderly woman", "an old bearded fisherman": years of a person, who wears them in face and hair, not as rust and stains. */
export function tellAges({ mentions }: Scene): void {
  for (const { concept, qualities } of mentions) {
    if (concept.id !== "person" || qualities.materials.length > 0) continue;
    if ((qualities.conditions.get("old") ?? 0) < ELDERLY) continue;
    qualities.conditions.delete("old");
    qualities.addTrait({ trait: "old" });
  }
}
