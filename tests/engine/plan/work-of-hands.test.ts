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

/** Bounds of the parts whose names match. */
function boundsIn(prompt: string) {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return (name: RegExp) => {
    const own = parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions);
    if (own.length === 0) throw new Error(`No part ${name}: ${parts.map((part) => part.name).join(", ")}`);
    return boundsOf(own);
  };
}

test.each(["a girl planting a flag", "a robot planting a flag"])("%s: its foot is on the ground", (prompt) => {
  const find = boundsIn(prompt);
  const [flag, body] = [find(/^flag/), find(/^(?:person|robot)/)];
  expect(flag.min[1]).toBeLessThan(0.03 * body.max[1]);
  expect(flag.max[1]).toBeGreaterThan(1.1 * body.max[1]);
});

test.each(["a king pulling a sword from a stone", "a badger pulling an axe out of a log"])(
  "%s: it leads from the hands down into what it sticks in",
  (prompt) => {
    const find = boundsIn(prompt);
    const [tool, sheath, body] = [find(/^(?:sword|axe)/), find(/^(?:rock|log)/), find(/^(?:person|badger)/)];
    expect(sheath.max[1]).toBeLessThan(0.45 * body.max[1]);
    expect(tool.min[1]).toBeLessThan(sheath.max[1]);
    expect(tool.max[1]).toBeGreaterThan(0.4 * body.max[1]);
  },
);

test("a hedgehog that is curled up is a ball", () => {
  const { min, max } = boundsIn("a hedgehog curled up in a ball")(/body/);
  const [wide, high, long] = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
  expect(long / wide).toBeLessThan(1.6);
  expect(high / wide).toBeGreaterThan(0.75);
});

test.each(["a goose wearing an apron", "a penguin in an apron"])(
  "%s has it on the breast, clear of the floor",
  (prompt) => {
    const find = boundsIn(prompt);
    const [apron, body] = [find(/^apron.*-apron$/), find(/^(?:goose|penguin).*body/)];
    expect(apron.max[1]).toBeLessThan(body.max[1]);
    expect(apron.min[1]).toBeGreaterThan(0.05 * body.max[1]);
    expect(apron.min[2]).toBeLessThan(body.max[2]);
    expect(apron.max[0] - apron.min[0]).toBeLessThan(1.25 * (body.max[0] - body.min[0]));
  },
);

test("a small beast eats with its paws, upright", () => {
  const [chipmunk] = recipeOf("a chipmunk eating a nut").objects;
  expect(chipmunk?.parameters).toMatchObject({ pose: "upright", arms: "sipping" });
});

test("who plays the guitar has one hand up at its neck", () => {
  const find = boundsIn("a badger playing the guitar");
  const [guitar, body] = [find(/^guitar/), find(/^badger/)];
  expect(recipeOf("a badger playing the guitar").objects[0]?.parameters.arms).toBe("strumming");
  expect(guitar.max[0]).toBeGreaterThan(0.1 * (body.max[0] - body.min[0]));
  // a small one is as long as the hands are apart
  const small = boundsIn("a bear playing the ukulele");
  const [ukulele, bear] = [small(/^ukulele|^guitar/), small(/^bear/)];
  expect(ukulele.max[0] - ukulele.min[0]).toBeGreaterThan(0.45 * (bear.max[0] - bear.min[0]));
});

test("a brush points to the easel, and is no longer than an arm", () => {
  const find = boundsIn("a badger painting at an easel");
  const [brush, body] = [find(/^paint-brush/), find(/^badger/)];
  expect(brush.max[1] - brush.min[1]).toBeLessThan(0.4 * body.max[1]);
  expect(brush.max[0] - brush.min[0]).toBeGreaterThan(brush.max[1] - brush.min[1]);
});

test("who surfs is no speck on the board", () => {
  const find = boundsIn("a squirrel surfing");
  const [board, body] = [find(/^surfboard/), find(/^squirrel/)];
  expect(body.max[1] - body.min[1]).toBeGreaterThan(0.4 * (board.max[0] - board.min[0]));
});
