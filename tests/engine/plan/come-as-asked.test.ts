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
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 4 }).recipe;
const objectsOf = (prompt: string) => recipeOf(prompt).objects;

test("what is half melted and no candle melts", () => {
  expect(objectsOf("a half-melted ice cream cone")[0]?.styles).toContain("melting");
  expect(objectsOf("a half-melted candle")[0]?.styles ?? []).not.toContain("melting");
});

test("a hat that is said of who has one anyway is that hat", () => {
  const [chef, ...rest] = objectsOf("a chef in a tall red hat");
  expect(rest).toEqual([]);
  expect(chef?.parameters.headgear).toBe("toque");
  expect(chef?.materials.headgear?.colours[0]?.[1]).toBeLessThan(0.2);
  expect(objectsOf("a chef in a cowboy hat")[0]?.parameters.headgear).not.toBe("toque");
});

test("spots on the fur of a beast are the beast's", () => {
  const [said] = objectsOf("a snow leopard with spotted fur");
  const [spotted] = objectsOf("a spotted snow leopard");
  expect(said?.materials).toEqual(spotted?.materials);
  expect(objectsOf("a dog with spotted fur")[0]?.parameters).toEqual(objectsOf("a spotted dog")[0]?.parameters);
});

test("a hammock between two trees hangs from those, and has no stand", () => {
  const { parts } = buildModel(recipeOf("a hammock strung between two trees")).model;
  const spanOf = (name: string) =>
    boundsOf(parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions));
  expect(spanOf("hammock").min[1]).toBeGreaterThan(spanOf("tree").min[1] + 0.05);
  expect(parts.map(({ name }) => name)).not.toContain("hammock-1-bow");
  expect(objectsOf("a hammock")[0]?.without).toEqual([]);
});

test("what is between two others has the one on its left and the other on its right", () => {
  const { parts } = buildModel(recipeOf("a pear between a jug and a candle")).model;
  const middleOf = (name: string) => {
    const { min, max } = boundsOf(
      parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions),
    );
    return (min[0] + max[0]) / 2;
  };
  const [jug, pear, candle] = [middleOf("jug"), middleOf("pear"), middleOf("candle")];
  expect(Math.min(jug, candle)).toBeLessThan(pear);
  expect(Math.max(jug, candle)).toBeGreaterThan(pear);
});

test("who hangs by the tail hangs head down, and who hangs by the arms does not", () => {
  const stylesOf = (prompt: string) => objectsOf(prompt).flatMap(({ styles }) => styles);
  expect(stylesOf("a monkey hanging from a branch by its tail")).toContain("overturned");
  expect(stylesOf("a monkey hanging by its tail from a branch")).toContain("overturned");
  expect(stylesOf("a monkey hanging by its arms from a branch")).not.toContain("overturned");
  expect(stylesOf("a bat hanging by its feet from a branch")).not.toContain("overturned");
});

test("the mother of a young beast is of its kind", () => {
  const conceptsOf = (prompt: string) => objectsOf(prompt).map(({ concept }) => concept);
  expect(conceptsOf("a lamb beside its mother")).toEqual(["lamb", "sheep"]);
  expect(conceptsOf("a bear cub with its mother")).toEqual(["bear", "bear"]);
  expect(conceptsOf("a boy with his mother")).toEqual(["person", "person"]);
});

test("those who follow come behind, one after another", () => {
  const { parts } = buildModel(recipeOf("ducklings following their mother in a line")).model;
  const spans = ["duck-1", "duckling-1", "duckling-2", "duckling-3"].map((name) =>
    boundsOf(parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions)),
  );
  for (const [k, { max }] of spans.slice(1).entries()) expect(max[2]).toBeLessThan((spans[k]?.min[2] ?? 0) + 0.02);
});

test("the flag of somewhere is printed on a mug or a pillow, and a boat flies it", () => {
  for (const prompt of ["a mug with a Union Jack pattern", "a pillow with the flag of France"]) {
    const [thing, ...rest] = objectsOf(prompt);
    expect(rest).toEqual([]);
    expect(thing?.emblem?.shows).toMatchObject({ concept: "flag", parameters: { flat: true } });
    expect(thing?.emblem?.isPattern).toBe(false);
  }
  expect(objectsOf("a boat with a British flag")).toHaveLength(2);
});

test("an owl in a hollow tree looks out of its hole", () => {
  const { parts } = buildModel(recipeOf("an owl in a hollow tree")).model;
  const spanOf = (name: string) =>
    boundsOf(parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions));
  const [owl, tree] = [spanOf("owl"), spanOf("tree")];
  expect(owl.max[1]).toBeLessThan(tree.min[1] + 0.45 * (tree.max[1] - tree.min[1]));
});

test("who is stuck in a chimney is there with it, and looks out head up", () => {
  const { parts } = buildModel(recipeOf("Santa stuck in a chimney")).model;
  const spanOf = (name: string) =>
    boundsOf(parts.filter((part) => part.name.startsWith(name)).map(({ geometry }) => geometry.positions));
  expect(spanOf("person").max[1]).toBeGreaterThan(spanOf("chimney").max[1]);
  expect(spanOf("person").min[1]).toBeLessThan(spanOf("chimney").max[1] - 0.05);
});

test("an adirondack chair is one of its own kind", () => {
  expect(objectsOf("a blue adirondack chair")[0]?.concept).toBe("adirondack-chair");
});

test("a beetle said to have six legs is the beetle that has them anyway", () => {
  const partsOf = (prompt: string) =>
    buildModel(recipeOf(prompt)).model.parts.map(({ name, geometry }) => [name, geometry.indices.length]);
  expect(partsOf("a beetle with six legs")).toEqual(partsOf("a beetle"));
  expect(partsOf("a dog with six legs")).not.toEqual(partsOf("a dog"));
});
