import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 7 }).recipe;
const parametersOf = (prompt: string) => recipeOf(prompt).objects[0]?.parameters;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;

test.each([
  ["a flying V electric guitar", "flying-v"],
  ["a red v-shaped guitar", "flying-v"],
  ["a flying V bass guitar", "flying-v"],
  ["an explorer electric guitar", "explorer"],
  ["a double cutaway electric guitar", "double-cut"],
  ["a single-cut electric guitar", "single-cut"],
  ["a single cutaway acoustic guitar", "cutaway"],
  ["a hollow body archtop guitar with f-holes", "archtop"],
  ["a guitar with f-holes", "archtop"],
  ["a jazz guitar", "archtop"],
])("%s has the body that was said", (prompt, style) => {
  expect(parametersOf(prompt)?.style).toBe(style);
});

test("an archtop has f-holes and is not riddled with holes", () => {
  expect(recipeOf("an archtop guitar with f-holes").objects[0]?.styles).toEqual([]);
  const names = partsOf("an archtop guitar with f-holes").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["tailpiece", "pickup-1"]));
});

test("snapped strings curl away from the neck, and nothing lies on the floor", () => {
  const widthOf = (prompt: string) => {
    const parts = partsOf(prompt);
    expect(parts.some(({ name }) => name.includes("broken-off"))).toBe(false);
    const { min, max } = boundsOf(
      parts
        .filter(({ slot, name }) => slot === "string" && name === "strings")
        .map(({ geometry }) => geometry.positions),
    );
    return max[0] - min[0];
  };
  expect(parametersOf("a guitar with two broken strings")).toMatchObject({ strings: 6, snapped: 2 });
  expect(widthOf("a guitar with snapped strings")).toBeGreaterThan(1.5 * widthOf("a guitar"));
});

test("flames lick up the body of a guitar and leave its neck bare", () => {
  const parts = partsOf("a blue electric guitar with flames painted on its body");
  const at = (name: string, share: number) => {
    const part = parts.find((each) => each.name === name);
    const { min, max } = boundsOf([part?.geometry.positions ?? []]);
    const surface = { r: 0.1, g: 0.1, b: 0.8, roughness: 0.5, metalness: 0, height: 0 };
    part?.paint?.(surface, (min[0] + max[0]) / 2, min[1] + share * (max[1] - min[1]), max[2], 0, 0, 1);
    return surface;
  };
  expect(at("body", 0.02).r).toBeGreaterThan(0.5);
  expect(at("body", 0.98).b).toBeGreaterThan(0.5);
  expect(at("neck", 0.02).b).toBeGreaterThan(0.5);
});
