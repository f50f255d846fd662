import { acos, cos } from "../math/elementary.ts";
import { add, dot, length, normalize, type Vec3 } from "../math/vec3.ts";
import { leanCosine, normalSums } from "./chart-axes.ts";
import { nextCorner } from "./half-edges.ts";
import { DEFAULT_CREASE, type PartMesh, speckArea } from "./part-mesh.ts";

/** Radians a face may lean from the mean normal when two charts are joined: well short of folding over. */
const JOIN_CONE = 1.2;
/** A chart this small beside its neighbour is joined over a hard edge too: a sliver costs more than a seam gains. */
const SLIVER = 0.12;
/** Share of the common border that must be soft to join larger charts. */
const SOFT_BORDER = 0.5;

interface Border {
  length: number;
  soft: number;
}

/**
 * Joins neighbouring charts, smallest first, wherever their faces together stay within a cone, and specks whatever they are, in place.
 *
 * @param faceChart One a triangle; renumbered.
 * @returns How many charts are left.
 */
export function joinCharts(mesh: PartMesh, twins: Int32Array, faceChart: Int32Array, count: number): number {
  const cones = openCones(mesh, faceChart, count);
  const members: number[][] = Array.from({ length: count }, () => []);
  const areas = new Float64Array(count);
  for (let f = 0; f < faceChart.length; f += 1) {
    const chart = faceChart[f] as number;
    members[chart]?.push(f);
    areas[chart] = (areas[chart] as number) + (mesh.faceAreas[f] as number);
  }
  const bySize = Array.from(areas, (_, chart) => chart).sort(
    (a, b) => (areas[a] as number) - (areas[b] as number) || a - b,
  );
  for (const chart of bySize) {
    const own = members[chart] as number[];
    const area = areas[chart] as number;
    const borders = bordersOf(mesh, twins, faceChart, own, chart);
    for (const [other, { length, soft }] of [...borders].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])) {
      const theirs = members[other] as number[];
      if (soft < SOFT_BORDER * length && area > SLIVER * (areas[other] as number)) continue;
      if (!cones.join(chart, own, other, theirs)) continue;
      for (const f of own) {
        faceChart[f] = other;
        theirs.push(f);
      }
      areas[other] = (areas[other] as number) + area;
      members[chart] = [];
      break;
    }
  }
  joinSpecks(mesh, twins, faceChart, members, areas);
  return renumber(members, faceChart);
}

/** Gives the faces of specks to the neighbours that surround them most, whichever way they look. */
function joinSpecks(
  mesh: PartMesh,
  twins: Int32Array,
  faceChart: Int32Array,
  members: number[][],
  areas: Float64Array,
): void {
  const limit = speckArea(mesh);
  for (const [chart, own] of members.entries()) {
    if (own.length === 0 || (areas[chart] as number) > limit) continue;
    const borders = [...bordersOf(mesh, twins, faceChart, own, chart)];
    const [other] = borders.sort((a, b) => b[1].length - a[1].length || a[0] - b[0])[0] ?? [];
    if (other === undefined) continue;
    for (const f of own) faceChart[f] = other;
    members[other]?.push(...own);
    members[chart] = [];
  }
}

/** Lengths of the edges a chart shares with each of its neighbours. */
function bordersOf(
  mesh: PartMesh,
  twins: Int32Array,
  faceChart: Int32Array,
  faces: readonly number[],
  chart: number,
): Map<number, Border> {
  const borders = new Map<number, Border>();
  for (const f of faces) {
    for (let k = f * 3; k < f * 3 + 3; k += 1) {
      const twin = twins[k] as number;
      if (twin < 0) continue;
      const g = Math.floor(twin / 3);
      const other = faceChart[g] as number;
      if (other === chart) continue;
      const border = borders.get(other) ?? { length: 0, soft: 0 };
      const length = edgeLength(mesh, k);
      const n = mesh.faceNormals;
      const cosine = leanCosine(mesh, f, n[g * 3] as number, n[g * 3 + 1] as number, n[g * 3 + 2] as number);
      const crease = mesh.groups[mesh.faceGroup[f] as number]?.part.crease ?? DEFAULT_CREASE;
      border.length += length;
      if (cosine >= cos(crease)) border.soft += length;
      borders.set(other, border);
    }
  }
  return borders;
}

function edgeLength({ positions, indices }: PartMesh, halfEdge: number): number {
  const a = (indices[halfEdge] as number) * 3;
  const b = (indices[nextCorner(halfEdge)] as number) * 3;
  const dx = (positions[a] as number) - (positions[b] as number);
  const dy = (positions[a + 1] as number) - (positions[b + 1] as number);
  const dz = (positions[a + 2] as number) - (positions[b + 2] as number);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** Keeps the cone of normals that each chart lies in. */
function openCones(mesh: PartMesh, faceChart: Int32Array, count: number) {
  const limit = cos(JOIN_CONE);
  const sums = normalSums(mesh, faceChart, count);
  // an upper bound of the radians a face leans from its chart's axis: most charts fit by it, without a look at their faces
  const spread = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const sumOf = (chart: number): Vec3 => [
    sums[chart * 3] as number,
    sums[chart * 3 + 1] as number,
    sums[chart * 3 + 2] as number,
  ];
  const widest = (faces: readonly number[], [x, y, z]: Vec3): number => {
    let least = 1;
    for (const f of faces) {
      least = Math.min(least, leanCosine(mesh, f, x, y, z));
      if (least < limit) return Number.POSITIVE_INFINITY;
    }
    return acos(least);
  };
  /** How far a chart's faces lean from another axis, at the most; infinity beyond the cone. */
  const reach = (chart: number, faces: readonly number[], axis: Vec3): number => {
    const bound = (spread[chart] as number) + acos(dot(normalize(sumOf(chart)), axis)) + 1e-6;
    return bound <= JOIN_CONE ? bound : widest(faces, axis);
  };
  return {
    /** Makes one of two charts where their faces stay within the cone; tells whether they do. */
    join(chart: number, faces: readonly number[], other: number, theirs: readonly number[]): boolean {
      const together = add(sumOf(chart), sumOf(other));
      if (length(together) < 1e-20) return false;
      const axis = normalize(together);
      const own = reach(chart, faces, axis);
      const far = Number.isFinite(own) ? reach(other, theirs, axis) : own;
      if (!Number.isFinite(far)) return false;
      sums.set(together, other * 3);
      spread[other] = Math.max(own, far);
      return true;
    },
  };
}

function renumber(members: readonly (readonly number[])[], faceChart: Int32Array): number {
  let left = 0;
  for (const faces of members) {
    if (faces.length === 0) continue;
    for (const f of faces) faceChart[f] = left;
    left += 1;
  }
  return left;
}
