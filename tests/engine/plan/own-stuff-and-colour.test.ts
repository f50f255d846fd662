import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;
const specOf = (prompt: string, slot: string) => recipeOf(prompt).objects[0]?.materials[slot];
const isRed = ([r, g, b]: readonly number[] = [0, 0, 0]) =>
  (r as number) > 5 * (g as number) && (r as number) > 5 * (b as number);

test("the colours of a stack are dealt along it", () => {
  const covers = recipeOf("a stack of three books, red, green and blue").objects.map(
    ({ materials }) => materials.cover?.colours[0] as readonly number[],
  );
  expect(covers.map((colour) => colour.indexOf(Math.max(...colour)))).toEqual([0, 1, 2]);
});

test("a part of its own stuff is not knitted with the rest", () => {
  const prompt = "a knitted teapot with a steel spout";
  expect(recipeOf(prompt).objects[0]?.own).toEqual({ dyed: [], stuffed: ["spout"] });
  const { materials, model } = buildModel(recipeOf(prompt));
  const bases = Object.entries(materials).map(([slot, { base }]) => `${slot} ${base}`);
  expect(model.parts.length).toBeGreaterThan(0);
  expect(bases.some((each) => each.endsWith("spout steel"))).toBe(true);
  expect(bases.some((each) => each.endsWith("body ceramic-glaze"))).toBe(false);
});

test("red wheels stay red when the cart is old", () => {
  const wheel = specOf("an old wooden cart with red wheels", "wheel");
  const body = specOf("an old wooden cart with red wheels", "body");
  expect(isRed(wheel?.colours[0])).toBe(true);
  expect(wheel?.conditions.faded ?? 0).toBeLessThan(0.6 * (body?.conditions.faded ?? 0));
});

test("the strings of a violin have the stuff that was said of them", () => {
  expect(specOf("a violin with golden strings", "string")?.base).toBe("gold");
  expect(specOf("a violin with golden strings", "body")?.base).not.toBe("gold");
});

test("the Golden Gate is red, and the Taj Mahal of white marble", () => {
  expect(recipeOf("the golden gate bridge").objects[0]?.parameters.style).toBe("golden-gate");
  expect(isRed(specOf("the golden gate bridge", "iron")?.colours[0])).toBe(true);
  expect(recipeOf("the taj mahal").objects[0]?.parameters.style).toBe("taj");
  for (const slot of ["body", "dome"]) {
    const spec = specOf("the taj mahal", slot);
    expect(spec?.base).toBe("marble");
    expect(Math.min(...(spec?.colours[0] ?? [0]))).toBeGreaterThan(0.7);
  }
});

test("a clock's face is of the stuff that was said of it, with hours on it", () => {
  const prompt = "a grandfather clock with a golden clock face";
  expect(specOf(prompt, "face")?.base).toBe("gold");
  expect(recipeOf(prompt).objects[0]?.parameters.ownFace).toBe(true);
  expect(recipeOf("a grandfather clock").objects[0]?.parameters.ownFace).toBe(false);
});
