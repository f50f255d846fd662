import { expect, test } from "vitest";
import { areaOf } from "#engine/geometry/area.ts";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { loadSimplifier } from "../../../src/engine/geometry/simplify.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const recipeOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 3 }).recipe;
const partsOf = (prompt: string) => buildModel(recipeOf(prompt)).model.parts;
const sizesOf = (prompt: string) => {
  const { min, max } = boundsOf(partsOf(prompt).map(({ geometry }) => geometry.positions));
  return [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const;
};

test.each([
  ["a crushed soda can", "a soda can", 0.75],
  ["a deflated soccer ball", "a soccer ball", 0.75],
])("%s is lower than %s, and closed", (prompt, whole, share) => {
  expect(sizesOf(prompt)[1]).toBeLessThan(share * sizesOf(whole)[1]);
  for (const { name, geometry } of partsOf(prompt)) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});

test("a bent spoon stands up from where a straight one lies", () => {
  expect(sizesOf("a bent spoon")[1]).toBeGreaterThan(3 * sizesOf("a spoon")[1]);
});

test("a dented bucket is knocked in, and its tile is not hammered besides", () => {
  const [dented] = recipeOf("a dented metal bucket").objects;
  expect(dented?.styles).toContain("dented");
  const lightest = (prompt: string) => {
    const body = partsOf(prompt).filter(({ slot }) => slot === "body");
    return body.flatMap(({ geometry }) => [...geometry.positions]).length;
  };
  expect(lightest("a dented metal bucket")).toBeGreaterThan(0);
  expect(
    Object.values(buildModel(recipeOf("a dented metal bucket")).materials).every((m) => !m.conditions.dented),
  ).toBe(true);
});

test.each([7, 8, 9])("the fingers of a dented gauntlet are knocked in no deeper than they are thick (%i)", (seed) => {
  const deepOf = (prompt: string) => {
    const { recipe } = planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed });
    const fingers = buildModel(recipe).model.parts.filter(({ name }) => name === "fingers");
    const { min, max } = boundsOf(fingers.map(({ geometry }) => geometry.positions));
    return max[2] - min[2];
  };
  expect(deepOf("a dented steel gauntlet")).toBeLessThan(1.08 * deepOf("a steel gauntlet"));
});

test("a crooked tower stands on its foot and leans above it, in one piece each", () => {
  const parts = partsOf("a crooked stone tower");
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const tall = max[1] - min[1];
  const middleOf = (from: number, to: number) => {
    const xs: number[] = [];
    for (const { geometry } of parts)
      for (let i = 0; i < geometry.positions.length; i += 3) {
        const t = ((geometry.positions[i + 1] as number) - min[1]) / tall;
        if (t >= from && t <= to) xs.push(geometry.positions[i] as number);
      }
    return xs.reduce((sum, x) => sum + x, 0) / xs.length;
  };
  expect(Math.abs(middleOf(0.5, 0.8) - middleOf(0, 0.1))).toBeGreaterThan(0.05 * tall);
  for (const { name, geometry } of parts) expect(measureClosedness(geometry.indices).closed, name).toBe(true);
});

test("torn sails hang in rags: less cloth, but most of it left", () => {
  const sailsOf = (prompt: string) => partsOf(prompt).filter(({ slot }) => slot === "sail");
  const clothOf = (prompt: string) => sailsOf(prompt).reduce((sum, { geometry }) => sum + areaOf(geometry), 0);
  const share = clothOf("a galleon with torn sails") / clothOf("a galleon");
  expect(share).toBeGreaterThan(0.55);
  expect(share).toBeLessThan(0.97);
  for (const { geometry } of sailsOf("a galleon with torn sails"))
    expect(measureClosedness(geometry.indices).closed).toBe(true);
});

test("a torn kite has holes and no blots", () => {
  const areas = ["a torn kite", "a kite"].map((prompt) =>
    partsOf(prompt)
      .filter(({ slot }) => slot === "body")
      .reduce((sum, { geometry }) => sum + areaOf(geometry), 0),
  ) as [number, number];
  expect(areas[0] / areas[1]).toBeLessThan(0.99);
  expect(areas[0] / areas[1]).toBeGreaterThan(0.55);
  for (const { geometry, paint } of partsOf("a torn kite").filter(({ name }) => name === "sail"))
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = geometry.positions.slice(i, i + 3) as unknown as [number, number, number];
      const painted = { r: 0.5, g: 0.5, b: 0.5, height: 0, roughness: 0.5, metalness: 0 };
      paint?.(painted, x, y, z, 0, 0, 1);
      expect(painted.height).toBe(0);
    }
});
