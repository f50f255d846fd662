import { createField } from "../../kernels/field-pool.ts";
import { blurKernel } from "../../kernels/kernels.ts";
import type { Tread } from "../../language/surface-names.ts";
import { clamp, lerp, smoothstep } from "../../math/scalar.ts";
import { CLAW, HOOF, PAW, SOLE } from "../../texture/figures/sole.ts";
import { type Shape, scatter } from "../../texture/marks/scatter.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { blendIn } from "./blend-in.ts";
import type { LayPart } from "./part.ts";
import { printDepth } from "./print-depth.ts";

/** A print: its shape, the metres it is long, its breadth in lengths, and the least it may be of a tile to be told. */
interface Print {
  readonly shape: Shape;
  readonly length: number;
  readonly broad: number;
  readonly least: number;
  /** The share of places that hold one: what is small goes where it wants, and little of the ground is trodden. */
  readonly share: number;
}

const PRINTS: Readonly<Record<Tread, Print>> = {
  boot: { shape: SOLE, length: 0.29, broad: 0.4, least: 0.11, share: 0.6 },
  paw: { shape: PAW, length: 0.09, broad: 0.94, least: 0.08, share: 0.3 },
  hoof: { shape: HOOF, length: 0.09, broad: 0.86, least: 0.08, share: 0.3 },
  claw: { shape: CLAW, length: 0.08, broad: 0.9, least: 0.09, share: 0.4 },
};

/** How far a print strays over its place, in places. */
const STRAY = 0.62;

/** The least way from one print's middle to another's, in lengths of a print. */
const APART = 0.78;

/**
 * Soles, paws, hooves or claws went over it, mostly one way and back: what they trod on is pressed flat and dark, and wells up around them. Where
 * something grows or lies loose, the bare ground under it comes up.
 */
export const pressFootprints: LayPart = (first, second, { size, draw, scale, bare = 0, tread = "boot" }) => {
  const { tileSize, height } = first;
  const { shape, broad: breadth, least, share, ...usual } = PRINTS[tread];
  const length = clamp((usual.length * scale) / tileSize, least, 0.3);
  const side = Math.max(2, Math.round(0.95 / length));
  const path = draw.number("path", 0, 6.28);
  const trod = evenGrid(side, side, draw.seed32("trod"));
  const laid: (readonly [number, number])[] = [];
  // the one pair that lies on one another would be known again in every tile
  const isClear = (x: number, y: number) => {
    const clear = laid.every(([atX, atY]) => {
      const [dx, dy] = [x - atX - Math.round(x - atX), y - atY - Math.round(y - atY)];
      return dx * dx + dy * dy > APART * APART * length * length;
    });
    if (clear) laid.push([x, y]);
    return clear;
  };
  const prints = scatter(
    createField(size * size),
    size,
    shape,
    { across: side, down: side },
    draw.stream("prints"),
    (copy, next, n) => {
      copy.x = ((n % side) + 0.5 + (next() - 0.5) * STRAY) / side;
      copy.y = (Math.floor(n / side) + 0.5 + (next() - 0.5) * STRAY) / side;
      copy.angle = path + (next() < 0.5 ? 0 : 3.14) + (next() - 0.5) * 0.9;
      copy.length = (trod[n] as number) < share && isClear(copy.x, copy.y) ? length : 0;
      copy.width = copy.length * breadth;
      copy.gain = 0.65 + 0.35 * next();
    },
  );
  const pressed = blurKernel(prints.height, size, size * 0.003, 2);
  const around = blurKernel(prints.height, size, size * 0.014, 2);
  const level = blurKernel(height, size, size * 0.02, 2);
  const deep = (1.4 + 0.5 * bare) * printDepth(first);
  // ground as uneven as a print is deep was trodden flat by those before: else nobody tells the print from its waves
  const broad = blurKernel(height, size, size * 0.05, 2);
  const waves = (1 - bare) * 0.92 * smoothstep(0.004, 0.01, depthOf(height) / tileSize);
  const trodden = blurKernel(prints.height, size, size * 0.04, 2);
  return repaintSurface(first, (texel, i) => {
    const p = pressed[i] as number;
    const rim = Math.max(0, (around[i] as number) - p);
    const flat = waves * (0.7 + 0.3 * smoothstep(0.02, 0.2, trodden[i] as number));
    texel.height = lerp(texel.height, broad[i] as number, flat);
    texel.height = lerp(texel.height, level[i] as number, p * (0.75 + 0.25 * bare)) + deep * (0.9 * rim - p);
    if (bare > 0) blendIn(texel, second, i, bare * smoothstep(0.15, 0.4, p));
    shade(texel, 1 - 0.34 * p + 0.25 * (1 - bare) * rim);
    texel.roughness = lerp(texel.roughness, texel.roughness * 0.85, p);
  });
};
