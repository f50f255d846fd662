import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

function partsOf(prompt: string) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
  const { parts } = buildModel(recipe).model;
  return (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
}

test("the middle one of three that are juggled is the highest", () => {
  const find = partsOf("a jester juggling balls");
  expect(find(/^ball-2/).min[1]).toBeGreaterThan(find(/^ball-[13]/).max[1]);
});

test("a flipped pancake is over the pan, without plate", () => {
  const find = partsOf("a sailor flipping a pancake");
  expect(find(/^pancake/).min[1]).toBeGreaterThan(find(/^frying-pan/).max[1]);
});

test.each(["a man juggling", "a bear juggling", "a monkey juggling three apples", "a penguin juggling balls"])(
  "both hands are up under what is juggled, %s",
  (prompt) => {
    const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 });
    const [juggler] = recipe.objects;
    const { pose, arms, wings } = juggler?.parameters ?? {};
    expect([pose, arms, wings].some((value) => value === "juggling" || value === "both-arms")).toBe(true);
  },
);

test("the first and the last of what is juggled are over the hands, the highest over the head", () => {
  const find = partsOf("a bear juggling");
  const [bear, first, middle] = [find(/^bear/), find(/^ball-1/), find(/^ball-2/)];
  const half = 0.5 * ((bear.max[0] as number) - (bear.min[0] as number));
  expect(Math.abs(first.min[0] as number)).toBeLessThan(1.5 * half);
  expect(middle.min[1]).toBeGreaterThan(bear.max[1] as number);
});
