import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;
const bodyOf = (prompt: string): Part =>
  buildModel(recipeOf(prompt)).model.parts.find(({ name }) => name === "body") as Part;

/** Vertices, in model space, at which two bodies alike in all else are of other colours. */
function paintedOn(prompt: string, bare: string): [number, number, number][] {
  const [marked, plain] = [bodyOf(prompt), bodyOf(bare)];
  const colour = ({ paint, geometry: { rest } }: Part, i: number) => {
    const point = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
    paint?.(point, rest[i] as number, rest[i + 1] as number, rest[i + 2] as number, 0, 0, 1);
    return [point.r, point.g, point.b] as const;
  };
  const { positions } = marked.geometry;
  return Array.from({ length: positions.length / 3 }, (_, v) => v * 3)
    .filter((i) => colour(marked, i).some((value, k) => Math.abs(value - (colour(plain, i)[k] as number)) > 0.05))
    .map((i) => [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number]);
}

test.each(["robin", "penguin", "duck", "flamingo"])("what is on a %s's chest is in front, under its head", (bird) => {
  const painted = paintedOn(`a ${bird} with a heart on its chest`, `a ${bird}`);
  const { min, max } = boundsOf([bodyOf(`a ${bird}`).geometry.positions]);
  expect(painted.length).toBeGreaterThan(40);
  const mean = (k: number) => painted.reduce((sum, at) => sum + (at[k] as number) / painted.length, 0);
  const ratio = (k: number) => (mean(k) - (min[k] as number)) / ((max[k] as number) - (min[k] as number));
  expect(ratio(2)).toBeGreaterThan(0.55);
  expect(ratio(1)).toBeGreaterThan(0.15);
  expect(ratio(1)).toBeLessThan(0.7);
});

test("a number that is said to be on a chest is written there, over the coat", () => {
  const painted = paintedOn("an owl with the number 7 on its chest", "an owl");
  const { min, max } = boundsOf([bodyOf("an owl").geometry.positions]);
  expect(painted.length).toBeGreaterThan(10);
  for (const [, y] of painted) expect((y - min[1]) / (max[1] - min[1])).toBeLessThan(0.6);
});

test("a superhero's own star gives way to what is said to be on the chest", () => {
  const emblem = (prompt: string) => recipeOf(prompt).objects[0]?.parameters.emblem;
  expect(emblem("a superhero")).toBe("star");
  expect(emblem("a superhero with a lightning bolt on his chest")).toBe("none");
  expect(emblem("a superhero with the letter S on her chest")).toBe("none");
});

test.each(["a crow on the hood of a car", "a cat sitting on the bonnet of a taxi"])(
  "%s is before the windshield",
  (prompt) => {
    const { parts } = buildModel(recipeOf(prompt)).model;
    const [on, car] = [/^(?:crow|cat)/, /^(?:car|taxi)/].map((of) =>
      boundsOf(parts.filter(({ name }) => of.test(name)).map(({ geometry }) => geometry.positions)),
    ) as [ReturnType<typeof boundsOf>, ReturnType<typeof boundsOf>];
    expect((on.min[2] + on.max[2]) / 2).toBeGreaterThan(car.min[2] + 0.68 * (car.max[2] - car.min[2]));
    expect(on.min[1]).toBeLessThan(0.75 * car.max[1]);
  },
);
