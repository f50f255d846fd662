import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);

test.each([
  "a goose in a striped vest playing cards with a mole at a round table",
  "a goose and a mole playing poker at an oak table",
])("%s: both have cards, at one table", (prompt) => {
  const { objects, relations } = read(prompt);
  const named = (concept: string) => objects.flatMap((object, i) => (object.concept === concept ? [i] : []));
  expect(named("card-table")).toHaveLength(1);
  expect(named("table").concat(named("chair"))).toEqual([]);
  for (const player of [...named("goose"), ...named("mole")]) {
    expect(relations).toContainEqual(
      expect.objectContaining({ kind: "beside", from: player, to: named("card-table")[0] }),
    );
    expect(relations.some(({ kind, from }) => kind === "holding" && from === player)).toBe(true);
  }
  const { recipe } = planRecipe({ ...read(prompt) }, { prompt, negativePrompt: null, seed: 2 });
  expect(recipe.objects.filter(({ placement }) => placement?.where === "around")).toHaveLength(2);
});

test("the table that is named lends the game its stuff", () => {
  const { objects } = read("a mouse playing cards with a hare at a mahogany table");
  expect(objects.find(({ concept }) => concept === "card-table")?.materials).not.toEqual([]);
});

test("who plays chess with somebody has them on the other side of the board", () => {
  const prompt = "a wizard playing chess with a crocodile";
  const { recipe } = planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 2 });
  expect(recipe.objects.filter(({ placement }) => placement?.where === "around")).toHaveLength(2);
});

test("who plays alone keeps the table", () => {
  const { objects } = read("a mouse playing cards");
  expect(objects.map(({ concept }) => concept)).toEqual(["mouse", "playing-card", "card-table"]);
});
