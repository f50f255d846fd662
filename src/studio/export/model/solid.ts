import type { ObjMesh } from "../../viewer/load/obj-parser.ts";

/** A mesh with equal places joined: what printers take. */
export interface Solid {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

const MM = 1000;

/**
 * The model for a printer: millimetres, Z up, standing on the bed, triangles without area left out.
 *
 * @param longestMm Length of the longest side; undefined: as large as the model is.
 */
export function printSolid(
  { places, welded }: Pick<ObjMesh, "places" | "welded">,
  longestMm: number | undefined,
): Solid {
  const { positions, indices } = compact(places, welded);
  const low = [0, 1, 2].map((axis) => extreme(positions, axis, Math.min)) as [number, number, number];
  const high = [0, 1, 2].map((axis) => extreme(positions, axis, Math.max)) as [number, number, number];
  const longest = Math.max(...low.map((value, axis) => (high[axis] as number) - value));
  const scale = longestMm === undefined || longest === 0 ? MM : longestMm / longest;
  const [x0, y0, z0] = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2];
  const out = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    out[at] = ((positions[at] as number) - x0) * scale;
    out[at + 1] = -((positions[at + 2] as number) - z0) * scale;
    out[at + 2] = ((positions[at + 1] as number) - y0) * scale;
  }
  return { positions: out, indices };
}

function compact(
  places: Float32Array,
  welded: Uint32Array,
): { positions: Float32Array; indices: Uint32Array<ArrayBuffer> } {
  const numbers = new Int32Array(places.length / 3).fill(-1);
  const sources: number[] = [];
  const indices = new Uint32Array(welded.length);
  let count = 0;
  for (let i = 0; i < welded.length; i += 3) {
    const [a, b, c] = [welded[i] as number, welded[i + 1] as number, welded[i + 2] as number];
    if (a === b || b === c || c === a) continue;
    for (const vertex of [a, b, c]) {
      if (numbers[vertex] === -1) numbers[vertex] = sources.push(vertex) - 1;
      indices[count++] = numbers[vertex] as number;
    }
  }
  const positions = new Float32Array(sources.length * 3);
  for (const [row, source] of sources.entries()) {
    for (let i = 0; i < 3; i += 1) positions[3 * row + i] = places[3 * source + i] as number;
  }
  return { positions, indices: indices.slice(0, count) };
}

function extreme(positions: Float32Array, axis: number, pick: (a: number, b: number) => number): number {
  let found = positions[axis] ?? 0;
  for (let at = axis; at < positions.length; at += 3) found = pick(found, positions[at] as number);
  return found;
}
