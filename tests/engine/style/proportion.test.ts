import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { splitShells } from "../../../src/engine/geometry/shells.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { isNamed } from "../../../src/engine/style/parts/part-units.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const sizeOf = (prompt: string, word: string, axis: 0 | 1 | 2) => {
  const named = partsOf(prompt).filter((part) => isNamed(part, word));
  const { min, max } = boundsOf(named.map(({ geometry }) => geometry.positions));
  return max[axis] - min[axis];
};
const volumeOf = (prompt: string, slot: string) =>
  partsOf(prompt)
    .filter((part) => part.slot === slot)
    .reduce((sum, { geometry }) => sum + geometry.indices.length, 0);

test.each([
  ["a mouse with huge ears", "a mouse", "ear", 1, 1.3],
  ["a deer with huge antlers", "a deer", "antler", 1, 1.3],
  ["a truck with big wheels", "a truck", "wheel", 1, 1.3],
  ["a horse with long legs", "a horse", "leg", 1, 1.15],
  ["an elephant with a long trunk", "an elephant", "trunk", 1, 1.3],
] as const)("of %s they are larger than of %s", (prompt, plain, word, axis, by) => {
  expect(sizeOf(prompt, word, axis)).toBeGreaterThan(by * sizeOf(plain, word, axis));
  for (const { name, geometry } of partsOf(prompt)) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});

test("a tiny head is smaller and a long neck higher", () => {
  const wide = (prompt: string) => sizeOf(prompt, "ear", 0);
  expect(wide("a dog with a tiny head")).toBeLessThan(0.7 * wide("a dog"));
  const top = (prompt: string) => boundsOf(partsOf(prompt).map(({ geometry }) => geometry.positions)).max[1];
  expect(top("a horse with a long neck")).toBeGreaterThan(1.05 * top("a horse"));
});

test("heads, eyes, tails and legs are as many as said", () => {
  const faces = (prompt: string) => volumeOf(prompt, "ear");
  expect(faces("a two-headed dog")).toBeGreaterThan(1.5 * faces("a dog"));
  expect(volumeOf("an alien with one eye", "eye")).toBe(volumeOf("an alien", "eye") / 2);
  expect(volumeOf("a six-legged horse", "leg")).toBeGreaterThan(1.4 * volumeOf("a horse", "leg"));
  expect(volumeOf("a three-legged dog", "leg")).toBeLessThan(volumeOf("a dog", "leg"));
  expect(volumeOf("a fox with two tails", "tail")).toBe(2 * volumeOf("a fox", "tail"));
});

test("parts that are said of a body or a truck are no further things", () => {
  for (const prompt of ["a fish with sharp teeth", "a truck with big wheels", "a man with big ears"])
    expect(recipeOf(prompt).objects).toHaveLength(1);
});

test("a table has its legs by its own rule", () => {
  expect(recipeOf("a table with three legs").objects[0]?.proportions).toBeUndefined();
});

test("a statue without arms is still there", () => {
  expect(recipeOf("an armless statue").objects[0]?.without).toEqual([]);
});

test.each([
  ["a coat with brass buttons", "a coat", "button"],
  ["a shirt with gold buttons", "a shirt", "button"],
] as const)("of %s they are large enough to be seen, each by itself", (prompt, plain, word) => {
  const own = (of: string) =>
    partsOf(of)
      .filter((part) => isNamed(part, word))
      .flatMap(({ geometry }) => splitShells(geometry))
      .map(({ positions }) => boundsOf([positions]))
      .map(({ min, max }) => max[1] - min[1]);
  expect(own(prompt)).toHaveLength(own(plain).length);
  expect(Math.min(...own(prompt))).toBeGreaterThan(1.15 * Math.min(...own(plain)));
});
