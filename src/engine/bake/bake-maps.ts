import type { Surface } from "../materials/material.ts";
import { hypot } from "../math/elementary.ts";
import { type Canvas, createCanvas } from "./canvas.ts";
import { dilateCharts, fillMargins } from "./dilate.ts";
import { paintGroup } from "./paint-group.ts";
import { projectTile } from "./project-tile.ts";
import { makeReliefNormals } from "./relief-normals.ts";
import { makeRestNormals } from "./rest-normals.ts";
import { prepareTile, type Tile } from "./tile.ts";
import type { ModelMaps, UnwrappedModel } from "./unwrapped-model.ts";

export interface BakeOptions {
  /** Side of the maps in texels, a power of two. */
  readonly size: number;
  /** Also make the maps beside albedo. */
  readonly pbr: boolean;
  /** Called now and then; throws when the work is no longer wanted. */
  readonly checkCancelled?: () => void;
  /** Called with 0..1. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Paints the materials onto the parts. Albedo holds no light and no occlusion.
 *
 * @param surfaces Slot -> the shaded tile of its material.
 * @throws {Error} when a part's slot has no surface.
 */
export function bakeMaps(
  model: UnwrappedModel,
  surfaces: Readonly<Record<string, Surface>>,
  options: BakeOptions,
): ModelMaps {
  const { size, pbr } = options;
  const canvas = createCanvas(size);
  paintGroups(model, surfaces, canvas, options);
  const { texelSize } = measureTexels(model, model.positions, 0, model.positionIndices.length / 3, size);
  const normal = makeReliefNormals(canvas, texelSize);
  const dilation = dilateCharts(canvas.face, size, Math.max(4, size / 128));
  const { albedo, roughness, metalness } = canvas;
  fillMargins(albedo, 3, canvas.face, dilation);
  fillMargins(normal, 3, canvas.face, dilation);
  fillMargins(roughness, 1, canvas.face, dilation);
  fillMargins(metalness, 1, canvas.face, dilation);
  const surface = { normal, roughness, metalness };
  if (!pbr) return { size, albedo, surface };
  const ao = new Uint8Array(size * size).fill(255);
  return { size, albedo, surface, normal, roughness, metalness, ao };
}

/** Slot by slot, so that only one tile stands ready at a time. */
function paintGroups(
  model: UnwrappedModel,
  surfaces: Readonly<Record<string, Surface>>,
  canvas: Canvas,
  options: BakeOptions,
): void {
  const restNormals = makeRestNormals(model);
  const slots = [...new Set(model.groups.map((group) => group.part.slot))];
  const triangles = model.positionIndices.length / 3;
  let done = 0;
  for (const slot of slots) {
    const surface = surfaces[slot];
    if (!surface) throw new Error(`bakeMaps: every slot must have a surface, got none for ${slot}.`);
    const tiles = new Map<number, Tile>();
    for (const group of model.groups) {
      if (group.part.slot !== slot) continue;
      options.checkCancelled?.();
      const { texelSize, radius } = measureTexels(
        model,
        model.rest,
        group.firstTriangle,
        group.firstTriangle + group.triangleCount,
        canvas.size,
      );
      const fresh = prepareTile(surface, texelSize, tiles);
      paintGroup(model, group, restNormals, projectTile(group.part, fresh, radius), canvas);
      done += group.triangleCount;
      options.onProgress?.(done / triangles);
    }
  }
}

/** Mean size of a texel in metres of the given positions, and the mean distance of the walls from the Y axis. */
function measureTexels(
  model: UnwrappedModel,
  positions: Float32Array,
  firstTriangle: number,
  endTriangle: number,
  size: number,
): { texelSize: number; radius: number } {
  let inSpace = 0;
  let inAtlas = 0;
  let wall = 0;
  let wallRadius = 0;
  for (let corner = firstTriangle * 3; corner < endTriangle * 3; corner += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => (model.positionIndices[corner + k] as number) * 3) as [
      number,
      number,
      number,
    ];
    const [ax, ay, az] = positions.subarray(a, a + 3) as unknown as [number, number, number];
    const [bx, by, bz] = positions.subarray(b, b + 3) as unknown as [number, number, number];
    const [cx, cy, cz] = positions.subarray(c, c + 3) as unknown as [number, number, number];
    const x = (by - ay) * (cz - az) - (bz - az) * (cy - ay);
    const y = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
    const z = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    inSpace += hypot(x, y, z) / 2;
    const upright = hypot(x, z);
    wall += upright;
    wallRadius += (upright * (hypot(ax, az) + hypot(bx, bz) + hypot(cx, cz))) / 3;
    const [ta, tb, tc] = [0, 1, 2].map((k) => (model.uvIndices[corner + k] as number) * 2) as [number, number, number];
    const ux = (model.uvs[tb] as number) - (model.uvs[ta] as number);
    const uy = (model.uvs[tb + 1] as number) - (model.uvs[ta + 1] as number);
    const vx = (model.uvs[tc] as number) - (model.uvs[ta] as number);
    const vy = (model.uvs[tc + 1] as number) - (model.uvs[ta + 1] as number);
    inAtlas += Math.abs(ux * vy - uy * vx) / 2;
  }
  return {
    texelSize: Math.max(Math.sqrt(inSpace / Math.max(inAtlas, 1e-12)) / size, 1e-9),
    radius: wall > 0 ? wallRadius / wall : 1e-6,
  };
}
