import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 }).recipe;
const built = (prompt: string) => buildModel(recipeOf(prompt));

test("only the sleeves are of what is said of them", () => {
  const { model, materials } = built("a white shirt with blue sleeves");
  const colourOf = (name: string) => materials[model.parts.find((part) => part.name === name)?.slot ?? ""]?.colours[0];
  const [r, , b] = colourOf("sleeves") ?? [0, 0, 0];
  expect(b).toBeGreaterThan(2 * r);
  const [tr, , tb] = colourOf("trunk") ?? [0, 0, 0];
  expect(tr).toBeGreaterThan(0.7 * tb);
});

test("a red head is painted on a bird that stays green", () => {
  const { model, materials } = built("a green parrot with a red head");
  expect(materials.body?.colours[0]?.[1]).toBeGreaterThan(materials.body?.colours[0]?.[0] ?? 1);
  const body = model.parts.find(({ name }) => name === "body");
  const { rest } = body?.geometry ?? { rest: new Float32Array() };
  let reds = 0;
  for (let i = 0; i < rest.length; i += 3) {
    const point = { r: 0, g: 0.4, b: 0, roughness: 0.5, metalness: 0, height: 0 };
    body?.paint?.(point, rest[i] as number, rest[i + 1] as number, rest[i + 2] as number, 0, 0, 1);
    if (point.r > 2 * point.g) reds += 1;
  }
  const share = (3 * reds) / rest.length;
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.7);
});

test("a name that no piece has speaks of the whole slot", () => {
  const [mug] = recipeOf("a mug with a blue side").objects;
  expect(built("a mug with a blue side").materials.body).toEqual(mug?.materials.body);
});

test("what is sewn of strips shows every colour of a rainbow", () => {
  const { first, second, third, fourth, fifth, sixth, panels } =
    recipeOf("a rainbow colored umbrella").objects[0]?.parameters ?? {};
  expect(new Set([first, second, third, fourth, fifth, sixth]).size).toBe(6);
  expect(panels).toBe(12);
  expect(recipeOf("a red and white umbrella").objects[0]?.parameters).toMatchObject({ third: 0 });
});

test("what is said to be transparent is of clear glass, where nothing else is said", () => {
  expect(recipeOf("a transparent umbrella").objects[0]?.materials.canopy).toMatchObject({ base: "glass", clear: true });
  expect(recipeOf("a dragonfly with translucent wings").objects[0]?.materials.wing).toMatchObject({ clear: true });
  expect(recipeOf("a dragonfly").objects[0]?.materials.wing?.clear).toBeUndefined();
});

test("tiger print is a pattern and burnt food is charred all over", () => {
  expect(
    recipeOf("a tiger print bag").objects[0]?.materials.body?.pattern ??
      recipeOf("a tiger print bag").objects[0]?.materials.body?.base,
  ).toMatch(/zebra|tiger/);
  expect(recipeOf("a slice of burnt toast").objects[0]?.styles).toContain("charred");
  expect(recipeOf("a slice of toast").objects[0]?.styles).not.toContain("charred");
});
