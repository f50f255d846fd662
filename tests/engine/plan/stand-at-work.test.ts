import { expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { loadSimplifier } from "#engine/geometry/simplify.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
import { buildModel } from "#engine/plan/build-model.ts";
import { planRecipe } from "#engine/plan/recipe/plan-recipe.ts";
import { boundsOf } from "#measure/bounds.ts";

const lexicon = engineLexicon();
await loadSimplifier();

const read = (prompt: string) => readPrompt(prompt, null, lexicon);
const tiesOf = (prompt: string) => {
  const { objects, relations } = read(prompt);
  return relations.map(({ kind, from, to }) => `${objects[from]?.concept} ${kind} ${objects[to]?.concept}`);
};
const partsOf = (prompt: string) =>
  buildModel(planRecipe(read(prompt), { prompt, negativePrompt: null, seed: 1 }).recipe).model.parts;
const boundsIn = (parts: ReturnType<typeof partsOf>, name: RegExp) =>
  boundsOf(parts.filter((part) => name.test(part.name)).map(({ geometry }) => geometry.positions));

test.each([
  ["a beaver hammering a birdhouse on a workbench", "beaver beside workbench", "birdhouse on workbench"],
  ["a mouse sawing a plank on a workbench", "mouse beside workbench", "plank on workbench"],
  ["a gnome repairing a clock at a workbench", "person beside workbench", "wall-clock on workbench"],
  ["an elf making a toy train at a workbench", "person beside workbench", "train on workbench"],
])("%s: they stand at it, the work on it", (prompt, stands, lies) => {
  const ties = tiesOf(prompt);
  expect(ties).toContain(stands);
  expect(ties).toContain(lies);
  expect(ties.some((tie) => /sitting/.test(tie))).toBe(false);
});

test("nobody sits down to cook or to knead, and who writes does", () => {
  expect(tiesOf("a bear cooking at a kitchen table").join()).not.toContain("sitting");
  expect(tiesOf("a bear kneading dough at a table")).toEqual(["bear beside dough"]);
  expect(tiesOf("a mouse writing at a table").join()).toContain("sitting chair");
  expect(tiesOf("a cat lying on a workbench")).not.toContain("cat beside workbench");
});

test("a bench is no higher than the elbows of who works at it, and no board hides the work", () => {
  const parts = partsOf("a mouse sawing a plank on a workbench");
  const mouse = boundsIn(parts, /^mouse/);
  const bench = boundsIn(parts, /^workbench/);
  expect(bench.max[1]).toBeLessThan(0.75 * mouse.max[1]);
  expect(parts.some(({ name }) => /pegboard|workbench.*board/.test(name))).toBe(false);
});

test("a saw points at what is sawn", () => {
  const parts = partsOf("a mouse sawing a plank on a workbench");
  const [blade, handle] = [boundsIn(parts, /saw.*blade/), boundsIn(parts, /saw.*handle/)];
  expect(blade.max[2]).toBeGreaterThan(handle.max[2]);
});
