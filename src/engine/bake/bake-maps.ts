import type { Surface } from "../materials/material.ts";
import { type Canvas, createCanvas } from "./canvas.ts";
import { fillMargins, findMargins, paintedMean, spreadHeights } from "./dilate.ts";
import { measureTexels } from "./measure-texels.ts";
import { makeOcclusion } from "./occlusion.ts";
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

/** The tangent-space normal that bends nothing. */
const FLAT = [128, 128, 255] as const;

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
  const margins = findMargins(canvas.face, size, Math.max(4, size / 128));
  const { albedo, roughness, metalness } = canvas;
  fillMargins(albedo, paintedMean(albedo, 3, canvas.face), margins);
  fillMargins(normal, FLAT, margins);
  fillMargins(roughness, paintedMean(roughness, 1, canvas.face), margins);
  fillMargins(metalness, paintedMean(metalness, 1, canvas.face), margins);
  const surface = { normal, roughness, metalness };
  options.onProgress?.(options.pbr ? 0.6 : 1);
  if (!pbr) return { size, albedo, surface };
  spreadHeights(canvas.height, margins);
  const ao = makeOcclusion(model, canvas, texelSize, options.checkCancelled);
  fillMargins(ao, paintedMean(ao, 1, canvas.face), margins);
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
      options.onProgress?.((done / triangles) * (options.pbr ? 0.5 : 0.9));
    }
  }
}
