import { describe, expect, test } from "vitest";
import { engineLexicon } from "#engine/engine-lexicon.ts";
import { readMaterialPrompt } from "#engine/language/read-material-prompt.ts";
import { MATERIALS, materialById } from "#engine/materials/index.ts";
import type { MaterialSpec, ShadeContext } from "#engine/materials/material.ts";
import { jointMask } from "#engine/materials/parts/joint-mask.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { createDraw } from "#engine/math/draw.ts";
import { planMaterial } from "#engine/plan/recipe/plan-material.ts";

const SIZE = 256;

const specOf = (prompt: string): MaterialSpec =>
  planMaterial(readMaterialPrompt(prompt, null, engineLexicon()), { prompt, negativePrompt: null, seed: 1 }).base;

const shade = (prompt: string, size = SIZE) => shadeMaterial(specOf(prompt), size);

/** Mean colour of the texels that `where` picks. */
function meanWhere(albedo: Float32Array, where: (i: number) => boolean): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < albedo.length / 3; i += 1) {
    if (!where(i)) continue;
    count += 1;
    for (const c of [0, 1, 2] as const) sum[c] += albedo[i * 3 + c] as number;
  }
  expect(count).toBeGreaterThan(50);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** Radii from the nearest head. */
function headsOf({ base, seed, scale, colours }: MaterialSpec): (i: number) => number {
  const context: ShadeContext = { size: SIZE, draw: createDraw(seed).fork(base), colours, scale };
  const heads = materialById(base).fasteners?.(context);
  if (!heads) throw new Error(`headsOf: ${base} has none`);
  const place = { dx: 0, dy: 0 };
  return (i) => {
    heads.locate(((i % SIZE) + 0.5) / SIZE, (Math.floor(i / SIZE) + 0.5) / SIZE, place);
    return Math.sqrt(place.dx * place.dx + place.dy * place.dy) / heads.radius;
  };
}

test("rusty nails are rusty, and the teal planks between them stay teal", () => {
  const prompt = "teal planks with rusty nails";
  const { albedo } = shade(prompt);
  const away = headsOf(specOf(prompt));
  const nail = meanWhere(albedo, (i) => away(i) < 0.7);
  const plank = meanWhere(albedo, (i) => away(i) > 5);
  expect(nail[0]).toBeGreaterThan(1.5 * nail[2]);
  expect(plank[2]).toBeGreaterThan(3 * plank[0]);
});

test("nails stand out of the boards", () => {
  const prompt = "oak planks with iron nails";
  const { height } = shade(prompt);
  const away = headsOf(specOf(prompt));
  const level = (where: (i: number) => boolean) => {
    const picked = height.filter((_, i) => where(i));
    return picked.reduce((sum, h) => sum + h, 0) / picked.length;
  };
  expect(level((i) => away(i) < 0.5)).toBeGreaterThan(level((i) => away(i) > 1.6 && away(i) < 2.2) + 0.002);
});

describe.each([
  ["brick", "bricks", "mortar"],
  ["square-tiles", "tiles", "grout"],
])("%s", (_, pieces, filling) => {
  test(`black ${filling} is black between the ${pieces}, and leaves them as they were`, () => {
    const plain = shade(pieces);
    const filled = shade(`${pieces} with black ${filling}`);
    const joints = jointMask(plain);
    const grey = (rgb: readonly number[]) => rgb.reduce((sum, value) => sum + value, 0) / 3;
    expect(grey(meanWhere(filled.albedo, (i) => (joints[i] as number) > 0.95))).toBeLessThan(0.03);
    const isPiece = (i: number) => (joints[i] as number) < 0.01;
    const before = meanWhere(plain.albedo, isPiece);
    for (const [c, value] of meanWhere(filled.albedo, isPiece).entries())
      expect(value).toBeCloseTo(before[c] as number, 3);
  });
});

test("tar in the seams is black there and nowhere else", () => {
  // at fewer texels the joints of boards are narrower than one, and drawn fainter
  const size = 1024;
  const plain = shade("oak planks", size);
  const tarred = shade("oak planks with tar in the seams", size);
  const darker = (i: number) => (tarred.albedo[i * 3] as number) / ((plain.albedo[i * 3] as number) + 1e-6);
  const joints = jointMask(plain);
  const seam = meanWhere(tarred.albedo, (i) => (joints[i] as number) > 0.95);
  expect(Math.max(...seam)).toBeLessThan(0.02);
  let spoiled = 0;
  for (let i = 0; i < size * size; i += 1) if (darker(i) < 0.9) spoiled += 1;
  // boards eight times as long as broad have more seams: eighteen across at the most
  expect(spoiled / (size * size)).toBeLessThan(0.32);
});

test.each(["leather with white stitching", "canvas with white stitching"])("%s is sewn in white", (prompt) => {
  const plain = shade(prompt.replace(" with white stitching", ""));
  const sewn = shade(prompt);
  let threads = 0;
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    const isThread = (sewn.albedo[i * 3] as number) > 0.45 && (plain.albedo[i * 3] as number) < 0.42;
    if (isThread) threads += 1;
  }
  if (prompt.startsWith("leather")) expect(threads / (SIZE * SIZE)).toBeGreaterThan(0.01);
  expect(sewn.albedo).not.toEqual(plain.albedo);
});

test("rusty streaks redden a part of the concrete, and none of it becomes metal", () => {
  const plain = shade("concrete");
  const { albedo, metalness } = shade("concrete with rusty streaks");
  let red = 0;
  for (let i = 0; i < SIZE * SIZE; i += 1) {
    if ((albedo[i * 3] as number) > 1.5 * (albedo[i * 3 + 2] as number)) red += 1;
  }
  expect(red / (SIZE * SIZE)).toBeGreaterThan(0.02);
  expect(red / (SIZE * SIZE)).toBeLessThan(0.4);
  expect(metalness).toEqual(plain.metalness);
});

test("iron bands are metal across a third of the wood at most", () => {
  const { metalness } = shade("wood with iron bands");
  const share = metalness.filter((value) => value > 0.5).length / metalness.length;
  expect(share).toBeGreaterThan(0.08);
  expect(share).toBeLessThan(0.33);
});

test("heads sit at the same places whatever the edge of the tile", () => {
  for (const { id, fasteners } of MATERIALS) {
    if (!fasteners) continue;
    const heads = fasteners({ size: SIZE, draw: createDraw(3).fork(id), colours: [], scale: 1 });
    expect(heads.radius).toBeGreaterThan(0.002);
    const left = { dx: 0, dy: 0 };
    const right = { dx: 0, dy: 0 };
    for (let k = 0; k < 64; k += 1) {
      heads.locate(1e-7, (k + 0.5) / 64, left);
      heads.locate(1 - 1e-7, (k + 0.5) / 64, right);
      const distance = ({ dx, dy }: typeof left) => Math.sqrt(dx * dx + dy * dy);
      const near = Math.min(distance(left), distance(right));
      // where a head lies over the edge, both sides must see it
      if (near < heads.radius) expect(Math.abs(distance(left) - distance(right))).toBeLessThan(1e-4);
    }
  }
});

test.each([
  ["sand with footprints", 0.03, 0.2],
  ["snow with tire tracks", 0.15, 0.45],
  ["snow with wolf tracks", 0.012, 0.12],
  ["snow with crow tracks", 0.008, 0.1],
  ["mud with deer tracks", 0.012, 0.15],
  ["footprints in muddy grass", 0.03, 0.3],
])("%s: what went over it is pressed in, dark, and left the rest as it was", (prompt, least, most) => {
  const { layers: _, ...bare } = specOf(prompt);
  const plain = shadeMaterial(bare, SIZE);
  const trodden = shade(prompt);
  const tone = (albedo: Float32Array, i: number) => albedo[i * 3 + 1] as number;
  const isPressed = (i: number) => tone(trodden.albedo, i) < 0.92 * tone(plain.albedo, i);
  const pressed = trodden.height.filter((_, i) => isPressed(i)).length / trodden.height.length;
  expect(pressed).toBeGreaterThan(least);
  expect(pressed).toBeLessThan(most);
  const sunk = (where: (i: number) => boolean) => {
    const all = Array.from(plain.height.keys()).filter(where);
    return all.reduce((sum, i) => sum + (trodden.height[i] as number) - (plain.height[i] as number), 0) / all.length;
  };
  expect(sunk((i) => !isPressed(i)) - sunk(isPressed)).toBeGreaterThan(0.006 * plain.tileSize);
});

test("ruts show the tread that went through", () => {
  const { height, tileSize } = shade("snow with tire tracks");
  const rowsOf = (x: number) =>
    Array.from({ length: SIZE }, (_, y) => height[y * SIZE + Math.round(x * SIZE)] as number);
  const bumps = (x: number) => {
    const rows = rowsOf(x);
    return rows.reduce((sum, h, y) => sum + Math.abs(h - (rows[(y + 2) % SIZE] as number)), 0) / SIZE / tileSize;
  };
  expect(bumps(0.26)).toBeGreaterThan(1.3 * bumps(0.5));
});

test.each(["walnut floor with brass inlay", "terrazzo with brass strips"])(
  "%s: set in as a drawing, flush with what is around it",
  (prompt) => {
    const { layers: _, ...bare } = specOf(prompt);
    const plain = shadeMaterial(bare, SIZE);
    const { height, metalness, tileSize } = shade(prompt);
    const isMetal = (x: number, y: number) => (metalness[(y % SIZE) * SIZE + (x % SIZE)] as number) > 0.5;
    const cells = Array.from(height.keys());
    const strip = cells.filter((i) => isMetal(i % SIZE, Math.floor(i / SIZE)));
    expect(strip.length / cells.length).toBeGreaterThan(0.015);
    expect(strip.length / cells.length).toBeLessThan(0.3);
    // a drawing repeats, where a net of cracks never does
    const again = strip.filter((i) => isMetal((i % SIZE) + SIZE / 2, Math.floor(i / SIZE) + SIZE / 2));
    expect(again.length / strip.length).toBeGreaterThan(0.8);
    const lift = strip.reduce((sum, i) => sum + (height[i] as number) - (plain.height[i] as number), 0) / strip.length;
    expect(Math.abs(lift)).toBeLessThan(0.002 * tileSize);
  },
);

test("glowing cracks are palest in their middle, full at their rims, and tinge the stone around them", () => {
  const prompt = "basalt with glowing green cracks";
  const { layers: _, ...bare } = specOf(prompt);
  const plain = shadeMaterial(bare, SIZE).albedo;
  const { albedo } = shade(prompt);
  const green = (i: number) => albedo[i * 3 + 1] as number;
  const rise = (i: number) => green(i) - (plain[i * 3 + 1] as number);
  const colourOf = (where: (i: number) => boolean) => meanWhere(albedo, where);
  const core = colourOf((i) => green(i) > 0.7);
  const rim = colourOf((i) => green(i) > 0.2 && green(i) < 0.4);
  expect(core[0] / core[1]).toBeGreaterThan(1.15 * (rim[0] / rim[1]));
  const tinged = colourOf((i) => rise(i) > 0.01 && rise(i) < 0.08);
  expect(tinged[1]).toBeGreaterThan(1.3 * tinged[0]);
});
