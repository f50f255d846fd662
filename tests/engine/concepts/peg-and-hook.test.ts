import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const built = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe)
    .model.parts;

test.each(["a pirate with a wooden leg", "an old sailor with a peg leg"])(
  "%s stands on it, one boot left",
  (prompt) => {
    const parts = built(prompt);
    const peg = parts.find(({ name }) => name === "peg");
    expect(peg).toBeDefined();
    const { min, max } = boundsOf([peg?.geometry.positions ?? new Float32Array()]);
    expect(min[1]).toBeLessThan(0.03);
    expect(max[1]).toBeGreaterThan(0.25);
    const shod = parts.filter(({ slot }) => slot === "boot" || slot === "shoe");
    for (const { geometry } of shod) expect(boundsOf([geometry.positions]).max[0]).toBeLessThan(min[0] + 0.05);
  },
);

test("a pirate with a hook hand has it in place of a hand, a plain one has not", () => {
  expect(built("a pirate with a hook hand").some(({ slot }) => slot === "hook")).toBe(true);
  expect(built("a pirate").some(({ slot }) => slot === "hook" || slot === "peg")).toBe(false);
});
