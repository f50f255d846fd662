import { expect, test } from "vitest";
import type { Ask } from "#engine/concepts/concept.ts";
import { conceptById } from "#engine/concepts/index.ts";
import type { Model } from "#engine/geometry/part.ts";
import { createDraw } from "#engine/math/draw.ts";
import { boundsOf } from "#measure/bounds.ts";

const SEEDS = [1, 2, 3, 4, 5, 6];
const crown = conceptById("crown");

const asked = (word: string, more: Partial<Ask> = {}): Ask => ({
  word,
  traits: new Set(),
  parts: new Map(),
  counts: new Map(),
  without: new Set(),
  ...more,
});

const build = (word: string, seed: number, more?: Partial<Ask>) =>
  crown.build(crown.sample(createDraw(seed), asked(word, more)));

const points = ({ parts }: Model, name: string): [number, number, number][] => {
  const { positions } = (parts.find((part) => part.name === name) ?? expect.fail(`has no ${name}`)).geometry;
  return Array.from({ length: positions.length / 3 }, (_, i) => [...positions.slice(3 * i, 3 * i + 3)] as never);
};

test.each([
  ["imperial state crown", "imperial"],
  ["imperial crown", "imperial"],
  ["state crown", "imperial"],
  ["royal crown", "imperial"],
  ["coronation crown", "imperial"],
  ["tiara", "tiara"],
  ["diadem", "tiara"],
  ["coronet", "open"],
])("a %s is a crown of its own style, whatever the seed", (word, style) => {
  expect(crown.words).toContain(word);
  for (const seed of SEEDS) expect(crown.sample(createDraw(seed), asked(word)).style).toBe(style);
});

test("a state crown's half-arches rise and dip under the orb, over ermine", () => {
  for (const seed of SEEDS) {
    const model = build("state crown", seed);
    const arches = points(model, "arches");
    const crest = Math.max(...arches.map(([, y]) => y));
    const middle = arches.filter(([x, , z]) => Math.hypot(x, z) < 0.012).map(([, y]) => y);
    expect(Math.max(...middle)).toBeLessThan(crest - 0.01);
    const fur = boundsOf([model.parts.find(({ name }) => name === "ermine")?.geometry.positions as Float32Array]);
    expect(fur.min[1]).toBeCloseTo(0, 5);
    // the cap stays under the arches and leaves room for a head
    const cap = points(model, "cap");
    expect(Math.max(...cap.map(([, y]) => y))).toBeLessThan(crest);
    expect(cap.filter(([x, y, z]) => Math.hypot(x, z) < 0.03 && y < 0.08)).toEqual([]);
  }
});

test("a tiara is highest in front and behind the ears nothing but its thin band", () => {
  for (const seed of SEEDS) {
    const model = build("tiara", seed);
    const all = model.parts.flatMap(({ name }) => points(model, name));
    const back = Math.min(...all.map(([, , z]) => z));
    const front = Math.max(...all.map(([, , z]) => z));
    const top = all.reduce((best, point) => (point[1] > best[1] ? point : best));
    expect(top[2]).toBeGreaterThan(back + 0.9 * (front - back));
    const behind = all.filter(([, , z]) => z < back + 0.45 * (front - back));
    expect(behind.length).toBeGreaterThan(0);
    expect(Math.max(...behind.map(([, y]) => y))).toBeLessThan(0.009);
  }
});

test("a tiara is of silver and clear stones, cut in flat facets", () => {
  const parameters = crown.sample(createDraw(1), asked("tiara"));
  const dress = crown.dress?.(parameters);
  expect(dress?.band?.material).toBe("silver");
  expect(Math.min(...(dress?.gem?.colours?.[0] ?? [0]))).toBeGreaterThan(0.7);
  for (const name of ["gems", "brilliants"]) {
    const stones = crown.build(parameters).parts.find((part) => part.name === name);
    expect(stones?.crease).toBeLessThan(0.1);
    expect(stones?.paint).toBeDefined();
  }
});

test.each(["state crown", "tiara", "coronet"])("a %s whose stones are gone keeps their settings", (word) => {
  const names = build(word, 2, { without: new Set(["gem"]) }).parts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["settings", "hollows"]));
  expect(names).not.toContain("gems");
});

test.each(["state crown", "tiara", "coronet"])("a %s is taken hold of at the brow", (word) => {
  const { sockets } = build(word, 3);
  const brow = sockets.find(({ name }) => name === "attach");
  expect(brow?.position[1]).toBeLessThan(0.02);
  expect(brow?.radius).toBeGreaterThan(0.08);
});
