import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe).model
    .parts;
const heightOf = (prompt: string) => {
  const { min, max } = boundsOf(partsOf(prompt).map(({ geometry }) => geometry.positions));
  return max[1] - min[1];
};

test.each(["a headless knight", "a knight without a head"])("%s ends at the neck and keeps its body", (prompt) => {
  expect(heightOf(prompt)).toBeLessThan(0.9 * heightOf("a knight"));
  expect(heightOf(prompt)).toBeGreaterThan(0.5 * heightOf("a knight"));
  expect(partsOf(prompt).some(({ name }) => /eye|helmet/.test(name))).toBe(false);
});

test("a wingless dragon has neither wings nor the bones of wings", () => {
  expect(partsOf("a dragon").some(({ name }) => name.startsWith("wing"))).toBe(true);
  expect(partsOf("a wingless dragon").some(({ name }) => name.startsWith("wing"))).toBe(false);
});

test("a horse without a head keeps what else answers to that word", () => {
  expect(heightOf("a headless horse")).toBeGreaterThan(0.5 * heightOf("a horse"));
});

test("a kettle without a lid is a kettle: what the lid's word also stands for stays", () => {
  const brief = readPrompt("a brass kettle", "lid", lexicon);
  const { model } = buildModel(planRecipe(brief, { prompt: "a brass kettle", negativePrompt: "lid", seed: 3 }).recipe);
  for (const parts of [model.parts, partsOf("a brass kettle without a lid")]) {
    const names = parts.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["body", "spout", "handle"]));
    expect(names.filter((name) => /lid|knob/.test(name))).toEqual([]);
  }
});

test.each(["a goat with a missing horn", "a cow with one horn missing"])("%s has the other one", (prompt) => {
  const names = partsOf(prompt).map(({ name }) => name);
  expect(names.filter((name) => name.endsWith("horn"))).toHaveLength(1);
});
