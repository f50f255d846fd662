import type { Geometry } from "../../geometry/geometry.ts";
import { GeometryBuilder } from "../../geometry/geometry-builder.ts";
import { add, cross, dot, mix, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";

/** The golden ratio. */
const PHI = (1 + Math.sqrt(5)) / 2;
const SIGNS = [1, -1] as const;

const cyclic = (a: number, b: number): Vec3[] =>
  SIGNS.flatMap((s) =>
    SIGNS.flatMap((t): Vec3[] => [
      [0, s * a, t * b],
      [s * a, t * b, 0],
      [t * b, 0, s * a],
    ]),
  );

const CORNERS = {
  tetrahedron: [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ] as Vec3[],
  octahedron: SIGNS.flatMap((s): Vec3[] => [
    [s, 0, 0],
    [0, s, 0],
    [0, 0, s],
  ]),
  dodecahedron: [
    ...cyclic(1 / PHI, PHI),
    ...SIGNS.flatMap((x) => SIGNS.flatMap((y) => SIGNS.map((z): Vec3 => [x, y, z]))),
  ],
  icosahedron: cyclic(1, PHI),
} as const;

export type PolyhedronName = keyof typeof CORNERS;

/** A flat face: where its middle is, which way it looks, which way is up on it, and its corners in turn. */
export interface Face {
  readonly centre: Vec3;
  readonly normal: Vec3;
  readonly up: Vec3;
  readonly right: Vec3;
  readonly corners: readonly number[];
}

const mean = (points: readonly Vec3[]): Vec3 =>
  scale(
    points.reduce((sum, p) => add(sum, p)),
    1 / points.length,
  );

/** The faces of the hull of corners that lie on one sphere. */
function facesOf(corners: readonly Vec3[]): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < corners.length; i += 1)
    for (let j = i + 1; j < corners.length; j += 1)
      for (let k = j + 1; k < corners.length; k += 1) {
        const [a, b, c] = [corners[i], corners[j], corners[k]] as [Vec3, Vec3, Vec3];
        const across = cross(subtract(b, a), subtract(c, a));
        const normal = normalize(dot(across, a) < 0 ? scale(across, -1) : across);
        const far = dot(normal, a);
        if (corners.some((p) => dot(normal, p) > far + 1e-6)) continue;
        if (faces.some((face) => dot(face.normal, normal) > 1 - 1e-6)) continue;
        const own = corners.map((_, n) => n).filter((n) => dot(normal, corners[n] as Vec3) > far - 1e-6);
        const centre = mean(own.map((n) => corners[n] as Vec3));
        const up = normalize(subtract(corners[own[0] as number] as Vec3, centre));
        const right = cross(up, normal);
        // counter-clockwise seen from outside: by a measure that grows with the angle
        const turn = (n: number): number => {
          const way = normalize(subtract(corners[n] as Vec3, centre));
          const [x, y] = [dot(way, right), dot(way, up)];
          return y >= -1e-9 ? 1 - x : 3 + x;
        };
        faces.push({ centre, normal, up, right, corners: [...own].sort((m, n) => turn(m) - turn(n)) });
      }
  return faces;
}

/**
 * A regular body that lies on one of its faces about the origin, its edges and corners cut a little so that they catch light.
 *
 * @param radius Of the sphere through its corners, metres.
 * @param edge How far faces stop short of their edges, as part of the way to their middle.
 */
export function polyhedron(name: PolyhedronName, radius: number, edge: number): { geometry: Geometry; faces: Face[] } {
  const raw = CORNERS[name].map((p) => scale(normalize(p), radius));
  const ground = facesOf(raw)[0] as Face;
  const down = scale(ground.normal, -1);
  const aside = cross(ground.up, down);
  const corners = raw.map((p): Vec3 => [dot(p, ground.up), dot(p, down), dot(p, aside)]);
  const faces = facesOf(corners);
  const builder = new GeometryBuilder();
  const fan = (ring: readonly number[]) => {
    for (let i = 2; i < ring.length; i += 1)
      builder.triangle(ring[0] as number, ring[i - 1] as number, ring[i] as number);
  };
  // every face keeps its own copy of its corners, drawn in; edges and corners are filled between the copies
  const copies = faces.map(
    ({ centre, corners: own }) =>
      new Map(own.map((n) => [n, builder.vertex(mix(corners[n] as Vec3, centre, edge))] as const)),
  );
  for (const own of copies) fan([...own.values()]);
  const at = (face: number, corner: number) => copies[face]?.get(corner) as number;
  // around a corner, the face that follows a face
  const after = corners.map(() => new Map<number, number>());
  for (const [f, { corners: own }] of faces.entries())
    for (const [i, m] of own.entries()) {
      const n = own[(i + 1) % own.length] as number;
      const g = faces.findIndex(({ corners: other }, k) => k > f && other.includes(m) && other.includes(n));
      if (g < 0) continue;
      builder.quad(at(f, n), at(f, m), at(g, m), at(g, n));
      after[m]?.set(g, f);
      after[n]?.set(f, g);
    }
  for (const [n, next] of after.entries()) {
    const ring: number[] = [];
    let face = next.keys().next().value as number;
    for (let i = 0; i < next.size; i += 1) {
      ring.push(at(face, n));
      face = next.get(face) as number;
    }
    fan(ring);
  }
  return { geometry: builder.build(), faces };
}
