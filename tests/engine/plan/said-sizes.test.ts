import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
/** Height of the object whose parts bear its name. */
const heightOf = (prompt: string, name: string) => {
  const parts = buildModel(recipeOf(prompt)).model.parts.filter((part) => part.name.startsWith(name));
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return max[1] - min[1];
};

describe("sizes that were said", () => {
  test("turn round which of two is the taller", () => {
    const usual = "a cow next to a hen";
    const said = "a tiny cow next to a huge hen";
    expect(heightOf(usual, "cow")).toBeGreaterThan(heightOf(usual, "chicken"));
    expect(heightOf(said, "cow")).toBeLessThan(1.1 * heightOf(said, "chicken"));
  });
});

describe("what is young or fine by its name", () => {
  test("beasts have the proportions of their young, a baby carriage has none", () => {
    expect(recipeOf("a baby turtle").objects[0]?.parameters.head).toBeGreaterThan(1.2);
    expect(readPrompt("a baby carriage", null, lexicon).objects[0]?.traits).not.toContain("young");
    expect(readPrompt("a baby owl", null, lexicon).objects[0]?.traits).toContain("young");
  });
  test("diamonds are strung in a row, and velvet boxes are cases", () => {
    expect(recipeOf("a diamond necklace").objects[0]?.parameters.style).toBe("diamonds");
    expect(recipeOf("a velvet box").objects[0]?.concept).toBe("jewelry-box");
  });
  test("a jelly rabbit is of jelly, a jelly sandwich of bread", () => {
    const formsOf = (prompt: string) => recipeOf(prompt).objects.flatMap(({ styles }) => styles);
    expect(formsOf("a jelly rabbit")).toContain("gummy");
    expect(formsOf("a peanut butter and jelly sandwich")).not.toContain("gummy");
  });
  test("what is etched is cut into the stuff, not painted on it", () => {
    const [vase] = recipeOf("a vase with swirling patterns etched into the surface").objects;
    expect(Object.values(vase?.materials ?? {}).some(({ work }) => work === "sunk")).toBe(true);
  });
});

test("who stands beside a cooker is the subject, however small a beast", () => {
  const prompt = "a hedgehog baker beside an oven";
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 });
  const { parts } = buildModel(recipe).model;
  const tall = (name: RegExp) => {
    const { min, max } = boundsOf(
      parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions),
    );
    return max[1] - min[1];
  };
  expect(tall(/^hedgehog/)).toBeGreaterThan(0.42 * tall(/^(?!hedgehog)/));
});
