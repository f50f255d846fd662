import { QualitiesDraft } from "../said/qualities.ts";
import type { Mention, Scene } from "./scene.ts";

/** Stones that are set into jewels, by the words for their colours. */
const STONES: ReadonlySet<string> = new Set(
  "amethyst aquamarine diamond emerald garnet opal peridot ruby sapphire topaz".split(" "),
);

/** Families of what has stones set in it: a crown is worn. */
const JEWELS = /^(?:jewel|garment)$/;

/** "An emerald ring" is a ring with an emerald: of a jewel that has a stone, the stone is what the prompt names; of what has studs, the studs. */
export function setStones({ mentions }: Scene): void {
  for (const mention of mentions) {
    const { concept, qualities } = mention;
    if (!qualities.materials.includes("gemstone")) continue;
    if (JEWELS.test(concept.family) && concept.slots.gem) setStone(mention, "gem");
    else if (concept.slots.stud) setStone(mention, "stud");
  }
}

function setStone({ qualities, parts }: Mention, slot: "gem" | "stud"): void {
  const stone = parts.get(slot) ?? { qualities: new QualitiesDraft(), count: undefined };
  const { colours, materials } = qualities;
  const isStone = ({ word }: { readonly word: string }) => STONES.has(word);
  stone.qualities.colours.push(...colours.filter(isStone));
  const left = colours.filter((colour) => !isStone(colour));
  colours.splice(0, colours.length, ...left);
  materials.splice(materials.indexOf("gemstone"), 1);
  parts.set(slot, stone);
}
