import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";

const lexicon = engineLexicon();

const stylesOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe.objects.map(
    ({ styles }) => styles.find((style) => style.startsWith("limbed")),
  );

test.each(["a dancing cactus", "a running toaster", "a teapot doing yoga"])("%s has arms and legs", (prompt) => {
  expect(stylesOf(prompt)[0]).toBe("limbed");
});

test("two things that arm-wrestle or shake hands both have an arm out for it", () => {
  expect(stylesOf("a carrot and a tomato arm wrestling")).toEqual(["limbed-clasping", "limbed-clasping"]);
  expect(stylesOf("a pencil and an eraser shaking hands")).toEqual(["limbed-clasping", "limbed-clasping"]);
});

test("who has limbs gets none, nor does what moves by itself", () => {
  expect(stylesOf("two bears arm wrestling").every((style) => style === undefined)).toBe(true);
  expect(stylesOf("a running horse")).toEqual([undefined]);
  expect(stylesOf("a cactus")).toEqual([undefined]);
});

test("two who arm-wrestle stand up to each other", () => {
  const { objects } = planRecipe(readPrompt("two bears arm wrestling", null, lexicon), {
    prompt: "two bears arm wrestling",
    negativePrompt: null,
    seed: 3,
  }).recipe;
  expect(objects.map(({ parameters }) => parameters.pose)).toEqual(["upright", "upright"]);
  expect(objects[1]?.placement?.where).toBe("together");
});
