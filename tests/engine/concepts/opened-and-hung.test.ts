import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string, seed = 7) => planRecipe(read(prompt), { prompt, negativePrompt: null, seed }).recipe;
const partsOf = (prompt: string, seed = 7) => buildModel(recipeOf(prompt, seed)).model.parts;
const slotBounds = (prompt: string, slot: string) =>
  boundsOf(
    partsOf(prompt)
      .filter((part) => part.slot === slot)
      .map(({ geometry }) => geometry.positions),
  );

test("an open padlock's shackle stands free on one side, a closed one's does not", () => {
  for (const seed of [1, 2, 3]) {
    expect(recipeOf("an open padlock", seed).objects[0]?.parameters.form).toBe("open-square");
    expect(recipeOf("a closed padlock", seed).objects[0]?.parameters.form).toBe("square");
  }
  expect(slotBounds("an open padlock", "shackle").max[2]).toBeGreaterThan(
    1.5 * slotBounds("a closed padlock", "shackle").max[2],
  );
});

test("a rope ladder hangs in two ropes with knots and has rungs of wood", () => {
  const parts = partsOf("a rope ladder");
  expect(parts.filter(({ slot }) => slot === "rung").length).toBeGreaterThan(6);
  expect(parts.map(({ name }) => name)).toContain("knots");
  const { materials } = recipeOf("a rope ladder").objects[0] as { materials: Record<string, { base: string }> };
  expect(materials.stile?.base).toBe("rope");
});

test.each(["a gnarled wand with a green crystal", "a magic wand made of twisted wood"])(
  "%s is of roots that hold a crystal",
  (prompt) => {
    const { objects } = recipeOf(prompt);
    expect(objects).toHaveLength(1);
    expect(objects[0]?.parameters.form).toBe("gnarled");
  },
);

test("an open locket shows the portrait in it, and no picture hangs beside", () => {
  const prompt = "an open gold locket with a portrait inside";
  expect(recipeOf(prompt).objects).toHaveLength(1);
  expect(partsOf(prompt).map(({ name }) => name)).toEqual(["chain", "locket", "portrait", "blank"]);
});

test("coins that spill over the rim of a chest lie before it, and are no liquid", () => {
  const prompt = "a treasure chest with coins spilling over the rim";
  expect(recipeOf(prompt).objects[0]?.styles).not.toContain("leaking");
  const spilt = partsOf(prompt).find(({ name }) => name === "spilt-coins");
  const { min, max } = boundsOf([spilt?.geometry.positions ?? []]);
  expect(min[1]).toBeLessThan(0.02);
  expect(max[2]).toBeGreaterThan(slotBounds(prompt, "body").max[2] + 0.08);
  expect(partsOf("a treasure chest").some(({ name }) => name === "spilt-coins")).toBe(false);
});

test("a hat hung on a chair's back is over its corner, not under the seat", () => {
  const prompt = "a hat hung on the back of a chair";
  const { objects } = recipeOf(prompt);
  const { parts } = buildModel(recipeOf(prompt)).model;
  const of = (concept: string) => {
    const name = objects.find((object) => object.concept === concept)?.name ?? "";
    return boundsOf(parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions));
  };
  expect(of("hat").min[1]).toBeGreaterThan(0.6 * of("chair").max[1]);
});

test("what is pulled along is a toy, and a motorcycle that hovers has no wheels", () => {
  expect(read("a wooden pull-along duck on wheels").objects[0]).toMatchObject({ concept: "duck" });
  expect(read("a hover motorcycle with glowing blue pads").objects.map(({ concept }) => concept)).toEqual([
    "hoverbike",
  ]);
});
