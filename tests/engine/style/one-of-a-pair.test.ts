import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import type { Part } from "#engine/geometry/part.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const partsOf = (prompt: string): readonly Part[] =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe)
    .model.parts;

type Shade = readonly [r: number, g: number, b: number];

/** The surface in the middle of every face of the parts, on a ground of middle grey, with where it is across the thing. */
function shadesOf(prompt: string, slot: RegExp): { readonly x: number; readonly shade: Shade }[] {
  return partsOf(prompt)
    .filter((part) => slot.test(part.slot))
    .flatMap(({ geometry: { rest, positions, indices }, paint }) =>
      Array.from({ length: indices.length / 3 }, (_, t) => {
        const middle = (of: Float32Array) =>
          [0, 1, 2].map((k) =>
            [0, 1, 2].reduce((sum, c) => sum + (of[(indices[t * 3 + c] as number) * 3 + k] as number) / 3, 0),
          ) as [number, number, number];
        const surface = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.8, metalness: 0, height: 0 };
        const at = middle(rest);
        const far = Math.hypot(...at) || 1;
        paint?.(surface, ...at, at[0] / far, at[1] / far, at[2] / far);
        return { x: middle(positions)[0], shade: [surface.r, surface.g, surface.b] };
      }),
    );
}

const isYellow = ([r, g, b]: Shade) => r > 0.3 && g > 0.2 && b < 0.4 * g;
const isGreen = ([r, g, b]: Shade) => g > 0.05 && g > 1.5 * r && g > 1.2 * b;
const isBlue = ([r, g, b]: Shade) => b > 0.05 && b > 1.5 * r && b > 1.2 * g;

describe("eyes in a colour", () => {
  test.each([
    ["an owl with yellow eyes", isYellow],
    ["a black cat with green eyes", isGreen],
    ["a squirrel with blue eyes", isBlue],
  ])("of %s a good part of the eye is in it", (prompt, isIt) => {
    const shades = shadesOf(prompt, /^eye/).filter(({ shade }) => isIt(shade));
    expect(shades.length).toBeGreaterThan(0.2 * shadesOf(prompt, /^eye/).length);
  });

  test("one may be blue and the other green, each on its own side", () => {
    const shades = shadesOf("a cat with one blue eye and one green eye", /^eye/);
    const sides = (isIt: (shade: Shade) => boolean) =>
      new Set(shades.filter(({ shade }) => isIt(shade)).map(({ x }) => Math.sign(x)));
    expect([...sides(isBlue)]).toEqual([1]);
    expect([...sides(isGreen)]).toEqual([-1]);
  });
});

describe("one of a pair", () => {
  const earsOf = (prompt: string) => shadesOf(prompt, /^(?:coat|ear|body|fur)/);

  test("a black left ear is black, and the right one is not", () => {
    const plain = earsOf("a white dog");
    const marked = earsOf("a white dog with a black left ear");
    const dark = (faces: typeof plain, side: number) =>
      faces.filter(({ x, shade }) => Math.sign(x) === side && Math.max(...shade) < 0.06).length;
    expect(dark(marked, 1)).toBeGreaterThan(dark(plain, 1));
    expect(dark(marked, -1)).toBe(dark(plain, -1));
  });

  test("where nothing is said of the other, a pair is a pair", () => {
    const [dog] = readPrompt("a white dog with black ears", null, engineLexicon()).objects;
    expect(dog?.regions?.some(({ side }) => side !== undefined) ?? false).toBe(false);
  });
});
