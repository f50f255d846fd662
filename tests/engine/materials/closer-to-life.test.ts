import { expect, test } from "vitest";
import type { MaterialSpec, Surface } from "#engine/materials/material.ts";
import { shadeMaterial } from "#engine/materials/shade-material.ts";
import { mean } from "./shade-condition.ts";

// what was mended after looking at pictures of the real thing, as a number
const shade = (base: string, size: number, more: Partial<MaterialSpec> = {}) =>
  shadeMaterial({ base, colours: [], conditions: {}, scale: 1, seed: 3, ...more }, size);

const red = ({ albedo }: Surface) => albedo.filter((_, i) => i % 3 === 0);
const ratioTo = (c: 1 | 2, surface: Surface) => red(surface).map((r, i) => (surface.albedo[i * 3 + c] as number) / r);
const share = (field: Float32Array, isSuch: (value: number) => boolean) => field.filter(isSuch).length / field.length;
const deviation = (field: Float32Array) => {
  const middle = mean(field);
  return Math.sqrt(mean(field.map((value) => (value - middle) ** 2)));
};
const quantile = (field: Float32Array, at: number) => field.slice().sort()[Math.floor(field.length * at)] as number;
/** Mean steepness along the rows. */
const slope = ({ height, size, tileSize }: Surface) =>
  mean(height.map((h, i) => Math.abs(h - (height[(i + 1) % height.length] as number)))) / (tileSize / size);

const BLUE = { colours: [[0.05, 0.12, 0.5] as const] };

test("a pigment in lime plaster is washed out unevenly, and wear lays the lime bare", () => {
  const hue = ratioTo(2, shade("plaster", 128, BLUE)).map((ratio) => 1 / ratio);
  expect(deviation(hue)).toBeGreaterThan(0.04);
  const worn = ratioTo(2, shade("plaster", 128, { ...BLUE, conditions: { worn: 0.8 } })).map((ratio) => 1 / ratio);
  expect(quantile(worn, 0.9)).toBeGreaterThan(0.5);
});

test("the flutes of cardboard bend slowly: a hand's breadth further down they stand where they stood", () => {
  const { height, size } = shade("corrugated-cardboard", 256);
  const further = height.map((_, i) => height[(i + 16 * size) % height.length] as number);
  const all = mean(height.map((h, i) => h * (further[i] as number))) / mean(height.map((h) => h * h));
  expect(all).toBeGreaterThan(0.92);
});

test("linen has a thread to every few texels", () => {
  const tone = red(shade("linen", 512));
  const turns = tone.filter((value, i) => value > (tone[i - 1] ?? 0) === value > (tone[i + 1] ?? 0)).length;
  expect(turns / tone.length).toBeGreaterThan(0.565);
});

test("felt is a fine even mat", () => {
  const felt = shade("felt", 512);
  expect(slope(felt)).toBeLessThan(0.18);
  expect(deviation(red(felt)) / mean(red(felt))).toBeLessThan(0.14);
});

test("flakes in car paint are as fine as texels", () => {
  const { metalness } = shade("metallic-paint", 512);
  const flakes = metalness.filter((m, i) => m > 0.5 && (metalness[i - 1] ?? 0) < 0.5).length;
  expect((share(metalness, (m) => m > 0.5) * metalness.length) / flakes).toBeLessThan(1.8);
});

test("the lines of a crackle glaze are hairs", () => {
  const tone = red(shade("crackle-glaze", 512));
  const half = quantile(tone, 0.5);
  expect(share(tone, (value) => value < 0.6 * half)).toBeLessThan(0.065);
});

test("oil on a floor is darkest in the middle and fades outwards", () => {
  const tone = red(shade("concrete", 256, { conditions: { oily: 0.7 } }));
  expect(share(tone, (v) => v > 0.05 && v < 0.15) / share(tone, (v) => v < 0.15)).toBeGreaterThan(0.6);
});

test("soft foam has few large holes", () => {
  expect(share(shade("foam", 256).height, (h) => h < -0.0015)).toBeLessThan(0.065);
});

test("snow glints in many single crystals", () => {
  expect(share(shade("snow", 512).roughness, (r) => r < 0.45)).toBeGreaterThan(0.004);
});

test("satin that is quilted is satin down into its seams", () => {
  const satin = { base: "silk", colours: [[0.6, 0.4, 0.5] as const], conditions: {}, scale: 1, seed: 4 };
  const hue = ratioTo(1, shade("quilted-fabric", 128, { layers: [{ place: "faces", amount: 1, material: satin }] }));
  expect(quantile(hue, 0.99) - quantile(hue, 0.01)).toBeLessThan(0.02);
});

test("titanium is smooth metal, no hide", () => {
  expect(slope(shade("titanium", 256))).toBeLessThan(0.0017);
});

test("tabs of a bitumen roof are of one make: none is blue among grey ones", () => {
  expect(deviation(ratioTo(2, shade("asphalt-shingles", 256)))).toBeLessThan(0.14);
});

test("roof tiles are fired with straight edges, each of its own tone and with a little sheen", () => {
  const tiles = shade("roof-tiles", 256, { colours: [[0.2, 0.2, 0.2]] });
  const { height, size, roughness } = tiles;
  // the row that drops most is the edge of a course, and does so all along
  const drops = Array.from({ length: size }, (_, y) =>
    Float32Array.from(
      { length: size },
      (_, x) => (height[y * size + x] as number) - (height[((y + 1) % size) * size + x] as number),
    ),
  );
  const edges = drops.filter((row) => share(row, (drop) => drop > 0.003) > 0.9);
  expect(edges.length).toBeGreaterThanOrEqual(7);
  expect(mean(roughness)).toBeLessThan(0.66);
  expect(deviation(red(tiles)) / mean(red(tiles))).toBeGreaterThan(0.3);
});

test("cobbles of several colours are grey, ochre, rust and blue-grey, stone by stone", () => {
  const stones = shade("mixed-cobblestone", 128);
  const hue = ratioTo(2, stones);
  expect(quantile(hue, 0.9)).toBeGreaterThan(1);
  expect(quantile(hue, 0.15)).toBeLessThan(0.55);
  expect(deviation(hue)).toBeGreaterThan(2.3 * deviation(ratioTo(2, shade("cobblestone", 128))));
});

test("a lattice of wood is open between its slats, one row over the other", () => {
  const { height, albedo } = shade("wood-lattice", 256);
  const low = Math.min(...height);
  const open = share(height, (h) => h < low + 0.004);
  expect(open).toBeGreaterThan(0.25);
  expect(open).toBeLessThan(0.5);
  expect(quantile(albedo, 0.1)).toBeLessThan(0.02);
});

test("between the threads of close linen lies the next thread, not the dark", () => {
  const tones = red(shade("linen", 512));
  expect(quantile(tones, 0.01) / mean(tones)).toBeGreaterThan(0.25);
});

test("marble of varied colour has many clouds, none of them half the slab", () => {
  const colour = (more: Partial<MaterialSpec>) => shade("marble", 128, more);
  const [plain, varied] = [colour({}), colour({ conditions: { varied: 0.8 } })];
  const own = red(plain);
  const moved = red(varied).map((r, i) => r / (own[i] as number));
  const quarters = [0, 1, 2, 3].map((q) =>
    mean(moved.filter((_, i) => Number(i % 128 >= 64) + 2 * Number(i >= 64 * 128) === q)),
  );
  expect(Math.max(...quarters) - Math.min(...quarters)).toBeLessThan(0.09);
});
