import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

function partsOf(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  const { parts } = buildModel(recipe).model;
  return (name: string) => parts.filter((part) => part.name.startsWith(name));
}

test.each([
  ["a rose under a glass dome", "rose", "cloche-1-dome"],
  ["a skull under a bell jar", "skull", "cloche-1-dome"],
  ["a castle in a snow globe", "castle", "snow-globe-1-globe"],
  ["a cactus in a terrarium", "cactus", "terrarium-1-glass"],
  ["a clownfish in a fish bowl", "fish", "fish-bowl-1-body"],
])("%s stands within the glass", (prompt, inner, glass) => {
  const named = partsOf(prompt);
  const within = boundsOf(named(`${inner}-1`).map(({ geometry }) => geometry.positions));
  const walls = boundsOf(named(glass).map(({ geometry }) => geometry.positions));
  for (const axis of [0, 1, 2] as const) {
    expect(within.min[axis]).toBeGreaterThan(walls.min[axis] - 0.002);
    expect(within.max[axis]).toBeLessThan(walls.max[axis]);
  }
});

test("what is put into a nest or a bowl takes the place of its own eggs and fish", () => {
  expect(partsOf("three golden eggs in a bird nest")("nest-1-egg")).toEqual([]);
  expect(partsOf("a bird nest beside a mug")("nest-1-egg")).toHaveLength(1);
  expect(partsOf("a clownfish in a fish bowl")("fish-bowl-1-fish")).toEqual([]);
});
