import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, type ScatterLayer, type Shape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { ShadeContext, Surface } from "../material.ts";

export interface CrystalCluster {
  /** Metres. */
  readonly tile: number;
  readonly shapes: readonly Shape[];
  /** Crystals along a side of the tile, for each of three sizes, and lengths in cells. */
  readonly across: readonly number[];
  readonly length: readonly [number, number];
  readonly width: readonly [number, number];
  /** Dark depth to bright edge. */
  readonly stops: readonly Rgb[];
  /** What shows in the flaws and at the tips. */
  readonly frost: Rgb;
  readonly roughness: number;
}

/** A six-sided prism seen from above, its three upper faces and a pointed end. */
export const PRISM: Shape = createShape(56, (u, v) => {
  const x = Math.abs(u);
  const end = v > 0.35 ? (1 - v) / 0.65 : 1;
  if (x > 0.92 * Math.min(1, end * 1.05) || v < -0.98) return 0;
  const side = x < 0.42 ? 1 : 1 - (x - 0.42) * 1.2;
  return Math.max(0.04, Math.min(side, 0.22 + end * 0.9 - x * 0.3));
});

/** A pyramid's point seen from above: six faces that fall from its tip. */
export const POINT: Shape = createShape(48, (u, v) => {
  const face = Math.max(Math.abs(u), Math.abs(u * 0.5 + v * 0.866), Math.abs(u * 0.5 - v * 0.866));
  return face < 0.86 ? 1 - face * 1.08 : 0;
});

/** A cube lying on a corner or a face. */
export const CUBE: Shape = createShape(40, (u, v) => {
  const side = Math.max(Math.abs(u), Math.abs(v));
  return side < 0.92 ? Math.min(1, (0.92 - side) * 7) * (0.82 + u * 0.16) : 0;
});

/** Crystals grown over one another, clear in their depth, bright along their edges. */
export function shadeCrystals(kind: CrystalCluster, { size, draw, scale }: ShadeContext): Surface {
  const { tile } = kind;
  const swell = fbm(size, { cells: featureCount(4, scale), octaves: 3, seed: draw.seed32("swell") });
  const flaws = fbm(size, { cells: featureCount(16, scale), octaves: 5, gain: 0.6, seed: draw.seed32("flaws") });
  const streaks = fbm(size, { cells: featureCount(50, scale), octaves: 3, gain: 0.7, seed: draw.seed32("streaks") });
  const ground = swell.map((s) => tile * (0.02 * s - 0.05));
  const layers = kind.across.flatMap((across, n) =>
    kind.shapes.map((shape) => crystalLayer(kind, shape, across, n, scale)),
  );
  const placed = scatterLayers(ground, size, layers, draw.stream("crystals"));
  const count = layers.reduce((sum, layer) => sum + layer.across * layer.across, 0);
  const tone = randomTable(count, draw.seed32("tone"));
  const colour = palette(...kind.stops);
  return paintSurface(size, tile, (texel, i) => {
    const id = placed.index[i] as number;
    const f = flaws[i] as number;
    const h = placed.height[i] as number;
    texel.height = h;
    const u = Math.abs(placed.across[i] as number);
    const v = placed.along[i] as number;
    const own = id < 0 ? 0.1 : (tone[id] as number);
    // the arris between two faces catches light from inside
    const arris = id < 0 ? 0 : Math.max(smoothstep(0.06, 0.01, Math.abs(u - 0.42)), smoothstep(0.8, 0.92, u) * 0.5);
    const tip = id < 0 ? 0 : clamp01(v) * 0.3;
    const facet = u < 0.42 ? 0.14 : -0.1;
    paintFrom(colour, 0.26 + own * 0.4 + facet + f * 0.2 + tip * 0.5, texel);
    blendColour(
      texel,
      kind.frost,
      clamp01(arris * 0.4 + smoothstep(0.35, 0.8, f + (streaks[i] as number) * 0.3) * 0.5 + tip * 0.5),
    );
    shade(texel, id < 0 ? 0.5 : 0.7 + 0.3 * smoothstep(-0.06, 0.04, h / tile));
    texel.roughness = kind.roughness + smoothstep(0.4, 0.9, f) * 0.25 + (id < 0 ? 0.3 : 0);
  });
}

function crystalLayer(kind: CrystalCluster, shape: Shape, usual: number, n: number, scale: number): ScatterLayer {
  const across = featureCount(usual, scale);
  const [short, long] = kind.length;
  const [thin, thick] = kind.width;
  return {
    shape,
    across,
    place: (copy, next) => {
      copy.angle = next() * 6.2832;
      copy.length = (short + (long - short) * next()) / across;
      copy.width = copy.length * (thin + (thick - thin) * next());
      const metres = copy.width * kind.tile;
      copy.gain = metres * 0.42;
      copy.base = kind.tile * -0.05 + metres * (next() - 0.45) * 0.6 + kind.tile * 0.008 * n;
      copy.tilt = copy.length * kind.tile * 0.24 * (next() - 0.15);
    },
  };
}
