import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;

const objectsOf = (prompt: string) => recipeOf(prompt).objects.map(({ concept }) => concept);

function boxesOf(prompt: string, ...names: readonly RegExp[]) {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return names.map((name) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions)),
  );
}

type Box = ReturnType<typeof boundsOf>;
const span = ({ min, max }: Box, axis: 0 | 1 | 2): number => max[axis] - min[axis];
const longest = (box: Box): number => Math.max(span(box, 0), span(box, 1), span(box, 2));

describe("what hangs on a nail hangs before the boards that the nail is in", () => {
  test.each([
    ["a horseshoe hanging on a nail", /^horseshoe/],
    ["a picture hanging on a nail", /^picture-frame/],
    ["a straw hat hanging on a nail", /^hat/],
  ])("%s", (prompt, name) => {
    const [hung, board, nail] = boxesOf(prompt, name, /^screw-1-board/, /^screw-1-nail/) as [Box, Box, Box];
    expect(hung.min[1]).toBeGreaterThan(board.min[1]);
    expect(hung.max[1]).toBeLessThan(nail.max[1] + 0.03 * span(board, 1));
    expect(span(nail, 1)).toBeLessThan(0.2 * span(board, 1));
    expect(span(hung, 0) * span(hung, 1)).toBeGreaterThan(0.05 * span(board, 0) * span(board, 1));
  });
});

test.each([
  ["three cats under one umbrella", /^cat-/],
  ["two foxes under an umbrella", /^fox-/],
])("%s: they stand close together, below it", (prompt, name) => {
  const [beasts, roof] = boxesOf(prompt, name, /^umbrella/) as [Box, Box];
  expect(span(beasts, 0)).toBeLessThan(1.25 * span(roof, 0));
});

test.each([
  "a kettle on a tripod over a fire",
  "a pot on a tripod over a campfire",
  "a cauldron hanging from a tripod over a fire",
])("%s: one fire with poles of its own, and the pot on them", (prompt) => {
  const { objects } = recipeOf(prompt);
  expect(objects.map(({ concept }) => concept)).not.toContain("tripod");
  expect(objects.filter(({ concept }) => concept === "campfire")).toHaveLength(1);
  expect(objects.find(({ concept }) => concept === "campfire")?.parameters.tripod).toBe(true);
});

test("what is under a bed looks out from under it", () => {
  const [ball, bed] = boxesOf("a ball under a bed", /^ball/, /^bed/) as [Box, Box];
  expect(ball.max[0] > bed.max[0] || ball.max[2] > bed.max[2]).toBe(true);
});

test("thin things are no specks on what they are on", () => {
  const [key, table] = boxesOf("a key on a wooden table", /^key/, /^table/) as [Box, Box];
  expect(longest(key)).toBeGreaterThan(0.19 * longest(table));
});

describe("footprints are one trail in what they are in", () => {
  test.each(["footprints in the snow beside a cabin", "footprints in the sand", "paw prints in the mud"])(
    "%s",
    (prompt) => {
      expect(objectsOf(prompt).filter((concept) => concept === "footprints")).toHaveLength(1);
      expect(objectsOf(prompt)).toContain("ground");
    },
  );
});
