import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

function monsterOf(prompt: string, seed: number) {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  return { concepts: recipe.objects.map(({ concept }) => concept), parts: buildModel(recipe).model.parts };
}

const eyesOf = (prompt: string, seed: number) =>
  monsterOf(prompt, seed).parts.filter(({ slot }) => slot === "eye").length;

test("a monster of no kind is no dragon", () => {
  for (const prompt of ["a green monster with one big eye", "a claymation monster", "a cute furry monster"])
    expect(monsterOf(prompt, 3).concepts).toEqual(["monster"]);
});

test("a monster has the eyes that were asked for", () => {
  expect(eyesOf("a green monster with one big eye", 4)).toBe(1);
  expect(eyesOf("a furry monster with three eyes", 4)).toBe(3);
});

test("a monster grows what was said", () => {
  const slots = (prompt: string) => new Set(monsterOf(prompt, 5).parts.map(({ slot }) => slot));
  expect(slots("a purple monster with antennae")).toContain("antenna");
  expect(slots("a cute furry monster with horns")).toContain("horn");
});

test("a one-eyed monster is no cyclops, and its only eye stays above its mouth", () => {
  for (const prompt of ["a cute one-eyed monster", "a furry monster with one eye"])
    for (const seed of [7, 8, 9]) {
      const { concepts, parts } = monsterOf(prompt, seed);
      expect(concepts).toEqual(["monster"]);
      const lowest = (name: string) =>
        Math.min(
          ...parts
            .filter((part) => part.name === name)
            .flatMap(({ geometry }) => [...geometry.positions].filter((_, i) => i % 3 === 1)),
        );
      expect(lowest("eye-1"), `${prompt} ${seed}`).toBeGreaterThan(lowest("tongue"));
    }
});
