import type { Field } from "../../kernels/kernels.ts";
import type { Stamped } from "../../kernels/stamp-kernel.ts";
import type { Draw } from "../../math/draw.ts";
import { smoothstep } from "../../math/scalar.ts";
import { fbm } from "../noises/noise.ts";
import { evenGrid } from "../tones/even-deal.ts";
import { createShape, scatter } from "./scatter.ts";

/** A flat sweep with a burr along both long edges, dying out at its ends. */
const SWEEP = createShape(64, (u, v) => {
  const out = Math.max(0, 1 - v * v * v * v);
  const side = Math.abs(u);
  const burr = Math.max(0, 1 - Math.abs(side - 0.9) / 0.1);
  return side >= 1 ? 0 : out * (0.62 + 0.1 * u + 0.28 * burr);
});

/**
 * Sweeps of a trowel or a broad brush laid over one another, the later the higher: relief 0..1, the number of the sweep
 * that shows, the place along and across it.
 *
 * @param across Sweeps across the tile: their length is about three such spaces.
 * @param slimness Length over width of a sweep, 2 to 12.
 * @param stray How far they turn from the slant of the hand, radians; 3.14 all ways.
 */
export function trowelStrokes(size: number, draw: Draw, across: number, slimness: number, stray: number): Stamped {
  const ground = fbm(size, { cells: across, octaves: 2, seed: draw.seed32("bed") });
  for (let i = 0; i < ground.length; i += 1) ground[i] = 0.2 + (ground[i] as number) * 0.05;
  const slant = draw.number("slant", 0, 3.14);
  return scatter(ground, size, SWEEP, { across: across * 2, down: across * 2 }, draw.stream("sweeps"), (copy, next) => {
    copy.angle = slant + (next() - 0.5) * 2 * stray;
    copy.length = (1.5 + 1.6 * next()) / across;
    copy.width = copy.length / (slimness * (0.7 + 0.6 * next()));
    copy.base = next() * 0.5;
    copy.gain = 0.5;
    copy.tilt = (next() - 0.5) * 0.16;
    copy.bend = (next() - 0.5) * 1.4;
  });
}

/** The mark of a trowel's edge: highest along the outer side of the bow, where it falls off, and running out to the inner side and to both ends. */
const ARC = createShape(64, (u, v) => {
  const out = 1 - v * v;
  const side = smoothstep(1, 0.84, u) * ((u + 1) / 1.84) * ((u + 1) / 1.84);
  return out * out * Math.min(1, side);
});

/**
 * Relief 0..1 of the soft bows that a trowel leaves where it was turned in the hand: no straight edge, none of one end, one
 * dying out under the next.
 *
 * @param across Bows across the tile: their length is about two such spaces.
 */
export function trowelArcs(size: number, draw: Draw, across: number): Field {
  const ground = fbm(size, { cells: across, octaves: 3, seed: draw.seed32("arc bed") });
  for (let i = 0; i < ground.length; i += 1) ground[i] = 0.3 + (ground[i] as number) * 0.12;
  const turn = draw.number("turn", 0, 6.28);
  return scatter(ground, size, ARC, { across: across * 2, down: across * 2 }, draw.stream("arcs"), (copy, next) => {
    copy.angle = turn + (next() - 0.5) * 4.4;
    copy.length = (1.2 + 1.3 * next()) / across;
    copy.width = copy.length * (0.3 + 0.2 * next());
    copy.base = 0.06 + 0.2 * next();
    copy.gain = 0.34 + 0.2 * next();
    copy.bend = -0.7 - 0.9 * next();
  }).height;
}

/**
 * A tone 0..1 for each sweep, by its number plus one, the bed's before all others: dark and pale sweeps lie side by side all
 * over, where chance would heap them up in one place that is found in every tile again.
 *
 * @param across As in `trowelStrokes`.
 */
export function sweepTones(across: number, seed: number): Float32Array {
  const sweeps = evenGrid(across * 2, across * 2, seed);
  const tones = new Float32Array(sweeps.length + 1).fill(0.5);
  tones.set(sweeps, 1);
  return tones;
}
