import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const spanOf = (prompt: string, name: RegExp) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
  const parts = buildModel(recipe).model.parts.filter((part) => name.test(part.name));
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return { min, max, wide: max[0] - min[0], high: max[1] - min[1], deep: max[2] - min[2] };
};

test.each(["a rusty robot lying on its back", "an emperor penguin sliding on its belly"])(
  "%s is longer than tall",
  (prompt) => {
    const { high, deep } = spanOf(prompt, /./);
    expect(deep).toBeGreaterThan(1.2 * high);
  },
);

test.each([
  ["a wheelbarrow filled with tulips", /^(?:tulip)/, /^wheelbarrow/],
  ["a basket filled with daisies", /^daisy/, /^basket/],
])("%s: they stand side by side, in no column", (prompt, flowers, vessel) => {
  const [bed, holder] = [spanOf(prompt, flowers), spanOf(prompt, vessel)];
  expect(bed.wide).toBeGreaterThan(bed.high);
  expect(bed.min[1]).toBeLessThan(holder.max[1]);
});

test.each([
  ["a glazed clay pot with a succulent", 1],
  ["a terracotta pot with an orchid on a stool", 2],
])("%s: one pot, of what was said", (prompt, count) => {
  const { objects } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
  expect(objects).toHaveLength(count);
  expect(objects.find(({ materials }) => materials.pot)?.materials.pot?.base).toBe("terracotta");
});

test("a dragon asleep has its head on the ground, whatever it lies on", () => {
  const sitting = spanOf("a green dragon", /eye/);
  for (const prompt of ["a sleeping green dragon", "a green dragon lying on a rug"])
    expect(spanOf(prompt, /eye/).max[1]).toBeLessThan(0.4 * sitting.max[1]);
});
