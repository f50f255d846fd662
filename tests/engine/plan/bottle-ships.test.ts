import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 7 }).recipe;

test("a ship in a bottle lies lengthwise in the body of that, which lies too", () => {
  const recipe = recipeOf("a ship in a bottle");
  const { parts } = buildModel(recipe).model;
  const extent = (thing: string) => {
    const { min, max } = boundsOf(
      parts.filter(({ name }) => name.startsWith(thing)).map((each) => each.geometry.positions),
    );
    return max.map((high, axis) => high - (min[axis] as number)) as [number, number, number];
  };
  const [ship, bottle] = [extent("sailing-ship-1"), extent("bottle-1")];
  expect(bottle[1]).toBeLessThan(Math.max(bottle[0], bottle[2]));
  expect(ship[1]).toBeGreaterThan(0.4 * bottle[1]);
  expect(ship[1]).toBeLessThan(bottle[1]);
});

test("a gnome leaves its patch of grass where it stands on something, and a hollow stump stands", () => {
  const gnomeOf = (prompt: string) => recipeOf(prompt).objects.find(({ concept }) => concept === "garden-gnome");
  expect(gnomeOf("a garden gnome on a mushroom")?.without).toContain("base");
  expect(gnomeOf("a garden gnome")?.without).not.toContain("base");
  expect(recipeOf("a hollow tree stump").objects[0]?.parameters.style).toBe("hollow-stump");
  expect(recipeOf("a hollow log").objects[0]?.parameters.style).toBe("hollow");
});
