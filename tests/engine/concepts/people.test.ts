import { expect, test } from "vitest";
import type { Ask } from "#engine/concepts/concept.ts";
import { sampleHuman } from "#engine/concepts/figure/sample-human.ts";
import { createDraw } from "#engine/math/draw.ts";

const SEEDS = Array.from({ length: 80 }, (_, i) => i + 1);
const ask = (word: string): Ask => ({
  word,
  traits: new Set(),
  parts: new Map(),
  counts: new Map(),
  without: new Set(),
});
const inGlasses = (word: string): number =>
  SEEDS.filter((seed) => sampleHuman(createDraw(seed), ask(word)).glasses === "glasses").length;

test.each(["knight", "samurai", "viking", "ninja", "ballerina", "astronaut"])(
  "no %s wears glasses by chance",
  (word) => {
    expect(inGlasses(word)).toBe(0);
  },
);

test("some people in everyday clothes do", () => {
  expect(inGlasses("man")).toBeGreaterThan(1);
  expect(inGlasses("man")).toBeLessThan(SEEDS.length / 4);
});
