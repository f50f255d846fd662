import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const modelOf = (prompt: string, seed = 2) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe).model;

/** Height of the eyes over that of the back. */
function eyesOver(prompt: string): number {
  const { parts } = modelOf(prompt);
  const spanOf = (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [floor, back] = [spanOf(/leg|paw|hoof|front|hind/).min[1], spanOf(/body$/).max[1]];
  return (spanOf(/eye$/).max[1] - floor) / (back - floor);
}

test.each(["zebra", "cow", "goat"])("a %s that eats has its head down, one that stands has it up", (animal) => {
  expect(eyesOver(`a ${animal} that is eating`)).toBeLessThan(0.6);
  expect(eyesOver(`a standing ${animal}`)).toBeGreaterThan(0.75);
});

test("what is eaten off the ground lies on it, flat, under the muzzle", () => {
  const { parts } = modelOf("a cow eating a pizza");
  const pizza = boundsOf(
    parts.filter(({ name }) => /crust|pizza|cheese/.test(name)).map(({ geometry }) => geometry.positions),
  );
  const all = boundsOf(parts.map(({ geometry }) => geometry.positions));
  expect(pizza.min[1] - all.min[1]).toBeLessThan(0.03);
  expect(pizza.max[1] - pizza.min[1]).toBeLessThan(0.3 * (pizza.max[0] - pizza.min[0]));
});

test("who carries something in its mouth keeps its head up", () => {
  const { parts } = modelOf("a dog with a bone in its mouth");
  expect(parts.some(({ name }) => /bone/.test(name))).toBe(true);
  expect(eyesOver("a dog with a bone in its mouth")).toBeGreaterThan(0.75);
});

test("a dog eats on its elbows", () => {
  expect(eyesOver("a dog that is eating")).toBeLessThan(eyesOver("a standing dog") - 0.15);
});

test("who eats from a tree has its head up at the crown and holds no leaves", () => {
  const { parts } = modelOf("a giraffe eating leaves off a tree");
  const spanOf = (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [tree, giraffe] = [spanOf(/^tree/), spanOf(/^giraffe/)];
  expect(giraffe.max[1]).toBeGreaterThan(tree.min[1] + 0.4 * (tree.max[1] - tree.min[1]));
  expect(parts.some(({ name }) => name.startsWith("leaf"))).toBe(false);
});

test("who drinks from a pond bends down to it", () => {
  const { recipe } = planRecipe(readPrompt("an antelope drinking from a pond", null, lexicon), {
    prompt: "",
    negativePrompt: null,
    seed: 2,
  });
  expect(recipe.objects[1]?.placement?.relation).toBe("ground");
  expect(eyesOver("a zebra drinking from a pond")).toBeLessThan(0.6);
});
