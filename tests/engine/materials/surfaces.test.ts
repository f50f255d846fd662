import { expect, test } from "vitest";
import type { Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { fromHex } from "#engine/math/color.ts";
import { temperPalettes } from "#engine/texture/tones/deal-tones.ts";
import { landmarkOf } from "../../support/landmark.ts";
import { mean, shade } from "./shade-condition.ts";

/** Mean steepness across and down. */
function slopes({ height, size, tileSize }: Surface): { across: number; down: number } {
  const at = (x: number, y: number) => height[(y & (size - 1)) * size + (x & (size - 1))] as number;
  let [across, down] = [0, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      across += Math.abs(at(x + 1, y) - at(x, y));
      down += Math.abs(at(x, y + 1) - at(x, y));
    }
  }
  const texel = tileSize / size;
  return { across: across / size / size / texel, down: down / size / size / texel };
}

test("the rods of wicker run on from stake to stake", () => {
  const { across, down } = slopes(shade("wicker", {}));
  expect(down / across).toBeGreaterThan(2.5);
});

test("bark is broad ridges along the trunk between narrow furrows", () => {
  const surface = shade("bark", {});
  const [low, high] = [Math.min(...surface.height), Math.max(...surface.height)];
  const ridges = surface.height.filter((h) => h > low + 0.55 * (high - low)).length / surface.height.length;
  expect(ridges).toBeGreaterThan(0.6);
  const { across, down } = slopes(surface);
  expect(across / down).toBeGreaterThan(1.6);
});

test.each([
  ["chrome", 0.006],
  ["silver", 0.014],
  ["gold", 0.014],
  ["brass", 0.014],
])("%s is flat enough to mirror", (base, limit) => {
  const { across, down } = slopes(shade(base, {}));
  expect(across + down).toBeLessThan(limit);
});

test.each(["pewter", "brass"])("no clouds hang in %s", (base) => {
  expect(landmarkOf(shade(base, {}))).toBeLessThan(1.6);
});

test("burnt metal is metal still, in its tempering colours: straw here, blue there", () => {
  const { albedo, metalness } = shade("steel", { burnt: 0.7 });
  expect(mean(metalness)).toBeGreaterThan(0.9);
  const share = (passes: (r: number, b: number) => boolean) =>
    metalness.filter((_, i) => passes(albedo[i * 3] as number, albedo[i * 3 + 2] as number)).length / metalness.length;
  expect(share((r, b) => b > 1.25 * r)).toBeGreaterThan(0.03);
  expect(share((r, b) => r > 1.1 * b)).toBeGreaterThan(0.005);
});

test("a stone unlike all others is drawn towards them, and what is alone stays as it is", () => {
  const [grey, red] = [["#808080"].map(fromHex), ["#a04040"].map(fromHex)];
  const [usual, , , rare] = temperPalettes([grey, grey, grey, red]);
  const own = red[0]?.[0] as number;
  const tempered = rare?.[0]?.[1] as number;
  expect(tempered).toBeGreaterThan(1.5 * (red[0]?.[1] as number));
  expect(rare?.[0]?.[0]).toBeGreaterThan(tempered);
  expect(own).toBeGreaterThan(0);
  expect(Math.abs((usual?.[0]?.[0] as number) - (grey[0]?.[0] as number))).toBeLessThan(0.02);
  expect(temperPalettes([red])).toEqual([red]);
});

test("what is laid in bricks stays whole where it is of the future: its joints are the grooves", () => {
  const spec = { base: "brick", colours: [], conditions: {}, scale: 1, seed: 3 } as const;
  const plain = shadeMaterial(spec, 256).height;
  const future = shadeMaterial({ ...spec, style: "futuristic" }, 256).height;
  const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, h, i) => sum + h * (b[i] as number), 0);
  expect(dot(plain, future) / Math.sqrt(dot(plain, plain) * dot(future, future))).toBeGreaterThan(0.93);
});

test("cut gems are planes that lean each its own way and meet in edges", () => {
  const { height, size } = shade("gemstone", {});
  const [low, high] = [Math.min(...height), Math.max(...height)];
  const at = (x: number, y: number) => height[(y & (size - 1)) * size + (x & (size - 1))] as number;
  const bent = height.map((h, i) => {
    const [x, y] = [i & (size - 1), Math.floor(i / size)];
    return Math.abs(at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * h);
  });
  expect(bent.filter((each) => each < 0.002 * (high - low)).length / height.length).toBeGreaterThan(0.6);
  expect(height.filter((h) => h > high - 0.01 * (high - low)).length / height.length).toBeLessThan(0.1);
});

test("a coat of rough plaster is not eaten all over", () => {
  const { albedo } = shade("rough-plaster", {});
  const light = albedo.filter((_, i) => i % 3 === 1);
  const usual = mean(light);
  const deviation = Math.sqrt(mean(light.map((l) => (l - usual) * (l - usual)))) / usual;
  expect(deviation).toBeLessThan(0.075);
});

test("verdigris thins out over brown metal: copper is bright, brown and green, not two colours with a rim", () => {
  const { albedo, metalness } = shade("copper", { rusty: 0.6 });
  const light = (i: number) =>
    ((albedo[i * 3] as number) + (albedo[i * 3 + 1] as number) + (albedo[i * 3 + 2] as number)) / 3;
  const share = (passes: (i: number) => boolean) => metalness.filter((_, i) => passes(i)).length / metalness.length;
  const isGreen = (i: number) => (albedo[i * 3 + 1] as number) > (albedo[i * 3] as number);
  expect(share(isGreen)).toBeGreaterThan(0.15);
  expect(share((i) => !isGreen(i) && light(i) < 0.22)).toBeGreaterThan(0.12);
});
