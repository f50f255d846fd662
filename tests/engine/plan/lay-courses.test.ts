import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();

/** Lowest point and middle of each of them. */
function places(prompt: string, concept: string) {
  const recipe = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
  const { model } = buildModel(recipe);
  return recipe.objects
    .filter((object) => object.concept === concept)
    .map(({ name }) => {
      const own = model.parts.filter((part) => part.name.startsWith(`${name}-`));
      const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
      return { low: min[1], high: max[1], across: (min[0] + max[0]) / 2 };
    });
}

test("a pyramid of cans has nine below, four on them and one on top", () => {
  const cans = places("a pyramid of cans", "can");
  const floor = cans.filter(({ low }) => low < 0.02);
  expect(cans).toHaveLength(14);
  expect(floor).toHaveLength(9);
  expect(cans.at(-1)?.low).toBeGreaterThan(1.5 * (floor[0]?.high ?? 0));
});

test("a wall of boxes is longer than high, and of three courses", () => {
  const boxes = places("a wall of boxes", "box");
  const [first] = boxes;
  const height = (first?.high ?? 0) - (first?.low ?? 0);
  expect(boxes).toHaveLength(15);
  expect(boxes.filter(({ low }) => low < 0.02)).toHaveLength(5);
  expect(Math.max(...boxes.map(({ high }) => high))).toBeGreaterThan(2.2 * height);
  expect(Math.max(...boxes.map(({ across }) => across)) * 2).toBeGreaterThan(3 * height);
});

test("a tower of books is of books, a tower of stone a tower", () => {
  expect(places("a tower of books", "book")).toHaveLength(8);
  expect(places("a tower of stone", "tower")).not.toHaveLength(8);
});
