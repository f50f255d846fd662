import { expect, test } from "vitest";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe)
    .model.parts;
const locksOf = (prompt: string) => partsOf(prompt).filter(({ name }) => name.endsWith("-locks"));

test.each(["a shaggy pony", "a hairy tarantula", "a fuzzy caterpillar"])(
  "%s has locks of hair, each closed",
  (prompt) => {
    const locks = locksOf(prompt);
    expect(locks.length).toBeGreaterThan(0);
    for (const { geometry } of locks) expect(measureClosedness(geometry.indices).closed).toBe(true);
  },
);

test("neither a plain pony nor a fluffy cloud has any", () => {
  expect(locksOf("a pony")).toEqual([]);
  expect(locksOf("a fluffy cloud")).toEqual([]);
});

test("locks are of the colour of the coat where they grow, and leave the eyes free", () => {
  const parts = partsOf("a shaggy pony");
  const body = parts.find(({ name }) => name === "body");
  const locks = parts.find(({ name }) => name === "body-locks");
  expect(locks?.slot).toBe(body?.slot);
  expect(locks?.paint).toBe(body?.paint);
  const eyes = parts.filter(({ slot }) => slot === "eye").flatMap(({ geometry }) => [...geometry.positions]);
  expect(eyes.length).toBeGreaterThan(0);
  const { positions = [] } = locks?.geometry ?? {};
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]] as [number, number, number];
    const far = Math.sqrt((x - (eyes[0] ?? 0)) ** 2 + (y - (eyes[1] ?? 0)) ** 2 + (z - (eyes[2] ?? 0)) ** 2);
    expect(far).toBeGreaterThan(0.02);
  }
});
