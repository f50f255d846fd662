import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string, seed = 3) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed }).recipe;

/** Bounds of all parts whose names begin so. */
function thingsOf(prompt: string, seed = 3) {
  const { parts } = buildModel(recipeOf(prompt, seed)).model;
  return (name: string) => {
    const own = parts.filter((part) => part.name.startsWith(name));
    if (own.length === 0) throw new Error(`No part named ${name}: ${parts.map((part) => part.name).join(", ")}`);
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions)) as {
      min: [number, number, number];
      max: [number, number, number];
    };
    return { min, max, x: (min[0] + max[0]) / 2, y: (min[1] + max[1]) / 2, z: (min[2] + max[2]) / 2 };
  };
}

test.each([
  ["a dragon breathing fire", "fire"],
  ["a fire-breathing dragon", "fire"],
  ["a bull blowing smoke from its nostrils", "smoke"],
  ["an ice dragon breathing frost", "ice"],
  ["a dinosaur spitting water", "water"],
])("%s has a jet of it before the mouth", (prompt, style) => {
  const { objects } = recipeOf(prompt);
  expect(objects.map(({ concept }) => concept)).toContain("breath");
  expect(objects[1]?.parameters.style).toBe(style);
  const thing = thingsOf(prompt);
  const [doer, jet] = [thing(`${objects[0]?.name}-`), thing("breath-1-")];
  expect(jet.max[2]).toBeGreaterThan(doer.max[2]);
  expect(jet.y).toBeGreaterThan(doer.y);
});

test("what is smoked is between the lips, before the face", () => {
  const thing = thingsOf("an old man smoking a pipe");
  const [man, pipe] = [thing("person-1-"), thing("tobacco-pipe-1-")];
  expect(pipe.min[1]).toBeGreaterThan(0.6 * man.max[1]);
  expect(pipe.max[2]).toBeGreaterThan(man.max[2]);
});

test("each of two on a seesaw has an end of it", () => {
  const thing = thingsOf("two kids on a seesaw");
  const [one, other, seesaw] = [thing("person-1-"), thing("person-2-"), thing("seesaw-1-")];
  expect((one.x - seesaw.x) * (other.x - seesaw.x)).toBeLessThan(0);
  expect(Math.abs(one.y - other.y)).toBeGreaterThan(0.2);
});

test("who jumps through a hoop is half way through it, off the floor", () => {
  const thing = thingsOf("a dog jumping through a hoop");
  const [dog, hoop] = [thing("dog-1-"), thing("jumping-hoop-1-hoop")];
  expect(dog.min[1]).toBeGreaterThan(hoop.min[1]);
  expect(dog.max[1]).toBeLessThan(hoop.max[1]);
  expect(dog.min[2] < hoop.z && hoop.z < dog.max[2]).toBe(true);
});

test("clothes on a line are pegged to it by their upper edge", () => {
  const thing = thingsOf("three socks on a washing line");
  const line = thing("clothesline-1-line");
  for (const name of ["sock-1-", "sock-2-", "sock-3-"]) {
    const sock = thing(name);
    expect(Math.abs(sock.max[1] - line.max[1])).toBeLessThan(0.2);
    expect(sock.min[1]).toBeLessThan(line.min[1]);
  }
});

test("what is half buried is partly below its ground", () => {
  const thing = thingsOf("a skull half buried in the sand");
  const [skull, ground] = [thing("skull-1-"), thing("ground-1-")];
  const below = (ground.max[1] - skull.min[1]) / (skull.max[1] - skull.min[1]);
  expect(below).toBeGreaterThan(0.2);
});

test("what is in a pickup's bed is behind its cab, and nobody made a bed to sleep in", () => {
  const { objects } = recipeOf("a pickup truck with firewood in its bed");
  expect(objects.map(({ concept }) => concept)).toEqual(["car", "log"]);
  const thing = thingsOf("a pickup truck with firewood in its bed");
  expect(thing("log-1-").z).toBeLessThan(thing("car-1-").z);
});

test("a chased butterfly is in the air", () => {
  const thing = thingsOf("a kitten chasing a butterfly");
  const [cat, butterfly] = [thing("cat-1-"), thing("butterfly-1-")];
  expect(butterfly.min[1]).toBeGreaterThan(0.3 * cat.max[1]);
});

test("fighters have room to strike", () => {
  const thing = thingsOf("two boxing robots");
  const [one, other] = [thing("robot-1-"), thing("robot-2-")];
  const gap = Math.max(one.min[2] - other.max[2], other.min[2] - one.max[2]);
  expect(gap).toBeGreaterThan(0);
});

test("a box to look into is open, and a moat is dug", () => {
  expect(recipeOf("an open gift box with a puppy inside").objects[0]?.parameters.open).toBe(true);
  expect(recipeOf("a castle with a moat").objects[0]?.parameters.style).toBe("moated");
  expect(recipeOf("a bottle of soda").objects.map(({ concept }) => concept)).toEqual(["bottle"]);
  expect(recipeOf("a plastic water bottle").objects[0]?.materials.body?.base).not.toBe("water");
});
