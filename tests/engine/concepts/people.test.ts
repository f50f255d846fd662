import { expect, test } from "vitest";
import type { Ask } from "#engine/concepts/concept.ts";
import { sampleHuman } from "#engine/concepts/figure/sample-human.ts";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readPrompt } from "#engine/language/read-prompt.ts";
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

test.each([
  ["plague doctor", { headgear: "plague-mask", outer: "robe" }],
  ["chimney sweep", { headgear: "top-hat", prop: "flue-brush" }],
  ["jester", { headgear: "jester-hat", emblem: "halves" }],
  ["mime", { headgear: "beret", emblem: "hoops" }],
  ["pharaoh", { headgear: "nemes" }],
  ["beekeeper", { headgear: "bee-veil" }],
  ["surgeon", { headgear: "surgical-mask" }],
  ["referee", { emblem: "bars" }],
  ["geisha", { headgear: "pinned-hair", outer: "kimono", bottom: "none" }],
  ["priest", { neckwear: "clerical-collar", headgear: "none" }],
  ["cheerleader", { prop: "pompoms" }],
  ["sumo wrestler", { bottom: "swimsuit", feet: "none" }],
])("a %s is told by what is worn", (word, wear) => {
  expect(sampleHuman(createDraw(1), ask(word))).toMatchObject(wear);
});

test.each(["boxer", "chimney sweep", "plague doctor"])("a %s is a person", (word) => {
  expect(readPrompt(`a ${word}`, null, engineLexicon()).objects[0]?.concept).toBe("person");
});
