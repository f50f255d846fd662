import type { Vec3 } from "./vec3.ts";

/** A symmetric 3 x 3 matrix: xx, xy, xz, yy, yz, zz. */
export type Symmetric = readonly [number, number, number, number, number, number];

/** Sweeps of turns: each squares what is left beside the diagonal. */
const SWEEPS = 8;
const TURNS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** Unit vectors, square to each other, along which a symmetric matrix only stretches (Jacobi's method): roots alone, the same everywhere. */
export function principalAxes([xx, xy, xz, yy, yz, zz]: Symmetric): readonly [Vec3, Vec3, Vec3] {
  const m = [
    [xx, xy, xz],
    [xy, yy, yz],
    [xz, yz, zz],
  ];
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const at = (i: number, j: number) => m[i]?.[j] as number;
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (const [p, q] of TURNS) {
      if (Math.abs(at(p, q)) < 1e-30) continue;
      const ratio = (at(q, q) - at(p, p)) / (2 * at(p, q));
      const t = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
      const c = 1 / Math.sqrt(t * t + 1);
      const s = t * c;
      const turn = (one: number[], other: number[]) => {
        for (let k = 0; k < 3; k += 1) {
          const [a, b] = [one[k] as number, other[k] as number];
          one[k] = c * a - s * b;
          other[k] = s * a + c * b;
        }
      };
      turn(m[p] as number[], m[q] as number[]);
      for (const row of m)
        [row[p], row[q]] = [
          c * (row[p] as number) - s * (row[q] as number),
          s * (row[p] as number) + c * (row[q] as number),
        ];
      turn(axes[p] as number[], axes[q] as number[]);
    }
  return axes as unknown as readonly [Vec3, Vec3, Vec3];
}
