/**
 * A triangle mesh with shared vertices: two triangles that meet at an edge use the same two vertex indices, so that
 * "closed" can be read off the indices. Hard and soft edges are no matter of this type: see `Part.crease`.
 */
export interface Geometry {
  /** xyz triplets in metres. */
  readonly positions: Float32Array;
  /** Vertex index triplets, counter-clockwise seen from outside. */
  readonly indices: Uint32Array;
  /**
   * xyz triplets, one a vertex: where the vertex lay when its part was made, in metres in the part's own frame. Moving,
   * bending and placing change `positions` only, so wood grain keeps running along a turned leg, and a stripe stays on a
   * curled tail.
   */
  readonly rest: Float32Array;
}
