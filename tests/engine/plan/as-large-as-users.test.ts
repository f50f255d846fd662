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
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 }).recipe;

/** Bounds of the parts of the thing whose name begins so. */
const boundsIn = (prompt: string) => {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
};

test("a thing with arms and legs is as tall at a desk as a person would be", () => {
  const at = boundsIn("a humanoid banana sitting at a desk");
  expect(at(/^banana/).max[1]).toBeGreaterThan(1.1 * at(/^table/).max[1]);
});

test.each(["a carrot riding a bicycle", "a pineapple riding a bicycle"])(
  "%s: astride, its hands at the bar",
  (prompt) => {
    expect(recipeOf(prompt).objects.flatMap(({ styles }) => styles)).toContain("limbed-riding");
    const at = boundsIn(prompt);
    const [thing, gloves, bicycle, grips] = [/^(?:carrot|pineapple)/, /-glove/, /^bicycle/, /-grips$/].map(at);
    const tall = (one = bicycle) => (one?.max[1] ?? 0) - (one?.min[1] ?? 0);
    expect(tall(thing)).toBeGreaterThan(0.6 * tall());
    expect(Math.abs((gloves?.max[2] ?? 0) - (grips?.max[2] ?? 9))).toBeLessThan(0.25);
  },
);

test("a low, long player has a drum kit that is no toy", () => {
  const at = boundsIn("a crocodile playing a drum kit");
  const [beast, kit] = [at(/^crocodile/), at(/^drum-kit/)];
  expect(kit.max[1] - kit.min[1]).toBeGreaterThan(0.65 * (beast.max[1] - beast.min[1]));
});

test("two who play over a table are about equally tall, however large they are elsewhere", () => {
  const at = boundsIn("a robot and a dinosaur playing chess");
  const [robot, dinosaur, table] = [at(/^robot/), at(/^dinosaur/), at(/^table/)];
  expect(robot.max[1]).toBeGreaterThan(1.9 * table.max[1]);
  expect(dinosaur.max[1]).toBeLessThan(1.2 * robot.max[1]);
});

test("a crate on a bicycle is on its luggage rack, behind the saddle", () => {
  const at = boundsIn("a bicycle with a crate on its rack");
  const [crate, saddle, rack] = [at(/^crate/), at(/-saddle$/), at(/-rack$/)];
  expect(crate.max[2]).toBeLessThan(saddle.max[2]);
  expect(crate.min[1]).toBeLessThan(saddle.min[1] - 0.1);
  expect(crate.min[1]).toBeGreaterThan(rack.min[1]);
});
