import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureArea, measureVolume } from "#measure/volume.ts";
import type { ObjMesh } from "./obj-parser.ts";
import { findUvCharts, type UvCharts } from "./uv-charts.ts";

/** What the statistics tell about a mesh and takes a while to find out. */
export interface MeshFigures {
  readonly closed: boolean;
  /** Edges where the surface ends; 0 when closed. */
  readonly borderEdges: number;
  /** Edges where it forks, or two faces disagree about inside and outside. */
  readonly forkedEdges: number;
  /** Triangles without an area. */
  readonly degenerate: number;
  /** Cubic metres; null when the mesh is not closed. */
  readonly volume: number | null;
  /** Square metres. */
  readonly area: number;
  /** Null without texture coordinates. */
  readonly charts: UvCharts | null;
}

type Sheet = Pick<ObjMesh, "positions" | "uvs" | "indices">;

/** Measures on the welded triangles: a seam in the texture coordinates is no hole. */
export function measureMesh({ places, welded }: Pick<ObjMesh, "places" | "welded">, sheet: Sheet): MeshFigures {
  const { closed, borderEdges, nonManifoldEdges, degenerateTriangles } = measureClosedness(welded);
  const { positions, uvs, indices } = sheet;
  return {
    closed,
    borderEdges,
    forkedEdges: nonManifoldEdges,
    degenerate: degenerateTriangles,
    volume: closed ? Math.abs(measureVolume(places, welded)) : null,
    area: measureArea(places, welded),
    charts: uvs ? findUvCharts(positions, uvs, indices) : null,
  };
}

/** The box around the vertices in use; vertices that no face names do not count. */
export function meshBounds({ positions }: Pick<ObjMesh, "positions">): Bounds {
  return boundsOf([positions]);
}
