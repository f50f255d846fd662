import { describe, expect, test } from "vitest";
import { type UnwrapOptions, unwrapModel } from "../../../src/engine/bake/unwrap-model.ts";
import type { UnwrappedModel } from "../../../src/engine/bake/unwrapped-model.ts";
import { conceptById } from "../../../src/engine/concepts/index.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import { lathe } from "../../../src/engine/geometry/lathe.ts";
import type { Model } from "../../../src/engine/geometry/part.ts";
import { sphere } from "../../../src/engine/geometry/sphere.ts";
import { createDraw } from "../../../src/engine/math/draw.ts";
import { measureUvOverlap } from "../../../src/measure/uv-overlap.ts";
import { MODELS, modelOf, moved, partOf } from "./test-models.ts";

const unwrap = (model: Model, options: Partial<UnwrapOptions> = {}) =>
  unwrapModel(model, { textureSize: 512, effort: "subnet", ...options });

/** Texels a metre of every triangle that is more than a speck. */
function densities(model: UnwrappedModel): number[] {
  const out: number[] = [];
  for (let corner = 0; corner < model.positionIndices.length; corner += 3) {
    const at = (array: Float32Array, indices: Uint32Array, k: number, stride: number) =>
      Array.from(
        array.subarray((indices[corner + k] as number) * stride, (indices[corner + k] as number) * stride + stride),
      );
    const [a, b, c] = [0, 1, 2].map((k) => at(model.positions, model.positionIndices, k, 3)) as [
      number[],
      number[],
      number[],
    ];
    const [s, t, u] = [0, 1, 2].map((k) => at(model.uvs, model.uvIndices, k, 2)) as [number[], number[], number[]];
    const e = b.map((x, k) => x - (a[k] as number)) as [number, number, number];
    const f = c.map((x, k) => x - (a[k] as number)) as [number, number, number];
    const space = Math.hypot(e[1] * f[2] - e[2] * f[1], e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]);
    const [s0, s1] = s as [number, number];
    const atlas = ((t[0] as number) - s0) * ((u[1] as number) - s1) - ((t[1] as number) - s1) * ((u[0] as number) - s0);
    expect(atlas).toBeGreaterThanOrEqual(-1e-9);
    if (space > 1e-6) out.push(Math.sqrt(atlas / space));
  }
  return out.sort((x, y) => x - y);
}

describe.each(Object.entries(MODELS))("%s", (_, model) => {
  const unwrapped = unwrap(model);

  test("lies in the atlas without overlap", () => {
    expect(Math.min(...unwrapped.uvs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...unwrapped.uvs)).toBeLessThanOrEqual(1);
    expect(measureUvOverlap(unwrapped.uvs, unwrapped.uvIndices)).toBe(0);
  });

  test("has about one texel density, and no triangle turned over", () => {
    const sorted = densities(unwrapped);
    const low = sorted[Math.floor(sorted.length * 0.05)] as number;
    const high = sorted[Math.floor(sorted.length * 0.95)] as number;
    expect(high / low).toBeLessThan(1.7);
  });

  test("has unit normals and whole triangles", () => {
    for (let i = 0; i < unwrapped.normals.length; i += 3) {
      expect(Math.hypot(...unwrapped.normals.subarray(i, i + 3))).toBeCloseTo(1, 5);
    }
    expect(unwrapped.normalIndices.length).toBe(unwrapped.positionIndices.length);
    expect(unwrapped.uvIndices.length).toBe(unwrapped.positionIndices.length);
    expect(Math.max(...unwrapped.normalIndices)).toBeLessThan(unwrapped.normals.length / 3);
    expect(Math.max(...unwrapped.uvIndices)).toBeLessThan(unwrapped.uvs.length / 2);
  });

  test("comes out the same after other work", () => {
    unwrap(modelOf(partOf(sphere(0.3, 16))));
    expect(unwrap(model)).toEqual(unwrapped);
  });

  test("fits without overlap when premium packs it tighter", () => {
    const premium = unwrap(model, { effort: "premium" });
    expect(measureUvOverlap(premium.uvs, premium.uvIndices)).toBe(0);
    expect(densities(premium)[0]).toBeGreaterThan((densities(unwrapped)[0] as number) * 0.95);
  });
});

/** Square texels of each chart: triangles that share a uv belong together. */
function chartTexels({ uvs, uvIndices }: UnwrappedModel, size: number): number[] {
  const leader = Int32Array.from({ length: uvs.length / 2 }, (_, i) => i);
  const find = (uv: number): number => (leader[uv] === uv ? uv : find(leader[uv] as number));
  const texels = new Map<number, number>();
  for (let i = 0; i < uvIndices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => find(uvIndices[i + k] as number)) as [number, number, number];
    leader[b] = a;
    leader[find(c)] = a;
  }
  for (let i = 0; i < uvIndices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => (uvIndices[i + k] as number) * 2) as [number, number, number];
    const at = (k: number) => (uvs[k] as number) * size;
    const doubled = (at(b) - at(a)) * (at(c + 1) - at(a + 1)) - (at(c) - at(a)) * (at(b + 1) - at(a + 1));
    const chart = find(a / 2);
    texels.set(chart, (texels.get(chart) ?? 0) + Math.abs(doubled) / 2);
  }
  return [...texels.values()];
}

test("a needle is not grown until it holds the others back", () => {
  const needle = moved(box([0.000001, 1.4, 0.000001]), 0, 0.7, 0);
  const model = modelOf(partOf(sphere(0.5, 32)), partOf(needle, { name: "needle" }));
  const texels = chartTexels(unwrap(model, { effort: "premium", textureSize: 1024 }), 1024);
  expect(texels.reduce((sum, each) => sum + each, 0) / 1024 ** 2).toBeGreaterThan(0.5);
});

test("needles are unfolded whole, so that there are hardly more charts than needles", () => {
  const needles = Array.from({ length: 400 }, (_, i) =>
    partOf(moved(box([0.004, 0.1, 0.002]), (i % 20) * 0.05, 0.05, Math.floor(i / 20) * 0.05), { name: `needle-${i}` }),
  );
  const model = modelOf(partOf(moved(sphere(0.5, 32), 0.5, -0.5, 0.5)), ...needles);
  const unwrapped = unwrap(model, { effort: "premium", textureSize: 2048 });
  expect(unwrapped.charts).toBeLessThan(450);
  expect(measureUvOverlap(unwrapped.uvs, unwrapped.uvIndices, 2048)).toBe(0);
});

test("specks are seen among as many charts that are large enough by themselves", () => {
  const crumbs = (count: number, side: number, z: number) =>
    Array.from({ length: count }, (_, i) =>
      partOf(moved(box([side, side, side]), (i % 20) * 0.1, Math.floor(i / 20) * 0.1, z), { name: `crumb-${z}-${i}` }),
    );
  const texels = chartTexels(unwrap(modelOf(...crumbs(120, 0.05, 0), ...crumbs(300, 0.004, 1))), 512);
  expect(texels.filter((each) => each < 64)).toEqual([]);
});

// the crown is of bows, the bicycle of thin tubes, the saxophone of rings that lie over themselves when flat, the cactus of spines,
// the ball of yarn of windings
const HARD = ["dog", "lamp", "chair", "book", "crown", "bicycle", "saxophone", "cactus", "yarn"];

describe.each(HARD)("a premium %s", (id) => {
  const concept = conceptById(id);
  const asked = {
    word: id,
    traits: new Set<string>(),
    parts: new Map(),
    counts: new Map(),
    without: new Set<string>(),
  };
  const unwrapped = unwrap(concept.build(concept.sample(createDraw(1), asked)), {
    effort: "premium",
    textureSize: 2048,
  });
  const texels = chartTexels(unwrapped, 2048);

  test("has hardly a chart smaller than eight texels by eight", () => {
    expect(texels.filter((each) => each < 64).length).toBeLessThanOrEqual(texels.length / 100);
  });

  test("uses most of the atlas, and no texel twice", () => {
    expect(texels.reduce((sum, each) => sum + each, 0) / 2048 ** 2).toBeGreaterThan(
      id === "bicycle" || id === "yarn" ? 0.5 : 0.55,
    );
    expect(measureUvOverlap(unwrapped.uvs, unwrapped.uvIndices, 2048)).toBe(0);
  });
});

test("a box without bevels has six charts and a flat normal on every face", () => {
  const unwrapped = unwrap(MODELS["a sharp box"] as Model);
  expect(unwrapped.charts).toBe(6);
  expect(unwrapped.normals.length / 3).toBe(24);
});

test("bevels belong to the charts of the faces beside them", () => {
  expect(unwrap(MODELS["a bevelled box"] as Model).charts).toBe(6);
});

test("faces that are no more than lines lie in the charts around them", () => {
  const profile: [number, number][] = [
    [0, 0],
    [0.5, 0],
    [0.4, 0.3],
    [0.000001, 0.3],
    [0.000001, 0.300001],
    [0, 0.300001],
  ];
  const texels = chartTexels(unwrap(modelOf(partOf(lathe(profile, 48)))), 512);
  expect(texels.filter((each) => each < 8)).toEqual([]);
});

test("a crease wider than the edge makes it smooth", () => {
  const geometry = box([1, 1, 1]);
  expect(unwrap(modelOf(partOf(geometry, { crease: 2 }))).normals.length / 3).toBe(8);
});

test("stops when the work is no longer wanted", () => {
  const checkCancelled = () => {
    throw new Error("cancelled");
  };
  expect(() => unwrap(MODELS["a ball"] as Model, { checkCancelled })).toThrow("cancelled");
});
