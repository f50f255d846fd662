import type { Geometry } from "../../geometry/geometry.ts";
import { GeometryBuilder } from "../../geometry/geometry-builder.ts";
import type { Vec3 } from "../../math/vec3.ts";

/**
 * Cloth with an upper and a lower side, joined along its four edges.
 *
 * @param place A point of the upper (`side` 1) or lower (-1) side for u and v from 0 to 1. With u to the right and v to the viewer, up is outside.
 * @param flat Where that point lies when the cloth is spread out, metres in x and z: stripes and patches follow it.
 */
export function softSheet(
  columns: number,
  rows: number,
  place: (u: number, v: number, side: 1 | -1) => Vec3,
  flat?: (u: number, v: number) => readonly [number, number],
): Geometry {
  const builder = new GeometryBuilder();
  const rest: number[] = [];
  const grid = ([1, -1] as const).map((side) =>
    Array.from({ length: rows + 1 }, (_, j) =>
      Array.from({ length: columns + 1 }, (_, i) => {
        const [u, v] = [i / columns, j / rows];
        const at = place(u, v, side);
        const [x, z] = flat?.(u, v) ?? [at[0], at[2]];
        rest.push(x, flat ? side * 0.01 : at[1], z);
        return builder.vertex(at);
      }),
    ),
  );
  const index = (side: number, i: number, j: number) => grid[side]?.[j]?.[i] as number;
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1) {
      builder.quad(index(0, i, j), index(0, i, j + 1), index(0, i + 1, j + 1), index(0, i + 1, j));
      builder.quad(index(1, i, j), index(1, i + 1, j), index(1, i + 1, j + 1), index(1, i, j + 1));
    }
  }
  const edge = (from: readonly [number, number], to: readonly [number, number]) =>
    builder.quad(index(0, ...from), index(1, ...from), index(1, ...to), index(0, ...to));
  for (let i = 0; i < columns; i += 1) {
    edge([i, rows], [i + 1, rows]);
    edge([i + 1, 0], [i, 0]);
  }
  for (let j = 0; j < rows; j += 1) {
    edge([0, j], [0, j + 1]);
    edge([columns, j + 1], [columns, j]);
  }
  const { positions, indices } = builder.build();
  return { positions, indices, rest: Float32Array.from(rest) };
}
