import { clamp01, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createWeavePlace, type Draft, type WeavePlace, weave } from "../../texture/threads/weave.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { blendColour, type Palette, paintFrom, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** What a woven cloth is made of. */
export interface Cloth {
  readonly tileSize: number;
  readonly warps: number;
  readonly wefts: number;
  readonly draft: Draft;
  /** How far threads stray from the straight, in threads. Default 0.25. */
  readonly sway?: number;
  /** Thick and thin places along a thread, 0 none to 1 slubby linen. Default 0.25. */
  readonly slub?: number;
  /** Share of its room a thread fills: 1 dense, 0.6 gauze. Default 1. */
  readonly fill?: number;
  /** How hairy the yarn is, 0 silk to 1 wool. Default 0.5. */
  readonly fuzz?: number;
  /** How much the twist of the yarn shows. Default 0.5. */
  readonly twist?: number;
  /** How much one thread differs from the next in tone. Default 0.28. */
  readonly drift?: number;
  /** How dark it is between the threads, 0..1. Default 0.55. */
  readonly shadow?: number;
  readonly roughness?: number;
  /** Slow swell of the whole cloth, in thicknesses of a thread. Default 0.8. */
  readonly swell?: number;
  /** How far the threads bow out of the straight over the tile, in threads. Default 1.1. */
  readonly bow?: number;
  /** The yarn that shows: whether it is a warp, its number, and the texel, for prints. */
  readonly yarnAt: (warp: boolean, thread: number, i: number) => Palette;
  /** Last say over a texel. `tone` is the yarn's own, about -1..1. */
  readonly finish?: (texel: Texel, i: number, place: WeavePlace, tone: number) => void;
}

/** Weaves a cloth: threads of uneven thickness, twisted and hairy, dark between them. */
export function weaveCloth({ size, draw }: ShadeContext, cloth: Cloth): Surface {
  const { tileSize, warps, wefts, draft, sway = 0.25, slub = 0.25, fill = 1, fuzz = 0.5 } = cloth;
  const { twist = 0.5, drift = 0.28, shadow = 0.55, roughness = 0.9, swell = 0.8, bow = 1.1, yarnAt, finish } = cloth;
  const half = (n: number) => Math.max(1, n >> 1);
  const bend = (name: string, x: number, y: number) =>
    fbm(size, { cells: x, cellsY: y, octaves: 2, gain: 0.6, seed: draw.seed32(name) });
  const swayX = bend("sway x", half(warps), half(wefts));
  const swayY = bend("sway y", half(warps), half(wefts));
  const slubX = bend("slub x", warps, 7);
  const slubY = bend("slub y", 7, wefts);
  const hair = fbm(size, {
    cells: Math.min(warps * 3, 400),
    cellsY: Math.min(wefts * 3, 400),
    octaves: 2,
    gain: 0.9,
    seed: draw.seed32("hair"),
  });
  const wave = fbm(size, { cells: 8, octaves: 4, seed: draw.seed32("drift") });
  // smooth and wide: a bow that turns from one thread to the next crumples the cloth
  const bows = fbm(size, { cells: 4, octaves: 1, strength: 0.75, seed: draw.seed32("bow") });
  const tones = new Float32Array(warps + wefts);
  tones.set(evenGrid(warps, 1, draw.seed32("tones")));
  tones.set(evenGrid(1, wefts, draw.seed32("weft tones")), warps);
  const locate = weave(warps, wefts, draft);
  const place = createWeavePlace();
  const thick = tileSize / Math.max(warps, wefts);
  const open = 1 - fill;
  // in a close weave the next thread lies under the gap: only an open one lets the dark behind it through
  const through = smoothstep(0.1, 0.3, open);
  const dark = [0.026, 0.024, 0.021] as const;
  return paintSurface(size, tileSize, (texel, i) => {
    const column = i & (size - 1);
    const row = (i - column) / size;
    // no cloth hangs square: threads bow by about one of their own widths, across as the drift and down as its mirror image
    const x = (column + 0.5) / size + ((swayX[i] as number) * sway + (bows[i] as number) * bow) / warps;
    const y = (row + 0.5) / size + ((swayY[i] as number) * sway + (bows[column * size + row] as number) * bow) / wefts;
    locate(x, y, place);
    const f = hair[i] as number;
    const s = (place.warp ? slubX[i] : slubY[i]) as number;
    const own = ((tones[place.thread + (place.warp ? 0 : warps)] as number) - 0.5) * 2;
    const turn = place.along * 2.6 + place.across * 0.7;
    const ply = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    const body = clamp01(place.height + s * slub * 0.35);
    const tone = own * drift + (wave[i] as number) * 0.16 + s * slub * 0.3;
    paintFrom(
      yarnAt(place.warp, place.thread, i),
      0.52 + tone * 0.5 + f * 0.26 * fuzz + (ply - 0.5) * 0.28 * twist,
      texel,
    );
    shade(texel, 1 - shadow + shadow * Math.min(1, body * 1.2));
    texel.height = thick * (0.5 * body + 0.09 * ply * twist + 0.09 * f * fuzz) + thick * swell * (wave[i] as number);
    texel.roughness = roughness + 0.03 + f * 0.04 * fuzz - body * 0.07;
    if (open > 0) {
      const rim = open + s * slub * 0.3;
      const gap = smoothstep(rim + 0.08, rim - 0.08, place.hole);
      shade(texel, 1 - 0.3 * gap * (1 - through));
      blendColour(texel, dark, gap * 0.85 * through);
      texel.height -= thick * (0.15 + 0.45 * through) * gap;
    }
    finish?.(texel, i, place, tone);
  });
}
