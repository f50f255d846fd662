import type { Scene } from "./scene.ts";

const COAT = "coat";
const LONG = /^(?:long|thick|fluffy)$/;
const SILK = "silk";

/** "A collie with a long silky coat" is long-haired: neither is its body long, nor of silk. */
export function growCoats({ mentions }: Scene): void {
  for (const { concept, parts, qualities } of mentions)
    for (const { named, qualities: said } of concept.family === "animal" ? parts.values() : []) {
      if (named !== COAT) continue;
      for (const trait of said.traits.filter((each) => LONG.test(each))) {
        said.dropTrait(trait);
        qualities.addTrait({ trait: "fluffy" });
      }
      const silk = said.materials.indexOf(SILK);
      if (silk >= 0) said.materials.splice(silk, 1);
    }
}
