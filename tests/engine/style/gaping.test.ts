import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsMeet, boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";

await loadSimplifier();

const modelOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe)
    .model.parts;

test.each(["a roaring bear", "a lion with its mouth wide open", "a barking dog", "a laughing hyena", "a cat yawning"])(
  "%s has its jaw down, a tongue and fangs",
  (prompt) => {
    const parts = modelOf(prompt);
    const jaw = parts.find(({ name }) => name.includes("lower-jaw"));
    const gullet = parts.find(({ name }) => name.includes("gullet"));
    expect(jaw && gullet && parts.some(({ name }) => name.includes("fangs"))).toBe(true);
    if (!jaw || !gullet) return;
    expect(measureClosedness(jaw.geometry.indices).borderEdges).toBe(0);
    expect(boundsMeet(boundsOf([jaw.geometry.positions]), boundsOf([gullet.geometry.positions]), 0)).toBe(true);
  },
);

test("nobody who is only friendly has it open", () => {
  expect(modelOf("a friendly bear").some(({ name }) => name.includes("lower-jaw"))).toBe(false);
});

test("a person who laughs or shouts has an open mouth", () => {
  for (const prompt of ["a laughing sailor", "a woman shouting"]) {
    const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 });
    expect(recipe.objects[0]?.parameters.mouth).toBe("open");
  }
});

test.each(["a wolf with its tongue lolling out", "a panting corgi"])("%s: over the lower jaw and down", (prompt) => {
  const parts = modelOf(prompt);
  const [tongue, jaw] = ["open-tongue", "lower-jaw"].map((name) =>
    boundsOf(parts.filter((part) => part.name.includes(name)).map(({ geometry }) => geometry.positions)),
  );
  if (!tongue || !jaw) throw new Error(`${prompt}: a mouth that is open has tongue and jaw.`);
  const before = (tongue.max[2] - jaw.max[2]) / (jaw.max[2] - jaw.min[2]);
  expect(before).toBeGreaterThan(0.05);
  expect(tongue.max[1] - tongue.min[1]).toBeGreaterThan(jaw.max[1] - jaw.min[1]);
});
