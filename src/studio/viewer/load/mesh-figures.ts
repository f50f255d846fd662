import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { measureVolume } from "#measure/volume.ts";
import type { ObjMesh } from "./obj-parser.ts";

/** What the statistics tell about a mesh and takes a while to find out. */
export interface MeshFigures {
  readonly closed: boolean;
  /** Edges where the surface ends or forks; 0 when closed. */
  readonly openEdges: number;
  /** Cubic metres; null when the mesh is not closed. */
  readonly volume: number | null;
}

/** Measures on the welded triangles: a seam in the texture coordinates is no hole. */
export function measureMesh({ places, welded }: Pick<ObjMesh, "places" | "welded">): MeshFigures {
  const { closed, borderEdges, nonManifoldEdges } = measureClosedness(welded);
  return {
    closed,
    openEdges: borderEdges + nonManifoldEdges,
    volume: closed ? Math.abs(measureVolume(places, welded)) : null,
  };
}

/** The box around the vertices in use; vertices that no face names do not count. */
export function meshBounds({ positions }: Pick<ObjMesh, "positions">): Bounds {
  return boundsOf([positions]);
}
