import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

/** How far the nose stands before the eyes, in distances between the eyes. */
function snout(prompt: string): number {
  const { parts } = buildModel(
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe,
  ).model;
  const [nose, eyes] = [/^nose$/, /-eye$/].map((name) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)),
  );
  if (!nose || !eyes) throw new Error("snout: a dog has nose and eyes.");
  return (nose.max[2] - eyes.max[2]) / (eyes.max[0] - eyes.min[0]);
}

test("a bulldog's face is flat beside a beagle's", () => {
  expect(snout("a bulldog")).toBeLessThan(0.53 * snout("a beagle"));
});
