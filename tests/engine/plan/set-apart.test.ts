import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

const thingsOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe.objects;

test.each([
  ["five rubber ducks in a row, one wearing a crown", "rubber-duck", 5, "crown"],
  ["three cats, one in a hat", "cat", 3, "hat"],
  ["three cats, one of them with glasses", "cat", 3, "glasses"],
  ["three robots, one of which holds a flower", "robot", 3, "flower"],
])("%s: one alone of them has it", (prompt, many, count, thing) => {
  const objects = thingsOf(prompt);
  expect(objects.filter(({ concept }) => concept === many)).toHaveLength(count);
  expect(objects.filter(({ concept }) => concept === thing)).toHaveLength(1);
});

test("one of two on a seesaw wears the raincoat, and both sit there", () => {
  const kids = thingsOf("two kids on a seesaw, one in a yellow raincoat").filter(({ concept }) => concept === "person");
  expect(kids.map(({ parameters }) => parameters.pose)).toEqual(["seated", "seated"]);
  expect(
    kids.filter(({ clothes, parameters }) => JSON.stringify([clothes, parameters]).includes("raincoat")),
  ).toHaveLength(1);
});

test("what all of them wear all of them wear", () => {
  const objects = thingsOf("three cats wearing hats");
  expect(objects.filter(({ concept }) => concept === "hat")).toHaveLength(3);
});
