import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";
import { ROASTING, SPITTED } from "../ties/hand-deeds.ts";
import { newMention, type Scene } from "./scene.ts";

/** Concept of what is roasted over. */
const FIRE = "campfire";
/** Concepts of a sausage, in a bun or out of it: on a stick it has none. */
const LINKS = /^(?:sausage|hot-dog)$/;

/** "A bear roasting a marshmallow over a campfire": it is on a stick in the hand, one where no number is said, and the fire is before who roasts. */
export function roast({ mentions, links }: Scene, vocabulary: Vocabulary): void {
  for (const { kind, from: somebody, to: food } of [...links]) {
    const isRoasted = kind === "holding" && somebody.qualities.traits.includes(ROASTING);
    if (!isRoasted || !SPITTED.test(food.concept.id)) continue;
    const found = findOwn([LINKS.test(food.concept.id) ? "sausage on a stick" : "marshmallow on a stick"], vocabulary);
    if (found) Object.assign(food, { concept: found.concept, word: found.word });
    if (food.isUncounted) food.count = somebody.count;
    const said = mentions.find(({ concept }) => concept.id === FIRE);
    const lit = said ? undefined : findOwn(["campfire"], vocabulary);
    const fire = said ?? (lit && newMention({ ...lit, text: lit.word, assumed: false, count: 1 }));
    if (!fire) continue;
    if (!said) mentions.push(fire);
    const isTold = (one: unknown, other: unknown): boolean =>
      (one === food || one === somebody) && (other === fire || other === food);
    const others = links.filter((link) => link.kind === "holding" || !isTold(link.from, link.to));
    links.splice(0, links.length, ...others, { kind: "beside", from: somebody, to: fire, facing: true });
  }
}
