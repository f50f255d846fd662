import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe)
    .model.parts;

/** The surface in the middle of every face of the parts. */
function surfacesOf(prompt: string, name: RegExp) {
  return partsOf(prompt)
    .filter((part) => name.test(part.name))
    .flatMap(({ geometry: { rest, indices }, paint }) =>
      Array.from({ length: indices.length / 3 }, (_, t) => {
        const at = [0, 1, 2].map((k) =>
          [0, 1, 2].reduce((sum, c) => sum + (rest[(indices[t * 3 + c] as number) * 3 + k] as number) / 3, 0),
        ) as [number, number, number];
        const surface = { r: 0.2, g: 0.1, b: 0.05, roughness: 0.8, metalness: 0, height: 0 };
        paint?.(surface, ...at, 0, 0, 1);
        return { ...surface, at };
      }),
    );
}

describe("what is set all over a thing", () => {
  test("a jacket with studs has metal on it that a plain one has not", () => {
    const metal = (prompt: string) => surfacesOf(prompt, /./).filter(({ metalness }) => metalness > 0.5).length;
    expect(metal("a leather jacket with studs")).toBeGreaterThan(metal("a leather jacket") + 8);
  });

  test("patches are of colours that the cloth has not", () => {
    const hues = (prompt: string) =>
      new Set(surfacesOf(prompt, /body|trunk/).map(({ r, g, b }) => [r, g, b].map((c) => c.toFixed(2)).join()));
    expect(hues("a pillow with patches").size).toBeGreaterThan(0);
    const red = surfacesOf("a cotton jacket with red patches", /./).filter(({ r, g }) => r > 0.4 && g < 0.1);
    expect(red.length).toBeGreaterThan(5);
  });

  test("a cow with black patches is spotted, not mended", () => {
    const { objects } = readPrompt("a cow with black patches", null, engineLexicon());
    expect(objects[0]?.regions ?? []).toEqual([]);
  });
});

test("the heel of a sock has its own colour, the rest has not", () => {
  const faces = surfacesOf("a blue sock with a yellow heel", /./);
  const yellow = faces.filter(({ r, g, b }) => r > 0.5 && g > 0.35 && b < 0.2);
  expect(yellow.length).toBeGreaterThan(3);
  expect(yellow.length).toBeLessThan(0.4 * faces.length);
  const high = Math.max(...faces.map(({ at }) => at[1]));
  for (const { at } of yellow) expect(at[1]).toBeLessThan(0.5 * high);
});

test("tie-dye turns through all colours about the middle", () => {
  const faces = surfacesOf("a tie-dye shirt", /trunk/);
  const strong = (k: "r" | "g" | "b") => faces.filter((face) => face[k] > 0.5 * (face.r + face.g + face.b)).length;
  for (const k of ["r", "b"] as const) expect(strong(k)).toBeGreaterThan(0.04 * faces.length);
});
