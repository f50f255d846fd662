import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const recipeOf = (prompt: string, seed = 1) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;

test.each(["a lantern hanging from a chain", "a hanging lantern"])("%s shows the chain above it", (prompt) => {
  const parts = partsOf(prompt);
  const chain = parts.filter(({ slot }) => slot === "chain");
  const rest = parts.filter(({ slot }) => slot !== "chain");
  expect(chain.length).toBeGreaterThan(0);
  expect(boundsOf(chain.map(({ geometry }) => geometry.positions)).max[1]).toBeGreaterThan(
    1.3 * boundsOf(rest.map(({ geometry }) => geometry.positions)).max[1],
  );
});

test("a lantern by itself has none", () => {
  expect(partsOf("a lantern").some(({ slot }) => slot === "chain")).toBe(false);
});

describe("bananas", () => {
  test.each([1, 2, 3])("are one unless a bunch is said, seed %i", (seed) => {
    expect(recipeOf("a banana", seed).objects[0]?.parameters.style).toBe("single");
    expect(recipeOf("a bunch of bananas", seed).objects[0]?.parameters.style).toBe("bunch");
  });
});

test("a chandelier has the arms that are said", () => {
  expect(recipeOf("a chandelier with ten arms").objects[0]?.parameters.arms).toBe(10);
  expect(recipeOf("a chandelier with five arms").objects[0]?.parameters.arms).toBe(5);
});

test("a cake stand has its cake on it", () => {
  expect(recipeOf("a glass cake stand with a cake").objects.some(({ placement }) => placement !== undefined)).toBe(
    true,
  );
  const parts = partsOf("a glass cake stand with a cake");
  const cake = parts.filter(({ name }) => name.startsWith("cake-1"));
  expect(boundsOf(cake.map(({ geometry }) => geometry.positions)).min[1]).toBeGreaterThan(0.02);
});

test("a fire engine's ladder points up where it is spoken of", () => {
  const highOf = (prompt: string) =>
    boundsOf(partsOf(prompt).flatMap(({ slot, geometry }) => (slot === "ladder" ? [geometry.positions] : []))).max[1];
  expect(highOf("a fire engine with its ladder raised")).toBeGreaterThan(1.3 * highOf("a fire engine"));
});

test("a star chart shows stars, a map an island", () => {
  expect(recipeOf("a star chart").objects[0]?.parameters.stars).toBe(true);
  expect(recipeOf("a treasure map").objects[0]?.parameters.stars).toBe(false);
});

test("an inflatable armchair is no leather one, a white one stays white", () => {
  const { materials } = buildModel(recipeOf("an inflatable armchair"));
  const [main] = Object.values(materials);
  expect(main?.base).toBe("plastic");
  const [r = 0, g = 0, b = 0] = main?.colours[0] ?? [];
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeGreaterThan(0.2);
  const [white] = Object.values(buildModel(recipeOf("a white inflatable armchair")).materials);
  expect(Math.min(...(white?.colours[0] ?? [0]))).toBeGreaterThan(0.5);
});
