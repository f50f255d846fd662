import { meanNormal } from "./chart-axes.ts";
import { type ChartCutter, openChartCutter } from "./cut-chart.ts";
import { type FlatChart, type FlatCharts, flatArea } from "./flat-charts.ts";
import type { Charts } from "./grow-charts.ts";
import { type PartMesh, speckArea } from "./part-mesh.ts";
import { findScraps, unfoldScrap } from "./unfold-scraps.ts";

/** Sweeps of edge springs that even out the stretch of a chart. */
const RELAX_SWEEPS = 12;
/** Times a chart that covers itself or is too long is cut in two: a coil loses a turn each time. */
const MOST_CUTS = 100;

/**
 * Lays every chart flat: projected along its mean normal, then relaxed until its edges have about their true lengths.
 * A relaxed chart in which a triangle would fold over keeps its plain projection. Every chart ends with its true area. One
 * that covers itself, or is too long for the atlas, is cut in two, and its pieces are laid flat instead. Scraps are unfolded
 * whole.
 */
export function flattenCharts(mesh: PartMesh, twins: Int32Array, charts: Charts): FlatCharts {
  const cutter = openChartCutter(mesh, twins, false);
  const flat = layCharts(mesh, twins, charts, cutter);
  return cutter.isLeftWithBows() ? layCharts(mesh, twins, charts, openChartCutter(mesh, twins, true)) : flat;
}

function layCharts(mesh: PartMesh, twins: Int32Array, charts: Charts, cutter: ChartCutter): FlatCharts {
  const cornerPoint = new Uint32Array(mesh.indices.length);
  const points = new Float64Array(mesh.indices.length * 2);
  const firstPoint: number[] = [0];
  const number = openNumbers(mesh, cornerPoint);
  const speck = speckArea(mesh);
  const lay = (faces: Uint32Array, cuts: number): void => {
    const start = firstPoint.at(-1) as number;
    const vertices = number(faces, start);
    const chart: FlatChart = { points, cornerPoint, start, end: start + vertices.length };
    project(mesh, faces, vertices, chart);
    relax(mesh, faces, chart, speck);
    keepArea(mesh, faces, chart);
    cutter.mend(faces, chart);
    const pieces = cuts < MOST_CUTS ? cutter.cut(faces, chart) : [faces];
    if (pieces.length === 1) firstPoint.push(chart.end);
    else for (const piece of pieces) lay(piece, cuts + 1);
  };
  const unfold = (faces: Uint32Array): void => {
    const start = firstPoint.at(-1) as number;
    const { end, left } = unfoldScrap(mesh, twins, faces, { points, cornerPoint, start });
    firstPoint.push(end);
    if (left.length > 0) unfold(left);
  };
  const scraps = findScraps(mesh, twins);
  const isOfScrap = new Uint8Array(charts.faceChart.length);
  for (const faces of scraps) for (const face of faces) isOfScrap[face] = 1;
  const { list, first } = facesByChart(charts);
  for (let chart = 0; chart < charts.count; chart += 1) {
    const faces = list.subarray(first[chart], first[chart + 1]);
    // a chart is of one piece, and all of it of a scrap, or none
    if (isOfScrap[faces[0] as number] === 0) lay(faces, 0);
  }
  for (const faces of scraps) unfold(faces);
  const total = firstPoint.at(-1) as number;
  return {
    count: firstPoint.length - 1,
    points: points.slice(0, total * 2),
    firstPoint: Uint32Array.from(firstPoint),
    cornerPoint,
  };
}

/** Numbers the vertices of charts, each chart's from `start` on, and tells them. */
function openNumbers(mesh: PartMesh, cornerPoint: Uint32Array) {
  const seenIn = new Uint32Array(mesh.positions.length / 3);
  const pointOf = new Uint32Array(mesh.positions.length / 3);
  let turn = 0;
  return (faces: Uint32Array, start: number): readonly number[] => {
    const vertices: number[] = [];
    turn += 1;
    for (const face of faces) {
      for (let corner = face * 3; corner < face * 3 + 3; corner += 1) {
        const vertex = mesh.indices[corner] as number;
        if (seenIn[vertex] !== turn) {
          seenIn[vertex] = turn;
          pointOf[vertex] = start + vertices.length;
          vertices.push(vertex);
        }
        cornerPoint[corner] = pointOf[vertex] as number;
      }
    }
    return vertices;
  };
}

/** The faces of each chart: `list` from `first[chart]` up to `first[chart + 1]`. */
function facesByChart({ faceChart, count }: Charts): { list: Uint32Array; first: Uint32Array } {
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

function project(mesh: PartMesh, faces: Uint32Array, vertices: readonly number[], { points, start }: FlatChart): void {
  const [x, y, z] = meanNormal(mesh, faces);
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
  for (const [n, vertex] of vertices.entries()) {
    const px = mesh.positions[vertex * 3] as number;
    const py = mesh.positions[vertex * 3 + 1] as number;
    const pz = mesh.positions[vertex * 3 + 2] as number;
    points[(start + n) * 2] = px * ux + py * uy + pz * uz;
    points[(start + n) * 2 + 1] = px * vx + py * vy + pz * vz;
  }
}

/** Pulls every edge towards its length in space; gives up when a triangle folds over that is more than a speck. */
function relax(
  mesh: PartMesh,
  chartFaces: Uint32Array,
  { points, cornerPoint, start, end }: FlatChart,
  speck: number,
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
    if ((mesh.faceAreas[face] as number) <= speck) continue;
    if (flatArea(cornerPoint, points, face) <= 0.05 * (mesh.faceAreas[face] as number)) {
      points.set(before, start * 2);
      return;
    }
  }
}

function keepArea(mesh: PartMesh, chartFaces: Uint32Array, { points, cornerPoint, start, end }: FlatChart): void {
  let inSpace = 0;
  let flat = 0;
  for (const face of chartFaces) {
    inSpace += mesh.faceAreas[face] as number;
    flat += Math.abs(flatArea(cornerPoint, points, face));
  }
  const factor = flat > 0 ? Math.sqrt(inSpace / flat) : 1;
  for (let i = start * 2; i < end * 2; i += 1) points[i] = (points[i] as number) * factor;
}
