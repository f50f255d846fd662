import type { Model } from "../geometry/part.ts";
import { makeCornerNormals } from "./corner-normals.ts";
import { flattenCharts } from "./flatten-charts.ts";
import { growCharts } from "./grow-charts.ts";
import { pairHalfEdges } from "./half-edges.ts";
import { layAtlas } from "./lay-atlas.ts";
import { gatherParts, measureParts, type Solid } from "./part-mesh.ts";
import type { UnwrappedModel } from "./unwrapped-model.ts";

export interface UnwrapOptions {
  /** Side of the maps in texels: sets the margins between charts. */
  readonly textureSize: number;
  /** `premium` takes longer to use more of the atlas. */
  readonly effort: "subnet" | "premium";
  /** Called now and then; throws when the work is no longer wanted. */
  readonly checkCancelled?: () => void;
  /** Called with 0..1. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Gives every triangle corner a normal and a place in the atlas: charts with little stretch, one texel density over the
 * whole model, no overlap.
 */
export function unwrapSolid(solid: Solid, options: UnwrapOptions): UnwrappedModel {
  const step = (fraction: number) => {
    options.checkCancelled?.();
    options.onProgress?.(fraction);
  };
  const mesh = measureParts(solid);
  const twins = pairHalfEdges(mesh.indices, mesh.positions.length / 3);
  const { normals, indices: normalIndices } = makeCornerNormals(mesh, twins);
  step(0.2);
  const charts = growCharts(mesh, twins);
  step(0.6);
  const flat = flattenCharts(mesh, twins, charts);
  step(0.8);
  const uvs = layAtlas(flat, options.textureSize, options.effort === "premium");
  step(1);
  return {
    positions: mesh.positions,
    rest: mesh.rest,
    normals,
    uvs,
    positionIndices: mesh.indices,
    normalIndices,
    uvIndices: flat.cornerPoint,
    groups: mesh.groups,
    charts: flat.count,
  };
}

/** Unwraps all parts of a model. */
export const unwrapModel = (model: Model, options: UnwrapOptions): UnwrappedModel =>
  unwrapSolid(gatherParts(model), options);
