import { chartAxes } from "./chart-axes.ts";
import type { Charts } from "./grow-charts.ts";
import type { PartMesh } from "./part-mesh.ts";

/** Charts laid flat, each in its own plane, in metres. */
export interface FlatCharts {
  readonly count: number;
  /** xy pairs in metres, one a vertex of a chart; the vertices of a chart stand together. */
  readonly points: Float64Array;
  /** First vertex of each chart, and one past the last at the end. */
  readonly firstPoint: Uint32Array;
  /** Index into the points, one a triangle corner. */
  readonly cornerPoint: Uint32Array;
}

/** Sweeps of edge springs that even out the stretch of a chart. */
const RELAX_SWEEPS = 12;

/**
 * Lays every chart flat: projected along its mean normal, then relaxed until its edges have about their true lengths.
 * A relaxed chart in which a triangle would fold over keeps its plain projection. Every chart ends with its true area.
 */
export function flattenCharts(mesh: PartMesh, charts: Charts): FlatCharts {
  const { faceChart, count } = charts;
  const axes = chartAxes(mesh, faceChart, count);
  const faces = facesByChart(charts);
  const cornerPoint = new Uint32Array(mesh.indices.length);
  const pointVertex = new Uint32Array(mesh.indices.length);
  const points = new Float64Array(mesh.indices.length * 2);
  const firstPoint = new Uint32Array(count + 1);
  const seenIn = new Int32Array(mesh.positions.length / 3).fill(-1);
  const localPoint = new Uint32Array(mesh.positions.length / 3);
  let total = 0;
  for (let chart = 0; chart < count; chart += 1) {
    firstPoint[chart] = total;
    const start = faces.first[chart] as number;
    const end = faces.first[chart + 1] as number;
    for (let i = start; i < end; i += 1) {
      const face = faces.list[i] as number;
      for (let corner = face * 3; corner < face * 3 + 3; corner += 1) {
        const vertex = mesh.indices[corner] as number;
        if (seenIn[vertex] !== chart) {
          seenIn[vertex] = chart;
          localPoint[vertex] = total;
          pointVertex[total] = vertex;
          total += 1;
        }
        cornerPoint[corner] = localPoint[vertex] as number;
      }
    }
    const chartFaces = faces.list.subarray(start, end);
    project(mesh, axes.subarray(chart * 3, chart * 3 + 3), pointVertex, points, firstPoint[chart] as number, total);
    relax(mesh, chartFaces, cornerPoint, points, firstPoint[chart] as number, total);
    keepArea(mesh, chartFaces, cornerPoint, points, firstPoint[chart] as number, total);
  }
  firstPoint[count] = total;
  return { count, points: points.slice(0, total * 2), firstPoint, cornerPoint };
}

/** The faces of each chart: `list` from `first[chart]` up to `first[chart + 1]`. */
export function facesByChart({ faceChart, count }: Charts): { list: Uint32Array; first: Uint32Array } {
  const first = new Uint32Array(count + 1);
  for (let f = 0; f < faceChart.length; f += 1) {
    first[(faceChart[f] as number) + 1] = (first[(faceChart[f] as number) + 1] as number) + 1;
  }
  for (let chart = 0; chart < count; chart += 1)
    first[chart + 1] = (first[chart + 1] as number) + (first[chart] as number);
  const next = first.slice();
  const list = new Uint32Array(faceChart.length);
  for (let f = 0; f < faceChart.length; f += 1) {
    const chart = faceChart[f] as number;
    list[next[chart] as number] = f;
    next[chart] = (next[chart] as number) + 1;
  }
  return { list, first };
}

function project(
  mesh: PartMesh,
  axis: Float64Array,
  pointVertex: Uint32Array,
  points: Float64Array,
  start: number,
  end: number,
): void {
  const [x, y, z] = axis as unknown as [number, number, number];
  // a frame around the axis that turns steadily with it (Duff et al., Building an Orthonormal Basis, Revisited, 2017)
  const sign = z < 0 ? -1 : 1;
  const a = -1 / (sign + z);
  const b = x * y * a;
  const ux = 1 + sign * x * x * a;
  const uy = sign * b;
  const uz = -sign * x;
  const vx = b;
  const vy = sign + y * y * a;
  const vz = -y;
  for (let p = start; p < end; p += 1) {
    const i = (pointVertex[p] as number) * 3;
    const px = mesh.positions[i] as number;
    const py = mesh.positions[i + 1] as number;
    const pz = mesh.positions[i + 2] as number;
    points[p * 2] = px * ux + py * uy + pz * uz;
    points[p * 2 + 1] = px * vx + py * vy + pz * vz;
  }
}

/** Pulls every edge towards its length in space; gives up when a triangle folds over. */
function relax(
  mesh: PartMesh,
  chartFaces: Uint32Array,
  cornerPoint: Uint32Array,
  points: Float64Array,
  start: number,
  end: number,
): void {
  if (chartFaces.length < 3) return;
  const before = points.slice(start * 2, end * 2);
  const lengths = new Float64Array(chartFaces.length * 3);
  for (let i = 0; i < chartFaces.length; i += 1) {
    const face = (chartFaces[i] as number) * 3;
    for (let k = 0; k < 3; k += 1) {
      const a = (mesh.indices[face + k] as number) * 3;
      const b = (mesh.indices[face + ((k + 1) % 3)] as number) * 3;
      const dx = (mesh.positions[a] as number) - (mesh.positions[b] as number);
      const dy = (mesh.positions[a + 1] as number) - (mesh.positions[b + 1] as number);
      const dz = (mesh.positions[a + 2] as number) - (mesh.positions[b + 2] as number);
      lengths[i * 3 + k] = Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
  }
  for (let sweep = 0; sweep < RELAX_SWEEPS; sweep += 1) {
    for (let i = 0; i < chartFaces.length; i += 1) {
      const face = (chartFaces[i] as number) * 3;
      for (let k = 0; k < 3; k += 1) {
        const a = (cornerPoint[face + k] as number) * 2;
        const b = (cornerPoint[face + ((k + 1) % 3)] as number) * 2;
        const dx = (points[b] as number) - (points[a] as number);
        const dy = (points[b + 1] as number) - (points[a + 1] as number);
        const now = Math.sqrt(dx * dx + dy * dy);
        if (now < 1e-12) continue;
        const pull = (0.25 * (now - (lengths[i * 3 + k] as number))) / now;
        points[a] = (points[a] as number) + dx * pull;
        points[a + 1] = (points[a + 1] as number) + dy * pull;
        points[b] = (points[b] as number) - dx * pull;
        points[b + 1] = (points[b + 1] as number) - dy * pull;
      }
    }
  }
  for (let i = 0; i < chartFaces.length; i += 1) {
    const face = chartFaces[i] as number;
    if (flatArea(cornerPoint, points, face) <= 0.05 * (mesh.faceAreas[face] as number)) {
      points.set(before, start * 2);
      return;
    }
  }
}

/** Signed area of a face in its chart: negative when it is folded over. */
export function flatArea(cornerPoint: Uint32Array, points: Float64Array, face: number): number {
  const a = (cornerPoint[face * 3] as number) * 2;
  const b = (cornerPoint[face * 3 + 1] as number) * 2;
  const c = (cornerPoint[face * 3 + 2] as number) * 2;
  const ux = (points[b] as number) - (points[a] as number);
  const uy = (points[b + 1] as number) - (points[a + 1] as number);
  const vx = (points[c] as number) - (points[a] as number);
  const vy = (points[c + 1] as number) - (points[a + 1] as number);
  return (ux * vy - uy * vx) / 2;
}

function keepArea(
  mesh: PartMesh,
  chartFaces: Uint32Array,
  cornerPoint: Uint32Array,
  points: Float64Array,
  start: number,
  end: number,
): void {
  let inSpace = 0;
  let flat = 0;
  for (const face of chartFaces) {
    inSpace += mesh.faceAreas[face] as number;
    flat += Math.abs(flatArea(cornerPoint, points, face));
  }
  const factor = flat > 0 ? Math.sqrt(inSpace / flat) : 1;
  for (let i = start * 2; i < end * 2; i += 1) points[i] = (points[i] as number) * factor;
}
