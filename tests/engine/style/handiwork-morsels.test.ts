import { describe, expect, test } from "vitest";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { hangOf } from "../../../src/engine/style/cover/seat-morsel.ts";

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe;
const piecesOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts.filter(({ slot }) => /^cover/.test(slot));

describe.each([
  ["a boat made of matchsticks", "matchstick"],
  ["a cottage made of popsicle sticks", "craft-stick"],
  ["a frog made of bottle caps", "bottle-cap"],
  ["a bear made of buttons", "sewing-button"],
  ["a lamp made of vinyl records", "vinyl-record"],
  ["a tower made of dominoes", "domino"],
  ["a cat made of crayons", "crayon"],
])("%s", (prompt, concept) => {
  test("is laid with whole pieces of them, closed", () => {
    const pieces = piecesOf(prompt);
    expect(pieces.length).toBeGreaterThan(0);
    for (const { slot, geometry } of pieces) {
      expect(slot).toMatch(new RegExp(`^cover\\d*-${concept}`));
      expect(measureClosedness(geometry.indices).closed).toBe(true);
    }
  });
});

test("buttons and bottle caps are of several colours unless one is said", () => {
  expect(recipeOf("an owl made of buttons").objects[0]?.covering?.length).toBeGreaterThan(1);
  expect(recipeOf("an owl made of red buttons").objects[0]?.covering?.length).toBe(1);
});

test("sticks lie along what is long and hang down what is high", () => {
  const stick = { geometry: undefined as never, paint: () => () => {}, under: () => [0, 0, 0] as const, hangs: true };
  const long = { ...stick, isStick: true };
  expect(hangOf(long, [0, 0, 0], [3, 1, 1])?.to).toEqual([1, 0, 0]);
  expect(hangOf(long, [0, 0, 0], [1, 1, 3])?.to).toEqual([0, 0, 1]);
  expect(hangOf(long, [0, 0, 0], [1, 2, 1])?.to).toEqual([0, -1, 0]);
  expect(hangOf(stick, [0, 0, 0], [3, 1, 1])?.to).toEqual([0, -1, 0]);
});
