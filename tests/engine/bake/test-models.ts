import { box } from "../../../src/engine/geometry/box.ts";
import type { Geometry } from "../../../src/engine/geometry/geometry.ts";
import { cylinder, lathe } from "../../../src/engine/geometry/lathe.ts";
import type { Model, Part } from "../../../src/engine/geometry/part.ts";
import { sphere, torus } from "../../../src/engine/geometry/sphere.ts";
import type { Surface } from "../../../src/engine/materials/material.ts";

export const moved = (geometry: Geometry, x: number, y: number, z: number): Geometry => ({
  ...geometry,
  positions: geometry.positions.map((value, i) => value + ([x, y, z][i % 3] as number)),
});

export const partOf = (geometry: Geometry, extra: Partial<Part> = {}): Part => ({
  name: "body",
  slot: "body",
  geometry,
  ...extra,
});

export const modelOf = (...parts: Part[]): Model => ({ parts, sockets: [] });

/** Shapes that are hard in different ways. */
export const MODELS: Readonly<Record<string, Model>> = {
  "a sharp box": modelOf(partOf(moved(box([1, 0.5, 0.3]), 0, 0.25, 0))),
  "a bevelled box": modelOf(partOf(moved(box([1, 0.5, 0.3], { bevel: 0.02, bevelSteps: 2 }), 0, 0.25, 0))),
  "a ball": modelOf(partOf(moved(sphere(0.5, 48), 0, 0.5, 0))),
  "a ring": modelOf(partOf(moved(torus(0.4, 0.1, 48, 24), 0, 0.1, 0))),
  "a long sword": modelOf(partOf(moved(box([0.04, 1.6, 0.015], { bevel: 0.003 }), 0, 0.8, 0))),
  "a flat plate": modelOf(
    partOf(
      lathe(
        [
          [0, 0],
          [0.6, 0],
          [1, 0.12],
          [0.98, 0.14],
          [0.58, 0.03],
          [0, 0.03],
        ],
        64,
      ),
    ),
  ),
  "a tall lamp": modelOf(
    partOf(cylinder({ radius: 0.2, height: 0.03, bevel: 0.005 }), { name: "foot" }),
    partOf(moved(cylinder({ radius: 0.012, height: 1.5, segments: 12 }), 0, 0.03, 0), { name: "pole" }),
    partOf(moved(cylinder({ radius: 0.22, radiusTop: 0.12, height: 0.3 }), 0, 1.5, 0), {
      name: "shade",
      projection: "cylinder",
    }),
  ),
};

/** A tile of one colour whose height waves along U. */
export function wavySurface(
  options: { color?: readonly number[]; wave?: number; metalness?: number; size?: number } = {},
): Surface {
  const { color = [0.5, 0.2, 0.1], wave = 0, metalness = 0, size = 64 } = options;
  const texels = size * size;
  return {
    size,
    tileSize: 0.25,
    height: Float32Array.from({ length: texels }, (_, i) => wave * Math.abs(((i % size) / size) * 2 - 1)),
    albedo: Float32Array.from({ length: texels * 3 }, (_, i) => color[i % 3] as number),
    roughness: new Float32Array(texels).fill(0.5),
    metalness: new Float32Array(texels).fill(metalness),
  };
}
