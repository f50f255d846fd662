import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const modelOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe).model;

const spanOf = (prompt: string, name: RegExp) => {
  const parts = modelOf(prompt).parts.filter((part) => name.test(part.name));
  return boundsOf(parts.map(({ geometry }) => geometry.positions));
};

test.each([
  ["a pillar wrapped in rope", /^(?:column|monument)-1/, /^rope-1/],
  ["an anchor entangled and wrapped in seaweed", /^anchor-1/, /^seaweed-1/],
  ["a bust wrapped in string lights", /^bust-1/, /^string-lights-1/],
  ["a barrel with a chain wrapped around it", /^barrel-1/, /^chain-1/],
])("%s: the one goes around the other", (prompt, thing, strand) => {
  const [inner, outer] = [spanOf(prompt, thing), spanOf(prompt, strand)];
  for (const axis of [0, 2] as const)
    expect((outer.min[axis] + outer.max[axis]) / 2).toBeCloseTo((inner.min[axis] + inner.max[axis]) / 2, 0);
  expect(outer.min[1]).toBeGreaterThan(inner.min[1]);
  expect(outer.max[1] - outer.min[1]).toBeGreaterThan(0.3 * (inner.max[1] - inner.min[1]));
});

test("a rope around a stack goes around all of it", () => {
  const rope = spanOf("a stack of three suitcases tied with a rope", /^rope-1/);
  const stack = spanOf("a stack of three suitcases tied with a rope", /^suitcase/);
  expect(rope.max[1]).toBeGreaterThan(stack.max[1]);
  expect(rope.min[1]).toBeLessThan(stack.min[1] + 0.05);
});
