import type { Geometry } from "./geometry.ts";

/** The whole surface, square metres. */
export function areaOf({ positions, indices }: Geometry): number {
  let doubled = 0;
  const at = (i: number, axis: number): number => positions[(indices[i] as number) * 3 + axis] as number;
  for (let i = 0; i < indices.length; i += 3) {
    const [ax, ay, az] = [0, 1, 2].map((k) => at(i + 1, k) - at(i, k)) as [number, number, number];
    const [bx, by, bz] = [0, 1, 2].map((k) => at(i + 2, k) - at(i, k)) as [number, number, number];
    const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    doubled += Math.sqrt(x * x + y * y + z * z);
  }
  return doubled / 2;
}
