import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { showWear } from "#engine/plan/look/show-wear.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 7) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const boxOf = (prompt: string, name: RegExp) =>
  boundsOf(
    partsOf(prompt)
      .filter((part) => name.test(part.name))
      .map(({ geometry }) => geometry.positions),
  );
const cornersOf = (prompt: string, name: RegExp) =>
  partsOf(prompt)
    .filter((part) => name.test(part.name))
    .reduce((sum, { geometry }) => sum + geometry.positions.length, 0);

test("years leave most of a colour that was said, on wood under paint too", () => {
  expect(showWear({ old: 0.7, peeling: 0.7, painted: 0.8 }, "oak", true).faded).toBeLessThan(0.3);
  expect(showWear({ old: 0.7 }, "oak").faded).toBeGreaterThan(0.6);
  const plain = showWear({ old: 0.7 }, "painted-metal").rusty ?? 0;
  expect(showWear({ old: 0.7 }, "painted-metal", true).rusty).toBeLessThan(0.7 * plain);
});

test("no paint peels off panes and cushions", () => {
  expect(showWear({ peeling: 0.7 }, "glass").peeling).toBeUndefined();
  expect(showWear({ peeling: 0.7 }, "woven-cotton").peeling).toBeUndefined();
  expect(showWear({ peeling: 0.7 }, "oak").peeling).toBe(0.7);
});

test.each(["a crocodile in a tuxedo", "a gecko dressed as a chef", "an alligator playing the saxophone"])(
  "%s stands upright",
  (prompt) => {
    expect(recipeOf(prompt).objects[0]?.parameters.pose).toBe("upright");
    const { min, max } = boxOf(prompt, /body$/);
    expect(max[1] - min[1]).toBeGreaterThan(1.2 * (max[0] - min[0]));
  },
);

test("a crocodile that does nothing lies low on all fours", () => {
  const { min, max } = boxOf("a crocodile", /^body/);
  expect(max[1] - min[1]).toBeLessThan(0.5 * (max[2] - min[2]));
});

test("only the chimney of a mushroom house is crooked, and it stands out of the cap", () => {
  const prompt = "a mushroom house with a crooked chimney";
  expect(boxOf(prompt, /^step/).min[1]).toBeCloseTo(boxOf("a mushroom house with a chimney", /^step/).min[1], 5);
  expect(boxOf(prompt, /^chimney/).max[1]).toBeGreaterThan(boxOf(prompt, /^cap/).max[1]);
});

test("icing drips over each of three tiers where it was asked for", () => {
  expect(partsOf("a three tier cake with gold drip").filter(({ slot }) => slot === "glaze")).toHaveLength(3);
  expect(partsOf("a three tier cake").some(({ slot }) => slot === "glaze")).toBe(false);
});

test("a torn part has holes, and keeps its size", () => {
  expect(recipeOf("a tuk tuk with a torn roof").objects[0]?.torn).toEqual([{ slot: "roof" }]);
  expect(cornersOf("a tuk tuk with a torn roof", /roof/)).toBeGreaterThan(cornersOf("a tuk tuk with a roof", /roof/));
  const [torn, whole] = ["a tuk tuk with a torn roof", "a tuk tuk with a roof"].map((prompt) => boxOf(prompt, /roof/));
  expect((torn?.max[2] ?? 0) - (torn?.min[2] ?? 0)).toBeGreaterThan(
    0.9 * ((whole?.max[2] ?? 0) - (whole?.min[2] ?? 0)),
  );
});

test("counted nigiri are pieces, without boards and chopsticks", () => {
  const parts = partsOf("three salmon nigiri on a slate plate");
  expect(parts.filter(({ slot }) => slot.endsWith("salmon"))).toHaveLength(3);
  expect(parts.some(({ slot }) => /board|chopstick|tuna/.test(slot))).toBe(false);
});

test("a pipe wrench and an adjustable one have jaws of their own", () => {
  expect(recipeOf("a rusty pipe wrench").objects[0]?.parameters.form).toBe("pipe");
  expect(partsOf("a pipe wrench").map(({ name }) => name)).toContain("teeth");
  expect(partsOf("an adjustable wrench").map(({ name }) => name)).toContain("worm");
});

test("a slice that stands is bitten from above, right through", () => {
  const [bitten, whole] = ["a watermelon slice with a bite taken out", "a watermelon slice"].map((prompt) =>
    cornersOf(prompt, /./),
  );
  expect(bitten).not.toBe(whole);
  const { min, max } = boxOf("a watermelon slice with a bite taken out", /./);
  const { min: low, max: high } = boxOf("a watermelon slice", /./);
  expect(max[2] - min[2]).toBeCloseTo(high[2] - low[2], 3);
});

test.each(["a three strand pearl necklace", "a pearl necklace with three strands"])(
  "%s is one, in three rows",
  (prompt) => {
    const { objects } = recipeOf(prompt);
    expect(objects).toHaveLength(1);
    expect(partsOf(prompt).filter(({ slot }) => slot === "pearl")).toHaveLength(3);
  },
);

test("the dial of a steampunk watch stays a dial", () => {
  expect(recipeOf("a steampunk pocket watch").objects[0]?.styles).toContain("steampunk");
  const { materials } = buildModel(recipeOf("a steampunk pocket watch"));
  const faces = Object.entries(materials).filter(([slot]) => /face$/.test(slot));
  expect(faces.map(([, { base }]) => base)).toEqual(["plastic"]);
});

test("a cello that leans is taller than the stool", () => {
  const prompt = "a cello leaning against a stool";
  expect(boxOf(prompt, /^violin/).max[1]).toBeGreaterThan(1.4 * boxOf(prompt, /^chair/).max[1]);
});

test("the coins in a chest are told from what lies under them", () => {
  expect(partsOf("a treasure chest full of gold").map(({ name }) => name)).toContain("coins");
});

test("half an avocado is one half", () => {
  expect(partsOf("an avocado half").map(({ name }) => name)).not.toContain("avocado");
  expect(partsOf("an avocado").map(({ name }) => name)).toContain("avocado");
});
