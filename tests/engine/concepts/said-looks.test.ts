import { expect, test } from "vitest";
import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 7) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
const parametersOf = (prompt: string) => recipeOf(prompt).objects[0]?.parameters;

test("a monitor of old is a deep box with a tube, one of today is flat", () => {
  for (const prompt of ["a crt monitor", "a retro computer monitor with a green screen"]) {
    expect(parametersOf(prompt)?.style, prompt).toBe("tube-monitor");
    expect(buildModel(recipeOf(prompt)).model.parts.map(({ name }) => name)).toContain("cabinet");
  }
  expect(parametersOf("a computer monitor")?.style).toBe("monitor");
});

test("a guitar has the sunburst that was said of it, and no other has", () => {
  expect(parametersOf("a sunburst electric guitar")?.burst).toBe(true);
  expect(parametersOf("a sunburst acoustic guitar")?.burst).toBe(true);
  expect(parametersOf("an electric guitar")?.burst).toBe(false);
});

test("a rain hat is a sou'wester, its brim farther out behind than in front", () => {
  for (const prompt of ["a sou'wester", "a yellow rain hat"]) {
    expect(parametersOf(prompt)?.style, prompt).toBe("rain");
    const { parts } = buildModel(recipeOf(prompt)).model;
    const [crown, brim] = ["crown", "brim"].map((slot) =>
      boundsOf(parts.filter(({ name }) => name === slot).map(({ geometry }) => geometry.positions)),
    ) as [Bounds, Bounds];
    const [behind, before] = [crown.min[2] - brim.min[2], brim.max[2] - crown.max[2]];
    expect(behind, prompt).toBeGreaterThan(1.15 * before);
  }
});
