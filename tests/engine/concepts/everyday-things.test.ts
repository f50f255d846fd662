import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const objectsOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 4 }).recipe.objects;

test.each([
  ["an old alembic", "copper-still", {}],
  ["a copper still with a pressure gauge", "copper-still", { gauge: true }],
  ["a contrabassoon", "bassoon", {}],
  ["an oboe", "flute", { style: "oboe" }],
  ["a garage with three garage doors", "garage", { count: 3 }],
  ["a lily pad", "lotus", { style: "pad" }],
  ["lily pads", "lotus", { style: "pads" }],
  ["a burnt match", "matchstick", { spent: true }],
  ["a match", "matchstick", { spent: false }],
  ["a black pearl", "pearl", { kind: "black" }],
  ["scattered pearls", "pearl", { style: "several" }],
  ["soap bubbles", "soap-bubbles", {}],
  ["a bubble wand", "bubble-wand", {}],
  ["a red Christmas bauble", "christmas-bauble", {}],
  ["a glass ornament", "christmas-bauble", {}],
  ["a launch pad", "launch-pad", { style: "launch" }],
  ["a helipad", "launch-pad", { style: "landing" }],
  ["an A-frame cabin", "a-frame-cabin", {}],
  ["a merry-go-round horse", "carousel-horse", {}],
])("%s is one %s", (prompt, concept, parameters) => {
  const objects = objectsOf(prompt);
  expect(objects.map((each) => each.concept)).toEqual([concept]);
  expect(objects[0]?.parameters).toMatchObject(parameters);
});

test("a napkin is the size of one, a cloth for a picnic is not", () => {
  expect(objectsOf("a napkin")[0]?.parameters.width).toBeLessThan(0.45);
  expect(objectsOf("a picnic cloth")[0]?.parameters.width).toBeGreaterThan(0.5);
});
