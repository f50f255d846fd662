import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/plan-recipe.ts";

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
