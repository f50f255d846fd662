import { expect, test } from "vitest";
import type { Surface } from "#engine/materials/material.ts";
import { mean, shade } from "./shade-condition.ts";

/** Standard deviation of the means of `side` x `side` blocks, of the red over the green. */
const huesOf = ({ albedo, size }: Surface, side: number): number => {
  const hues: number[] = [];
  for (let y = 0; y < size; y += side) {
    for (let x = 0; x < size; x += side) {
      let [red, green] = [0, 0];
      for (let k = 0; k < side * side; k += 1) {
        const i = ((y + Math.floor(k / side)) * size + x + (k % side)) * 3;
        red += albedo[i] as number;
        green += albedo[i + 1] as number;
      }
      hues.push(red / green);
    }
  }
  const middle = hues.reduce((sum, hue) => sum + hue, 0) / hues.length;
  return Math.sqrt(hues.reduce((sum, hue) => sum + (hue - middle) ** 2, 0) / hues.length);
};

test("a reef is of many corals, where a coral is of one colour", () => {
  expect(huesOf(shade("coral-reef", {}), 8)).toBeGreaterThan(1.6 * huesOf(shade("coral", {}), 8));
});

test("slime is glossy all over, and domes of bubbles stand in it", () => {
  const { roughness, height, size } = shade("slime", {});
  expect(Math.max(...roughness)).toBeLessThan(0.3);
  let steps = 0;
  for (let i = 0; i < height.length - size; i += 1) {
    if (Math.abs((height[i + size] as number) - (height[i] as number)) > 0.0018) steps += 1;
  }
  // where a bubble's rim rises steeply from the gel
  expect(steps / height.length).toBeGreaterThan(0.02);
});

test("barnacles have dark mouths below pale rims", () => {
  const { albedo, height } = shade("barnacles", {});
  const light = albedo.filter((_, i) => i % 3 === 0);
  const order = Array.from(height.keys()).sort((a, b) => (height[b] as number) - (height[a] as number));
  const top = order.slice(0, order.length / 6);
  expect(top.reduce((sum, i) => sum + (light[i] as number), 0) / top.length).toBeGreaterThan(1.35 * mean(light));
  expect(light.filter((value) => value < 0.05).length / light.length).toBeGreaterThan(0.03);
});

test("a mended road has darker patches and tar that shines between", () => {
  const { roughness } = shade("patched-asphalt", {});
  const sealed = roughness.filter((value) => value < 0.5).length / roughness.length;
  expect(sealed).toBeGreaterThan(0.02);
  expect(sealed).toBeLessThan(0.25);
});

test("epoxy paint is glossy, and the concrete it is worn to is not", () => {
  const sorted = shade("epoxy-floor", {}).roughness.sort();
  expect(sorted[Math.floor(sorted.length * 0.4)]).toBeLessThan(0.35);
  expect(sorted[Math.floor(sorted.length * 0.985)]).toBeGreaterThan(0.6);
});

test("fans are printed in their second colour on the ground", () => {
  const { albedo } = shade("deco-wallpaper", {});
  const red = albedo.filter((_, i) => i % 3 === 0).sort();
  expect(red[Math.floor(red.length * 0.9)]).toBeGreaterThan(4 * (red[Math.floor(red.length * 0.2)] as number));
});

test("a delft tile is white, with a little blue", () => {
  const { albedo } = shade("delft-tiles", {});
  const blue = albedo.filter((value, i) => i % 3 === 2 && value > 1.7 * (albedo[i - 2] as number)).length;
  expect((blue * 3) / albedo.length).toBeGreaterThan(0.03);
  expect((blue * 3) / albedo.length).toBeLessThan(0.25);
});
