import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

function boundsIn(prompt: string, names: RegExp) {
  const brief = readPrompt(prompt, null, engineLexicon());
  const { parts } = buildModel(planRecipe(brief, { prompt, negativePrompt: null, seed: 7 }).recipe).model;
  return boundsOf(parts.filter(({ name }) => names.test(name)).map(({ geometry }) => geometry.positions));
}

describe.each(["a painting of a horse", "a bird beside a painting of a horse"])("%s", (prompt) => {
  test("what is painted stays within the frame, however large the picture is", () => {
    const frame = boundsIn(prompt, /picture-frame-1-frame/);
    const horse = boundsIn(prompt, /^horse-/);
    for (const axis of [0, 1] as const) {
      expect(horse.min[axis]).toBeGreaterThan(frame.min[axis]);
      expect(horse.max[axis]).toBeLessThan(frame.max[axis]);
    }
  });
});

test("several things in one picture stand side by side", () => {
  const rose = boundsIn("a painting of flowers", /^rose-/);
  const daisy = boundsIn("a painting of flowers", /^daisy-/);
  expect(rose.max[0] < daisy.min[0] || daisy.max[0] < rose.min[0]).toBe(true);
});
