import type { ObjMesh } from "../../viewer/load/obj-parser.ts";
import type { Finish } from "../../viewer/load/read-finishes.ts";

/** One named part of a model with vertices of its own. */
export interface MeshPiece {
  readonly name: string;
  readonly positions: Float32Array<ArrayBuffer>;
  /** Unit length. */
  readonly normals: Float32Array<ArrayBuffer>;
  readonly uvs: Float32Array<ArrayBuffer> | null;
  /** Linear RGB. */
  readonly colors: Float32Array<ArrayBuffer> | null;
  readonly indices: Uint32Array<ArrayBuffer>;
  /** What it is as a whole, where the file tells. */
  readonly finish?: Finish;
}

/** A model in more parts than this is one piece: no outliner and no engine thanks for thousands of objects. */
const PIECES_MAX = 256;

/**
 * The parts of a mesh, those of one name together.
 *
 * @param finishes By the name of the material.
 */
export function meshPieces(
  mesh: ObjMesh,
  fallbackName: string,
  finishes: ReadonlyMap<string, Finish> = new Map(),
): MeshPiece[] {
  const stretches = new Map<string, [number, number][]>();
  const finishOf = new Map<string, Finish | undefined>();
  for (const { name, material, start, count } of mesh.parts) {
    if (count === 0) continue;
    const list = stretches.get(name || fallbackName) ?? [];
    if (list.length === 0) finishOf.set(name || fallbackName, finishes.get(material));
    list.push([start, count]);
    stretches.set(name || fallbackName, list);
  }
  if (stretches.size > PIECES_MAX) return [cutOut(mesh, fallbackName, [[0, mesh.indices.length]])];
  const places = new Int32Array(mesh.positions.length / 3);
  return [...stretches].map(([name, list]) => {
    const finish = finishOf.get(name);
    return { ...cutOut(mesh, name, list, places), ...(finish && { finish }) };
  });
}

/** @param places Scratch, one per vertex; whatever stands in it is overwritten. */
function cutOut(
  mesh: ObjMesh,
  name: string,
  stretches: readonly [number, number][],
  places = new Int32Array(mesh.positions.length / 3),
): MeshPiece {
  places.fill(-1);
  const indices = new Uint32Array(stretches.reduce((total, [, count]) => total + count, 0));
  const sources: number[] = [];
  let at = 0;
  for (const [start, count] of stretches) {
    for (let corner = start; corner < start + count; corner += 1) {
      const vertex = mesh.indices[corner] as number;
      if (places[vertex] === -1) {
        places[vertex] = sources.length;
        sources.push(vertex);
      }
      indices[at++] = places[vertex] as number;
    }
  }
  return {
    name,
    positions: rows(mesh.positions, 3, sources),
    normals: unit(rows(mesh.normals, 3, sources)),
    uvs: mesh.uvs && rows(mesh.uvs, 2, sources),
    colors: mesh.colors && rows(mesh.colors, 3, sources),
    indices,
  };
}

function rows(array: Float32Array, width: number, sources: readonly number[]): Float32Array<ArrayBuffer> {
  const out = new Float32Array(sources.length * width);
  for (const [row, source] of sources.entries()) {
    for (let i = 0; i < width; i += 1) out[row * width + i] = array[source * width + i] as number;
  }
  return out;
}

/** OBJ files round their normals; glTF wants them exact. */
function unit(normals: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let at = 0; at < normals.length; at += 3) {
    const [x, y, z] = [normals[at] as number, normals[at + 1] as number, normals[at + 2] as number];
    const length = Math.hypot(x, y, z);
    normals.set(length > 0 ? [x / length, y / length, z / length] : [0, 1, 0], at);
  }
  return normals;
}
