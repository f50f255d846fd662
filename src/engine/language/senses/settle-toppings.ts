import { isNounLike } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";

const TOPPING = /^toppings?$/;

/** "With mushroom and olive toppings": the mushrooms and olives are meant, and lie on it as toppings do. */
export const settleToppings = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const before = terms[at - 1];
    const isNamed = TOPPING.test(term.lemma) && term.pause === "none" && before !== undefined && isNounLike(before);
    return isNamed ? { ...term, entry: { noise: true }, wordClass: "quality" as const } : term;
  });
