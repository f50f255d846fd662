import { expect, test } from "vitest";
import { createDraw } from "../../../src/engine/math/draw.ts";

test("a draw depends on the seed and its name alone, whatever was drawn before", () => {
  const draw = createDraw(7);
  const alone = createDraw(7).number("height", 0, 1);
  draw.number("width", 0, 1);
  draw.pick("style", ["a", "b", "c"]);
  expect(draw.number("height", 0, 1)).toBe(alone);
  expect(draw.fork("leg").number("height", 0, 1)).not.toBe(alone);
});

test("every bit of the seed counts", () => {
  const seeds = [7, 2 ** 32 + 7, 2 ** 52 + 7, -7, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  expect(new Set(seeds.map((seed) => createDraw(seed).number("x", 0, 1))).size).toBe(seeds.length);
});

test("numbers, integers, chances and picks are even over many seeds", () => {
  const draws = Array.from({ length: 20_000 }, (_, seed) => createDraw(seed));
  const mean = draws.reduce((sum, draw) => sum + draw.number("x", 0, 1), 0) / draws.length;
  expect(mean).toBeCloseTo(0.5, 1);
  const sides = new Array<number>(6).fill(0);
  for (const draw of draws) {
    const side = draw.integer("die", 1, 6) - 1;
    sides[side] = (sides[side] as number) + 1;
  }
  for (const count of sides) expect(Math.abs(count / draws.length - 1 / 6)).toBeLessThan(0.01);
  const heavy = draws.filter((draw) => draw.pick("weighted", ["light", "heavy"], [1, 3]) === "heavy").length;
  expect(Math.abs(heavy / draws.length - 0.75)).toBeLessThan(0.02);
});

test("the first numbers of seed 7 are these, on every machine and for ever", () => {
  const draw = createDraw(7);
  const next = draw.stream("stream");
  expect([draw.seed32("kernel"), draw.integer("die", 1, 1_000_000), next(), next()]).toMatchInlineSnapshot(`
    [
      480746078,
      697577,
      0.5465725678950548,
      0.19417078513652086,
    ]
  `);
});
