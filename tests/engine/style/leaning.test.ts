import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;

/** How far the top of a thing is beside its foot, over its height: means of the x of its uppermost and lowest vertices. */
function leanOf(prompt: string): number {
  const { parts } = buildModel(recipeOf(prompt)).model;
  const points = parts.flatMap(({ geometry: { positions } }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => [
      positions[i * 3] as number,
      positions[i * 3 + 1] as number,
    ]),
  ) as [number, number][];
  const high = Math.max(...points.map(([, y]) => y));
  const mean = (some: [number, number][]) => some.reduce((sum, [x]) => sum + x / some.length, 0);
  return (mean(points.filter(([, y]) => y > 0.95 * high)) - mean(points.filter(([, y]) => y < 0.05 * high))) / high;
}

test.each(["lamp post", "windmill"])("a %s that leans is out of plumb", (thing) => {
  expect(Math.abs(leanOf(`a leaning ${thing}`) - leanOf(`a ${thing}`))).toBeGreaterThan(0.1);
});

test("who leans on something, and a house of which only the roof slants, stand upright", () => {
  expect(recipeOf("a man leaning on a cane").objects[0]?.styles).not.toContain("leaning");
  expect(recipeOf("a house with a slanted roof").objects[0]?.styles).not.toContain("leaning");
});

test("a house on stilts stands on posts under a deck, and whoever is on stilts himself does not", () => {
  const { parts } = buildModel(recipeOf("a house on stilts")).model;
  const lowest = (prefix: string) =>
    Math.min(
      ...parts
        .filter(({ name }) => name.startsWith(prefix))
        .flatMap(({ geometry: { positions } }) => [...positions].filter((_, i) => i % 3 === 1)),
    );
  expect(lowest("stilt")).toBeCloseTo(0, 6);
  expect(lowest("walls")).toBeGreaterThan(lowest("deck-board"));
  expect(lowest("deck-board")).toBeGreaterThan(1);
  expect(recipeOf("a clown on stilts").objects[0]?.styles).not.toContain("stilted");
});
