import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const namesOf = (prompt: string) =>
  buildModel(planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe).model.parts.map(
    ({ name }) => name,
  );

test("what is slung around a neck hangs from a strap, a scarf hangs by itself", () => {
  expect(namesOf("a girl with a camera around her neck").some((name) => name.startsWith("strap"))).toBe(true);
  expect(namesOf("a girl with a scarf around her neck").some((name) => name.startsWith("strap"))).toBe(false);
});

test.each(["an android using a laptop", "a pig working on a laptop"])("%s sits at it, its keys before it", (prompt) => {
  const { objects, relations } = briefOf(prompt);
  expect(objects[0]?.traits).toEqual(expect.arrayContaining(["typing", "sitting"]));
  expect(relations).toContainEqual({ kind: "on", how: "desk", from: 1, to: 2 });
});

test("who only carries a laptop gets no desk, and a fork is not typed on", () => {
  expect(briefOf("a woman carrying a laptop").objects).toHaveLength(2);
  expect(briefOf("a man using a fork").objects[0]?.traits).not.toContain("typing");
});
