import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 }).recipe;
const partsOf = (prompt: string) => {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
};

test("what a fridge is full of stands on the shelves behind its open doors", () => {
  const box = partsOf("a fridge full of melons");
  const [inside, melons] = [box(/-inside$/), box(/^melon|^watermelon/)];
  expect(recipeOf("a fridge full of melons").objects.length).toBeGreaterThan(4);
  for (const axis of [0, 1]) {
    expect(melons.min[axis]).toBeGreaterThan(inside.min[axis] ?? 0);
    expect(melons.max[axis]).toBeLessThan(inside.max[axis] ?? 0);
  }
});

test("what spills out of a sack lies on the floor before its mouth, and the sack on its side", () => {
  const { objects } = recipeOf("plums tumbling out of a jar");
  expect(objects.filter(({ concept }) => concept === "plum").length).toBeGreaterThan(8);
  const box = partsOf("plums tumbling out of a jar");
  const [jar, plums] = [box(/^jar/), box(/^plum/)];
  const told = readPrompt("a sack with plums spilling out", null, lexicon);
  expect(told.relations).toMatchObject([{ kind: "beside", how: "spilt", from: 1, to: 0 }]);
  expect(told.objects[1]?.count).toBe(12);
  expect(plums.max[2]).toBeGreaterThan(jar.max[2]);
  expect(plums.min[1]).toBeLessThan(0.1 * jar.max[1]);
});

test("one line of lights goes from one pole to the other, off the floor", () => {
  for (const [prompt, line] of [
    ["lights strung between two poles", /^string-lights/],
    ["lanterns hanging between two posts", /^string-lights/],
    ["bunting stretched between two poles", /^bunting/],
  ] as const) {
    expect(recipeOf(prompt).objects).toHaveLength(3);
    const box = partsOf(prompt);
    const [strung, poles] = [box(line), box(/^(?:wooden-post|utility-pole|street-lamp)/)];
    expect(strung.min[1]).toBeGreaterThan(0.3 * poles.max[1]);
    expect(strung.max[0] - strung.min[0]).toBeGreaterThan(0.85 * (poles.max[0] - poles.min[0]) - 0.6);
  }
});

test("what stands on a blanket, what is had with tea and what is scattered about a thing are things of their own", () => {
  const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
  const blanket = briefOf("a picnic basket on a striped blanket");
  expect(blanket.objects.map(({ concept }) => concept)).toEqual(["basket", "blanket"]);
  expect(blanket.relations).toMatchObject([{ kind: "on", from: 0, to: 1 }]);
  const tea = briefOf("a mug of tea with a biscuit").objects;
  expect(tea.map(({ concept }) => concept)).toEqual(["mug", "cookie"]);
  expect(tea[0]?.emblem).toBeUndefined();
  // small ones lie in little groups, not one large one at each place
  const [round, spilt] = ["marbles scattered around a vase", "marbles spilling out of a vase"].map((prompt) =>
    recipeOf(prompt).objects.find(({ concept }) => concept === "marbles"),
  );
  expect(round?.parameters.count).not.toBe(spilt?.parameters.count);
  const shells = briefOf("seashells scattered around a candle");
  expect(shells.objects[0]?.count).toBe(12);
  expect(shells.relations).toMatchObject([{ kind: "beside", around: true }]);
});

test("a table laid for two has two plates, one for four has four", () => {
  for (const [prompt, count] of [
    ["a table set for two", 2],
    ["a table set for dinner", 4],
  ] as const)
    expect(buildModel(recipeOf(prompt)).model.parts.filter(({ name }) => /^plate/.test(name))).toHaveLength(count);
});
