import { expect, test } from "vitest";
import { STONE } from "#engine/materials/stone/index.ts";
import { rock } from "#engine/materials/stone/rock.ts";
import type { Rgb } from "#engine/math/color.ts";
import { createDraw } from "#engine/math/draw.ts";
import { describeMaterials } from "./describe-materials.ts";

describeMaterials(STONE);

test("rock that is to be drawn is of plain faces: hardly any of it is grain", () => {
  const size = 256;
  const grain = (isDrawn: boolean) => {
    const { height } = rock.shade({ size, draw: createDraw(5), colours: [], scale: 1, isDrawn });
    let sum = 0;
    for (let i = size; i < height.length - size - 1; i += 1) {
      const around = (height[i - 1] as number) + (height[i + 1] as number);
      const across = (height[i - size] as number) + (height[i + size] as number);
      sum += Math.min(0.004, Math.abs(around + across - 4 * (height[i] as number)));
    }
    return sum;
  };
  expect(grain(true)).toBeLessThan(0.6 * grain(false));
});

const RED = [0.48, 0.02, 0.015] as const;
const GREY = [0.2, 0.2, 0.21] as const;
const BROWN = [0.42, 0.27, 0.16] as const;
const reliefOf = (colour: Rgb) =>
  rock.shade({ size: 128, draw: createDraw(3), colours: [colour], scale: 1 }).height as Float32Array;

test.each([
  ["red", "grey", RED, GREY],
  ["grey", "brown", GREY, BROWN],
  ["brown", "red", BROWN, RED],
] as const)("%s rock is of another make than rock that is %s", (_a, _b, first, second) => {
  const [a, b] = [reliefOf(first), reliefOf(second)];
  const product = (x: Float32Array, y: Float32Array) => x.reduce((sum, each, i) => sum + each * (y[i] as number), 0);
  expect(Math.abs(product(a, b)) / Math.sqrt(product(a, a) * product(b, b))).toBeLessThan(0.4);
});

test("a darker red lies on the same red rock", () => {
  expect(reliefOf([0.2, 0.01, 0.01])).toEqual(reliefOf(RED));
});

test("red rock is bedded: it changes more down the tile than across", () => {
  const height = reliefOf(RED);
  let [down, across] = [0, 0];
  for (let i = 0; i < height.length - 1024; i += 1) {
    down += Math.abs((height[i + 1024] as number) - (height[i] as number));
    across += Math.abs((height[i + 8] as number) - (height[i] as number));
  }
  expect(down).toBeGreaterThan(1.35 * across);
});
