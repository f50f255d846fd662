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
