import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

/** Height of the rider over the length of what is ridden. */
function shareOf(prompt: string, rider: string, mount: string): number {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  const of = (name: string) =>
    boundsOf(parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions));
  const [a, b] = [of(rider), of(mount)];
  return (a.max[1] - a.min[1]) / Math.max(b.max[0] - b.min[0], b.max[2] - b.min[2]);
}

test.each([
  ["a wizard riding a giant goldfish", "a wizard riding a goldfish", "person-1", "fish-1"],
  ["a mouse riding a huge frog", "a mouse riding a frog", "mouse-1", "frog-1"],
])("%s: what is ridden is seen to be so large", (said, usual, rider, mount) => {
  expect(shareOf(said, rider, mount)).toBeLessThan(0.75 * shareOf(usual, rider, mount));
});
