import { takeField } from "../../kernels/field-pool.ts";
import type { Field } from "../../kernels/kernels.ts";
import { makeRows } from "../../kernels/shared-rows.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { domainWarp } from "../../texture/domain-warp.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

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
function isLost(veins: readonly Rgb[], ground: Rgb | undefined): ground is Rgb {
  if (!ground) return false;
  const ratio = luminance(ground) / luminance(veins[0] as Rgb);
  return ratio > 0.45 && ratio < 1.9;
}

const pale = ([r, g, b]: Rgb) => palette([lerp(r, 0.8, 0.55), lerp(g, 0.8, 0.55), lerp(b, 0.8, 0.55)], [0.8, 0.8, 0.8]);

/** A polished slab. Veins lean across it, as it was sawn. Takes colours in the ground, then in the veins. */
export function shadeVeinedMarble(kind: VeinedMarble, { size, draw, colours, scale }: ShadeContext): Surface {
  const fold = domainWarp(size, draw.fork("fold"), featureCount(3, scale), kind.fold, 5);
  const ripple = domainWarp(size, draw.fork("ripple"), featureCount(14, scale), 0.006, 3);
  // clouds and veins gather in many places of the tile: what gathers once is what one sees again in the next tile
  const clouds = fold(fbm(size, { cells: featureCount(6, scale), octaves: 4, gain: 0.6, seed: draw.seed32("clouds") }));
  const force = fbm(size, { cells: featureCount(8, scale), octaves: 2, seed: draw.seed32("force") });
  const sugar = fbm(size, { cells: 180, octaves: 2, gain: 0.8, seed: draw.seed32("sugar") });
  // sawn askew: each row of the noise is shifted by a whole share of its number, which keeps the tile closed
  const lean = draw.chance("lean", 0.5) ? 1 : -1;
  const fields = kind.veins.map(({ cells, stretch }, n): Field => {
    const across = featureCount(cells, scale);
    const shape = { cells: across * stretch, cellsY: across, octaves: 4, gain: 0.45, seed: draw.seed32(`veins ${n}`) };
    return distanceTo0(ripple(fold(sheared(fbm(size, shape), size, lean))), size);
  });
  const ground = palette(...dye(kind.ground.map(fromHex), colours[0], 0.9));
  const tints = kind.veins.map((veins) => {
    const pair = palette(...veins.colours.map(fromHex));
    if (colours[1]) return palette(colours[1], colours[1]);
    return isLost(pair.stops, colours[0]) ? pale(colours[0]) : pair;
  });
  const tint = { r: 0, g: 0, b: 0 };
  return paintSurface(size, SLAB, (texel, i) => {
    const c = clouds[i] as number;
    const f = force[i] as number;
    const s = sugar[i] as number;
    paintFrom(ground, 0.55 + c * kind.clouds + s * 0.05, texel);
    let deep = 0;
    for (let n = 0; n < fields.length; n += 1) {
      const veins = kind.veins[n] as Veins;
      // each kind is strong where another is weak
      const here = n % 2 === 0 ? f : -f;
      const strong = smoothstep(0.7 - veins.spread * 1.6, 1.3 - veins.spread * 1.6, here);
      const off = (fields[n] as Field)[i] as number;
      // most of a slab is beside all veins
      if (strong === 0 || (off >= veins.halo && off >= veins.width * (0.3 + strong))) continue;
      const line = smoothstep(veins.width * (0.3 + strong), 0, off);
      const halo = smoothstep(veins.halo, 0, off);
      const amount = Math.min(1, strong * veins.strength * (line * 0.85 + halo * halo * 0.32));
      paintFrom(tints[n] as (typeof tints)[number], 0.5 + c * 0.9 + s * 0.2, tint);
      blendColour(texel, [tint.r, tint.g, tint.b], amount);
      deep = Math.max(deep, line * strong);
    }
    texel.height = SLAB * (s * 0.000006 - deep * 0.00003);
    texel.roughness = 0.14 + s * 0.02 + deep * 0.06;
  });
}

/** How far each texel is from where the noise is 0, in its deviations: a vein swells where it runs flat, but makes no pool. */
function distanceTo0(field: Field, size: number): Field {
  const step = Math.max(1, size >> 8);
  const mask = size - 1;
  const slopeAt = (x: number, y: number): number => {
    const row = y * size;
    const dx = (field[row + ((x + step) & mask)] as number) - (field[row + ((x - step) & mask)] as number);
    const dy = (field[((y + step) & mask) * size + x] as number) - (field[((y - step) & mask) * size + x] as number);
    return Math.sqrt(dx * dx + dy * dy);
  };
  let sum = 0;
  let count = 0;
  for (let y = 0; y < size; y += step) {
    for (let x = 0; x < size; x += step) sum += slopeAt(x, y);
    count += size / step;
  }
  const steep = ((1 - POOL) * count) / sum;
  const away = takeField(field.length);
  makeRows([away], size, 8, () => (first, end) => {
    for (let i = first * size; i < end * size; i += 1) {
      away[i] = Math.abs(field[i] as number) / (POOL + steep * slopeAt(i & mask, Math.floor(i / size)));
    }
  });
  return away;
}
/** How much of a vein's width does not depend on how steep the noise is there. */
const POOL = 0.3;

function sheared(field: Field, size: number, shift: number): Field {
  const out = takeField(field.length);
  for (let y = 0; y < size; y += 1) {
    const row = field.subarray(y * size, (y + 1) * size);
    const cut = (shift * y) & (size - 1);
    out.set(row.subarray(cut), y * size);
    out.set(row.subarray(0, cut), (y + 1) * size - cut);
  }
  return out;
}
