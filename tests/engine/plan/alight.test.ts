import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsMeet, boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const boxesOf = (prompt: string, ...names: readonly RegExp[]) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  return names.map((name) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)),
  );
};

test.each([
  ["a butterfly on a daisy", /^butterfly-1/, /^daisy-1-(?:petal|center)/],
  ["a bee on a sunflower", /^bee-1/, /^sunflower-1-(?:petal|center)/],
  ["a ladybug crawling on a leaf", /^ladybug-1/, /^leaf-1/],
])("%s sits on the face of it, no larger than that", (_, insect, bloom) => {
  const [body, face] = boxesOf(_ as string, insect as RegExp, bloom as RegExp);
  if (!body || !face) throw new Error("nothing was made");
  expect(boundsMeet(body, face, 0)).toBe(true);
  const size = (box: typeof body) => Math.max(...[0, 1, 2].map((k) => (box.max[k] ?? 0) - (box.min[k] ?? 0)));
  expect(size(body)).toBeLessThan(1.05 * size(face));
});

test("a butterfly has its wings spread to whom looks at it", () => {
  const [wings] = boxesOf("a butterfly on a sunflower", /^butterfly-1-.*wing/);
  if (!wings) throw new Error("nothing was made");
  const [wide, tall] = [wings.max[0] - wings.min[0], wings.max[1] - wings.min[1]];
  expect(tall).toBeGreaterThan(0.4 * wide);
});
