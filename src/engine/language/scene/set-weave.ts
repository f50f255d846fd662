import type { Scene } from "./scene.ts";

/** Material of what is called woven and nothing more. */
const CLOTH = "woven-cotton";

/** Concepts of what is woven of withes, whatever it is for. */
const WOVEN: ReadonlySet<string> = new Set(["basket"]);

/** "Woven gold wire" is gold: where another material is named, being woven is how it is made. A woven picnic basket is of no cloth. */
export function setWeave({ mentions }: Scene): void {
  for (const { concept, qualities } of mentions) {
    const { materials, traits } = qualities;
    if (!traits.includes("woven") || !materials.includes(CLOTH)) continue;
    if (materials.length > 1 || WOVEN.has(concept.id)) materials.splice(materials.indexOf(CLOTH), 1);
  }
}
