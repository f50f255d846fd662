import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

await loadSimplifier();

const built = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 }).recipe);
const coloursOf = ({ materials }: ReturnType<typeof built>) =>
  new Set(
    Object.entries(materials)
      .filter(([slot]) => !/eye|nose|tyre/.test(slot))
      .map(([, { colours }]) => String(colours[0])),
  );

describe("origami", () => {
  test.each(["an origami motorcycle", "an origami car"])("%s is of one or two papers, but for its tyres", (prompt) => {
    const done = built(prompt);
    expect(Object.values(done.materials).every(({ base }) => base === "paper")).toBe(true);
    expect(coloursOf(done).size).toBeLessThan(3);
  });

  test("a colour that was said is one of them", () => {
    const [first] = coloursOf(built("a red origami car"));
    expect(first?.split(",").map(Number)[0]).toBeGreaterThan(0.3);
  });
});
