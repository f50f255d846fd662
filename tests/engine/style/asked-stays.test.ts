import { expect, test } from "vitest";
import { engineLexicon } from "../../../src/engine/engine-lexicon.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { makePart, standModel } from "../../../src/engine/geometry/make-part.ts";
import { readPrompt } from "../../../src/engine/language/read-prompt.ts";
import type { MaterialSpec } from "../../../src/engine/materials/material.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { planRecipe } from "../../../src/engine/plan/recipe/plan-recipe.ts";
import { layRegions } from "../../../src/engine/style/regions/lay-regions.ts";
import type { Dressed } from "../../../src/engine/style/style.ts";
import { cyberpunk, futuristic } from "../../../src/engine/style/styles/futuristic.ts";
import { steampunk } from "../../../src/engine/style/styles/steampunk.ts";
import { isSpared } from "../../../src/engine/style/wear/spared.ts";

const RED = [0.8, 0.02, 0.02] as const;
const IVORY = [0.85, 0.82, 0.7] as const;
const spec = (base: string, colours: MaterialSpec["colours"] = []): MaterialSpec => ({
  base,
  colours,
  conditions: {},
  scale: 1,
  seed: 1,
});

const drone = (isDyed: boolean): Dressed => ({
  model: standModel(
    [makePart("hull", "body", box([1, 0.6, 1])), makePart("fin", "body-tone-2", box([0.2, 1, 0.2]))],
    [],
  ),
  materials: { body: spec("plastic", [RED]), "body-tone-2": spec("plastic", [IVORY]), belly: spec("plastic") },
  family: "vehicle",
  ...(isDyed && { isDyed: true }),
});

test.each([futuristic, cyberpunk, steampunk])("$id leaves a thing the colours that were asked", ({ apply }) => {
  const { materials } = apply(drone(true), createDraw(2));
  expect(materials.body?.colours).toEqual([RED]);
  expect(materials["body-tone-2"]?.colours).toEqual([IVORY]);
  expect(apply(drone(false), createDraw(2)).materials.body?.colours).not.toEqual([RED]);
});

test("the lamps of science fiction are of the last of several colours", () => {
  expect(futuristic.apply(drone(true), createDraw(2)).materials.lamp?.colours).toEqual([IVORY]);
});

const planOf = (prompt: string) =>
  planRecipe(readPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 }).recipe.objects[0];

test("weather is laid on the bronze of a statue, not on the coat under it", () => {
  const styles = planOf("a bronze bust of a sailor with green patina")?.styles ?? [];
  expect(styles.indexOf("weathered")).toBeGreaterThan(styles.indexOf("statue"));
});

test("on what is small the stripes of a zebra are printed, on what is large they are fur", () => {
  const slotsOf = (prompt: string) => Object.values(planOf(prompt)?.materials ?? {});
  const shoe = slotsOf("a zebra-striped high heel");
  expect(shoe.some(({ pattern }) => pattern === "zebra")).toBe(true);
  expect(shoe.some(({ base }) => base === "zebra-fur")).toBe(false);
  expect(slotsOf("a zebra-striped sofa").some(({ base }) => base === "zebra-fur")).toBe(true);
});

test("the hair of a statue weathers with it, that of a person does not", () => {
  const person = (base: string): Dressed => ({ ...drone(false), family: "figure", materials: { body: spec(base) } });
  expect(isSpared("hair", spec("bronze"), person("bronze"))).toBe(false);
  expect(isSpared("hair", spec("bronze"), person("skin"))).toBe(true);
});

test.each([
  "a wagon fading from crimson to ivory",
  "a wagon that fades from crimson into ivory",
  "a crimson fading to ivory wagon",
  "a wagon with a gradient from crimson to ivory",
])("%s flows from the one into the other", (prompt) => {
  const [object] = readPrompt(prompt, null, engineLexicon()).objects;
  expect(object?.colours.map(({ word }) => word)).toEqual(["crimson", "ivory"]);
  expect(object?.traits).toContain("gradient");
  const gradient = planOf(prompt)?.regions?.find(({ region }) => region === "gradient");
  expect(gradient?.material.colours).toHaveLength(2);
  expect(gradient?.slots?.length).toBeGreaterThan(0);
});

test("a gradient runs from the first colour at the top to the last at the foot", () => {
  const thing = drone(true);
  const material = spec("plastic", [RED, IVORY]);
  const { parts } = layRegions(thing, [{ region: "gradient", slots: ["body"], material }]).model;
  const greenAt = (y: number): number => {
    const point = { r: 0, g: 0, b: 0, roughness: 0.5, metalness: 0, height: 0 };
    parts[0]?.paint?.(point, 0, y, 0, 0, 1, 0);
    return point.g;
  };
  const { rest } = parts[0]?.geometry ?? { rest: [] };
  const heights = Array.from({ length: rest.length / 3 }, (_, i) => rest[i * 3 + 1] as number);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  expect(greenAt(high)).toBeCloseTo(RED[1], 2);
  expect(greenAt(low)).toBeCloseTo(IVORY[1], 2);
  const middle = greenAt((low + high) / 2);
  expect(middle).toBeGreaterThan(RED[1] + 0.1);
  expect(middle).toBeLessThan(IVORY[1] - 0.1);
});
