import { expect, test } from "vitest";
import { boundsOf } from "#measure/bounds.ts";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { outlineArea } from "../../../src/engine/geometry/outline.ts";
import type { Part } from "../../../src/engine/geometry/part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import { buildModel } from "../../../src/engine/plan/build-model.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { traceOutline } from "../../../src/engine/style/likeness/trace-outline.ts";

const lexicon = engineLexicon();
const partsOf = (prompt: string) =>
  buildModel(planRecipe(readPrompt(prompt, null, lexicon), { prompt, negativePrompt: null, seed: 4 }).recipe).model
    .parts;
const sizeOf = (part: Part | undefined) => {
  const { min, max } = boundsOf(part ? [part.geometry.positions] : []);
  return [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
};

test("the outer line of a picture goes round it counter-clockwise", () => {
  const at = (x: number, y: number) =>
    (x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5) < 0.16 ? ({ colour: [1, 0, 0], isLine: false } as const) : undefined;
  expect(outlineArea(traceOutline({ aspect: 1, at }))).toBeCloseTo(0.5, 1);
  expect(traceOutline({ aspect: 1, at: () => undefined })).toEqual([]);
});

test("a kite like a beast is a thin sail in its outline, with spars and a tail", () => {
  const parts = partsOf("a kite shaped like a whale");
  const [wide, high, deep] = sizeOf(parts.find(({ name }) => /sail/.test(name)));
  expect(deep).toBeLessThan(0.35 * Math.min(wide, high));
  expect(wide).toBeGreaterThan(1.4 * high);
  expect(parts.some(({ name }) => /spar/.test(name))).toBe(true);
  expect(parts.some(({ slot }) => /tail/.test(slot))).toBe(true);
  expect(parts.some(({ slot }) => /like-/.test(slot))).toBe(false);
});

test("a sign is cut like the thing that is named before it, long side across, without its frame", () => {
  const parts = partsOf("a skateboard sign");
  const [wide, high] = sizeOf(parts.find(({ slot }) => /board/.test(slot)));
  expect(wide).toBeGreaterThan(1.8 * high);
  expect(parts.some(({ slot }) => /frame/.test(slot))).toBe(false);
  expect(partsOf("a shop sign").some(({ slot }) => /frame/.test(slot))).toBe(true);
});

test("a lamp that hangs keeps its cord, whatever it looks like", () => {
  const parts = partsOf("a hanging lamp shaped like an octopus");
  expect(parts.some(({ name }) => /cord/.test(name))).toBe(true);
  expect(parts.some(({ name }) => /rose/.test(name))).toBe(true);
});

test("spices in jars are small jars of spice, and no other jars", () => {
  const { objects } = readPrompt("cumin-coloured spices in little jars", null, lexicon);
  expect(objects.map(({ concept }) => concept)).toEqual(["spice-jar"]);
  expect(objects[0]?.traits).toContain("small");
});
