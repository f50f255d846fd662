import { describe, expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";

const built = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe)
    .model;
const colourOf = (part: Part | undefined) => {
  const surface = { r: 0, g: 0, b: 0, roughness: 1, metalness: 0, height: 0 };
  const [x, y, z] = (part?.geometry.rest ?? []) as unknown as [number, number, number];
  part?.paint?.(surface, x, y, z, 0, 1, 0);
  return [surface.r, surface.g, surface.b] as const;
};

describe("a beast made of vegetables", () => {
  const { parts } = built("a moose made out of vegetables");
  const pieces = parts.filter(({ slot }) => slot.startsWith("cover"));

  test("is laid with whole pieces of many kinds, closed", () => {
    expect(pieces.length).toBeGreaterThan(5);
    for (const { geometry } of pieces) expect(measureClosedness(geometry.indices).closed).toBe(true);
  });

  test("shows leaves between them, no paint", () => {
    const [r, g, b] = colourOf(
      parts.find(({ slot }) => slot === "body" || slot === "fur" || slot === "coat") ?? parts[0],
    );
    expect(g).toBeGreaterThan(1.5 * r);
    expect(g).toBeGreaterThan(1.5 * b);
  });

  test("keeps its face: its eyes are large and nothing lies on them", () => {
    const eyes = parts.filter(({ slot }) => /^eyes?$/.test(slot));
    const plain = built("a moose").parts.filter(({ slot }) => /^eyes?$/.test(slot));
    const tall = (some: readonly Part[]) => {
      const { min, max } = boundsOf(some.map(({ geometry }) => geometry.positions));
      return max[1] - min[1];
    };
    expect(eyes.length).toBeGreaterThan(0);
    expect(tall(eyes)).toBeGreaterThan(1.3 * tall(plain));
  });
});

test("what is made of sweets has no leaves about it, of blooms it has", () => {
  const slots = (prompt: string) => built(prompt).parts.map(({ slot }) => slot);
  expect(slots("a bus made of candy")).not.toContain("cover-leaf");
  expect(slots("a jug made of roses")).toContain("cover-leaf");
});

describe.each(["a castle made of playing cards", "a horse made of banknotes", "a bridge built from coins"])(
  "%s",
  (prompt) => {
    const { parts } = built(prompt);
    const pieces = parts.filter(({ slot }) => /^cover-(?:playing-card|banknote|coin)/.test(slot));

    test("is laid with hundreds of them, printed each in its own way, closed", () => {
      expect(pieces.length).toBeGreaterThan(1);
      const faces = pieces.reduce((sum, { geometry }) => sum + geometry.indices.length / 3, 0);
      expect(faces).toBeGreaterThan(12 * 150);
      for (const { geometry } of pieces) expect(measureClosedness(geometry.indices).closed).toBe(true);
    });
  },
);

test("what has a stuff of its own shows it between them", () => {
  const plan = (prompt: string) =>
    buildModel(planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 3 }).recipe);
  const { model, materials } = plan("a chocolate house covered with candy");
  expect(materials.wall?.colours).toEqual(plan("a chocolate house").materials.wall?.colours);
  expect(model.parts.some(({ slot }) => slot.startsWith("cover"))).toBe(true);
  const copies = (prompt: string) =>
    plan(prompt)
      .model.parts.filter(({ slot }) => slot.startsWith("cover"))
      .reduce((sum, { geometry }) => sum + geometry.indices.length, 0);
  expect(copies("a chocolate house covered with candy")).toBeLessThan(0.8 * copies("a house made of candy"));
});
