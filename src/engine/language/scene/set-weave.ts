import type { Scene } from "./scene.ts";

/** Material of what is called woven and nothing more. */
const CLOTH = "woven-cotton";

/** "Woven gold wire" is gold: where another material is named, being woven is how it is made. */
export function setWeave({ mentions }: Scene): void {
  for (const { qualities } of mentions) {
    const { materials, traits } = qualities;
    if (traits.includes("woven") && materials.length > 1 && materials.includes(CLOTH))
      materials.splice(materials.indexOf(CLOTH), 1);
  }
}
