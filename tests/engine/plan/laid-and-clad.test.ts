import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

const objectsOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 9 }).recipe.objects;

test("what is said to lie lies with what it is named with", () => {
  expect(objectsOf("a snowboard and mittens lying in the snow")[0]?.laid).toBe(true);
  expect(objectsOf("a snowboard in the snow")[0]?.laid).toBeUndefined();
});

test.each(["a hammer next to a bucket", "two oars beside a kayak"])("%s is put down", (prompt) => {
  expect(objectsOf(prompt).find(({ concept }) => /hammer|oar/.test(concept))?.laid).toBe(true);
});

test("a sculpture of a head hangs on no plaque", () => {
  expect(objectsOf("a marble sculpture of a lion's head")[0]?.parameters.shield).toBe("none");
  expect(objectsOf("a lion's head")[0]?.parameters.shield).not.toBe("none");
});

test("what candy lies on stays of gingerbread", () => {
  expect(objectsOf("a tower made of gingerbread and candy")[0]?.keepsStuff).toBe(true);
  expect(objectsOf("a tower made of candy")[0]?.keepsStuff).toBeUndefined();
});

test("two boots are a pair", () => {
  expect(readPrompt("two rubber boots by a gate", null, lexicon).objects[0]?.arrangement).toBe("pair");
});

test.each([
  ["a low poly fir", true],
  ["a toy pine tree", true],
  ["a pine tree", false],
])("%s: the crown in solid cones is %s", (prompt, solid) => {
  expect(objectsOf(prompt)[0]?.parameters.solid).toBe(solid);
});
