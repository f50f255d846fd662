import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type ScatterLayer, type Shape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid, evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** A kind of shell or the like. */
export interface ShellKind {
  readonly shape: Shape;
  /** Place on a growth band, any real number, from its place across and along, -1..1. */
  readonly bandAt: (u: number, v: number) => number;
  /** Copies across the tile: one a cell. */
  readonly across: number;
  /** Length of the smallest and the largest, in cells; width over length; height over length. */
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly thick: number;
}

export interface ShellBed {
  /** Metres. */
  readonly tile: number;
  readonly kinds: readonly ShellKind[];
  /** Dark to light, #rrggbb: each copy is of one. */
  readonly tones: readonly (readonly string[])[];
  /** What they are set in. */
  readonly bed: readonly Rgb[];
  readonly roughness: number;
}

/** Shells pressed side by side into lime or sand, the highest on top. Takes colours in the shells, then in what they lie in. */
export function layShells(bed: ShellBed, { size, draw, colours, scale }: ShadeContext): Surface {
  const { tile } = bed;
  const swell = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.6, seed: draw.seed32("swell") });
  const grit = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const stain = fbm(size, { cells: featureCount(14, scale), octaves: 5, gain: 0.6, seed: draw.seed32("stain") });
  const ground = swell.map((s, i) => tile * (0.002 * s + 0.0006 * (grit[i] as number)));
  const owner: number[] = [];
  const layers = bed.kinds.map((kind, number): ScatterLayer => {
    const across = featureCount(kind.across, scale);
    owner.push(...new Array<number>(across * across).fill(number));
    // great and small side by side all over, as are those that lie on top and those that are half hidden
    const [girth, rise] = ["girth", "rise"].map((name) => evenGrid(across, across, draw.seed32(`${name} ${number}`)));
    return {
      shape: kind.shape,
      across,
      place: (copy, next, n) => {
        copy.angle = next() * 6.2832;
        copy.length = (kind.from + (kind.to - kind.from) * (girth?.[n] ?? 0.5)) / across;
        copy.width = copy.length * kind.width * (0.92 + 0.16 * next());
        copy.gain = copy.length * tile * kind.thick;
        copy.base = copy.gain * ((rise?.[n] ?? 0.5) - 1.2) * 0.46;
        copy.tilt = copy.gain * (next() - 0.5) * 0.5;
      },
    };
  });
  const placed = scatterLayers(ground, size, layers, draw.stream("shells"));
  const sort = evenGrids(layers, draw.seed32("sort"));
  const age = evenGrids(layers, draw.seed32("age"));
  const tones = bed.tones.map((stops) => palette(...dye(stops.map(fromHex), colours[0], 0.85)));
  const lime = palette(...dye(bed.bed, colours[1], 1));
  const sand = { r: 0.5, g: 0.5, b: 0.5 };
  return paintSurface(size, tile, (texel, i) => {
    const id = placed.index[i] as number;
    const g = grit[i] as number;
    texel.height = placed.height[i] as number;
    if (id < 0) {
      paintFrom(lime, 0.45 + g * 0.24 + (swell[i] as number) * 0.16, texel);
      texel.roughness = 0.92;
      return;
    }
    const kind = bed.kinds[owner[id] as number] as ShellKind;
    const own = sort[id] as number;
    const turn = kind.bandAt(placed.across[i] as number, placed.along[i] as number) + own * 3;
    const band = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    const fine = Math.abs((turn * 4 - Math.floor(turn * 4)) * 2 - 1);
    const tone = tones[Math.floor(own * 0.9999 * tones.length)] as (typeof tones)[number];
    const old = age[id] as number;
    paintFrom(tone, 0.44 + old * 0.26 + (band - 0.5) * 0.42 + (fine - 0.5) * 0.1 + (stain[i] as number) * 0.12, texel);
    const above = ((placed.height[i] as number) - (ground[i] as number)) / tile;
    // dirt where it meets the bed, and the bed itself over its lowest rim and in its hollows
    shade(texel, 0.62 + 0.38 * smoothstep(0.0004, 0.0056, above));
    const drift = smoothstep(0.0036, 0.0008, above + 0.0016 * g + 0.0012 * (stain[i] as number));
    texel.roughness = lerp(bed.roughness + old * 0.2 + g * 0.05, 0.92, drift);
    if (drift <= 0) return;
    paintFrom(lime, 0.4 + g * 0.24 + (swell[i] as number) * 0.16, sand);
    texel.r = lerp(texel.r, sand.r, drift);
    texel.g = lerp(texel.g, sand.g, drift);
    texel.b = lerp(texel.b, sand.b, drift);
  });
}
