import { CostQueue } from "../geometry/cost-queue.ts";
import { cos } from "../math/elementary.ts";
import { chartAxes, leanCosine } from "./chart-axes.ts";
import { joinCharts } from "./join-charts.ts";
import type { PartMesh } from "./part-mesh.ts";

/** Radians a face may lean away from its chart's mean normal while charts grow. */
const GROW_CONE = 1.05;
/** Rounds in which every chart starts again from its own middle. */
const ROUNDS = 2;
/** How much dearer a step becomes as the face turns away from the chart's normal. */
const TURN_COST = 8;

export interface Charts {
  /** One a triangle: 0 .. count - 1. */
  readonly faceChart: Int32Array;
  readonly count: number;
}

/**
 * Cuts the surface into pieces that lie flat without much stretch: connected faces within a cone of normals, grown all
 * at once from their middles so that they end up round rather than ragged (Lloyd's method on the surface), small ones
 * then joined to their neighbours.
 *
 * @see Cohen-Steiner, Alliez & Desbrun, Variational Shape Approximation, SIGGRAPH 2004
 */
export function growCharts(mesh: PartMesh, twins: Int32Array): Charts {
  const centres = faceCentres(mesh);
  const faces = mesh.faceAreas.length;
  const order = Array.from({ length: faces }, (_, f) => f).sort(
    (a, b) => (mesh.faceAreas[b] as number) - (mesh.faceAreas[a] as number) || a - b,
  );
  const faceChart = new Int32Array(faces).fill(-1);
  let count = sowRemaining(mesh, twins, order, faceChart, 0);
  count = joinCharts(mesh, twins, faceChart, count);
  for (let round = 0; round < ROUNDS; round += 1) {
    const axes = chartAxes(mesh, faceChart, count);
    growTogether(mesh, twins, centres, middleFaces(mesh, centres, faceChart, axes), axes, faceChart);
    count = sowRemaining(mesh, twins, order, faceChart, count);
    count = joinCharts(mesh, twins, faceChart, count);
  }
  return { faceChart, count };
}

function faceCentres({ positions, indices }: PartMesh): Float32Array {
  const centres = new Float32Array(indices.length);
  for (let f = 0; f < indices.length; f += 3) {
    const a = (indices[f] as number) * 3;
    const b = (indices[f + 1] as number) * 3;
    const c = (indices[f + 2] as number) * 3;
    for (let k = 0; k < 3; k += 1) {
      centres[f + k] = ((positions[a + k] as number) + (positions[b + k] as number) + (positions[c + k] as number)) / 3;
    }
  }
  return centres;
}

/** Turns all faces that have no chart yet into charts around the largest of them; returns the new number of charts. */
function sowRemaining(
  mesh: PartMesh,
  twins: Int32Array,
  order: readonly number[],
  faceChart: Int32Array,
  known: number,
): number {
  const limit = cos(GROW_CONE);
  let count = known;
  const queue: number[] = [];
  for (const seed of order) {
    if ((faceChart[seed] as number) >= 0) continue;
    const chart = count;
    count += 1;
    const x = mesh.faceNormals[seed * 3] as number;
    const y = mesh.faceNormals[seed * 3 + 1] as number;
    const z = mesh.faceNormals[seed * 3 + 2] as number;
    faceChart[seed] = chart;
    queue.length = 0;
    queue.push(seed);
    for (let at = 0; at < queue.length; at += 1) {
      const face = queue[at] as number;
      for (let k = 0; k < 3; k += 1) {
        const twin = twins[face * 3 + k] as number;
        if (twin < 0) continue;
        const other = (twin / 3) | 0;
        if ((faceChart[other] as number) >= 0 || leanCosine(mesh, other, x, y, z) < limit) continue;
        faceChart[other] = chart;
        queue.push(other);
      }
    }
  }
  return count;
}

/** The face nearest to the middle of each chart. */
function middleFaces(mesh: PartMesh, centres: Float32Array, faceChart: Int32Array, axes: Float64Array): number[] {
  const count = axes.length / 3;
  const sums = new Float64Array(count * 4);
  for (let f = 0; f < faceChart.length; f += 1) {
    const at = (faceChart[f] as number) * 4;
    const area = mesh.faceAreas[f] as number;
    for (let k = 0; k < 3; k += 1) sums[at + k] = (sums[at + k] as number) + area * (centres[f * 3 + k] as number);
    sums[at + 3] = (sums[at + 3] as number) + area;
  }
  const best = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const seeds = new Array<number>(count).fill(0);
  for (let f = 0; f < faceChart.length; f += 1) {
    const chart = faceChart[f] as number;
    const area = Math.max(sums[chart * 4 + 3] as number, 1e-30);
    let far = 0;
    for (let k = 0; k < 3; k += 1) {
      const d = (centres[f * 3 + k] as number) - (sums[chart * 4 + k] as number) / area;
      far += d * d;
    }
    const lean =
      1 - leanCosine(mesh, f, axes[chart * 3] as number, axes[chart * 3 + 1] as number, axes[chart * 3 + 2] as number);
    const cost = far / area + lean;
    if (cost < (best[chart] as number)) {
      best[chart] = cost;
      seeds[chart] = f;
    }
  }
  return seeds;
}

/** Lets all charts grow from their seeds at the same pace; faces no chart's cone takes are left at -1. */
function growTogether(
  mesh: PartMesh,
  twins: Int32Array,
  centres: Float32Array,
  seeds: readonly number[],
  axes: Float64Array,
  faceChart: Int32Array,
): void {
  const limit = cos(GROW_CONE);
  const queue = new CostQueue();
  const costs = new Float64Array(faceChart.length).fill(Number.POSITIVE_INFINITY);
  const settled = new Uint8Array(faceChart.length);
  faceChart.fill(-1);
  for (const [chart, seed] of seeds.entries()) {
    faceChart[seed] = chart;
    costs[seed] = 0;
    queue.push(0, seed);
  }
  while (queue.size > 0) {
    const face = queue.pop();
    if (settled[face]) continue;
    settled[face] = 1;
    const chart = faceChart[face] as number;
    const x = axes[chart * 3] as number;
    const y = axes[chart * 3 + 1] as number;
    const z = axes[chart * 3 + 2] as number;
    for (let k = 0; k < 3; k += 1) {
      const twin = twins[face * 3 + k] as number;
      if (twin < 0) continue;
      const other = (twin / 3) | 0;
      if (settled[other]) continue;
      const lean = leanCosine(mesh, other, x, y, z);
      if (lean < limit) continue;
      const dx = (centres[face * 3] as number) - (centres[other * 3] as number);
      const dy = (centres[face * 3 + 1] as number) - (centres[other * 3 + 1] as number);
      const dz = (centres[face * 3 + 2] as number) - (centres[other * 3 + 2] as number);
      const step = Math.sqrt(dx * dx + dy * dy + dz * dz) * (1 + TURN_COST * (1 - lean));
      const cost = (costs[face] as number) + step;
      if (cost >= (costs[other] as number)) continue;
      costs[other] = cost;
      faceChart[other] = chart;
      queue.push(cost, other);
    }
  }
}
