import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

/** Bounds of all parts whose names begin so. */
function thingsOf(prompt: string, seed = 3) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { parts } = buildModel(recipe).model;
  return (name: string) => {
    const own = parts.filter((part) => part.name.startsWith(name));
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    return { min, max, tall: max[1] - min[1], wide: max[0] - min[0], deep: max[2] - min[2] };
  };
}

test.each([
  ["a bench with balloons tied to it", "bench-1"],
  ["a cottage lifted by balloons", "house-1"],
])("%s has them over it, their string down to it", (prompt, name) => {
  const find = thingsOf(prompt);
  const [held, balloons] = [find(name), find("party-balloon-1")];
  expect(balloons.max[1]).toBeGreaterThan(held.max[1] + 0.3 * balloons.tall);
  expect(balloons.min[1]).toBeLessThan(held.max[1]);
});

test.each(["raccoon", "koala"])(
  "a %s that climbs a tree is at its trunk, off the ground and below its top",
  (animal) => {
    const find = thingsOf(`a ${animal} climbing a tree`);
    const [tree, climber] = [find("tree-1"), find(`${animal}-1`)];
    expect(climber.min[1]).toBeGreaterThan(tree.min[1] + 0.02 * tree.tall);
    expect(climber.max[1]).toBeLessThan(tree.min[1] + 0.75 * tree.tall);
  },
);

test("a garden in a thing is flowers in it, and no ground", () => {
  const { objects } = readPrompt("a garden growing in a bathtub", null, lexicon);
  expect(objects.map(({ concept }) => concept)).toEqual(["flower", "bathtub"]);
});

test("the branches of what looks like a tree are its own", () => {
  const { objects } = readPrompt("a lamp in the form of a tree with lights on its branches", null, lexicon);
  expect(objects.map(({ concept }) => concept)).toEqual(["lamp"]);
});

test("what pops out of a book stands on its pages, large", () => {
  const find = thingsOf("a lighthouse popping out of an open book");
  const [book, tower] = [find("book-1"), find("lighthouse-1")];
  expect(tower.tall).toBeGreaterThan(0.6 * Math.max(book.wide, book.deep));
  expect(tower.min[1]).toBeGreaterThan(book.min[1]);
});

test("a dragon winds around a tower, and lies at a pile of gold", () => {
  const find = thingsOf("a dragon coiled around a stone tower");
  const [tower, dragon] = [find("tower-1"), find("dragon-1")];
  expect(dragon.wide).toBeGreaterThan(0.8 * tower.wide);
  expect(dragon.min[0]).toBeLessThan(tower.min[0]);
  expect(dragon.max[0]).toBeGreaterThan(tower.max[0]);
  const low = thingsOf("a dragon wrapped around a pile of gold");
  expect(low("dragon-1").min[1]).toBeLessThan(0.1 * low("dragon-1").tall);
});

test("two who hug stand upright", () => {
  const { recipe } = planRecipe(readPrompt("two bears hugging", null, lexicon), {
    prompt: "two bears hugging",
    negativePrompt: null,
    seed: 3,
  });
  expect(recipe.objects.map(({ parameters }) => parameters.pose)).toEqual(["upright", "upright"]);
});
