import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 }).recipe).model
    .parts;

/** Share of the box about a lying thing that its points reach into, by its four corners. */
function cornersOf(prompt: string, b: 1 | 2): number {
  const parts = partsOf(prompt);
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const reach = new Map<string, number>();
  for (const { geometry } of parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const u = (2 * ((positions[i] as number) - min[0])) / (max[0] - min[0]) - 1;
      const v = (2 * ((positions[i + b] as number) - min[b])) / (max[b] - min[b]) - 1;
      const corner = `${Math.sign(u)} ${Math.sign(v)}`;
      reach.set(corner, Math.max(reach.get(corner) ?? 0, Math.min(Math.abs(u), Math.abs(v))));
    }
  }
  return ["-1 -1", "-1 1", "1 -1", "1 1"].reduce((sum, corner) => sum + (reach.get(corner) ?? 0), 0);
}

test.each([
  ["a square plate", "a plate", 2],
  ["a square lamp", "a lamp", 2],
] as const)("%s fills the corners that %s leaves", (prompt, plain, axis) => {
  expect(cornersOf(prompt, axis)).toBeGreaterThan(cornersOf(plain, axis) + 0.5);
});

test.each([
  ["a triangular rug", "a square rug", 2],
  ["a hexagonal clock", "a square clock", 1],
] as const)("%s leaves the corners that %s fills", (prompt, plain, axis) => {
  expect(cornersOf(prompt, axis)).toBeLessThan(cornersOf(plain, axis) - 0.5);
});

test.each(["a hexagonal box", "a heart-shaped mirror", "a triangular rug"])("%s is closed", (prompt) => {
  for (const { name, geometry } of partsOf(prompt)) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});

test("no outline bends what lives", () => {
  const size = (prompt: string) => boundsOf(partsOf(prompt).map(({ geometry }) => geometry.positions));
  expect(size("a triangular horse")).toEqual(size("a horse"));
});
