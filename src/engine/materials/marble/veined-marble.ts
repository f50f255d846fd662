import { type Field, warpKernel } from "../../kernels/kernels.ts";
import { makeRows } from "../../kernels/shared-rows.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { evenShare, slopesOf, stepOf } from "./even-veins.ts";

/** Veins of one kind: thin lines with a soft halo, that swell, thin out and vanish. */
export interface Veins {
  /** #rrggbb; veins may shift between two. */
  readonly colours: readonly [string, string];
  /** Bends across the tile. */
  readonly cells: number;
  /** How much longer than wide their meshes are, whole. */
  readonly stretch: number;
  /** Of the line and of its halo, in the noise's deviations. */
  readonly width: number;
  readonly halo: number;
  /** 0..1. */
  readonly strength: number;
  /** Share of the tile they run through: 1 everywhere. */
  readonly spread: number;
}

export interface VeinedMarble {
  /** Dark to light. */
  readonly ground: readonly string[];
  /** Contrast of the clouds in the ground. */
  readonly clouds: number;
  readonly veins: readonly Veins[];
  /** How wildly the stone was folded: 0.03 drawn out, 0.1 stirred. */
  readonly fold: number;
}

/** Metres, of all these slabs. */
export const SLAB = 1;

/** Veins about as light as the ground that was asked for are not seen on it: there they are of calcite. */
function isLost(veins: readonly Rgb[], ground: Rgb | undefined): boolean {
  if (!ground) return false;
  const ratio = luminance(ground) / luminance(veins[0] as Rgb);
  return ratio > 0.45 && ratio < 1.9;
}

/** No stone is as full in its colour as paint, and what is full in it is dark: blue marble is of slate, not of the sky. */
function stoneOf([r, g, b]: Rgb): Rgb {
  const most = Math.max(r, g, b);
  const full = most > 0 ? (most - Math.min(r, g, b)) / most : 0;
  const grey = luminance([r, g, b]);
  const dark = 1 - 0.45 * full * smoothstep(0.04, 0.14, grey);
  // but for iron's own reds, which marble holds in full
  const dull = 0.3 * full * (1 - redness([r, g, b]));
  return [lerp(r, grey, dull) * dark, lerp(g, grey, dull) * dark, lerp(b, grey, dull) * dark];
}

/** How red a colour is, from pink on: 0 not at all, 1 brick. */
const redness = ([r, g, b]: Rgb): number => smoothstep(1.2, 2, r / (Math.max(g, b) + 1e-6));

/** Veins of a stone in another colour: what is warm in brown stone would glow in blue, but goes with red. */
function greyed([r, g, b]: Rgb, ground: Rgb): Rgb {
  const grey = luminance([r, g, b]);
  const dull = 0.7 * (1 - redness(ground));
  return [lerp(r, grey, dull), lerp(g, grey, dull), lerp(b, grey, dull)];
}

/** Grey marble is grey of soot: it is clouded, and drawn through with darker veins beside those of calcite. */
const isGrey = ([r, g, b]: Rgb): boolean => Math.max(r, g, b) < 1.25 * Math.min(r, g, b);
const sooted = ([r, g, b]: Rgb) => palette([r * 0.3, g * 0.31, b * 0.33], [r * 0.5, g * 0.51, b * 0.53]);

/** Calcite in a stone; in sooted stone it is sooty too, and lies in it by halves. */
const pale = ([r, g, b]: Rgb, isSooty: boolean) => {
  const most = isSooty ? 0.58 : 0.8;
  const by = isSooty ? 0.48 : 0.55;
  return palette([lerp(r, most, by), lerp(g, most, by), lerp(b, most, by)], [most, most, most]);
};

/** A polished slab. Veins lean across it, as it was sawn. Takes colours in the ground, then in the veins. */
export function shadeVeinedMarble(kind: VeinedMarble, { size, draw, colours, scale }: ShadeContext): Surface {
  const bend = foldOf(size, draw, scale, kind.fold);
  // clouds and veins gather in many places of the tile: what gathers once is what one sees again in the next tile
  const clouds = evenNoise(size, {
    cells: featureCount(11, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("clouds"),
  });
  const force = evenNoise(size, { cells: featureCount(9, scale), octaves: 4, seed: draw.seed32("force") });
  const sugar = fbm(size, { cells: 180, octaves: 2, gain: 0.8, seed: draw.seed32("sugar") });
  const fields = kind.veins.map(({ cells, stretch }, n): Field => {
    const across = featureCount(cells, scale);
    const shape = { cells: across * stretch, cellsY: across, octaves: 4, gain: 0.45, seed: draw.seed32(`veins ${n}`) };
    return warpKernel(fbm(size, shape), bend.x, bend.y, size, kind.fold * size);
  });
  const steep = fields.map((field) => steepness(field, size));
  const ground = palette(...dye(kind.ground.map(fromHex), colours[0] && stoneOf(colours[0]), 0.9));
  // calcite fills a crack to its sides: it has no halo
  const lost = kind.veins.map((veins) => !colours[1] && isLost(veins.colours.map(fromHex), colours[0]));
  const sooty = lost[0] && colours[0] && isGrey(colours[0]) ? colours[0] : undefined;
  const tints = kind.veins.map((veins, n) => {
    if (colours[1]) return palette(colours[1], colours[1]);
    if (sooty && n % 2 === 0) return sooted(sooty);
    if (lost[n] && colours[0]) return pale(colours[0], sooty !== undefined);
    const own = veins.colours.map(fromHex);
    const [asked] = colours;
    return palette(...(asked ? own.map((vein) => greyed(vein, asked)) : own));
  });
  const slopes = slopesOf(size);
  const line = { amount: 0, deep: 0 };
  // each kind is strong where another is weak
  const forceOf = (n: number, f: number) => (n & 1 ? -f : f);
  const veinAt = (n: number, i: number) => {
    const veins = kind.veins[n] as Veins;
    line.amount = 0;
    line.deep = 0;
    const here = forceOf(n, force[i] as number);
    const from = 0.7 - veins.spread * 1.6;
    if (here <= from) return;
    const strong = smoothstep(from, from + 0.6, here);
    const field = fields[n] as Field;
    // a vein swells where it runs flat, but makes no pool: what counts is the noise over its slope
    const reach = lost[n] && !(sooty && n % 2 === 0) ? veins.width * 1.5 : veins.halo;
    const off = Math.abs(field[i] as number) / (POOL + (steep[n] as number) * slopes(field, i));
    // main veins open and close along their run
    const width = veins.width * (0.2 + strong) * (1 + SWELL * (clouds[i] as number));
    // most of a slab is beside all veins
    if (off >= reach && off >= width) return;
    const core = smoothstep(width, 0, off);
    const halo = smoothstep(reach, 0, off);
    line.amount = strong * veins.strength * (core * 0.85 + halo * halo * 0.32);
    line.deep = core * strong;
  };
  const share = evenShare(size, (i) => {
    let sum = 0;
    for (let n = 0; n < fields.length; n += 1) {
      veinAt(n, i);
      sum += line.amount;
    }
    return sum;
  });
  const tint = { r: 0.5, g: 0.5, b: 0.5 };
  return paintSurface(size, SLAB, (texel, i) => {
    const c = clouds[i] as number;
    const s = sugar[i] as number;
    paintFrom(ground, 0.55 + c * kind.clouds * (sooty ? 1.5 : 1) + s * 0.05, texel);
    let deep = 0;
    for (let n = 0; n < fields.length; n += 1) {
      veinAt(n, i);
      if (line.amount === 0) continue;
      const amount = Math.min(1, line.amount * (share[i] as number));
      paintFrom(tints[n] as (typeof tints)[number], 0.5 + c * 0.9 + s * 0.2, tint);
      texel.r = lerp(texel.r, tint.r, amount);
      texel.g = lerp(texel.g, tint.g, amount);
      texel.b = lerp(texel.b, tint.b, amount);
      deep = Math.max(deep, line.deep);
    }
    texel.height = SLAB * (s * 0.000006 - deep * 0.00003);
    texel.roughness = 0.14 + s * 0.02 + deep * 0.06;
  });
}

/** How much wider a vein is in the palest cloud. */
const SWELL = 0.7;

/**
 * Where each texel's vein comes from, in units of the fold: one look-up folds the stone, ripples it and shears it. Sawn askew,
 * each row of the noise is shifted by a whole share of its number, which keeps the tile closed.
 */
function foldOf(size: number, draw: Draw, scale: number, reach: number): { readonly x: Field; readonly y: Field } {
  const [fold, ripple] = [draw.fork("fold"), draw.fork("ripple")];
  const broad = { cells: featureCount(3, scale), octaves: 5, gain: 0.45 };
  const fine = { cells: featureCount(14, scale), octaves: 3, strength: RIPPLE / reach };
  const x = fbm(size, { ...broad, seed: fold.seed32("warp x") });
  const y = fbm(size, { ...broad, seed: fold.seed32("warp y") });
  const fineX = fbm(size, { ...fine, seed: ripple.seed32("warp x") });
  const fineY = fbm(size, { ...fine, seed: ripple.seed32("warp y") });
  const lean = draw.chance("lean", 0.5) ? 1 : -1;
  const texels = reach * size;
  makeRows([x, y], size, 8, () => (first, end) => {
    for (let i = first * size; i < end * size; i += 1) {
      const down = (y[i] as number) + (fineY[i] as number);
      y[i] = down;
      x[i] = (x[i] as number) + (fineX[i] as number) + lean * (Math.floor(i / size) / texels + down);
    }
  });
  return { x, y };
}

/** How far small bends move a vein, in tiles. */
const RIPPLE = 0.0035;

/** How much of a vein's width does not depend on how steep the noise is there. */
const POOL = 0.18;

/** What a field's slope is multiplied by so that with `POOL` it makes 1 on average. */
function steepness(field: Field, size: number): number {
  const step = stepOf(size);
  const slope = slopesOf(size);
  let sum = 0;
  for (let y = 0; y < size; y += step) for (let x = 0; x < size; x += step) sum += slope(field, y * size + x);
  return ((1 - POOL) * (size / step) * (size / step)) / sum;
}
