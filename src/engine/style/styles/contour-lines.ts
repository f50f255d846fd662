import { areaOf } from "../../geometry/area.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { distance, mix, type Vec3 } from "../../math/vec3.ts";
import { surfaceDistance, vertexOf } from "./surface-distance.ts";

/** A line on a surface. */
export interface SurfaceLine {
  readonly path: readonly Vec3[];
  /** It ends where it began. */
  readonly isClosed: boolean;
}

/** Most lines that run along a shell, and how far apart they are in distances of the loops. */
const MOST_ALONG = 12;
const ALONG_APART = 1.5;
/** Area over squared length, and length in distances of the loops, up to which a shell is a strand: of hair, a whisker, a blade. */
const STRAND = 0.5;
const STRAND_LONG = 8;
/** Rounds in which a line is eased: it follows the form and not the mesh. */
const EASED = 6;

/**
 * A closed shell in lines as one would bend them of wire: loops around its body and limbs, evenly far from its highest point, and a few
 * lines that flow along it from the tips to there.
 *
 * @param shell One connected closed mesh.
 * @param apart Metres between loops along the surface.
 */
export function contourLines(shell: Geometry, apart: number): SurfaceLine[] {
  const count = shell.positions.length / 3;
  let top = 0;
  for (let v = 1; v < count; v += 1)
    if ((shell.positions[v * 3 + 1] as number) > (shell.positions[top * 3 + 1] as number)) top = v;
  const { far, back } = surfaceDistance(shell, top);
  const furthest = far.reduce((most, each) => (Number.isFinite(each) ? Math.max(most, each) : most), 0);
  // a strand of hair is one wire
  if (areaOf(shell) < STRAND * furthest * furthest && furthest < STRAND_LONG * apart)
    return flowLines(shell, far, back, furthest / 2, 1).map(easedLine);
  const levels = Math.max(2, Math.round(furthest / apart));
  const loops = Array.from({ length: levels }, (_, i) => levelLines(shell, far, ((i + 0.5) / levels) * furthest));
  return [...loops.flat(), ...flowLines(shell, far, back, apart * ALONG_APART, MOST_ALONG)].map(easedLine);
}

const easedLine = ({ path, isClosed }: SurfaceLine): SurfaceLine => ({ path: eased(path, isClosed), isClosed });

/** Where the field has one value: closed lines, for the shell is closed. */
function levelLines(shell: Geometry, far: Float64Array, level: number): SurfaceLine[] {
  const { indices } = shell;
  const count = shell.positions.length / 3;
  const points = new Map<number, Vec3>();
  const next = new Map<number, number>();
  for (let t = 0; t < indices.length; t += 3) {
    const ends: number[] = [];
    for (let k = 0; k < 3; k += 1) {
      const [a, b] = [indices[t + k] as number, indices[t + ((k + 1) % 3)] as number];
      const [u, w] = [far[a] as number, far[b] as number];
      if (u < level === w < level) continue;
      const key = Math.min(a, b) * count + Math.max(a, b);
      points.set(key, mix(vertexOf(shell, a), vertexOf(shell, b), (level - u) / (w - u)));
      // wound alike in every face: it rises over the edge it leaves by
      ends[u < level ? 0 : 1] = key;
    }
    if (ends.length === 2) next.set(ends[0] as number, ends[1] as number);
  }
  const lines: SurfaceLine[] = [];
  const isDone = new Set<number>();
  for (const start of next.keys()) {
    if (isDone.has(start)) continue;
    const path: Vec3[] = [];
    let at: number | undefined = start;
    for (; at !== undefined && !isDone.has(at); at = next.get(at)) {
      isDone.add(at);
      path.push(points.get(at) as Vec3);
    }
    if (path.length >= 5) lines.push({ path, isClosed: at === start });
  }
  return lines;
}

/** From the place furthest from all lines so far, back to the source or to a line that goes there. */
function flowLines(shell: Geometry, far: Float64Array, back: Int32Array, apart: number, most: number): SurfaceLine[] {
  const count = back.length;
  const gap = far.map((each) => (Number.isFinite(each) ? each : 0));
  const isTaken = new Uint8Array(count);
  const lines: SurfaceLine[] = [];
  for (let n = 0; n < most; n += 1) {
    const from = gap.reduce((best, each, v) => (each > (gap[best] as number) ? v : best), 0);
    if ((gap[from] as number) < apart) break;
    const path: Vec3[] = [];
    for (let at = from; at >= 0; at = back[at] as number) {
      path.push(vertexOf(shell, at));
      if (isTaken[at]) break;
      isTaken[at] = 1;
    }
    for (let v = 0; v < count; v += 1) {
      const here = vertexOf(shell, v);
      for (const point of path) gap[v] = Math.min(gap[v] as number, distance(here, point));
    }
    if (path.length > 2) lines.push({ path, isClosed: false });
  }
  return lines;
}

function eased(path: readonly Vec3[], isClosed: boolean): Vec3[] {
  let line = [...path];
  const n = line.length;
  for (let round = 0; round < EASED; round += 1)
    line = line.map((point, i) => {
      if (!isClosed && (i === 0 || i === n - 1)) return point;
      return mix(point, mix(line[(i + n - 1) % n] as Vec3, line[(i + 1) % n] as Vec3, 0.5), 0.5);
    });
  return line;
}

/** The same line in points as far apart as that, three at least. */
export function spacedLine({ path, isClosed }: SurfaceLine, step: number): SurfaceLine {
  const along = isClosed ? [...path, path[0] as Vec3] : path;
  const lengths = [0];
  for (let i = 1; i < along.length; i += 1)
    lengths.push((lengths[i - 1] as number) + distance(along[i - 1] as Vec3, along[i] as Vec3));
  const total = lengths.at(-1) as number;
  const pieces = Math.max(isClosed ? 7 : 2, Math.round(total / step));
  let at = 1;
  const points = Array.from({ length: isClosed ? pieces : pieces + 1 }, (_, i) => {
    const want = (i / pieces) * total;
    while (at < along.length - 1 && (lengths[at] as number) < want) at += 1;
    const [from, to] = [lengths[at - 1] as number, lengths[at] as number];
    return mix(along[at - 1] as Vec3, along[at] as Vec3, to > from ? Math.min(1, (want - from) / (to - from)) : 0);
  });
  return { path: points, isClosed };
}
