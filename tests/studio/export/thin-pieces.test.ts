import { expect, test } from "vitest";
import type { MeshPiece } from "#studio/export/model/mesh-pieces.ts";
import { thinPieces } from "#studio/export/model/thin-pieces.ts";

/** A ball about a point of the X axis, with a seam in its texture as any ball has. */
function ball(name: string, x: number, radius: number, rings: number): MeshPiece {
  const [positions, normals, uvs, indices]: number[][] = [[], [], [], []];
  for (let row = 0; row <= rings; row += 1) {
    for (let column = 0; column <= 2 * rings; column += 1) {
      const [up, round] = [(Math.PI * row) / rings, (Math.PI * column) / rings];
      const normal = [
        Math.sin(up) * Math.cos(round % (2 * Math.PI)),
        Math.cos(up),
        Math.sin(up) * Math.sin(round % (2 * Math.PI)),
      ];
      normals?.push(...normal);
      positions?.push(...normal.map((value, axis) => value * radius + (axis === 0 ? x : 0)));
      uvs?.push(column / (2 * rings), 1 - row / rings);
      if (row === rings || column === 2 * rings) continue;
      const at = row * (2 * rings + 1) + column;
      const below = at + 2 * rings + 1;
      if (row > 0) indices?.push(at, at + 1, below);
      if (row < rings - 1) indices?.push(at + 1, below + 1, below);
    }
  }
  return {
    name,
    positions: new Float32Array(positions ?? []),
    normals: new Float32Array(normals ?? []),
    uvs: new Float32Array(uvs ?? []),
    colors: null,
    indices: new Uint32Array(indices ?? []),
  };
}

const triangles = (pieces: readonly MeshPiece[]) => pieces.reduce((sum, { indices }) => sum + indices.length / 3, 0);

function volume({ positions, indices }: MeshPiece): number {
  let sum = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => {
      const vertex = 3 * (indices[at + corner] as number);
      return [positions[vertex] as number, positions[vertex + 1] as number, positions[vertex + 2] as number] as const;
    });
    if (!a || !b || !c) continue;
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return Math.abs(sum) / 6;
}

test.each([
  [0.5, 0.02],
  [0.25, 0.05],
  [0.1, 0.13],
] as const)("of a model's triangles %d stay, and it is the same shape with the same texture", async (part, loss) => {
  const before = [ball("large", 0, 1, 32), ball("small", 3, 0.5, 32)];
  const after = await thinPieces(before, part);
  expect(triangles(after)).toBeLessThanOrEqual(triangles(before) * part + 1);
  expect(triangles(after)).toBeGreaterThan(triangles(before) * part * 0.8);
  expect(after.map(({ name }) => name)).toEqual(["large", "small"]);
  for (const [index, piece] of after.entries()) {
    const whole = volume(before[index] as MeshPiece);
    expect(Math.abs(volume(piece) - whole) / whole).toBeLessThan(loss);
    // every vertex was one before, with its own normal and place in the texture
    const known = new Set(rowsOf(before[index] as MeshPiece));
    expect(rowsOf(piece).filter((row) => !known.has(row))).toEqual([]);
    expect(Math.max(...piece.indices)).toBe(piece.positions.length / 3 - 1);
  }
});

test("all of it is the very same, and a coarse thing keeps what makes it itself", async () => {
  const pieces = [ball("ball", 0, 1, 8)];
  expect(await thinPieces(pieces, 1)).toEqual(pieces);
  expect(triangles(await thinPieces(pieces, 0.001))).toBeGreaterThan(8);
});

function rowsOf({ positions, normals, uvs }: MeshPiece): string[] {
  return Array.from({ length: positions.length / 3 }, (_, row) =>
    [
      ...positions.slice(3 * row, 3 * row + 3),
      ...normals.slice(3 * row, 3 * row + 3),
      ...(uvs?.slice(2 * row, 2 * row + 2) ?? []),
    ].join(" "),
  );
}
