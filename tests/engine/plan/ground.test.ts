import { describe, expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { type Bounds, boundsOf } from "../../../src/measure/bounds.ts";

const lexicon = engineLexicon();

/** Bounds of the subject and of the ground's own surface. */
function look(prompt: string, seed = 1): { subject: Bounds; ground: Bounds; names: readonly string[] } {
  const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
  const { model } = buildModel(recipe);
  const bounds = (test: (name: string) => boolean) =>
    boundsOf(model.parts.filter(({ name }) => test(name)).map(({ geometry }) => geometry.positions));
  const first = recipe.objects[0]?.name ?? "";
  return {
    subject: bounds((name) => name.startsWith(`${first}-`)),
    ground: bounds((name) => /^ground-1-(?:base|water)$/.test(name)),
    names: recipe.objects.map(({ name }) => name),
  };
}

describe("where a thing is shown in a place", () => {
  test("the subject stays the first and the ground reaches under all of it", () => {
    const { subject, ground, names } = look("a horse in a field");
    expect(names).toEqual(["horse-1", "ground-1"]);
    for (const axis of [0, 2] as const) {
      expect(ground.min[axis]).toBeLessThan(subject.min[axis]);
      expect(ground.max[axis]).toBeGreaterThan(subject.max[axis]);
    }
    expect(ground.min[1]).toBeCloseTo(0, 5);
  });

  test("a street holds the wheels up, a lake takes the hull in", () => {
    const share = ({ subject, ground }: { subject: Bounds; ground: Bounds }) =>
      (ground.max[1] - subject.min[1]) / (subject.max[1] - subject.min[1]);
    expect(share(look("a sailing boat on a lake"))).toBeGreaterThan(0.05);
    expect(share(look("a bus on a street"))).toBeLessThan(0.01);
  });

  test("what emerges has its foot below the ground", () => {
    const { subject, ground } = look("a bear emerging from the snow");
    const below = subject.max[1] - ground.max[1];
    expect(below).toBeLessThan(0.85 * (subject.max[1] - subject.min[1]));
  });

  test("the ground changes nothing of what stands on it", () => {
    const recipeOf = (prompt: string) =>
      planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 5 }).recipe.objects[0];
    expect(recipeOf("a red fox in the snow")).toEqual(recipeOf("a red fox"));
  });

  test("a boat floats in the harbour that a sailor stands over on the quay", () => {
    const partsOf = (prompt: string) => {
      const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 1 });
      return buildModel(recipe).model.parts.map(({ name }) => name);
    };
    expect(partsOf("a fishing boat in a harbour")).toContain("ground-1-tower");
    expect(partsOf("a sailor in a harbour")).toContain("ground-1-sails");
  });

  test.each([
    ["a ladder in an apple orchard", "orchard-fruit"],
    ["a goat in a village", "cottage-roofs"],
    ["a crab on a pebble beach", "pebbles-1"],
    ["a calf in a wildflower meadow", "flower-30"],
  ])("what belongs to a place is seen there: %s", (prompt, detail) => {
    const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 2 });
    expect(buildModel(recipe).model.parts.map(({ name }) => name)).toContain(`ground-1-${detail}`);
  });
});
