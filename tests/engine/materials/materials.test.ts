import { expect, test } from "vitest";
import { MATERIALS, materialById, materialLexicon } from "#engine/materials/index.ts";
import { MATERIAL_CLASSES } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";

test("every material has an id, a class, words and a size of its own", () => {
  expect(new Set(MATERIALS.map(({ id }) => id)).size).toBe(MATERIALS.length);
  const words = MATERIALS.flatMap((material) => material.words);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  for (const material of MATERIALS) {
    expect(MATERIAL_CLASSES).toContain(material.class);
    expect(material.words.length).toBeGreaterThan(0);
    expect(material.tileSize).toBeGreaterThan(0);
  }
});

test.each(["riveted-hull", "rusty-corrugated", "rusty-iron", "cast-iron", "perforated-metal"])(
  "all but a fiftieth of %s is surely metal or surely none",
  (base) => {
    const { metalness } = shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed: 1 }, 512);
    const unsure = metalness.filter((value) => value > 0.1 && value < 0.9).length;
    expect(unsure / metalness.length).toBeLessThan(0.02);
  },
);

test.each(["riveted-hull", "wire-mesh", "oxidised-aluminium", "rusty-painted-metal"])(
  "%s is metal or none nearly everywhere",
  (base) => {
    const { metalness } = shadeMaterial(
      { base, colours: [], conditions: { rusty: 0.5, dirty: 0.5 }, scale: 1, seed: 5 },
      256,
    );
    const unsure = metalness.filter((value) => value > 0.25 && value < 0.75).length;
    expect(unsure / metalness.length).toBeLessThan(0.1);
  },
);

test("an unknown id is refused by name", () => {
  expect(() => materialById("unobtainium")).toThrow('materialById: unknown material "unobtainium".');
});

test("the lexicon knows every material", () => {
  expect(materialLexicon().map(({ id }) => id)).toEqual(MATERIALS.map(({ id }) => id));
});

test("a size that is no power of two is refused", () => {
  expect(() => shadeMaterial({ base: "oak", colours: [], conditions: {}, scale: 1, seed: 5 }, 100)).toThrow(
    "power of two",
  );
});
