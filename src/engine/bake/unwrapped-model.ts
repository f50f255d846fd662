import type { Part } from "../geometry/part.ts";

/**
 * A model ready to be painted and written: every triangle corner has a position, a normal and a place in the atlas, each
 * indexed by itself as in an OBJ file, so that hard edges and chart borders need no doubled positions.
 */
export interface UnwrappedModel {
  /** xyz triplets, metres. */
  readonly positions: Float32Array;
  /** xyz triplets in the parts' rest frames, one a position. */
  readonly rest: Float32Array;
  /** Unit xyz triplets. */
  readonly normals: Float32Array;
  /** uv pairs in 0..1, V up (OBJ and OpenGL convention): v = 1 is the top row of the maps. Charts do not overlap. */
  readonly uvs: Float32Array;
  /** Three a triangle, counter-clockwise from outside; the same length all three. */
  readonly positionIndices: Uint32Array;
  readonly normalIndices: Uint32Array;
  readonly uvIndices: Uint32Array;
  /** In triangle order, together all triangles. */
  readonly groups: readonly ModelGroup[];
  /** Number of charts in the atlas. */
  readonly charts: number;
}

/** The triangles of one part. */
export interface ModelGroup {
  readonly part: Part;
  readonly firstTriangle: number;
  readonly triangleCount: number;
}

/** The baked maps of a model, `size` x `size`, row 0 at the top; colours are sRGB bytes, the others linear. */
export interface ModelMaps {
  readonly size: number;
  /** RGB. */
  readonly albedo: Uint8Array;
  /** Always there, for the thumbnail to show what the surface is: the same arrays as below when these are to be written. */
  readonly surface: SurfaceMaps;
  /** RGB, tangent space, OpenGL (+Y up). With pbr only, like all below. */
  readonly normal?: Uint8Array;
  /** One channel each. */
  readonly roughness?: Uint8Array;
  readonly metalness?: Uint8Array;
  readonly ao?: Uint8Array;
}

/** What a surface is besides its colour. */
export interface SurfaceMaps {
  /** RGB, tangent space, OpenGL (+Y up). */
  readonly normal: Uint8Array;
  readonly roughness: Uint8Array;
  readonly metalness: Uint8Array;
}
