import type { Part } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import { castOn } from "../cast-on.ts";

/** The thing that something is put on, in metres. */
export interface Stock {
  readonly parts: readonly Part[];
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
  /** Middle in x and z. */
  readonly cx: number;
  readonly cz: number;
  readonly high: number;
  /** What the size of a graft is taken from: the width of what is upright, at most a little more than its height. */
  readonly size: number;
  /** A body with a back: wings grow from there rather than from its sides. */
  readonly isBody: boolean;
}

/** What a graft adds: parts whose slots begin with `graft-`, and the stuff and the linear colour of each of those. */
export interface Scion {
  readonly parts: readonly Part[];
  readonly stuff: Readonly<Record<string, readonly [base: string, colour: Rgb]>>;
}

/** How far the thing reaches from its middle at a height, to one side; half its width where a line misses it. */
export const reachAt = ({ parts, cx, cz, min, max }: Stock, y: number, side: number): number =>
  castOn(parts, [cx, y, cz], [side, 0, 0]) ?? (max[0] - min[0]) / 2;

/** Height of the thing over a place; its top where a line misses it. */
export const topAt = ({ parts, max, min }: Stock, x: number, z: number): number =>
  min[1] + (castOn(parts, [x, min[1], z], [0, 1, 0]) ?? max[1] - min[1]);

/** Height of its lower side over a place; its lowest where a line misses it. */
export const soleAt = ({ parts, min }: Stock, x: number, z: number): number =>
  min[1] - (castOn(parts, [x, min[1], z], [0, -1, 0]) ?? 0);
