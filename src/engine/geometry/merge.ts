import type { Geometry } from "./geometry.ts";

/** Puts geometries side by side into one. Vertices are not joined, so each stays the closed shell it was. */
export function merge(geometries: readonly Geometry[]): Geometry {
  const sum = (count: (geometry: Geometry) => number) => geometries.reduce((total, each) => total + count(each), 0);
  const positions = new Float32Array(sum((each) => each.positions.length));
  const rest = new Float32Array(positions.length);
  const indices = new Uint32Array(sum((each) => each.indices.length));
  let vertexAt = 0;
  let indexAt = 0;
  for (const each of geometries) {
    positions.set(each.positions, vertexAt);
    rest.set(each.rest, vertexAt);
    const first = vertexAt / 3;
    for (let i = 0; i < each.indices.length; i += 1) indices[indexAt + i] = (each.indices[i] as number) + first;
    vertexAt += each.positions.length;
    indexAt += each.indices.length;
  }
  return { positions, indices, rest };
}
