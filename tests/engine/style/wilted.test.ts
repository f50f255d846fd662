import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const boxOf = (prompt: string, slot: string) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 });
  const { parts } = buildModel(recipe).model;
  return boundsOf(parts.filter((part) => part.slot === slot).map(({ geometry }) => geometry.positions));
};
const middleOf = ({ min, max }: ReturnType<typeof boundsOf>) =>
  [0, 1, 2].map((k) => ((min[k] ?? 0) + (max[k] ?? 0)) / 2);

test.each(["rose", "sunflower"])("the one head of a wilted %s hangs to its side, however wide its leaves", (flower) => {
  const [x = 0, y = 0] = middleOf(boxOf(`a wilted ${flower}`, "petal"));
  const [px = 0, py = 0] = middleOf(boxOf(`a ${flower}`, "petal"));
  expect(y).toBeLessThan(py);
  expect(x).toBeGreaterThan(px);
});

test("the fronds of a wilted fern hang lower than they stood, never into the ground", () => {
  expect(boxOf("a wilted fern", "leaf").min[1]).toBeLessThan(boxOf("a fern", "leaf").min[1] + 1e-6);
  expect(boxOf("a wilted fern", "leaf").min[1]).toBeGreaterThanOrEqual(-1e-6);
});
