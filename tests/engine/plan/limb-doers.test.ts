import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

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

test.each(["a carrot holding a spoon", "a strawberry eating a pear", "an anthropomorphic teapot holding a cup"])(
  "%s has a hand for it",
  (prompt) => {
    expect(stylesOf(prompt)[0]).toBe("limbed-holding");
  },
);

test("what holds things on it or in it has no hands", () => {
  expect(stylesOf("a table holding a lamp")[0]).toBeUndefined();
  expect(stylesOf("a basket holding apples")[0]).toBeUndefined();
  expect(stylesOf("a bear holding a spoon")[0]).toBeUndefined();
});

test("what leans over has its legs under its foot", () => {
  const prompt = "a dancing carrot";
  const { model } = buildModel(
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 }).recipe,
  );
  const boxOf = (slots: RegExp) =>
    boundsOf(model.parts.filter(({ slot }) => slots.test(slot)).map(({ geometry }) => geometry.positions));
  const legs = model.parts.filter(({ name }) => /^limb-[34]$/.test(name));
  const { max } = boundsOf(legs.map(({ geometry }) => geometry.positions));
  const whole = boxOf(/./);
  expect(legs).toHaveLength(2);
  expect(max[1]).toBeLessThan(0.6 * (whole.max[1] - whole.min[1]));
});
