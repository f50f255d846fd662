import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string, seed = 2) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;

/** Bounds of the parts of one of the things of a prompt. */
const boundsIn = (prompt: string, thing: string) =>
  boundsOf(
    buildModel(recipeOf(prompt))
      .model.parts.filter(({ name }) => name.startsWith(thing))
      .map(({ geometry }) => geometry.positions),
  );
const middle = ({ min, max }: ReturnType<typeof boundsIn>, axis: 0 | 1 | 2) =>
  ((min[axis] as number) + (max[axis] as number)) / 2;

test("a key, a crank and a lever stand out of the side of what has them, off the ground", () => {
  for (const [prompt, host, fitting] of [
    ["a music box with a wind-up key", "music-box-1", "winding-key-1"],
    ["a gumball machine with a crank", "gumball-machine-1", "hand-crank-1"],
    ["an espresso machine with a brass lever", "coffee-maker-1", "lever-1"],
  ] as const) {
    const [on, own] = [boundsIn(prompt, host), boundsIn(prompt, fitting)];
    expect(own.max[0], prompt).toBeGreaterThan(on.max[0] as number);
    expect(own.min[0], prompt).toBeLessThan(on.max[0] as number);
    expect(own.min[1], prompt).toBeGreaterThan((on.min[1] as number) + 0.1 * (on.max[1] as number));
  }
});

test("what is said to be wound up has its key in the back, said or not", () => {
  for (const prompt of ["a wind-up toy mouse", "a wind-up toy mouse with a key in its back"]) {
    const [mouse, key] = [boundsIn(prompt, "mouse-1"), boundsIn(prompt, "winding-key-1")];
    expect(middle(key, 2), prompt).toBeLessThan(middle(mouse, 2));
    expect(key.min[1], prompt).toBeGreaterThan(0.3 * (mouse.max[1] as number));
  }
});

test("a knocker is on the front of a door that is shut, a padlock on a chest's, a dish on the roof", () => {
  const knocker = boundsIn("a wooden door with a brass door knocker", "door-knocker-1");
  const door = boundsIn("a wooden door with a brass door knocker", "door-1");
  expect(middle(knocker, 1)).toBeLessThan(0.75 * (door.max[1] as number));
  expect(knocker.max[2]).toBeGreaterThan(0);
  expect(recipeOf("a wooden door with a brass door knocker").objects[0]?.parameters.form).not.toBe("glazed");
  const chest = boundsIn("a chest with a padlock", "chest-1");
  const lock = boundsIn("a chest with a padlock", "padlock-1");
  expect(lock.min[1]).toBeGreaterThan(0.2 * (chest.max[1] as number));
  const house = boundsIn("a house with a satellite dish", "house-1");
  expect(boundsIn("a house with a satellite dish", "satellite-dish-1").min[1]).toBeGreaterThan(
    0.5 * (house.max[1] as number),
  );
});

test("a fitting keeps what was said of it, and lies where it was put", () => {
  const { objects } = recipeOf("an espresso machine with a brass lever");
  expect(objects[1]?.materials.body?.base).toBe("brass");
  expect(recipeOf("a padlock on a table").objects[1]?.placement?.where).toBeUndefined();
  expect(recipeOf("a man holding a badge").objects[1]?.placement?.where).toBeUndefined();
  expect(recipeOf("a barrel with gauges").objects.filter(({ concept }) => concept === "gauge")).toHaveLength(2);
});

test("a zip lies on the surface of what has it, all along", () => {
  for (const [prompt, host] of [
    ["a leather boot with a side zip", "boot-1"],
    ["a leather handbag with a zip", "handbag-1"],
    ["a tent with a zip", "tent-1"],
  ] as const) {
    const [on, own] = [boundsIn(prompt, host), boundsIn(prompt, "zipper-1")];
    const extent = Math.max(...[0, 1, 2].map((k) => (on.max[k] as number) - (on.min[k] as number)));
    for (const k of [0, 1, 2]) {
      expect(own.min[k], prompt).toBeGreaterThan((on.min[k] as number) - 0.05 * extent);
      expect(own.max[k], prompt).toBeLessThan((on.max[k] as number) + 0.05 * extent);
    }
    const sides = [0, 1, 2].map((k) => (own.max[k] as number) - (own.min[k] as number));
    expect(Math.max(...sides), prompt).toBeGreaterThan(0.3 * extent);
  }
  expect(recipeOf("a pencil case with a brass zip").objects.map(({ concept }) => concept)).toEqual(["pencil-case"]);
});

test("a smokestack stands on what has it, and not beside it", () => {
  const [tank, stack] = [
    boundsIn("a tank with a smokestack", "tank-1"),
    boundsIn("a tank with a smokestack", "chimney-1"),
  ];
  expect(stack.min[1]).toBeGreaterThan(0.3 * (tank.max[1] as number));
  expect(middle(stack, 0)).toBeLessThan(tank.max[0] as number);
  expect(middle(stack, 0)).toBeGreaterThan(tank.min[0] as number);
});
