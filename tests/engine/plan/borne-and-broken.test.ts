import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const boxOf = (parts: ReturnType<typeof partsOf>, name: RegExp) =>
  boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));

test("saddle bags hang on both flanks of a horse on its four feet", () => {
  const parts = partsOf("a horse with saddle bags");
  expect(recipeOf("a horse with saddle bags").objects[0]?.parameters.pose).not.toBe("upright");
  const horse = boxOf(parts, /^horse/);
  const sides = parts
    .filter(({ name }) => /bag-\d$/.test(name))
    .map(({ geometry }) => boundsOf([geometry.positions]))
    .map(({ min, max }) => [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2] as const);
  expect(sides.map(([x]) => Math.sign(x)).sort()).toEqual([-1, 1]);
  for (const [, y] of sides) expect(y).toBeLessThan(0.8 * horse.max[1]);
});

test("a flag flies over each tower of a castle where that was said", () => {
  const flags = (prompt: string) => partsOf(prompt).filter(({ slot }) => slot === "flag").length;
  expect(flags("a castle with a flag on every tower")).toBe(flags("a castle with a flag") + 4);
});

test("of four balloons each is one, balloons are a bunch", () => {
  const balloons = (prompt: string) => partsOf(prompt).filter(({ name }) => /balloon(?:-\d)?$/.test(name)).length;
  expect(balloons("four balloons")).toBe(4);
  expect(balloons("balloons")).toBeGreaterThan(2);
});

test("lanterns hang at several heights of a tree", () => {
  const parts = partsOf("a tree with lanterns hanging from the branches");
  const tree = boxOf(parts, /^tree/);
  const heights = [1, 2, 3, 4, 5, 6].map((i) => boxOf(parts, new RegExp(`^lamp-${i}-`)).min[1]);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.25 * (tree.max[1] - tree.min[1]));
});

test("a broken tail is kinked on a cat, and off a stone one", () => {
  expect(recipeOf("a cat with a broken tail").objects[0]?.bent).toEqual([{ part: "tail", how: "bent" }]);
  expect(recipeOf("a marble cat with a broken tail").objects[0]?.snapped).toEqual(["tail"]);
});

test.each(["a rabbit with a chipped ear", "a marble cat with a broken ear"])("%s has notches in it", (prompt) => {
  expect(recipeOf(prompt).objects[0]?.styles).toContain("torn-ear");
});

test("a fox in a biplane is not as large as the plane", () => {
  const parts = partsOf("a fox in a biplane");
  const [fox, plane] = [boxOf(parts, /^fox/), boxOf(parts, /^airplane/)];
  expect(fox.max[0] - fox.min[0]).toBeLessThan(0.3 * (plane.max[0] - plane.min[0]));
});

test.each(["a car made of vegetables", "a car made of books"])("the wheels of %s are free", (prompt) => {
  const parts = partsOf(prompt);
  const wheel = boxOf(parts, /^wheel-front-left-rim/);
  const [x, y, z] = [0, 1, 2].map((k) => ((wheel.min[k] as number) + (wheel.max[k] as number)) / 2);
  const over = parts
    .filter(({ slot }) => /^(?:cover|books)/.test(slot))
    .flatMap(({ geometry: { positions } }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => positions.subarray(3 * i, 3 * i + 3)),
    )
    .filter(
      ([a = 0, b = 0, c = 0]) =>
        a > (x as number) && Math.sqrt((b - (y as number)) ** 2 + (c - (z as number)) ** 2) < 0.12,
    );
  expect(over).toHaveLength(0);
});

test("a train made of loaves is laid with loaves", () => {
  expect(partsOf("a train made of bread loaves").some(({ slot }) => slot === "cover-bread")).toBe(true);
});
