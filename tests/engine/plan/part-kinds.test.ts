import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 3) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
const slotsOf = (prompt: string): ReadonlySet<string> =>
  new Set(buildModel(recipeOf(prompt)).model.parts.map(({ slot }) => slot));

describe("by what word a part is named tells its kind", () => {
  test.each([
    ["a bouquet of tulips", "tulips"],
    ["a bunch of sunflowers", "sunflowers"],
    ["a bouquet of white lilies", "lilies"],
    ["a bouquet of pink peonies", "roses"],
  ])("%s", (prompt, kind) => {
    for (const seed of [1, 2, 3]) expect(recipeOf(prompt, seed).objects[0]?.parameters).toMatchObject({ kind });
  });

  test("strawberries on a cake are strawberries, and blueberries are none", () => {
    expect(slotsOf("a white cake with strawberries")).toContain("leaf");
    expect(slotsOf("a white cake with blueberries")).toContain("berry");
    expect(slotsOf("a white cake with blueberries")).not.toContain("leaf");
  });
});

test("flowers in a vase have no paper around them", () => {
  expect(slotsOf("a bouquet of roses")).toContain("paper");
  expect([...slotsOf("a bouquet of roses in a vase")].some((slot) => slot.endsWith("paper"))).toBe(false);
});

test("what is wrapped in paper is in that paper, and the flowers keep their colour", () => {
  const { parts } = readPrompt("a bouquet of red roses wrapped in brown paper", null, lexicon).objects[0] ?? {};
  expect(parts?.map(({ slot, materials }) => [slot, materials.length])).toEqual([
    ["flower", 0],
    ["paper", 1],
  ]);
});

test.each([
  ["a mug of hot chocolate with marshmallows", "marshmallow"],
  ["an iced coffee with whipped cream", "whip"],
  ["an iced tea", "ice"],
  ["a glass of lemonade with a lemon slice and a straw", "slice"],
])("%s has its %s", (prompt, slot) => {
  expect(slotsOf(prompt)).toContain(slot);
});

test("a slice of pie is a part of one", () => {
  const widthOf = (prompt: string) => {
    const xs = buildModel(recipeOf(prompt)).model.parts.flatMap(({ geometry }) =>
      [...geometry.positions].filter((_, i) => i % 3 === 0),
    );
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(widthOf("a slice of apple pie")).toBeLessThan(0.75 * widthOf("an apple pie"));
});

test("a squirrel said to have an acorn has one, whatever the seed", () => {
  for (const seed of [1, 2, 3, 4])
    expect(recipeOf("a squirrel with an acorn", seed).objects[0]?.parameters).toMatchObject({ snack: true });
});

test("a neon sign burns in the colour that is said, and its board shines in it", () => {
  for (const seed of [1, 2, 3])
    expect(recipeOf("a red neon sign", seed).objects[0]?.parameters).toMatchObject({ kind: "red" });
});

test("of a jewel it is the stone that is of a stone's name", () => {
  const { colours, materials, parts } = readPrompt("a gold ruby ring", null, lexicon).objects[0] ?? {};
  expect([colours, materials]).toEqual([[], ["gold"]]);
  expect(parts).toMatchObject([{ slot: "gem", colours: [{ word: "ruby" }] }]);
  expect(slotsOf("a ruby necklace")).toContain("gem");
});

test("a window pane of glass is clear, one of stained glass is not", () => {
  expect(recipeOf("a glass window pane").objects[0]?.parameters).toMatchObject({ form: "sash" });
  expect(recipeOf("a stained glass window").objects[0]?.parameters).toMatchObject({ form: "stained" });
});

test("what is made of flowers keeps its wheels and the stand it is shown on", () => {
  const partsOf = (prompt: string) => buildModel(recipeOf(prompt));
  const car = partsOf("a sports car made of flowers");
  expect(car.materials.tyre?.base).toBe("rubber");
  const { model, materials } = partsOf("a dress made of fruit on a mannequin");
  expect(model.parts.map(({ slot }) => slot)).toContain("stand");
  expect(materials.stand?.base).not.toBe(materials[Object.keys(materials)[0] as string]?.base);
});
