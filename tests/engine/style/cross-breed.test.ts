import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe).model
    .parts;

test("a hybrid of two animals has the one's wings and the other's head, and one pair of eyes", () => {
  const parts = partsOf("a dragon-fox hybrid");
  const names = parts.map(({ name }) => name);
  expect(names.some((name) => /wing/.test(name))).toBe(true);
  const eyes = names.filter((name) => /eye$/.test(name));
  expect(eyes.length).toBeGreaterThan(0);
  expect(eyes.every((name) => name.startsWith("like-"))).toBe(true);
});

test("what has no neck bears the other's head at its front", () => {
  const parts = partsOf("half shark half wolf");
  const spanOf = (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [ears, fins] = [spanOf(/^like-ears?/), spanOf(/fin/)];
  expect(ears.min[2]).toBeGreaterThan((fins.min[2] + fins.max[2]) / 2);
});

test("of what only looks like another it takes the coat and keeps its own head", () => {
  const names = partsOf("a dog that looks like a bear").map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("like-"))).toEqual([]);
});
