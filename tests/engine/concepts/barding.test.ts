import { expect, test } from "vitest";
import { horse } from "#engine/concepts/hoofed/horse.ts";
import { bear } from "#engine/concepts/mammal/bear.ts";
import { createDraw } from "#engine/math/draw.ts";
import { boundsOf } from "#measure/bounds.ts";

const make = (concept: typeof horse, word: string, traits: readonly string[]) => {
  const parameters = concept.sample(createDraw(5), {
    word,
    traits: new Set(traits),
    parts: new Map(),
    counts: new Map(),
    without: new Set(),
  });
  const { parts } = concept.build(parameters);
  const bounds = (name: string) =>
    boundsOf(parts.filter((part) => part.name === name).map((part) => part.geometry.positions));
  return { parameters, parts, bounds };
};

test.each([
  [horse, "horse", ["armored"]],
  [horse, "war horse", []],
  [bear, "bear", ["armored"]],
])("armour is worn over body and head, on all fours: %#", (concept, word, traits) => {
  const { parameters, parts, bounds } = make(concept, word, traits);
  expect(parameters.pose).not.toBe("upright");
  const plates = parts.filter(({ slot }) => slot === "barding").map(({ name }) => name);
  expect(plates).toEqual(["barding", "barding-hem", "chanfron"]);
  const [body, plate] = [bounds("body"), bounds("barding")];
  expect(plate.max[0]).toBeGreaterThan(body.max[0] as number);
  expect(plate.min[1]).toBeGreaterThan(0.1);
});

test("a horse that nobody called armoured has none", () => {
  expect(make(horse, "horse", []).parts.some(({ slot }) => slot === "barding")).toBe(false);
});
