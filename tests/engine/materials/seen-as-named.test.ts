import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { jointMask } from "#engine/materials/parts/joint-mask.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { findPieces } from "#engine/texture/tilings/pieces.ts";
import { difference, shade } from "./shade-condition.ts";

const read = (prompt: string) => readMaterialPrompt(prompt, null, engineLexicon());

const plainly = (base: string, size = 256) =>
  shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed: 4 }, size);

describe("what is said of a surface is seen on it", () => {
  test.each([
    ["steel, scratches, rust", { scratched: 0.7, rusty: 0.6 }],
    ["iron with scratches and rust", { scratched: 0.7, rusty: 0.8 }],
    ["beaten old boards", { dented: 0.7, scratched: 0.4 }],
  ])("%s", (prompt, conditions) => {
    expect(read(prompt).conditions).toMatchObject(conditions);
  });

  test.each([
    ["concrete floor rubble", "rubble-floor"],
    ["white decorative wall", "relief-panels"],
    ["green long tiles", "long-tiles"],
    ["standing seam roof of verdigris copper", "copper-patina"],
    ["beaten copper", "hammered-copper"],
  ])("%s", (prompt, base) => {
    expect(read(prompt).base).toBe(base);
  });

  test("a vine in a mosaic is a stem with its leaves", () => {
    expect(read("vine mosaic tiles").pattern).toBe("ornament");
  });

  test("ash brown is greyish", () => {
    const [r, , b] = read("ash brown wood").colours[0]?.rgb ?? [1, 0, 0];
    expect(r / b).toBeLessThan(2);
  });
});

test("rust hides no scratch", () => {
  const rusty = shade("steel", { rusty: 0.6 });
  expect(difference(rusty, shade("steel", { rusty: 0.6, scratched: 0.7 }))).toBeGreaterThan(0.015);
});

test("battered boards split and splinter", () => {
  const [whole, battered] = [shade("weathered-planks", {}), shade("weathered-planks", { dented: 0.7 })];
  const black = battered.albedo.filter((value, i) => value < 0.4 * (whole.albedo[i] as number)).length;
  expect(black / whole.albedo.length).toBeGreaterThan(0.006);
});

test("a tile's rise to its middle has no crease along the diagonals", () => {
  const { height, size } = plainly("square-tiles");
  const at = (x: number, y: number) => height[y * size + x] as number;
  // a tile of six to the row, in the quarter towards its middle
  const side = size / 6;
  let [along, beside] = [0, 0];
  for (let k = Math.ceil(side * 0.22); k < side * 0.4; k += 1) {
    const bend = (x: number, y: number) => Math.abs(at(x - 1, y + 1) + at(x + 1, y - 1) - 2 * at(x, y));
    along += bend(k, k);
    beside += bend(k + 3, k - 3);
  }
  expect(along).toBeLessThan(4 * beside + 1e-5);
});

test("the stones of a mosaic are parted where their joints are narrow", () => {
  const surface = plainly("mosaic-tiles", 512);
  const { middles } = findPieces(jointMask(surface), 512, 0.03);
  expect(Math.max(...middles.map(({ share }) => share))).toBeLessThan(0.01);
});
