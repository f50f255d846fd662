import type { FlatChart } from "./flat-charts.ts";
import { nextCorner, previousCorner } from "./half-edges.ts";
import type { PartMesh } from "./part-mesh.ts";

/** Triangles of a scrap at the most, and the share of the whole surface it is at the most. */
const MOST_FACES = 48;
const MOST_OF_SURFACE = 5e-4;
/** Share of a scrap's length by which two of its triangles must cover each other to be in each other's way. */
const HAIR = 1e-5;
/** Triangles it is begun with in turn, the largest first, as long as it does not come out whole. */
const MOST_TRIED = 6;

/**
 * The connected pieces that are small and of few faces, each as a list of its faces: needles, spines, leaves, crumbs. In
 * charts of their own by direction, each side of them would have more margin than surface.
 */
export function findScraps({ faceAreas }: PartMesh, twins: Int32Array): Uint32Array[] {
  const most = MOST_OF_SURFACE * faceAreas.reduce((sum, area) => sum + area, 0);
  const isSeen = new Uint8Array(faceAreas.length);
  const scraps: Uint32Array[] = [];
  for (let first = 0; first < faceAreas.length; first += 1) {
    if (isSeen[first] === 1) continue;
    isSeen[first] = 1;
    const faces = [first];
    let area = 0;
    for (const face of faces) {
      area += faceAreas[face] as number;
      for (let k = face * 3; k < face * 3 + 3; k += 1) {
        const other = Math.floor((twins[k] as number) / 3);
        if (other < 0 || isSeen[other] === 1) continue;
        isSeen[other] = 1;
        faces.push(other);
      }
    }
    if (faces.length <= MOST_FACES && area <= most) scraps.push(Uint32Array.from(faces));
  }
  return scraps;
}

interface Unfolded {
  /** The first point after it. */
  readonly end: number;
  /** The faces that would have covered others. */
  readonly left: Uint32Array;
}

/**
 * Unfolds a scrap edge by edge, the longest first, into one piece of its true shape and size, and writes its points from
 * `chart.start` on. What would have covered it goes into a chart of its own.
 */
export function unfoldScrap(
  mesh: PartMesh,
  twins: Int32Array,
  faces: Uint32Array,
  chart: Omit<FlatChart, "end">,
): Unfolded {
  const bySize = Array.from(faces).sort(
    (a, b) => (mesh.faceAreas[b] as number) - (mesh.faceAreas[a] as number) || a - b,
  );
  let best: { readonly first: number; readonly unfolded: Unfolded } | undefined;
  for (const first of bySize.slice(0, MOST_TRIED)) {
    const unfolded = unfoldFrom(mesh, twins, faces, first, chart);
    if (unfolded.left.length === 0) return unfolded;
    if (!best || unfolded.left.length < best.unfolded.left.length) best = { first, unfolded };
  }
  return unfoldFrom(mesh, twins, faces, best?.first ?? (bySize[0] as number), chart);
}

function unfoldFrom(
  mesh: PartMesh,
  twins: Int32Array,
  faces: Uint32Array,
  first: number,
  { points, cornerPoint, start }: Omit<FlatChart, "end">,
): Unfolded {
  const left = new Set(faces);
  const laid: number[] = [];
  const hinges: { readonly corner: number; readonly length: number }[] = [];
  let end = start;
  const put = (corner: number, x: number, y: number) => {
    points[end * 2] = x;
    points[end * 2 + 1] = y;
    cornerPoint[corner] = end;
    end += 1;
  };
  const take = (face: number) => {
    left.delete(face);
    laid.push(face);
    for (let corner = face * 3; corner < face * 3 + 3; corner += 1) {
      const other = Math.floor((twins[corner] as number) / 3);
      if (left.has(other)) hinges.push({ corner, length: sidesOf(mesh, corner).length });
    }
  };
  const { length, along, across } = sidesOf(mesh, first * 3);
  put(first * 3, 0, 0);
  put(first * 3 + 1, length, 0);
  put(first * 3 + 2, along, across);
  take(first);
  const hair = HAIR * Math.sqrt(faces.reduce((sum, face) => sum + (mesh.faceAreas[face] as number), 0));
  while (hinges.length > 0) {
    const at = hinges.reduce((best, { length }, i) => (length > (hinges[best]?.length ?? 0) ? i : best), 0);
    const [hinge] = hinges.splice(at, 1) as [{ readonly corner: number; readonly length: number }];
    const twin = twins[hinge.corner] as number;
    const face = Math.floor(twin / 3);
    if (!left.has(face) || !(hinge.length > hair)) continue;
    const from = cornerPoint[hinge.corner] as number;
    const to = cornerPoint[nextCorner(hinge.corner)] as number;
    const [x, y] = [points[to * 2] as number, points[to * 2 + 1] as number];
    // the twin runs the other way, and has its face on its own left
    const ux = ((points[from * 2] as number) - x) / hinge.length;
    const uy = ((points[from * 2 + 1] as number) - y) / hinge.length;
    const third = sidesOf(mesh, twin);
    cornerPoint[twin] = to;
    cornerPoint[nextCorner(twin)] = from;
    put(previousCorner(twin), x + ux * third.along - uy * third.across, y + uy * third.along + ux * third.across);
    if (laid.some((other) => coversEachOther(points, cornerPoint, face, other, hair))) end -= 1;
    else take(face);
  }
  return { end, left: Uint32Array.from(left) };
}

/** Of the triangle on the left of a half-edge: the edge's length, and where the third corner lies from its beginning. Metres. */
function sidesOf({ positions, indices }: PartMesh, corner: number) {
  const at = (of: number, axis: number) => positions[(indices[of] as number) * 3 + axis] as number;
  const [next, previous] = [nextCorner(corner), previousCorner(corner)];
  let [edge, side, both] = [0, 0, 0];
  for (let axis = 0; axis < 3; axis += 1) {
    const e = at(next, axis) - at(corner, axis);
    const s = at(previous, axis) - at(corner, axis);
    edge += e * e;
    side += s * s;
    both += e * s;
  }
  const length = Math.sqrt(edge);
  const along = length > 0 ? both / length : 0;
  return { length, along, across: Math.sqrt(Math.max(0, side - along * along)) };
}

/** Whether no side of two triangles keeps them apart, by more than a hair. */
function coversEachOther(points: Float64Array, cornerPoint: Uint32Array, a: number, b: number, hair: number): boolean {
  return !isBeside(points, cornerPoint, a, b, hair) && !isBeside(points, cornerPoint, b, a, hair);
}

/** Whether the other triangle lies wholly on the outer side of one of this one's sides. */
function isBeside(points: Float64Array, cornerPoint: Uint32Array, own: number, other: number, hair: number): boolean {
  const x = (corner: number) => points[(cornerPoint[corner] as number) * 2] as number;
  const y = (corner: number) => points[(cornerPoint[corner] as number) * 2 + 1] as number;
  for (let k = own * 3; k < own * 3 + 3; k += 1) {
    const next = nextCorner(k);
    const dx = x(next) - x(k);
    const dy = y(next) - y(k);
    const most = hair * Math.sqrt(dx * dx + dy * dy);
    let inner = Number.NEGATIVE_INFINITY;
    for (let c = other * 3; c < other * 3 + 3; c += 1) inner = Math.max(inner, dx * (y(c) - y(k)) - dy * (x(c) - x(k)));
    if (inner <= most) return true;
  }
  return false;
}
