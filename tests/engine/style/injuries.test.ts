import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const briefOf = (prompt: string) => readPrompt(prompt, null, engineLexicon());
const partsOf = (prompt: string) =>
  buildModel(planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 7 }).recipe).model.parts;

test.each([
  ["a boy with a plaster cast on his leg", "leg-cast"],
  ["a dog with its leg in a cast", "leg-cast"],
  ["a fox with her left paw in plaster", "leg-cast"],
  ["a bear with a scar across its eye", "scarred-eye"],
  ["a cat with a long scar over one eye", "scarred-eye"],
])("%s is one thing that was hurt", (prompt, trait) => {
  const { objects } = briefOf(prompt);
  expect(objects).toHaveLength(1);
  expect(objects[0]?.traits).toContain(trait);
});

test.each([
  ["a dog", "a dog with its leg in a cast"],
  ["a woman", "a woman with her leg in plaster"],
])("%s and %s: one leg alone is thicker, and nothing above the knee", (plain, said) => {
  const before = new Map(partsOf(plain).map(({ name, geometry }) => [name, geometry.positions]));
  const after = partsOf(said);
  const tall = boundsOf(after.map(({ geometry }) => geometry.positions)).max[1] as number;
  const moved = after.flatMap(({ name, geometry: { positions } }) => {
    const old = before.get(name) as Float32Array;
    return Array.from({ length: positions.length / 3 }, (_, v) => 3 * v)
      .filter((i) => [0, 1, 2].some((k) => positions[i + k] !== old[i + k]))
      .map((i) => ({ name, x: positions[i] as number, y: positions[i + 1] as number }));
  });
  expect(moved.length).toBeGreaterThan(40);
  // as thick as the plaster is, it may reach over the middle
  expect(Math.min(...moved.map(({ x }) => x))).toBeGreaterThan(-0.022 * tall);
  expect(Math.max(...moved.map(({ y }) => y))).toBeLessThan(0.3 * tall);
  expect(moved.some(({ name }) => /skirt|hand/.test(name))).toBe(false);
});

test("a scar is painted about the eye, and only there", () => {
  const surfaceOf = () => ({ r: 0.2, g: 0.2, b: 0.2, roughness: 0.5, metalness: 0, height: 0 });
  const body = partsOf("a bear with a scar across its eye").find(({ slot }) => slot === "body");
  const plain = partsOf("a bear").find(({ slot }) => slot === "body");
  if (!body || !plain) throw new Error("no body");
  const { positions } = body.geometry;
  const scarred: number[] = [];
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    const [one, other] = [surfaceOf(), surfaceOf()];
    body.paint?.(one, x, y, z, 0, 0, 1);
    plain.paint?.(other, x, y, z, 0, 0, 1);
    if (Math.abs(one.r - other.r) + Math.abs(one.g - other.g) > 0.02) scarred.push(x);
  }
  expect(scarred.length).toBeGreaterThan(3);
  expect(Math.min(...scarred)).toBeGreaterThan(0);
});
