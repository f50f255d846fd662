import { expect, test } from "vitest";
import type { Arms } from "#engine/concepts/mammal/arms.ts";
import { mammalSockets } from "#engine/concepts/mammal/fittings.ts";
import { poseSkeleton } from "#engine/concepts/mammal/pose-skeleton.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { ball } from "#engine/geometry/sdf-primitives.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";

const recipeOf = (prompt: string, seed = 2) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed }).recipe.objects;

/** Right and left hand of an upright beast, and its skull, in heights at the withers. */
function handsWith(arms: Arms) {
  const build = { legs: 0.4, length: 1.2, girth: 1.3, bone: 1, neck: 1, tuck: 0, pose: "upright", arms } as const;
  const skeleton = poseSkeleton(build, 1.1);
  const head = { centre: skeleton.skull, unit: 0.16 };
  const [right, left] = mammalSockets(skeleton, head, ball(skeleton.skull, 0.16), 1, "upright")
    .filter(({ name }) => name === "hand")
    .map(({ position }) => position);
  if (!right || !left) throw new Error("no hands");
  return { right, left, skull: skeleton.skull };
}

test("a paw that strikes is up beside the head, the other one is not", () => {
  const { right, left, skull } = handsWith("striking");
  expect(right[1]).toBeGreaterThan(skull[1]);
  expect(left[1]).toBeLessThan(skull[1] - 0.2);
  expect(right[0]).toBeLessThan(-0.2);
});

test("paws that pray meet before the breast, paws that lift are over the head", () => {
  const [praying, lifting] = [handsWith("praying"), handsWith("lifting")];
  expect(praying.left[0] - praying.right[0]).toBeLessThan(0.15);
  expect(lifting.right[1]).toBeGreaterThan(lifting.skull[1] + 0.16);
  expect(lifting.left[1]).toBeGreaterThan(lifting.skull[1] + 0.16);
});

test.each([
  ["an otter saluting", "saluting"],
  ["a badger pointing", "pointing"],
  ["a beaver hammering a nail", "striking"],
  ["a bear kneading dough", "reaching"],
  ["a fox brushing its teeth", "sipping"],
  ["a wolf waving", "waving"],
])("%s has its arms as that is done", (prompt, arms) => {
  expect(recipeOf(prompt)[0]?.parameters).toMatchObject({ arms });
});

test("who works with both paws holds nothing else", () => {
  for (const seed of [1, 2, 3, 4]) {
    expect(recipeOf("a panda kneading dough", seed)[0]?.parameters.snack).toBe(false);
    expect(recipeOf("a badger knight saluting", seed)[0]?.parameters.prop).toBe("none");
  }
});
