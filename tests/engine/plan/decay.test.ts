import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const planned = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 6 }).recipe;
const tall = (prompt: string) => {
  const { parts } = buildModel(planned(prompt)).model;
  const { min, max } = boundsOf(parts.filter(({ slot }) => slot !== "weeds").map(({ geometry }) => geometry.positions));
  return max[1] - min[1];
};

describe("decay", () => {
  test("a pickup with a rotted bed is rusty all over, its tyres flat; with a wooden bed it is not", () => {
    const [truck] = planned("a pickup with a rotted bed").objects;
    expect(truck?.styles).toEqual(expect.arrayContaining(["rotted", "flat-tyres", "weathered"]));
    expect(planned("a pickup with a wooden bed").objects[0]?.styles).not.toContain("flat-tyres");
  });

  test("what stands on flat tyres stands lower", () => {
    expect(tall("an abandoned van")).toBeLessThan(tall("a van") - 0.03);
  });

  test("rotten wood is eaten through and stays closed", () => {
    const faces = (prompt: string) => {
      const { parts } = buildModel(planned(prompt)).model;
      for (const { geometry } of parts) expect(measureClosedness(geometry.indices).closed).toBe(true);
      return parts.reduce((sum, { geometry }) => sum + geometry.indices.length, 0);
    };
    expect(faces("a rotting wooden crate")).toBeGreaterThan(1.02 * faces("a wooden crate"));
  });
});
