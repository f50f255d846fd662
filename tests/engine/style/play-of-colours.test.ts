import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;

/** What a grey vase shows where it faces these ways. */
function shown(prompt: string, ways: readonly (readonly [number, number, number])[]) {
  const part = buildModel(recipeOf(prompt)).model.parts[0] as Part;
  const { rest } = part.geometry;
  return ways.map((way) => {
    const surface = { r: 0.3, g: 0.3, b: 0.3, roughness: 0.5, metalness: 0, height: 0 };
    part.paint?.(surface, rest[0] as number, rest[1] as number, rest[2] as number, ...way);
    return surface;
  });
}

test("an iridescent vase is of another colour where it faces another way, a plain one is not", () => {
  const ways = [
    [0, 1, 0],
    [0.8, 0, 0.6],
  ] as const;
  const [up, aside] = shown("an iridescent vase", ways);
  const off = Math.abs((up?.r ?? 0) - (aside?.r ?? 0)) + Math.abs((up?.b ?? 0) - (aside?.b ?? 0));
  expect(off).toBeGreaterThan(0.2);
  expect(up?.roughness).toBeLessThan(0.3);
  expect(recipeOf("an iridescent vase").objects[0]?.materials.body?.base).not.toBe("mother-of-pearl");
});

test("a pearlescent vase is light", () => {
  const [front] = shown("a pearlescent vase", [[0, 0, 1]]);
  expect(Math.min(front?.r ?? 0, front?.g ?? 0, front?.b ?? 0)).toBeGreaterThan(0.45);
});

test("a glittering vase has bright flakes", () => {
  const part = buildModel(recipeOf("a glittering vase")).model.parts[0] as Part;
  const { rest } = part.geometry;
  let bright = 0;
  for (let i = 0; i < rest.length; i += 3) {
    const surface = { r: 0.1, g: 0.1, b: 0.1, roughness: 0.5, metalness: 0, height: 0 };
    part.paint?.(surface, rest[i] as number, rest[i + 1] as number, rest[i + 2] as number, 0, 0, 1);
    if (surface.g > 0.5) bright += 1;
  }
  expect(bright).toBeGreaterThan(rest.length / 3 / 60);
});

test("a cut stone of a shimmering jewel has one tone on each facet, no flakes", () => {
  const parts = buildModel(recipeOf("a shimmering emerald pendant")).model.parts;
  const stone = parts.find(({ slot }) => slot === "gem") as Part;
  const { rest } = stone.geometry;
  const tones = new Set<string>();
  for (let i = 0; i < rest.length; i += 3) {
    const surface = { r: 0.1, g: 0.3, b: 0.1, roughness: 0.5, metalness: 0, height: 0 };
    stone.paint?.(surface, rest[i] as number, rest[i + 1] as number, rest[i + 2] as number, 0, 0, 1);
    tones.add([surface.r, surface.g, surface.b].map((c) => c.toFixed(3)).join());
  }
  expect(tones.size).toBe(1);
});
