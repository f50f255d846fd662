import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { findLoosePieces } from "#measure/loose-pieces.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const planned = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 4 }).recipe;

describe("what a thing is put together from", () => {
  test("fruit is of several kinds, each laid on it", () => {
    const recipe = planned("a robot made out of fruit");
    const kinds = recipe.objects[0]?.covering?.map(({ concept }) => concept) ?? [];
    expect(new Set(kinds).size).toBeGreaterThan(2);
    const slots = buildModel(recipe).model.parts.map(({ slot }) => slot);
    for (let k = 1; k < kinds.length; k += 1)
      expect(slots.some((slot) => slot.startsWith(`cover${k + 1}-`))).toBe(true);
  });

  test("what lies beside a fruit does not hang beside what is made of it", () => {
    const { parts } = buildModel(planned("a badger made out of fruit")).model;
    const { pieces } = findLoosePieces(parts.map(({ geometry }) => geometry));
    expect(pieces.filter(({ gap }) => gap >= 0.008)).toEqual([]);
  });

  test("the finer a part, the smaller what lies on it: a form is not drowned", () => {
    const { parts } = buildModel(planned("a bicycle made of bananas")).model;
    const all = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const bare = boundsOf(buildModel(planned("a bicycle")).model.parts.map(({ geometry }) => geometry.positions));
    for (const axis of [0, 1, 2])
      expect((all.max[axis] as number) - (all.min[axis] as number)).toBeLessThan(
        (bare.max[axis] as number) - (bare.min[axis] as number) + 0.14,
      );
    expect(parts.some(({ name }) => /^cover.*-4$/.test(name))).toBe(true);
  });

  test("no stick stands out of what is made of sweets", () => {
    const { parts } = buildModel(planned("a castle made of lollipops")).model;
    expect(parts.filter(({ slot }) => /^cover.*stick/.test(slot))).toEqual([]);
  });

  test("books are books, and what is shaped like fruit is one", () => {
    const covering = planned("a chair made of books").objects[0]?.covering ?? [];
    expect(new Set(covering.map(({ concept }) => concept))).toEqual(new Set(["book"]));
    expect(planned("a chair shaped like a flower").objects[0]?.covering).toBeUndefined();
  });

  test("blooms are few faces, closed", () => {
    const blooms = buildModel(planned("a heart made of lilies")).model.parts.filter(
      ({ name }) => /bloom/.test(name) || /cover-1/.test(name),
    );
    expect(blooms).toHaveLength(1);
    expect(measureClosedness(blooms[0]?.geometry.indices ?? new Uint32Array()).closed).toBe(true);
  });
});

test("what is made of pizza has toppings on a skin of cheese, keeps its wheels, and is closed", () => {
  const { model, materials } = buildModel(planned("a van made of pizza"));
  const slots = new Set(model.parts.map(({ slot }) => slot));
  expect([...slots]).toEqual(expect.arrayContaining(["tyre", "cover-pepperoni", "cover-basil"]));
  expect(materials.tyre?.base).toBe("rubber");
  for (const { name, geometry } of model.parts.filter(({ slot }) => slot.startsWith("cover-")))
    expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});
