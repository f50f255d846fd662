import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { type Bounds, boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();

function bodies(prompt: string, ...names: readonly string[]): Bounds[] {
  const { model } = buildModel(
    planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe,
  );
  return names.map((name) =>
    boundsOf(model.parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions)),
  );
}

const size = ({ min, max }: Bounds, axis: 0 | 1 | 2): number => max[axis] - min[axis];

test("a blanket hangs down before and behind the back of a chair", () => {
  for (const prompt of ["a wool blanket draped over a chair", "a chair with a blanket draped over its back"]) {
    const [cloth, chair] = bodies(prompt, "blanket-1-", "chair-1-") as [Bounds, Bounds];
    expect(cloth.max[1]).toBeGreaterThan(0.9 * chair.max[1]);
    expect(cloth.min[1]).toBeGreaterThan(0.4 * chair.max[1]);
    expect(size(cloth, 1)).toBeGreaterThan(0.2 * chair.max[1]);
    expect(size(cloth, 2)).toBeLessThan(0.5 * size(chair, 2));
    expect(size(cloth, 0)).toBeLessThan(size(chair, 0));
  }
});

test("a throw hangs over the armrest that was named, on both its sides", () => {
  const [cloth, sofa] = bodies("a sofa with a throw draped over the armrest", "blanket-1-", "sofa-1-") as [
    Bounds,
    Bounds,
  ];
  expect(cloth.max[0]).toBeGreaterThan(sofa.max[0]);
  expect(cloth.min[0]).toBeGreaterThan(0);
  expect(size(cloth, 0)).toBeLessThan(0.3 * size(sofa, 0));
});

test("a fence stands on all four sides of a house, lower than it and open in front", () => {
  const [fence, house] = bodies("a house surrounded by a wooden fence", "fence-1-", "house-1-") as [Bounds, Bounds];
  for (const axis of [0, 2] as const) {
    expect(fence.min[axis]).toBeLessThan(house.min[axis]);
    expect(fence.max[axis]).toBeGreaterThan(house.max[axis]);
  }
  expect(size(fence, 1)).toBeLessThan(0.35 * size(house, 1));
});

test("a garden's wall is no part of its ground: it goes around what stands there, or around a yard of its own", () => {
  const [wall, statue] = bodies(
    "a garden with a brick wall around it and a sundial in it",
    "wall-1-",
    "sundial-1-",
  ) as [Bounds, Bounds];
  expect(wall.min[2]).toBeLessThan(statue.min[2]);
  expect(wall.max[2]).toBeGreaterThan(statue.max[2]);
  const [hedge] = bodies("a hedge around a lawn", "bush-1-") as [Bounds];
  expect(size(hedge, 2)).toBeGreaterThan(2 * size(hedge, 1));
});

test("an animal in a bucket fills it, its tail drawn in below the rim", () => {
  const [badger, bucket, rim] = bodies("a beaver in a bucket", "beaver-1-", "bucket-1-", "bucket-1-body") as [
    Bounds,
    Bounds,
    Bounds,
  ];
  expect(size(badger, 1)).toBeGreaterThan(0.7 * size(bucket, 1));
  expect(badger.max[1]).toBeGreaterThan(bucket.max[1] * 0.9);
  for (const axis of [0, 2] as const) expect(size(badger, axis)).toBeLessThan(1.3 * size(rim, axis));
});

test("what is juggled goes into a hand", () => {
  const [ball, clown] = bodies("a monkey juggling three apples", "apple-1-", "monkey-1-") as [Bounds, Bounds];
  expect(size(ball, 0)).toBeLessThan(0.22 * size(clown, 1));
});

test("a bird carries a thing at the tips of its beak, a beast at its lips and on all fours", () => {
  const [fish, beak] = bodies("a pelican carrying a fish in its beak", "fish-1-", "pelican-1-upper-beak") as [
    Bounds,
    Bounds,
  ];
  expect(fish.max[2]).toBeGreaterThan(beak.max[2]);
  const [held] = bodies("a fox carrying a rabbit in its mouth", "fox-1-") as [Bounds];
  expect(size(held, 2)).toBeGreaterThan(size(held, 1) * 0.9);
});

test("a chip in a rim is a notch, not a spot", () => {
  const [whole] = bodies("a porcelain bowl", "") as [Bounds];
  const highest = (prompt: string): number[] => {
    const { model } = buildModel(
      planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe,
    );
    const sectors = new Array<number>(24).fill(0);
    for (const { geometry } of model.parts)
      for (let i = 0; i < geometry.positions.length; i += 3) {
        const [x, y, z] = geometry.positions.slice(i, i + 3) as unknown as [number, number, number];
        const sector = Math.floor((Math.atan2(x, z) / (2 * Math.PI) + 0.5) * 23.99);
        sectors[sector] = Math.max(sectors[sector] as number, y);
      }
    return sectors;
  };
  const lowest = Math.min(...highest("a chipped porcelain bowl"));
  expect(lowest).toBeLessThan(0.97 * whole.max[1]);
  expect(Math.min(...highest("a porcelain bowl"))).toBeGreaterThan(lowest);
});

test("a guitar leans on the trunk of a tree, under its leaves", () => {
  const [guitar, tree] = bodies("a guitar leaning against an oak tree", "guitar-1-", "tree-1-") as [Bounds, Bounds];
  const away = Math.hypot((guitar.min[0] + guitar.max[0]) / 2, guitar.min[2]);
  expect(away).toBeLessThan(0.3 * size(tree, 1));
});

test("a cat lies around what it is curled around, head and tail before it", () => {
  const [cat, bowl] = bodies("a cat curled around a bowl", "cat-1-", "bowl-1-") as [Bounds, Bounds];
  expect(cat.min[2]).toBeLessThan(bowl.min[2]);
  expect(cat.min[0]).toBeLessThan(bowl.min[0]);
  expect(cat.max[0]).toBeGreaterThan(bowl.max[0]);
  expect(cat.max[2]).toBeGreaterThan(bowl.min[2]);
});
