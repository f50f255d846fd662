import { areaOf, connectedPieces, NEITHER } from "./chart-pieces.ts";
import type { FlatChart } from "./flat-charts.ts";
import type { PartMesh } from "./part-mesh.ts";

/**
 * Collapses what hangs on a chart by collapsed faces alone, and lays all of them beside the rest of it: they would else be charts
 * of no texel.
 *
 * @param most Square metres that what is collapsed covers at the most.
 */
export function joinCollapsed(
  mesh: PartMesh,
  twins: Int32Array,
  { points, cornerPoint }: FlatChart,
  faces: Uint32Array,
  halfOf: Int8Array,
  most: number,
): void {
  const collapsed = faces.filter((face) => cornerPoint[face * 3] === cornerPoint[face * 3 + 1]);
  if (collapsed.length === 0) return;
  for (const face of faces) halfOf[face] = 1;
  for (const face of collapsed) halfOf[face] = NEITHER;
  const pieces = connectedPieces(twins, faces, halfOf);
  const kept = new Set(pieces.filter((piece) => areaOf(mesh, piece) > most).flatMap((piece) => [...piece]));
  const anchors = new Set([...kept].flatMap((face) => [0, 1, 2].map((k) => cornerPoint[face * 3 + k] as number)));
  if (anchors.size === 0) return;
  for (const face of faces) {
    const own = cornerPoint[face * 3] as number;
    if (kept.has(face)) continue;
    const away = (point: number) =>
      Math.abs((points[point * 2] as number) - (points[own * 2] as number)) +
      Math.abs((points[point * 2 + 1] as number) - (points[own * 2 + 1] as number));
    let nearest = own;
    let least = Number.POSITIVE_INFINITY;
    for (const point of anchors.has(own) ? [own] : anchors) {
      if (away(point) >= least) continue;
      least = away(point);
      nearest = point;
    }
    cornerPoint.fill(nearest, face * 3, face * 3 + 3);
  }
}
