import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const read = (prompt: string) => {
  const { objects, relations } = readPrompt(prompt, null, engineLexicon());
  const name = (index: number) => objects[index]?.concept;
  return relations.map(({ kind, from, to, how }) => [name(from), kind, name(to), how].filter(Boolean).join(" "));
};

test("who works at a desk sits on a chair at it, and the work lies on it", () => {
  const relations = read("a hedgehog sitting at a desk writing in a notebook");
  expect(relations).toContain("hedgehog sitting chair");
  expect(relations).toContain("hedgehog beside table desk");
  expect(relations.some((each) => / on table desk$/.test(each))).toBe(true);
});

test("who types has a desk, and a typewriter lies on it rather than in the hands", () => {
  expect(read("a clerk typing on a typewriter")).toEqual(
    expect.arrayContaining(["person sitting chair", "typewriter on table desk", "person beside table desk"]),
  );
});

test("who stands at a table has no chair", () => {
  expect(read("a fox standing at a table")).toEqual(["fox beside table"]);
});

test("a lamp on a desk is none that stands on the floor", () => {
  const prompt = "a green lamp on a small desk";
  const styles = Array.from({ length: 20 }, (_, seed) => {
    const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed });
    return recipe.objects.find(({ concept }) => concept === "lamp")?.parameters.style;
  });
  expect(new Set(styles)).toEqual(new Set(["table", "desk"]));
});

test("who plays a piano sits on a stool at its keys, with hands free", () => {
  expect(read("a badger playing the piano")).toEqual(
    expect.arrayContaining(["badger sitting chair", "badger beside piano desk"]),
  );
  const prompt = "a fox playing the piano";
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 2 });
  expect(recipe.objects.find(({ concept }) => concept === "fox")?.parameters.pose).toBe("seated");
});

test("a robot that works or holds something has its arms out", () => {
  const poseOf = (prompt: string) =>
    planRecipe(readPrompt(prompt, null, engineLexicon()), {
      prompt,
      negativePrompt: null,
      seed: 2,
    }).recipe.objects.find(({ concept }) => concept === "robot")?.parameters.pose;
  expect(poseOf("a robot typing on a typewriter")).toBe("working");
  expect(poseOf("a robot holding a lantern")).toBe("reaching");
});

test.each([
  ["three otters playing poker", "card-table"],
  ["two badgers playing dominoes", "table"],
])("%s are about one table", (prompt, table) => {
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 2 });
  expect(recipe.objects.filter(({ concept }) => concept === table)).toHaveLength(1);
  const players = recipe.objects.filter(({ placement }) => placement?.where === "around");
  expect(players.length).toBeGreaterThan(1);
});

test("a mouse at a desk is a mouse that writes, large enough for its chair", () => {
  const prompt = "a mouse writing a letter at a desk";
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 });
  const { parts } = buildModel(recipe).model;
  const tallOf = (name: string) => {
    const own = parts.filter((part) => part.name.startsWith(name));
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    return max[1] - min[1];
  };
  expect(tallOf("mouse-1")).toBeGreaterThan(0.45 * tallOf("chair-1"));
});

test("a thing that is at a desk sits there as somebody does, and things on a table merely lie there", () => {
  expect(read("a strawberry working at a desk with a computer")).toEqual(
    expect.arrayContaining(["strawberry sitting chair", "monitor on table desk", "strawberry beside table desk"]),
  );
  expect(read("a candle sitting on a table")).toEqual(["candle on table"]);
  const prompt = "a banana sitting at a desk";
  const { recipe } = planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 5 });
  const { parts } = buildModel(recipe).model;
  const boxOf = (name: RegExp) =>
    boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));
  const [banana, desk, shoes] = [boxOf(/^banana/), boxOf(/^table/), boxOf(/^banana.*shoe/)];
  expect(banana.max[1]).toBeGreaterThan(desk.max[1]);
  expect(shoes.max[1]).toBeLessThan(banana.min[1] + 0.4 * (banana.max[1] - banana.min[1]));
});
