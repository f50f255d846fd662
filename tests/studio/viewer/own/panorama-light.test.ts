import { DataUtils } from "three";
import { expect, it } from "vitest";
import { panoramaLight } from "../../../../src/studio/viewer/own/panorama-light.ts";

const SIZE = { width: 64, height: 32 };

/** The light of a panorama of one grey, with a light where `isLit` says so, in texture coordinates from 0 to 1. */
function panorama(grey: number, light: number, isLit: (u: number, v: number) => boolean) {
  const { width, height } = SIZE;
  const data = new Uint16Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [u, v] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height];
    data.fill(DataUtils.toHalfFloat(isLit(u, v) ? light : grey), pixel * 4, pixel * 4 + 4);
  }
  return panoramaLight({ data, width, height });
}

/** Red in the middle of a level of a face. */
function middle(light: ReturnType<typeof panoramaLight>, face: number, level: number): number {
  const picture = light[face]?.mipmaps[level];
  if (!picture) throw new Error("The light must have every level of every face.");
  return DataUtils.fromHalfFloat(picture.data[(picture.width / 2) * (picture.width + 1) * 4] ?? Number.NaN);
}

const LEVELS = [0, 1, 2, 3];

it("is as bright as a grey panorama at every roughness, whatever infinities are in it", () => {
  const grey = panorama(0.8, 0, () => false);
  for (const level of LEVELS) expect(middle(grey, 2, level)).toBeCloseTo(0.8, 2);
  const broken = panorama(0.8, Number.NaN, (u) => u < 0.02);
  for (const level of LEVELS) expect(middle(broken, 2, level)).toBeGreaterThan(0.7);
});

it("has the first row below, the middle of the picture on +X, and a quarter before it on -Z, mirrored for three", () => {
  const sky = panorama(0, 4, (_, v) => v > 0.5);
  expect(middle(sky, 2, 1)).toBeCloseTo(4, 1);
  expect(middle(sky, 3, 1)).toBeCloseTo(0, 1);
  const front = panorama(0, 4, (u, v) => Math.abs(u - 0.5) < 0.1 && Math.abs(v - 0.5) < 0.2);
  expect([0, 1, 4, 5].map((face) => Math.round(middle(front, face, 1)))).toEqual([0, 4, 0, 0]);
  const left = panorama(0, 4, (u, v) => Math.abs(u - 0.25) < 0.1 && Math.abs(v - 0.5) < 0.2);
  expect([0, 1, 4, 5].map((face) => Math.round(middle(left, face, 1)))).toEqual([0, 0, 0, 4]);
});

it("spreads a sun further the rougher the level, and keeps its strength", () => {
  const sun = panorama(0, 1000, (u, v) => Math.abs(u - 0.5) < 0.01 && Math.abs(v - 0.5) < 0.02);
  const middles = LEVELS.map((level) => middle(sun, 1, level));
  expect(middles).toEqual([...middles].sort((a, b) => b - a));
  expect(middles[3]).toBeGreaterThan(1);
});
