import type { Brief } from "../../language/brief.ts";

/** Concept of a plate with a whole meal on it, which is what "food" is on a table. */
const MEAL = "dinner";
const FOOD = /^(?:food|groceries|foods|snacks|food items)$/i;
/** Concepts of what food is kept in. */
const LARDERS = /^(?:refrigerator|cabinet|sideboard|cupboard|bookshelf|picnic-basket|shopping-cart|basket)$/;
/** What is in there, and how many pieces. */
const STORES = "milk-carton cheese cake egg-carton apple roast-chicken watermelon broccoli jar"
  .split(" ")
  .map((concept) => ({ concept, word: concept.replaceAll("-", " ") }));
const PIECES = 9;

/** "An open fridge full of food": not one plate of a meal, but a little of all that is kept there. */
export function stockShelves(brief: Brief): Brief {
  const stored = new Set(
    brief.relations
      .filter(({ kind, to }) => kind === "in" && LARDERS.test(brief.objects[to]?.concept ?? ""))
      .map(({ from }) => from),
  );
  const objects = brief.objects.map((object, index) =>
    stored.has(index) && object.concept === MEAL && FOOD.test(object.text)
      ? { ...object, ...STORES[0], kinds: STORES, count: PIECES }
      : object,
  );
  return { ...brief, objects };
}
