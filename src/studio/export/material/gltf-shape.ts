import type { MeshPiece } from "../model/mesh-pieces.ts";

/** A plane of a square metre, or a sphere of as much around, to see a material on. */
export function gltfShape(shape: "sphere" | "plane"): MeshPiece {
  return shape === "plane" ? grid("plane", 1, 1, planePoint) : grid("sphere", 64, 32, spherePoint);
}

type Point = readonly [x: number, y: number, z: number];

const RADIUS = 0.5;

/** Flat on the floor. */
const planePoint = (u: number, v: number): { place: Point; normal: Point } => ({
  place: [u - 0.5, 0, 0.5 - v],
  normal: [0, 1, 0],
});

function spherePoint(u: number, v: number): { place: Point; normal: Point } {
  const [longitude, latitude] = [2 * Math.PI * u, Math.PI * (v - 0.5)];
  const around = Math.cos(latitude);
  const normal: Point = [-Math.cos(longitude) * around, Math.sin(latitude), Math.sin(longitude) * around];
  return { place: [normal[0] * RADIUS, (normal[1] + 1) * RADIUS, normal[2] * RADIUS], normal };
}

function grid(
  name: string,
  columns: number,
  rows: number,
  point: (u: number, v: number) => { place: Point; normal: Point },
): MeshPiece {
  const count = (columns + 1) * (rows + 1);
  const [positions, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  const uvs = new Float32Array(count * 2);
  const indices: number[] = [];
  for (let vertex = 0; vertex < count; vertex += 1) {
    const column = vertex % (columns + 1);
    const row = Math.floor(vertex / (columns + 1));
    const [u, v] = [column / columns, row / rows];
    const { place, normal } = point(u, v);
    positions.set(place, 3 * vertex);
    normals.set(normal, 3 * vertex);
    // a sphere is twice as long around as from pole to pole
    uvs.set([u * (columns / rows), v], 2 * vertex);
    if (column === columns || row === rows) continue;
    const above = vertex + columns + 1;
    // at a sphere's poles half of the triangles have no area
    if (row > 0 || rows === 1) indices.push(vertex, vertex + 1, above + 1);
    if (row < rows - 1 || rows === 1) indices.push(vertex, above + 1, above);
  }
  return { name, positions, normals, uvs, colors: null, indices: Uint32Array.from(indices) };
}
