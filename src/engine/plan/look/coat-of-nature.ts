import type { BriefObject } from "../../language/brief.ts";

/** Beasts with markings that their concepts paint -> the colours people name them by. */
const NATURAL: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    fox: "orange red rust ginger white black",
    "red-panda": "red orange rust white black",
    tiger: "orange black white",
    panda: "black white",
    zebra: "black white",
    skunk: "black white",
    badger: "black white grey gray",
    penguin: "black white",
    orca: "black white",
    raccoon: "grey gray black white",
    bee: "yellow black gold",
    wasp: "yellow black",
    ladybug: "red black",
    giraffe: "yellow brown tan white orange",
    leopard: "yellow gold black orange",
    cheetah: "yellow gold black orange",
  }).map(([id, words]) => [id, new Set(words.split(" "))]),
);

/** "An orange and white fox" is a fox as it is: several colours of its own say nothing new, and where each of them is its concept knows. */
export function coatOfNature(asked: BriefObject): BriefObject {
  const { concept, colours } = asked;
  const known = NATURAL.get(concept);
  const isItself = known !== undefined && colours.length > 1 && colours.every(({ word }) => known.has(word));
  return isItself ? { ...asked, colours: [] } : asked;
}
