import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/plan-recipe.ts";

const build = (prompt: string) => {
  const brief = readPrompt(prompt, null, engineLexicon());
  return buildModel(planRecipe(brief, { prompt, negativePrompt: null, seed: 4 }).recipe);
};
const boundsIn = ({ model: { parts } }: ReturnType<typeof build>, name: RegExp) =>
  boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));

test.each([
  ["a bottle with a skull-shaped stopper", /^cork-/, /^cork$/],
  ["a teapot with a lid shaped like a pear", /^lid-/, /^lid$/],
  ["a cane with an owl-shaped handle", /^handle-/, /^handle$/],
])("in %s the part has that shape, on top", (prompt, shape, plain) => {
  const built = build(prompt);
  expect(built.model.parts.some(({ slot }) => plain.test(slot))).toBe(false);
  const [top, whole] = [boundsIn(built, shape), boundsIn(built, /./)];
  expect(top.max[1]).toBeCloseTo(whole.max[1], 5);
  expect(top.min[1]).toBeGreaterThan((whole.min[1] + whole.max[1]) / 3);
});

test("feet carry what stands on them, each by itself, and keep the stuff that was said", () => {
  const built = build("a bathtub with brass lion-shaped feet");
  const feet = built.model.parts.filter(({ name }) => /^foot-/.test(name));
  expect(new Set(feet.map(({ name }) => name.at(-1))).size).toBe(4);
  expect(new Set(feet.map(({ slot }) => built.materials[slot]?.base))).toEqual(new Set(["brass"]));
  expect(boundsIn(built, /^foot-/).min[1]).toBeCloseTo(boundsIn(built, /./).min[1], 5);
});
