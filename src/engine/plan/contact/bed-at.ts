import { boundsOf } from "#measure/bounds.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";

/** Directions in which the wall is looked for. */
const SECTORS = 48;
/** Share of the directions in which there must be a wall. */
const ENCLOSED = 0.75;
/** How far the floor reaches into the wall, as a ratio of the distance to it. */
const INTO = 1.01;

/**
 * A floor in a vessel, as wide as there is room between its walls.
 *
 * @param walls The vessel's parts, in place.
 * @param top Height of the floor's upper side, metres.
 * @param thick Metres.
 * @returns Nothing where no walls stand around.
 */
export function bedAt(walls: readonly Part[], top: number, thick: number): Part | undefined {
  const { min, max } = boundsOf(walls.map(({ geometry }) => geometry.positions));
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const cuts = walls.flatMap((wall) => cutAt(wall, top - thick / 2).map((cut) => ({ cut, wall })));
  const found = Array.from({ length: SECTORS }, (_, k) => {
    const [dx, dz] = [cos((k * TAU) / SECTORS), sin((k * TAU) / SECTORS)];
    let near = { far: Number.POSITIVE_INFINITY, wall: walls[0] };
    for (const { cut, wall } of cuts) {
      const far = meet(cut, cx, cz, dx, dz);
      if (far < near.far) near = { far, wall };
    }
    return { ...near, dx, dz };
  });
  const hits = found.filter(({ far }) => far < Number.POSITIVE_INFINITY);
  if (hits.length < ENCLOSED * SECTORS) return undefined;
  // between two slats it ends where they do
  const usual = [...hits].sort((a, b) => a.far - b.far)[hits.length >> 1] as (typeof hits)[number];
  const ring = found.map(({ far, dx, dz }) => {
    const out = INTO * (far < Number.POSITIVE_INFINITY ? far : usual.far);
    return [cx + out * dx, cz + out * dz] as const;
  });
  const points = [top, top - thick].flatMap((y) => [[cx, y, cz], ...ring.map(([x, z]) => [x, y, z])]);
  const positions = Float32Array.from(points.flat());
  const under = SECTORS + 1;
  const indices = ring.flatMap((_, k) => {
    const [a, b] = [1 + k, 1 + ((k + 1) % SECTORS)];
    return [0, b, a, under, under + a, under + b, a, b, under + b, a, under + b, under + a];
  });
  const slot = usual.wall?.slot ?? "";
  const prefix = usual.wall?.name.match(/^.*-\d+-/)?.[0] ?? "";
  const geometry = { positions, indices: Uint32Array.from(indices), rest: positions.slice() };
  return makePart(`${prefix}bed`, slot, geometry, { weight: 0.3 });
}

/** Where a part crosses a height: x and z of both ends of each piece. */
function cutAt(
  { geometry: { positions: p, indices } }: Part,
  y: number,
): (readonly [number, number, number, number])[] {
  const cuts: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const ends: number[] = [];
    for (let k = 0; k < 3; k += 1) {
      const a = (indices[i + k] as number) * 3;
      const b = (indices[i + ((k + 1) % 3)] as number) * 3;
      const [ya, yb] = [p[a + 1] as number, p[b + 1] as number];
      if (ya < y === yb < y) continue;
      const t = (y - ya) / (yb - ya);
      for (const axis of [0, 2]) {
        const from = p[a + axis] as number;
        ends.push(from + t * ((p[b + axis] as number) - from));
      }
    }
    const [ax, az, bx, bz] = ends;
    if (ax !== undefined && az !== undefined && bx !== undefined && bz !== undefined) cuts.push([ax, az, bx, bz]);
  }
  return cuts;
}

/** Distance along a ray in the plane to a piece of wall; Infinity where it passes by. */
function meet(
  [ax, az, bx, bz]: readonly [number, number, number, number],
  x: number,
  z: number,
  dx: number,
  dz: number,
) {
  const [ex, ez] = [bx - ax, bz - az];
  const turn = dx * ez - dz * ex;
  if (Math.abs(turn) < 1e-12) return Number.POSITIVE_INFINITY;
  const far = ((ax - x) * ez - (az - z) * ex) / turn;
  const along = ((ax - x) * dz - (az - z) * dx) / turn;
  return far > 0 && along >= 0 && along <= 1 ? far : Number.POSITIVE_INFINITY;
}
