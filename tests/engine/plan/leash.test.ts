import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

test.each([
  ["a boy walking a poodle on a leash", "dog-1", "person-1"],
  ["a cow tied to a tree", "cow-1", "tree-1"],
  ["a donkey tethered to a fence with a rope", "donkey-1", "fence-1"],
])("%s: a line goes from the one to the other", (prompt, one, other) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  const of = (name: string) =>
    boundsOf(parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions));
  const line = of("leash");
  for (const each of [of(one), of(other)])
    for (const k of [0, 1, 2]) {
      expect(line.min[k]).toBeLessThan(each.max[k] as number);
      expect(line.max[k]).toBeGreaterThan(each.min[k] as number);
    }
});

test("who hatches from a shell comes out of an egg", () => {
  expect(readPrompt("a hatchling breaking out of its shell", null, lexicon).objects[1]?.concept).toBe("egg");
});

test("of several dogs each is on a leash of its own, from the same hand", () => {
  const prompt = "a man walking three beagles";
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  const boxOf = (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const leashes = parts.filter(({ name }) => name.startsWith("leash-"));
  expect(leashes).toHaveLength(3);
  const ends = leashes.map(({ geometry }) => boundsOf([geometry.positions]));
  for (const dog of [1, 2, 3]) {
    const { min, max } = boxOf(new RegExp(`^dog-${dog}-`));
    // one of them ends at it, and all are as high as the hand
    const own = ends.filter((line) => line.min[0] < max[0] && line.max[0] > min[0] && line.min[2] < max[2]);
    expect(own.length).toBeGreaterThan(0);
  }
  const tops = ends.map((line) => line.max[1]);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.02 * boxOf(/^person/).max[1]);
});
