import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

await loadSimplifier();

test("sails keep their size in few faces", () => {
  const lexicon = engineLexicon();
  const sailsOf = (prompt: string) => {
    const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 });
    return new Map(
      buildModel(recipe)
        .model.parts.filter(({ slot }) => slot === "sail")
        .map(({ name, geometry }) => [name, boundsOf([geometry.positions])]),
    );
  };
  const [few, all] = [sailsOf("a low poly sailing ship"), sailsOf("a sailing ship")];
  expect([...few.keys()]).toEqual([...all.keys()]);
  for (const [name, { min, max }] of all) {
    const left = few.get(name);
    for (const k of [0, 1] as const)
      expect((left?.max[k] ?? 0) - (left?.min[k] ?? 0), name).toBeGreaterThan(0.85 * (max[k] - min[k]));
  }
});
