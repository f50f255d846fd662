import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;

const boundsIn = (prompt: string, name: RegExp) =>
  boundsOf(
    buildModel(recipeOf(prompt))
      .model.parts.filter((part) => name.test(part.name))
      .map(({ geometry }) => geometry.positions),
  );

test.each(["a crocodile lying on its back", "a beetle lying on its back", "a crab belly-up"])(
  "%s is turned over",
  (prompt) => {
    expect(recipeOf(prompt).objects[0]?.styles).toContain("overturned");
  },
);

test("a dog on its back lies there as dogs do", () => {
  expect(recipeOf("a dog lying on its back").objects[0]?.styles).not.toContain("overturned");
});

test("a frog meditates upright with its knees out to the sides", () => {
  const upright = boundsIn("a frog meditating", /body/);
  const crouching = boundsIn("a frog", /body/);
  const ratio = ({ min, max }: ReturnType<typeof boundsOf>) => (max[1] - min[1]) / (max[2] - min[2]);
  expect(ratio(upright)).toBeGreaterThan(1.4 * ratio(crouching));
});

test("an octopus has a tool in each of its arms", () => {
  const hammers = buildModel(recipeOf("an octopus holding eight hammers")).model.parts.filter(({ name }) =>
    /^hammer-\d/.test(name),
  );
  const places = new Set(
    Array.from({ length: 8 }, (_, i) => {
      const own = hammers.filter(({ name }) => name.startsWith(`hammer-${i + 1}-`));
      const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
      return [0, 2].map((axis) => (((min[axis] as number) + (max[axis] as number)) / 2).toFixed(1)).join();
    }),
  );
  expect(places.size).toBeGreaterThan(5);
});
