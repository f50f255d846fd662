import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const briefOf = (prompt: string) => readPrompt(prompt, null, lexicon);
const partsOf = (prompt: string) =>
  buildModel(planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe).model.parts;
const spanOf = (prompt: string, name: RegExp) => {
  const parts = partsOf(prompt).filter((part) => name.test(part.name));
  return boundsOf(parts.map(({ geometry }) => geometry.positions));
};

describe("what is towed", () => {
  test.each(["a tractor towing a car", "a man pulling a boat on a rope", "a horse pulling a sled by a rope"])(
    "%s: a taut rope runs between the two",
    (prompt) => {
      const rope = partsOf(prompt).filter(({ name }) => /tow-rope/.test(name));
      expect(rope).toHaveLength(1);
      const { min, max } = boundsOf(rope.map(({ geometry }) => geometry.positions));
      expect(max[2] - min[2]).toBeGreaterThan(0);
    },
  );

  test("the rope that was said is that one, and lies nowhere besides", () => {
    expect(briefOf("a man pulling a boat on a rope").objects.map(({ concept }) => concept)).toEqual(["person", "boat"]);
  });

  test("a wagon has its shafts", () => {
    expect(partsOf("a horse pulling a wagon").some(({ name }) => /tow-rope/.test(name))).toBe(false);
  });

  test("the rope reaches both", () => {
    const prompt = "a tractor towing a car";
    const [rope, car, tractor] = [spanOf(prompt, /tow-rope/), spanOf(prompt, /^car/), spanOf(prompt, /^tractor/)];
    expect(rope.max[2]).toBeGreaterThan(tractor.min[2]);
    expect(rope.min[2]).toBeLessThan(car.max[2]);
  });
});

describe("who hangs head down", () => {
  test.each(["a bat hanging upside down", "a sloth hanging upside down"])("%s: from a branch", (prompt) => {
    expect(briefOf(prompt).objects.map(({ concept }) => concept)).toContain("branch");
  });
});

describe("costumes", () => {
  test.each([
    ["a mariachi", "mariachi"],
    ["a bear dressed as a flamenco dancer", "flamenco"],
  ])("%s wears the clothes of a %s", (prompt, guise) => {
    const { objects } = planRecipe(briefOf(prompt), { prompt, negativePrompt: null, seed: 3 }).recipe;
    expect(objects[0]?.parameters.guise).toBe(guise);
  });

  test("a baker's peel is no part of the baker", () => {
    expect(briefOf("a baker holding a peel").objects.map(({ concept }) => concept)).toEqual(["person", "pizza-peel"]);
  });

  test("clay with thumb prints is modelled by hand", () => {
    expect(briefOf("a clay dog with fingerprints").objects[0]?.traits).toContain("clay");
  });
});
