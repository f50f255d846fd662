import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const recipeOf = (prompt: string) => planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 2 }).recipe;
const partsOf = (prompt: string) => {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
};

test("bells in a bell tower hang behind its arches, as many as were said", () => {
  const recipe = recipeOf("two bells in a brick bell tower");
  expect(recipe.objects.map(({ concept }) => concept)).toEqual(["tower"]);
  expect(recipe.objects[0]?.parameters).toMatchObject({ style: "belfry", count: 2 });
  const box = partsOf("two bells in a brick bell tower");
  const [bells, belfry] = [box(/^bell-\d|^tower.*bell-\d/), box(/belfry/)];
  for (const axis of [0, 1, 2]) {
    expect(bells.min[axis]).toBeGreaterThan(belfry.min[axis] ?? 0);
    expect(bells.max[axis]).toBeLessThan(belfry.max[axis] ?? 0);
  }
});

test("a rope bridge hangs between the walls of the ravine that it is over", () => {
  const { objects } = recipeOf("a hanging bridge across a gorge");
  expect(objects).toMatchObject([{ concept: "bridge", parameters: { style: "rope" } }]);
  const box = partsOf("a hanging bridge across a gorge");
  expect(box(/plank/).min[1]).toBeGreaterThan(box(/water/).max[1]);
  expect(box(/bank/).max[0]).toBeGreaterThan(box(/plank/).max[0]);
});

test("the halves of a bagel have between them what is said to be on it", () => {
  const box = partsOf("a bagel with smoked salmon and cream cheese");
  const [cream, salmon] = [box(/cream$/), box(/lox$/)];
  expect(cream.min[1]).toBeGreaterThan(box(/lower-half/).min[1]);
  expect(salmon.min[1]).toBeGreaterThan(cream.min[1]);
  expect(box(/upper-half/).max[1]).toBeGreaterThan(salmon.max[1]);
});

test("a velvet case is one for the instrument that is in it, and for jewels else", () => {
  expect(briefOf("a cello in an open velvet case").objects.map(({ concept }) => concept)).toContain("instrument-case");
  expect(briefOf("a ring in a velvet case").objects.map(({ concept }) => concept)).toContain("jewelry-box");
});

test("a mirror over a washbasin is upright behind it, and does not stand in it", () => {
  const box = partsOf("a mirror above a washbasin");
  const [mirror, sink] = [box(/^mirror/), box(/^(?!mirror)/)];
  expect(mirror.min[1]).toBeGreaterThan(sink.max[1]);
  expect(mirror.min[2]).toBeLessThan(sink.min[2] + 0.05);
});

test("a nest in the fork of a tree is among the twigs, and no fork is there", () => {
  expect(briefOf("a nest in the fork of an oak tree").objects.map(({ concept }) => concept)).toEqual(["nest", "tree"]);
  const box = partsOf("a nest in a tree");
  const [nest, tree] = [box(/^nest/), box(/^tree/)];
  expect(nest.max[1]).toBeLessThan(0.75 * tree.max[1]);
});

test("under a street lamp a bench is seen", () => {
  const box = partsOf("a bench under a street lamp");
  const [bench, lamp] = [box(/^bench/), box(/^street-lamp/)];
  expect(bench.max[0] - bench.min[0]).toBeGreaterThan(0.34 * (lamp.max[1] - lamp.min[1]));
});
