import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 5 }).recipe;

const firstOf = (prompt: string) => recipeOf(prompt).objects[0] as ReturnType<typeof recipeOf>["objects"][number];

function spansOf(prompt: string): readonly number[] {
  const { parts } = buildModel(recipeOf(prompt)).model;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
}

test.each([
  ["a wolf curled up asleep", "curled"],
  ["a tabby cat curled into a ball", "curled"],
  ["a tiger lying on its side", "sideways"],
  ["a beagle lying on his side", "sideways"],
])("%s is %s", (prompt, pose) => {
  expect(firstOf(prompt).parameters.pose).toBe(pose);
});

test("a curled beast is hardly longer than wide, one on its side lower than it stands", () => {
  const [wide, , long] = spansOf("a fox curled up") as [number, number, number];
  expect(long / wide).toBeLessThan(1.5);
  const [, lies] = spansOf("a tiger lying on its side") as [number, number, number];
  const [, stands] = spansOf("a tiger standing") as [number, number, number];
  expect(lies).toBeLessThan(0.7 * stands);
});

const numberOf = (prompt: string, name: string) => firstOf(prompt).parameters[name] as number;

test.each(["chow chow", "pomeranian", "corgi"])("a %s puppy is one, of that breed", (breed) => {
  const [young, grown] = [firstOf(`a ${breed} puppy`), firstOf(`a ${breed}`)];
  expect(young.parameters.breed).toBe(grown.parameters.breed);
  expect(numberOf(`a ${breed} puppy`, "head")).toBeGreaterThan(1.3 * numberOf(`a ${breed}`, "head"));
  expect(numberOf(`a ${breed} puppy`, "muzzle")).toBeLessThan(numberOf(`a ${breed}`, "muzzle"));
});

test("foals and fawns are all legs, piglets are not", () => {
  expect(numberOf("a foal", "legs")).toBeGreaterThan(numberOf("a horse", "legs"));
  expect(numberOf("a foal", "length")).toBeLessThan(0.9 * numberOf("a horse", "length"));
  expect(numberOf("a piglet", "legs")).toBeLessThan(numberOf("a pig", "legs"));
});

test("the head of a baby dragon is a large part of it, its horns are short", () => {
  const shareOf = (prompt: string, slot: string) => {
    const { concept, parameters } = firstOf(prompt);
    const { parts } = conceptById(concept).build(parameters);
    const heightOf = (of: typeof parts) => {
      const { min, max } = boundsOf(of.map(({ geometry }) => geometry.positions));
      return max[1] - min[1];
    };
    return heightOf(parts.filter((part) => part.name === slot)) / heightOf(parts);
  };
  expect(numberOf("a baby dragon", "head")).toBeGreaterThan(1.65);
  const hornsOf = (prompt: string) => shareOf(prompt, "horns") / numberOf(prompt, "head");
  expect(hornsOf("a baby dragon")).toBeLessThan(0.8 * hornsOf("a red dragon"));
});

test("who has no such pose lies", () => {
  expect(firstOf("a woman curled up").parameters.pose).toBe("lying");
  expect(firstOf("a robot lying on its side").parameters.pose).toBe("lying");
});
