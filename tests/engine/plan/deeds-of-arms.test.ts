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
const objectOf = (prompt: string, concept: string) => recipeOf(prompt).objects.find((each) => each.concept === concept);

/** Bounds of the parts whose names match. */
function boundsIn(prompt: string) {
  const { parts } = buildModel(recipeOf(prompt)).model;
  return (name: RegExp) => {
    const own = parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions);
    if (own.length === 0) throw new Error(`No part ${name}: ${parts.map((part) => part.name).join(", ")}`);
    return boundsOf(own);
  };
}

test.each(["a boy skipping rope", "a frog jumping rope", "a fox skipping with a rope"])(
  "%s: the rope goes over the head and down to both sides",
  (prompt) => {
    const find = boundsIn(prompt);
    const [rope, body] = [find(/^rope/), find(/^(?:person|frog|fox)/)];
    expect(rope.max[1]).toBeGreaterThan(body.max[1]);
    expect(rope.min[1]).toBeLessThan(0.6 * body.max[1]);
    expect(rope.max[0] - rope.min[0]).toBeGreaterThan(0.4 * (body.max[1] - body.min[1]));
  },
);

test.each(["a girl with a hula hoop", "a bear hula hooping", "a boy playing with a hula hoop"])(
  "%s: the hoop lies about the waist",
  (prompt) => {
    const find = boundsIn(prompt);
    const [hoop, body] = [find(/^hula-hoop/), find(/^(?:person|bear)/)];
    const tall = body.max[1] - body.min[1];
    expect(hoop.max[1] - hoop.min[1]).toBeLessThan(0.5 * (hoop.max[0] - hoop.min[0]));
    expect((hoop.min[1] + hoop.max[1]) / 2 - body.min[1]).toBeGreaterThan(0.25 * tall);
    expect((hoop.min[1] + hoop.max[1]) / 2 - body.min[1]).toBeLessThan(0.65 * tall);
  },
);

test.each(["a monkey swinging on a rope", "a boy climbing a rope"])("%s clings to one that is let down", (prompt) => {
  const find = boundsIn(prompt);
  const [rope, body] = [find(/^rope/), find(/^(?:person|monkey)/)];
  expect(rope.max[1] - rope.min[1]).toBeGreaterThan(4 * (rope.max[0] - rope.min[0]));
  expect(body.min[1]).toBeGreaterThan(rope.min[1]);
  expect(body.max[1]).toBeLessThan(rope.max[1]);
});

test.each([
  ["a barber shaving a customer", "person", "razor"],
  ["a gardener trimming a hedge with shears", "bush", "scissors"],
  ["a man pruning a hedge", "bush", "secateurs"],
])("%s stands before that one, the tool up in the hand", (prompt, tended, tool) => {
  const { objects } = recipeOf(prompt);
  const at = objects.find(({ concept, placement }) => concept === tended && placement);
  expect(at?.placement).toMatchObject({ where: "tended", facing: true });
  expect(objects[0]?.parameters.pose).toBe("tending");
  expect(objects.find(({ concept }) => concept === tool)?.placement?.relation).toBe("holding");
});

test("who shaves alone tends nobody", () => {
  expect(recipeOf("a man shaving").objects[0]?.parameters.pose).not.toBe("tending");
});

test.each(["a man lacing his boots", "a girl tying her shoelaces"])("%s has the hands at the foot", (prompt) => {
  const find = boundsIn(prompt);
  const [hands, body] = [find(/hand/), find(/./)];
  expect(hands.max[1]).toBeLessThan(0.45 * body.max[1]);
});

test("a rope alone and a tightrope stay as they are", () => {
  expect(objectOf("a rope", "rope")?.parameters.form).toBe("coil");
  expect(objectOf("a bear on a tightrope", "rope")?.parameters.form).toBe("strung");
});
