import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe.objects;

test("who has no wardrobe of his own wears the headgear of his guise", () => {
  const hats = ["a newt astronaut", "a tortoise knight", "a carp pirate", "a slug king"].map((prompt) => {
    const [wearer, hat] = recipeOf(prompt);
    return [wearer?.concept, hat?.concept, hat?.placement?.relation];
  });
  expect(hats).toEqual([
    ["axolotl", "costume-hat", "wearing"],
    ["turtle", "helmet", "wearing"],
    ["fish", "hat", "wearing"],
    ["slug", "crown", "wearing"],
  ]);
});

test("his clothes are painted on him, and a bee keeps its bands", () => {
  expect(recipeOf("a newt astronaut")[0]?.clothes).toHaveLength(1);
  expect(recipeOf("a wasp detective")[0]?.clothes).toBeUndefined();
});

test("nobody gets a second hat, and who has a wardrobe dresses himself", () => {
  expect(recipeOf("a newt astronaut wearing a top hat").map(({ concept }) => concept)).toEqual(["axolotl", "hat"]);
  expect(recipeOf("a frog pirate")).toHaveLength(1);
  expect(recipeOf("a woman dressed as a knight")).toHaveLength(1);
});

test.each([
  ["a robot chef", "spoon"],
  ["a penguin detective", "magnifying-glass"],
  ["a robot mechanic", "wrench"],
  ["a robot as a gardener", "watering-can"],
])("%s has in hand what tells the trade", (prompt, tool) => {
  const held = recipeOf(prompt).filter(({ placement }) => placement?.relation === "holding");
  expect(held.map(({ concept }) => concept)).toEqual([tool]);
});

test("a lamp as a gift is dressed as nobody", () => {
  expect(recipeOf("a lamp as a gift").map(({ concept }) => concept)).toEqual(["lamp"]);
  expect(readPrompt("a lamp as a gift", null, lexicon).objects[0]?.guise).toBeUndefined();
});
