import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { deform, move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** An upholstered block about the origin: round edges, faces blown out by `puff` metres in their middles. */
export function paddedBox(size: Vec3, bevel: number, puff: number, pieces = 6): Geometry {
  const [w, h, d] = size;
  const bulge = (x: number, side: number) => 1 - Math.min(1, (4 * x * x) / (side * side));
  return settle(
    deform(box(size, { bevel, bevelSteps: 3, divisions: [pieces, pieces, pieces] }), ([x, y, z]) => {
      const [a, b, c] = [bulge(x, w), bulge(y, h), bulge(z, d)];
      return [x + (2 * x * puff * b * c) / w, y + (2 * y * puff * a * c) / h, z + (2 * z * puff * a * b) / d];
    }),
  );
}

/** A padded board about the origin, facing +Z, drawn in by buttons in diamonds: `across` in the first row. */
export function tuftedPanel(size: Vec3, across: number, rows: number): Geometry {
  const [w, h, d] = size;
  const bevel = d * 0.42;
  const [sx, sy] = [(w - bevel) / across, (h - bevel) / rows];
  const at: (readonly [number, number])[] = [];
  for (let row = 0; row < rows; row += 1) {
    const count = row % 2 === 0 ? across : across - 1;
    for (let i = 0; i < count; i += 1) at.push([(i - (count - 1) / 2) * sx, (row - (rows - 1) / 2) * sy]);
  }
  const pieces: [number, number, number] = [across * 6, rows * 6, 1];
  const deep = d * 0.3;
  const inner = [w / 2 - bevel * 0.9, h / 2 - bevel * 0.9] as const;
  const board = deform(box(size, { bevel, bevelSteps: 3, divisions: pieces }), ([x, y, z]) => {
    if (z < d / 2 - bevel * 0.8) return [x, y, z];
    const inside = Math.min(
      1,
      Math.max(0, 1 - Math.max(Math.abs(x) - inner[0], Math.abs(y) - inner[1]) / (bevel * 0.6)),
    );
    // creases run along both diagonals through the buttons
    const [u, v] = [x / sx + (across % 2 ? 0 : 0.5), y / sy + (rows % 2 ? 0 : 0.5)];
    const crease = Math.min(...[u + v / 2 + 0.25 * 0, u - v / 2].map((t) => Math.abs(t - Math.round(t))));
    let dent = 0.4 * Math.max(0, 1 - crease * 6);
    for (const [bx, by] of at) {
      const r = Math.sqrt((x - bx) * (x - bx) + (y - by) * (y - by)) / Math.min(sx, sy);
      dent = Math.max(dent, 1 - r * 2.6);
    }
    return [x, y, z - deep * Math.max(0, dent) * inside];
  });
  const buttons = at.map(([x, y]) => move(stretch(sphere(0.014, 10, 6), [1, 1, 0.6]), [x, y, d / 2 - deep + 0.004]));
  return settle(merge([board, ...buttons]));
}
