import type { Geometry } from "../geometry/geometry.ts";
import { merge } from "../geometry/merge.ts";
import { block } from "./building/masonry.ts";

/** A closed zip's pieces. */
export interface ZipStrip {
  readonly tape: Geometry;
  readonly teeth: Geometry;
  /** The slider with its tab. */
  readonly slider: Geometry;
}

/** Width of a closed zip's tape, metres in its usual size. */
export const ZIP_WIDTH = 0.034;

/** A closed zip along Y from 0, its face to +Z and its back at 0: finely cut along its length, so that it can be bent. @param tall Metres. */
export function zipStrip(tall: number): ZipStrip {
  const teeth = Math.round(tall / 0.0052);
  const pieces = Math.max(8, Math.round(tall / 0.01));
  const strip = Array.from({ length: pieces }, (_, i) =>
    block([ZIP_WIDTH, tall / pieces, 0.003], [0, (tall * (i + 0.5)) / pieces, 0.0015], 0),
  );
  const rows = Array.from({ length: teeth }, (_, i) =>
    block([0.0085, 0.003, 0.0036], [i % 2 === 0 ? 0.0022 : -0.0022, (tall * (i + 0.5)) / teeth, 0.0045], 0.0006),
  );
  const end = tall - 0.014;
  const slider = merge([
    block([0.015, 0.02, 0.006], [0, end, 0.0065], 0.002),
    block([0.004, 0.01, 0.005], [0, end, 0.0105], 0.001),
    block([0.011, 0.036, 0.0026], [0, end - 0.021, 0.0112], 0.0012),
  ]);
  return { tape: merge(strip), teeth: merge(rows), slider };
}
