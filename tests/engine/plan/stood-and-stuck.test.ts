import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const build = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 7 }).recipe);

const reach = ({ model }: ReturnType<typeof build>, name: RegExp) =>
  boundsOf(model.parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));

test.each([
  ["a bronze bull on a marble plinth", "marble"],
  ["a cat on a wooden pedestal", "oak"],
])("%s stands on one block of that", (prompt, base) => {
  const built = build(prompt);
  expect(built.model.parts.filter(({ name }) => name === "pedestal")).toHaveLength(1);
  expect(built.materials.pedestal?.base).toBe(base);
  expect(reach(built, /^(?!pedestal)/).min[1]).toBeGreaterThan(0.5 * reach(built, /^pedestal/).max[1]);
});

test("a candle stuck in a bottle stands in its neck, not in the glass, and has no dish", () => {
  const built = build("a candle stuck in a bottle");
  expect(reach(built, /^candle/).min[1]).toBeGreaterThan(0.8 * reach(built, /^bottle/).max[1]);
  expect(built.model.parts.some(({ name }) => name.includes("dish"))).toBe(false);
});

test("what is as a pair in one piece is lent a form twice", () => {
  const built = build("a truck with eyes for headlights");
  expect(reach(built, /^headlight-ball-1$/).min[0]).toBeGreaterThan(0);
  expect(reach(built, /^headlight-ball-2$/).max[0]).toBeLessThan(0);
});
