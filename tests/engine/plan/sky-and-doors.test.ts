import { describe, expect, test } from "vitest";
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

/** How things lie in the picture: along the camera's level axis towards it, and in height. */
function pictureOf(prompt: string) {
  const { model, view } = buildModel(recipeOf(prompt));
  const [near, right] = [
    [Math.sin(view.azimuth), Math.cos(view.azimuth)],
    [Math.cos(view.azimuth), -Math.sin(view.azimuth)],
  ] as const;
  return (name: RegExp) => {
    const own = model.parts.filter((part) => name.test(part.name));
    expect(own.length).toBeGreaterThan(0);
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
    return {
      min,
      max,
      near: x * near[0] + z * near[1],
      right: x * right[0] + z * right[1],
      tall: max[1] - min[1],
    };
  };
}

describe("what somebody looks at in the sky", () => {
  test.each([
    ["a wolf howling at the moon", /^wolf/, /^moon/],
    ["a rabbit gazing at the stars", /^rabbit/, /^star/],
    ["an owl looking at the sun", /^owl/, /^sun/],
  ])("%s: it is up behind, not left out", (prompt, looker, thing) => {
    const at = pictureOf(prompt);
    const [who, what] = [at(looker), at(thing)];
    expect(what.min[1]).toBeGreaterThan(0.5 * who.tall);
    expect(what.near).toBeLessThan(who.near);
  });

  test("what is under the sky or the moon stands there alone", () => {
    expect(recipeOf("a fox under the moon").objects).toHaveLength(1);
  });
});

describe("who is before something large", () => {
  test.each([
    ["a butler standing before a red door", /^person/, /^door/],
    ["a cat before a cupboard", /^cat/, /^(?:wardrobe|cabinet|cupboard)/],
  ])("%s: is nearer to the camera", (prompt, who, what) => {
    const at = pictureOf(prompt);
    expect(at(who).near).toBeGreaterThan(at(what).near);
  });
});

test.each([
  "a bowl of strawberries in cream",
  "a bowl of meatballs in tomato sauce",
  "a bowl of blueberries in yogurt",
])("%s: what is in it with the sauce is in the bowl", (prompt) => {
  const { relations } = readPrompt(prompt, null, lexicon);
  expect(relations).toMatchObject([{ kind: "in", from: 1, to: 0 }]);
});

test.each([
  ["an astronaut holding a flag", /^person/, /^flag/],
  ["a pirate waving a flag", /^person/, /^flag/],
])("%s: it flies beside the face, not before it", (prompt, holder, flag) => {
  const at = pictureOf(prompt);
  const [who, cloth, pole] = [at(holder), at(/^flag-1-cloth/), at(/^flag-1-pole/)];
  expect(at(flag).tall).toBeGreaterThan(0);
  // the cloth is on the far side of the pole
  expect((cloth.right - pole.right) * (pole.right - who.right)).toBeGreaterThan(0);
});

test("who play chess sit at the board, not across a hall", () => {
  const at = pictureOf("two men playing chess");
  const [one, other, table] = [at(/^person-1/), at(/^person-2/), at(/^table/)];
  const apart = Math.abs(one.right - other.right);
  expect(apart).toBeLessThan(2.85 * table.tall);
});
