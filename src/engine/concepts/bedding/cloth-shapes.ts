import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { softSheet } from "./soft-sheet.ts";

/** Cloth folded to and fro into a stack on y = 0, the folds to the front and the back. Metres. */
export function foldedCloth(width: number, depth: number, thickness: number, layers: number, seed: number): Geometry {
  const r = thickness / 2;
  const run = depth - 2 * r;
  const period = run + PI * r;
  const long = layers * run + (layers - 1) * PI * r;
  /** Middle line and the direction to its upper side, by metres along the cloth. */
  const path = (s: number): readonly [z: number, y: number, nz: number, ny: number] => {
    const layer = Math.min(layers - 1, Math.floor(s / period));
    const along = s - layer * period;
    const way = layer % 2 === 0 ? 1 : -1;
    const y = r + layer * thickness;
    if (along <= run) return [way * (along - run / 2), y, 0, way];
    const a = (along - run) / r;
    return [way * (run / 2 + r * sin(a)), y + r * (1 - cos(a)), -sin(a), way * cos(a)];
  };
  const columns = 18;
  const rows = layers * 9 + (layers - 1) * 7;
  // even shares of rows for runs and turns
  const knots: number[] = [];
  for (let layer = 0; layer < layers; layer += 1) {
    for (let k = 0; k < 9; k += 1) knots.push(layer * period + (run * k) / 9);
    if (layer < layers - 1) for (let k = 0; k < 7; k += 1) knots.push(layer * period + run + (PI * r * k) / 7);
  }
  knots.push(long);
  return softSheet(
    columns,
    rows,
    (u, v, side) => {
      const s = knots[Math.round(v * rows)] as number;
      const [z, y, nz, ny] = path(s);
      const rim = 1 - 0.5 * smoothstep(0.93, 1, Math.abs(2 * u - 1));
      // the inner side of a fold keeps some width: it would be a row of needles
      const half = r * 0.9 * rim * side;
      const x = (u - 0.5) * width * (1 + 0.02 * noise(s * 3, 0, 1, seed));
      // layers that lie on each other sink together
      const slump = 1 + 0.05 * noise(x * 3, z * 2, 5, seed);
      return [x, (y + ny * half) * slump, z + nz * half + 0.012 * noise(x * 2.5, y * 9, 3, seed)];
    },
    (u, v) => [(u - 0.5) * width, (knots[Math.round(v * rows)] as number) - long / 2],
  );
}

/**
 * Cloth spread over y = 0 in low waves, metres.
 *
 * @param isTurned Its right front corner is turned over; else its front and back edges lie flat, for a fringe.
 */
export function spreadCloth(width: number, depth: number, thickness: number, seed: number, isTurned = true): Geometry {
  const roll = thickness * 0.9;
  const corner = 0.34 * Math.min(width, depth);
  // distance beyond the fold line across the right front corner
  const fold = (width / 2 + depth / 2) * Math.SQRT1_2 - (isTurned ? corner * Math.SQRT1_2 * 1.4 : -1);
  const fromEdge = (x: number, z: number) => [0.5 - Math.abs(x / width), 0.5 - Math.abs(z / depth)] as const;
  const rimAt = (x: number, z: number) => Math.min(1, 14 * Math.min(...fromEdge(x, z)) + 0.35);
  const waveAt = (x: number, z: number): number =>
    (isTurned ? 1 : smoothstep(0, 0.1, fromEdge(x, z)[1])) *
    (0.016 * (1 + noise(x * 3.2, z * 3.2, 0, seed)) +
      0.01 * (1 + noise(x * 8, z * 5, 4, seed)) * (1 - rimAt(x, z) * 0.4));
  return softSheet(
    34,
    38,
    (u, v, side) => {
      const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth];
      const rim = rimAt(x, z);
      const beyond = (x + z) * Math.SQRT1_2 - fold;
      const offset = side * (thickness / 2) * rim;
      if (beyond <= 0) return [x, waveAt(x, z) * smoothstep(0, 0.06, -beyond) + thickness / 2 + offset, z];
      const a = Math.min(PI, beyond / roll);
      const past = Math.max(0, beyond - PI * roll);
      const at = roll * sin(a) - past;
      const [px, pz] = [x - beyond * Math.SQRT1_2, z - beyond * Math.SQRT1_2];
      const out = (at - offset * sin(a)) * Math.SQRT1_2;
      return [
        px + out,
        // the corner lies on the waves below it
        thickness / 2 + roll * (1 - cos(a)) + offset * cos(a) + waveAt(px + out, pz + out) * smoothstep(0, 0.06, -at),
        pz + out,
      ];
    },
    (u, v) => [(u - 0.5) * width, (v - 0.5) * depth],
  );
}
