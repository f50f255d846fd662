import type { Field } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { levelBelow } from "../../texture/relief-masks.ts";
import type { Surface } from "../material.ts";

/** The two surfaces and what is known of their relief, metres. */
export interface Pair {
  readonly size: number;
  /** Level of the first over its surroundings. */
  readonly rise: Field;
  readonly first: Surface;
  readonly second: Surface;
  readonly firstDepth: number;
  readonly secondDepth: number;
  readonly amount: number;
  readonly draw: Draw;
  readonly scale: number;
  /** Which pieces of the first are dealt the second, 0..1. */
  readonly dealt?: Field;
}

/** Where the second shows, 0..1, and how high it lies there. */
export interface Bed {
  readonly mask: Field;
  readonly height: Field;
}

const octavesOf = ({ draw, scale }: Pair, name: string, cells: number, octaves: number) => ({
  cells: featureCount(cells, scale),
  octaves,
  gain: 0.58,
  seed: draw.seed32(name),
});

export const noise = (pair: Pair, name: string, cells: number, octaves: number): Field =>
  fbm(pair.size, octavesOf(pair, name, cells, octaves));

/** The same all over the tile: a great patch in one place would be seen again in every tile. */
export const even = (pair: Pair, name: string, cells: number, octaves: number): Field =>
  evenNoise(pair.size, octavesOf(pair, name, cells, octaves));

/** Turns a field into a mask that shows its highest `share`, with an edge `soft` wide. Gives the level of the cut. */
export function cutAt(field: Field, share: number, soft: number): number {
  const level = levelBelow(field, 1 - share);
  for (let i = 0; i < field.length; i += 1) field[i] = smoothstep(level - soft, level + soft, field[i] as number);
  return level;
}
