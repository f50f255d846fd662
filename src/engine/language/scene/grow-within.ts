import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { type Mention, newMention, type Scene } from "./scene.ts";

/** Places that grow -> what fills a thing that holds them, and how many. */
const GROWING: readonly (readonly [place: RegExp, words: readonly string[], count: number])[] = [
  [/^(?:rose|flower )?garden$|flowerbed|meadow/, ["flower"], 14],
  [/^(?:pine |rain)?forest$|woods|woodland|jungle/, ["pine tree", "tree"], 5],
];
/** Families of what one puts a garden in. */
const HOLDERS = /^(?:vessel|container|bag|garment|object|shoe|instrument|stationery|book|vehicle|furniture)$/;

/** A garden in a suitcase is flowers in it and no ground under it. */
export function growWithin(scene: Scene, vocabulary: Vocabulary): void {
  const { mentions, links } = scene;
  for (const link of [...links]) {
    // "a suitcase with a garden inside" ties them the other way round
    const [place, holder] = link.kind === "with" ? [link.to, link.from] : [link.from, link.to];
    if (!/^(?:in|with)$/.test(link.kind) || place.concept.id !== "ground" || !HOLDERS.test(holder.concept.family))
      continue;
    const [, words = [], count = 0] = GROWING.find(([which]) => which.test(place.text)) ?? [];
    const found = findOwn(words, vocabulary);
    const named = plantsOf(scene, place, holder);
    if (!found || (link.kind === "with" && !named)) continue;
    const plants = named ?? newMention({ ...found, text: place.text, assumed: false, count });
    plants.qualities.addAll(place.qualities);
    if (plants.count > 1) plants.count = Math.max(plants.count, count);
    holder.qualities.addTrait({ trait: "open" });
    if (named) mentions.splice(mentions.indexOf(place), 1);
    else mentions.splice(mentions.indexOf(place), 1, plants);
    const others = links.filter((each) => each !== link && each.from !== plants);
    links.splice(0, links.length, ...others, { kind: "in", from: plants, to: holder });
  }
}

/** "A garden of roses": what grows there, named after it and tied to nothing but the two. */
const plantsOf = ({ mentions, links }: Scene, place: Mention, holder: Mention): Mention | undefined =>
  mentions.find(
    (plants, i) =>
      plants.concept.family === "plant" &&
      plants.count > 1 &&
      i > mentions.indexOf(place) &&
      links.every(({ from, to }) => (from !== plants || to === place || to === holder) && to !== plants),
  );
