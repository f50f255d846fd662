import { expect, test } from "vitest";
import { conceptById } from "#engine/concepts/index.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe;

/** How far the eyes of the first one look down, as a sine. */
function gazeOf(prompt: string): number {
  const who = recipeOf(prompt).objects.find(({ concept }) => concept === "person");
  if (!who) throw new Error(`Nobody in "${prompt}".`);
  const { sockets } = conceptById(who.concept).build(who.parameters);
  return -(sockets.find(({ name }) => name === "eyes")?.normal[1] ?? 0);
}

function middleOf(prompt: string, name: RegExp): readonly number[] {
  const parts = buildModel(recipeOf(prompt)).model.parts.filter((part) => name.test(part.name));
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2);
}

test("who reads or writes looks down at it, who waves looks ahead", () => {
  expect(gazeOf("a monk reading a book")).toBeGreaterThan(0.3);
  expect(gazeOf("a teacher writing a letter")).toBeGreaterThan(0.3);
  expect(gazeOf("a sailor waving")).toBeCloseTo(0);
});

test.each([
  ["a nurse talking on the phone", "ear", "listening"],
  ["an old man holding a magnifying glass", "eyed", "lens"],
  ["a captain looking through binoculars", "eyed", "peering"],
  ["a policeman shouting through a megaphone", "lips", "drinking"],
])("%s has it there: %s", (prompt, where, pose) => {
  const [who, what] = recipeOf(prompt).objects;
  expect(what?.placement).toMatchObject({ relation: "holding", where });
  expect([who?.parameters.pose, who?.parameters.arms]).toContain(pose);
});

test("a phone is beside the head, a lens before it", () => {
  const call = "a nurse talking on the phone";
  const [head, phone] = [middleOf(call, /^person-1-head$/), middleOf(call, /^smartphone-1/)] as number[][];
  expect(Math.abs((phone?.[2] as number) - (head?.[2] as number))).toBeLessThan(0.1);
  expect(Math.abs((phone?.[1] as number) - (head?.[1] as number))).toBeLessThan(0.2);
  const search = "an old man holding a magnifying glass";
  const lens = middleOf(search, /^magnifying-glass-1-lens$/);
  const face = middleOf(search, /^person-1-head$/);
  expect(lens[2]).toBeGreaterThan(face[2] as number);
  expect(Math.abs((lens[1] as number) - (face[1] as number))).toBeLessThan(0.15);
});

test("a book that is read rises to the eyes", () => {
  const parts = buildModel(recipeOf("a monk reading a book")).model.parts.filter(({ name }) => /^book-1/.test(name));
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  expect(max[1] - min[1]).toBeGreaterThan(0.1);
});
