import { createField } from "../../kernels/field-pool.ts";
import type { Field } from "../../kernels/kernels.ts";
import type { Pattern } from "../../language/surface-names.ts";
import type { Draw } from "../../math/draw.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { MOTIFS } from "./motifs.ts";

/** Where the figure in the second colour shows, 0..1, and over it the figure in the third. */
export interface PatternMasks {
  readonly second: Field;
  readonly third: Field;
}

/**
 * A pattern over the whole tile, anti-aliased, its lines a little uneven as anything printed or woven is.
 *
 * @param isLaid It is to be laid of stones: a figure whose lines are finer than they are has another for that.
 */
export function patternMasks(pattern: Pattern, size: number, draw: Draw, scale: number, isLaid = false): PatternMasks {
  const second = createField(size * size);
  const third = createField(size * size);
  if (pattern === "marbled") return swirls(size, draw, scale);
  if (pattern === "gradient") return flow(size, draw);
  const motif = MOTIFS[pattern];
  if (!motif) return blotches(pattern, size, draw, scale);
  const cells = featureCount(motif.cells, scale);
  const figure = motif.others ? draw.pick("figure", motif.others) : ((isLaid ? motif.laid : undefined) ?? motif.draw);
  const wobble = fbm(size, { cells: 12, octaves: 4, gain: 0.6, seed: draw.seed32("wobble") });
  const out = new Float64Array(2);
  const sharp = size / cells;
  for (let i = 0; i < second.length; i += 1) {
    const bend = (wobble[i] as number) * 0.01;
    figure(((i & (size - 1)) + 0.5) / sharp + bend, (Math.floor(i / size) + 0.5) / sharp - bend, out);
    second[i] = clamp01(0.5 + (out[0] as number) * sharp);
    third[i] = clamp01(0.5 + (out[1] as number) * sharp);
  }
  return { second, third };
}

/** From the first into the second down the tile and back again, whatever the scale; the dye has crept a little farther here than there. */
function flow(size: number, draw: Draw): PatternMasks {
  const crept = fbm(size, { cells: 14, cellsY: 3, octaves: 5, gain: 0.6, seed: draw.seed32("crept"), strength: 0.018 });
  const second = createField(size * size);
  const third = createField(size * size);
  for (let i = 0; i < second.length; i += 1) {
    const y = (Math.floor(i / size) + 0.5) / size + (crept[i] as number);
    const t = 1 - Math.abs(y - Math.floor(y) - 0.5) * 2;
    second[i] = smoothstep(0.04, 0.96, t);
    // of three the third lies in the middle between the two
    third[i] = smoothstep(0.3, 0.02, Math.abs(t - 0.5));
  }
  return { second, third };
}

/** Two stuffs stirred once and left: bands drawn out long and folded over, thin here and broad there. */
function swirls(size: number, draw: Draw, scale: number): PatternMasks {
  const cells = featureCount(2, scale);
  const wide = { octaves: 2, gain: 0.4 };
  const warpX = fbm(size, { ...wide, cells, seed: draw.seed32("stir across") });
  const warpY = fbm(size, { ...wide, cells, seed: draw.seed32("stir down") });
  const fine = fbm(size, { cells: cells * 3, octaves: 3, gain: 0.5, seed: draw.seed32("thread") });
  const bands = featureCount(5, scale);
  const second = createField(size * size);
  const third = createField(size * size);
  const sharp = size / (bands * 12);
  for (let i = 0; i < second.length; i += 1) {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const wx = warpX[i] as number;
    const wy = warpY[i] as number;
    const f = fine[i] as number;
    const turn = (x * bands + y + wx * 3.4 + wy * 1.2 + f * 0.22) * TAU;
    const broad = sin(turn) + 0.55 * sin(turn * 2 + (y * bands + wy * 2.2) * TAU + f * 2);
    second[i] = clamp01(0.5 + (broad - 0.1) * sharp);
    third[i] = clamp01(0.5 + (0.16 - Math.abs(broad + 0.42)) * sharp);
  }
  return { second, third };
}

/** Patterns of animals and soldiers: clouds cut at a level. */
function blotches(pattern: Pattern, size: number, draw: Draw, scale: number): PatternMasks {
  const isZebra = pattern === "zebra";
  const cells = featureCount(pattern === "camouflage" ? 4 : pattern === "spotted" ? 10 : 3, scale);
  const shape = { octaves: pattern === "camouflage" ? 4 : 2, gain: 0.45 };
  const a = fbm(size, { ...shape, cells, seed: draw.seed32("first blotches") });
  const b = fbm(size, { ...shape, cells, seed: draw.seed32("second blotches") });
  const bands = featureCount(8, scale);
  const sharp = (size / cells) * 0.3;
  for (let i = 0; i < a.length; i += 1) {
    const av = a[i] as number;
    const bv = b[i] as number;
    if (isZebra) {
      const at = ((Math.floor(i / size) + 0.5) / size) * bands + av * 1.1;
      a[i] = clamp01(0.5 + (0.24 - Math.abs(at - Math.floor(at) - 0.5) + bv * 0.06) * (size / bands) * 0.6);
      b[i] = 0;
    } else {
      a[i] = clamp01(0.5 + (av - (pattern === "spotted" ? 0.2 : 0.04)) * sharp);
      b[i] = pattern === "spotted" ? 0 : clamp01(0.5 + (bv - 0.2) * sharp);
    }
  }
  return { second: a, third: b };
}
