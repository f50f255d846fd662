import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type ScatterLayer, type Shape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { dealTone, temperPalettes, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenGrid, evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** Stones of about one size. */
export interface StoneSize {
  /** Cells of their grid across the tile: one stone a cell. */
  readonly across: number;
  /** Length of the smallest and the largest, in cells. */
  readonly from: number;
  readonly to: number;
  /** Share of the cells that hold a stone, 0..1. */
  readonly share: number;
  /** Level of their lowest edge over the soil's mean, in stone lengths: below 0 they are sunk. */
  readonly sunk: number;
}

export interface LooseStones {
  /** Metres. */
  readonly tile: number;
  readonly shapes: (next: () => number) => readonly Shape[];
  readonly sizes: readonly StoneSize[];
  /** Width over length, smallest and largest. */
  readonly slenderness: readonly [number, number];
  /** Thickness over length. */
  readonly thickness: number;
  /** Kinds of rock, dark to light, as #rrggbb: each stone is of one. Earlier ones are commoner. */
  readonly rocks: readonly (readonly string[])[];
  readonly soil: readonly string[];
  /** Relief of the soil, in shares of the tile. */
  readonly soilRelief: number;
  /** Contrast of the grain on the stones, 0..1. */
  readonly speckle: number;
  readonly roughness: number;
  /** Several colours are dealt to the stones; left out, the second is the soil's. */
  readonly motley?: true;
}

/** Stones lying loose on soil, the highest on top. Takes colours in the stones, and the second in the soil where they are not dealt it. */
export function shadeLooseStones(kind: LooseStones, { size, draw, colours, scale }: ShadeContext): Surface {
  const { tile } = kind;
  const soilCells = featureCount(10, scale);
  const soil = fbm(size, { cells: soilCells, octaves: 7, gain: 0.62, seed: draw.seed32("soil") });
  const grit = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const mottle = fbm(size, { cells: featureCount(24, scale), octaves: 4, gain: 0.7, seed: draw.seed32("mottle") });
  const relief = kind.soilRelief * tile;
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = relief * ((soil[i] as number) + 0.25 * (grit[i] as number));
  const layers = kind.sizes.flatMap((each, number) =>
    stoneLayers(kind, each, draw.fork(`stones ${number}`), draw.stream(`shapes ${number}`), scale),
  );
  const placed = scatterLayers(ground, size, layers, draw.stream("stones"));
  const tone = evenGrids(layers, draw.seed32("tone"));
  const sort = evenGrids(layers, draw.seed32("sort"));
  const shift = draw.number("sort", 0, 1);
  const stones = kind.motley ? colours : colours.slice(0, 1);
  const sorts = tonesOf(stones, (colour) =>
    temperPalettes(kind.rocks.map((stops) => stops.map(fromHex))).map((stops) => palette(...dye(stops, colour, 0.85))),
  );
  const dealt = sorts.length > 1 ? evenGrids(layers, draw.seed32("dealt")) : undefined;
  const earth = palette(...dye(kind.soil.map(fromHex), kind.motley ? undefined : colours[1]));
  return paintSurface(size, tile, (texel, i) => {
    const id = placed.index[i] as number;
    const g = grit[i] as number;
    const m = mottle[i] as number;
    texel.height = placed.height[i] as number;
    if (id < 0) {
      const s = soil[i] as number;
      paintFrom(earth, 0.5 + s * 0.26 + g * 0.3, texel);
      texel.roughness = 0.94 + g * 0.03;
      return;
    }
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const luck = ((sort[id] as number) + shift) % 1;
    const own = tone[id] as number;
    const rocks = sorts[dealt ? dealTone(sorts.length, dealt[id] as number) : 0] as (typeof sorts)[number];
    const rock = rocks[Math.floor(luck * luck * rocks.length)] ?? (rocks[0] as (typeof rocks)[number]);
    paintFrom(rock, 0.5 + (own - 0.5) * 0.46 + m * 0.2 + g * kind.speckle, texel);
    // dirt keeps to the rim, where the stone dives under its neighbours
    shade(texel, 1 - 0.42 * smoothstep(0.45, 1, clamp01(u * u + v * v)));
    texel.height += tile * 0.0004 * (g * kind.speckle * 2 + m * 0.5);
    texel.roughness = kind.roughness + (own - 0.5) * 0.12 + g * 0.05;
  });
}

function stoneLayers(
  kind: LooseStones,
  each: StoneSize,
  deal: Draw,
  next: () => number,
  scale: number,
): ScatterLayer[] {
  const shapes = kind.shapes(next);
  const across = Math.max(1, Math.round(featureCount(each.across, scale) / Math.sqrt(shapes.length)));
  // the layers of the shapes share the stones between them: each grid is as much coarser
  const cell = 1 / (across * Math.sqrt(shapes.length));
  const [slender, round] = kind.slenderness;
  return shapes.map((shape, number) => {
    // large and small ones by turns: one that is larger than all others is found in every tile again
    const bulk = evenGrid(across, across, deal.seed32(`bulk ${number}`));
    const there = evenGrid(across, across, deal.seed32(`there ${number}`));
    return {
      shape,
      across,
      place: (copy, draw, index) => {
        const big = bulk[index] as number;
        const present = (there[index] as number) < each.share;
        copy.angle = draw() * 6.2832;
        copy.length = present ? cell * (each.from + (each.to - each.from) * big * big) : 0;
        copy.width = copy.length * (slender + (round - slender) * draw());
        const metres = copy.length * kind.tile;
        copy.gain = present ? metres * kind.thickness * (0.8 + 0.4 * draw()) : 0;
        copy.base = present ? metres * (each.sunk + (draw() - 0.5) * 0.24) : -1;
        copy.tilt = metres * kind.thickness * (draw() - 0.5) * 0.5;
      },
    };
  });
}
