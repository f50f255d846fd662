import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 2 }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;

describe.each(["a mug with a broken handle", "a chair with a broken leg", "a bucket with a broken handle"])(
  "%s",
  (prompt) => {
    const parts = partsOf(prompt);
    const off = parts.filter(({ name }) => name.endsWith("-broken-off"));

    test("has lost a piece of one, which lies on the ground, closed", () => {
      expect(off).toHaveLength(1);
      const [piece] = off;
      const floor = boundsOf(parts.map(({ geometry }) => geometry.positions)).min[1];
      expect(boundsOf([piece?.geometry.positions ?? new Float32Array()]).min[1]).toBeCloseTo(floor, 3);
      expect(measureClosedness(piece?.geometry.indices ?? new Uint32Array()).closed).toBe(true);
    });
  },
);

test("a handle held at both ends keeps both of them", () => {
  expect(partsOf("a mug with a broken handle").some(({ name }) => name.endsWith("-stub"))).toBe(true);
});

test("nothing is taken off a beast", () => {
  expect(recipeOf("a dog with a broken leg").objects[0]?.snapped).toBeUndefined();
});
