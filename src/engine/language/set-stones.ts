import { QualitiesDraft } from "./qualities.ts";
import type { Mention, Scene } from "./scene.ts";

/** Stones that are set into jewels, by the words for their colours. */
const STONES: ReadonlySet<string> = new Set(
  "amethyst aquamarine diamond emerald garnet opal peridot ruby sapphire topaz".split(" "),
);

/** Families of what has stones set in it: a crown is worn. */
const JEWELS = /^(?:jewel|garment)$/;

/** "An emerald ring" is a ring with an emerald: of a jewel that has a stone, the stone is what the prompt names. */
export function setStones({ mentions }: Scene): void {
  for (const mention of mentions) {
    const { concept, qualities } = mention;
    if (JEWELS.test(concept.family) && concept.slots.gem && qualities.materials.includes("gemstone")) setStone(mention);
  }
}

function setStone({ qualities, parts }: Mention): void {
  const stone = parts.get("gem") ?? { qualities: new QualitiesDraft(), count: undefined };
  const { colours, materials } = qualities;
  const isStone = ({ word }: { readonly word: string }) => STONES.has(word);
  stone.qualities.colours.push(...colours.filter(isStone));
  const left = colours.filter((colour) => !isStone(colour));
  colours.splice(0, colours.length, ...left);
  materials.splice(materials.indexOf("gemstone"), 1);
  parts.set("gem", stone);
}
