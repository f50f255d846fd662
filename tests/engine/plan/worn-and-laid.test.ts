import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;

/** Extents of the parts whose names match, along x, y and z. */
function extentsIn(prompt: string) {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return (name: RegExp): [number, number, number] => {
    const { min, max } = boundsOf(
      parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions),
    );
    return [0, 1, 2].map((axis) => (max[axis] as number) - (min[axis] as number)) as [number, number, number];
  };
}

test.each(["a poodle with a blue mohawk", "a cockatoo with a mohawk", "a horse with a pink mohawk"])(
  "%s has a crest rather than a head of hair",
  (prompt) => {
    const { objects } = recipeOf(prompt);
    expect(objects.find(({ concept }) => concept === "wig")?.parameters.style).toBe("mohawk");
    const [wide, high] = extentsIn(prompt)(/^wig.*hair/);
    expect(high).toBeGreaterThan(wide);
  },
);

test.each([
  ["a lobster wearing a chef hat", /^costume-hat/, /^lobster/],
  ["a crocodile wearing a top hat", /^hat/, /^crocodile/],
  ["a lizard wearing a cowboy hat", /^hat/, /^lizard/],
])("%s: it is seen at that length, and upright", (prompt, hat, wearer) => {
  const find = extentsIn(prompt);
  expect(Math.max(...find(hat))).toBeGreaterThan(0.15 * Math.max(...find(wearer)));
});

test("long hair in a ponytail leaves the face open", () => {
  expect(recipeOf("a woman with long red hair in a ponytail").objects[0]?.proportions).toBeUndefined();
});

test.each(["an iguana sunbathing on a towel", "a dog lying on a towel", "a cat sitting on a towel"])(
  "%s lies on one that is spread, as large as there is room",
  (prompt) => {
    const { objects } = recipeOf(prompt);
    expect(objects.find(({ concept }) => concept === "towel")?.parameters.style).toBe("spread");
    const find = extentsIn(prompt);
    expect(Math.max(...find(/^(?:lizard|dog|cat)/))).toBeGreaterThan(0.4 * Math.max(...find(/^towel/)));
  },
);

test("a castle of sand is no larger than who builds it by much", () => {
  const find = extentsIn("an otter building a sandcastle");
  expect(find(/^castle/)[1]).toBeLessThan(1.3 * find(/^otter/)[1]);
  expect(find(/^castle/)[1]).toBeGreaterThan(0.4 * find(/^otter/)[1]);
});

test("what is forged lies along the anvil, as long as that at least", () => {
  const find = extentsIn("a blacksmith hammering a sword on an anvil");
  expect(Math.hypot(...find(/^sword/))).toBeGreaterThan(Math.hypot(find(/^anvil/)[0], find(/^anvil/)[2]));
});

test("dishes are washed standing at the sink", () => {
  const { objects } = recipeOf("a raccoon washing dishes in a sink");
  expect(objects.find(({ concept }) => concept === "sink")?.placement).toMatchObject({ where: "ahead" });
});

test("a boxer is one, dog or man", () => {
  const { objects } = recipeOf("a boxer with blue boxing gloves");
  expect(objects[0]?.parameters.guise).toBe("boxer");
  expect(recipeOf("a boxer dog").objects[0]?.concept).toBe("dog");
});
