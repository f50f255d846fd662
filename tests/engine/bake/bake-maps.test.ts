import { describe, expect, test } from "vitest";
import { bakeMaps } from "../../../src/engine/bake/bake-maps.ts";
import { unwrapModel } from "../../../src/engine/bake/unwrap-model.ts";
import type { ModelMaps } from "../../../src/engine/bake/unwrapped-model.ts";
import { box } from "../../../src/engine/geometry/box.ts";
import type { Model, Paint } from "../../../src/engine/geometry/part.ts";
import { toSrgbByte } from "../../../src/engine/math/color.ts";
import { MODELS, modelOf, moved, partOf, wavySurface } from "./test-models.ts";

const SIZE = 256;
const bake = (model: Model, surface = wavySurface(), pbr = true): ModelMaps =>
  bakeMaps(unwrapModel(model, { textureSize: SIZE, effort: "subnet" }), { body: surface }, { size: SIZE, pbr });

describe.each(Object.entries(MODELS))("%s", (_, model) => {
  const maps = bake(model, wavySurface({ wave: 0.002 }));

  test("has the material's colour in every texel of albedo, without any light", () => {
    const wanted = [0.5, 0.2, 0.1].map(toSrgbByte);
    for (let i = 0; i < maps.albedo.length; i += 1) {
      if (Math.abs((maps.albedo[i] as number) - (wanted[i % 3] as number)) > 1) {
        throw new Error(`byte ${i} is ${maps.albedo[i]}, wanted ${wanted[i % 3]}`);
      }
    }
  });

  test("has unit normals that look out of the surface in every texel", () => {
    const normal = maps.normal as Uint8Array;
    for (let i = 0; i < normal.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => (normal[i + k] as number) / 127.5 - 1) as [number, number, number];
      if (Math.abs(Math.hypot(x, y, z) - 1) > 0.02 || z <= 0) throw new Error(`texel ${i / 3}: ${x}, ${y}, ${z}`);
    }
  });

  test("gives the same bytes after other work", () => {
    bake(MODELS["a ring"] as Model, wavySurface({ color: [0.9, 0.9, 0.9], metalness: 1 }));
    expect(bake(model, wavySurface({ wave: 0.002 }))).toEqual(maps);
  });
});

test("without pbr only albedo is to be written, and it is the same albedo", () => {
  const model = MODELS["a ball"] as Model;
  const plain = bake(model, wavySurface(), false);
  expect([plain.normal, plain.roughness, plain.metalness, plain.ao]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(plain.albedo).toEqual(bake(model).albedo);
});

test("a flat material gives a flat normal map, a wavy one does not", () => {
  const model = MODELS["a sharp box"] as Model;
  const spread = (maps: ModelMaps) => {
    const reds = maps.surface.normal.filter((_, i) => i % 3 === 0);
    return reds.reduce((most, red) => Math.max(most, Math.abs(red - 128)), 0);
  };
  expect(spread(bake(model))).toBeLessThanOrEqual(1);
  expect(spread(bake(model, wavySurface({ wave: 0.02 })))).toBeGreaterThan(10);
});

test("paint lies over the material, in the part's rest frame", () => {
  const paint: Paint = (surface, x) => {
    if (x > 0) {
      surface.r = 0;
      surface.g = 0;
      surface.b = 1;
    }
  };
  const geometry = moved(box([1, 1, 1]), 5, 0.5, 0);
  const { albedo } = bake(modelOf(partOf(geometry, { paint })));
  let blue = 0;
  for (let i = 0; i < albedo.length; i += 3) if (albedo[i] === 0 && albedo[i + 2] === 255) blue += 1;
  expect(blue).toBeGreaterThan(0.2 * SIZE * SIZE);
  expect(blue).toBeLessThan(0.8 * SIZE * SIZE);
});

test("two parts of the same shape show different places of the material", () => {
  const size = 64;
  const speckled = {
    ...wavySurface({ size }),
    albedo: Float32Array.from({ length: size * size * 3 }, (_, i) => ((i * 7919) % 101) / 101),
  };
  const one = bake(modelOf(partOf(box([1, 1, 1]), { name: "left-leg" })), speckled);
  const other = bake(modelOf(partOf(box([1, 1, 1]), { name: "right-leg" })), speckled);
  expect(other.albedo).not.toEqual(one.albedo);
});

test("what stands close together is darker in the ao map than what stands free", () => {
  const mean = (model: Model) => {
    const ao = bake(model).ao as Uint8Array;
    return ao.reduce((sum, value) => sum + value, 0) / ao.length;
  };
  const slab = moved(box([1, 0.1, 1]), 0, 0.05, 0);
  const roof = partOf(moved(box([1, 0.1, 1]), 0, 0.25, 0), { name: "roof" });
  const farRoof = partOf(moved(box([1, 0.1, 1]), 0, 2.25, 0), { name: "roof" });
  expect(mean(modelOf(partOf(slab), roof))).toBeLessThan(mean(modelOf(partOf(slab), farRoof)) - 10);
});

test("a slot without a surface is named", () => {
  const unwrapped = unwrapModel(MODELS["a ball"] as Model, { textureSize: 64, effort: "subnet" });
  expect(() => bakeMaps(unwrapped, {}, { size: 64, pbr: false })).toThrow("got none for body");
});
