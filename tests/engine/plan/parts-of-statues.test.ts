import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;

test.each(["a marble bust with a broken nose", "a bust with a big nose", "a statue with large ears"])(
  "%s: what a statue has of its own does not stand beside it",
  (prompt) => {
    expect(recipeOf(prompt).objects).toHaveLength(1);
  },
);

test("the skull of a skeleton in armour is seen, unless a helmet is asked for", () => {
  const headgear = (prompt: string) => recipeOf(prompt).objects[0]?.parameters.headgear;
  expect(headgear("a skeleton knight")).toBe("none");
  expect(headgear("a skeleton viking")).toBe("viking-helmet");
  expect(headgear("a knight")).toBe("knight-helmet");
});

test("a nose that is broken or chipped is gone from a bust", () => {
  const noseOf = (prompt: string) => {
    const [head] = buildModel(recipeOf(prompt)).model.parts as [Part];
    const { positions } = head.geometry;
    const high = positions.reduce((most, y, i) => (i % 3 === 1 ? Math.max(most, y) : most), 0);
    let front = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < positions.length; i += 3)
      if ((positions[i + 1] as number) > 0.6 * high) front = Math.max(front, positions[i + 2] as number);
    return front;
  };
  const whole = noseOf("a marble bust");
  expect(noseOf("a marble bust with a broken nose")).toBeLessThan(whole - 0.005);
  expect(noseOf("a marble bust with a chipped nose")).toBeLessThan(whole - 0.005);
});
