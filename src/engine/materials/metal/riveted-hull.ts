import { createField } from "../../kernels/field-pool.ts";
import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Fasteners, rivetPlace } from "../../texture/marks/fasteners.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { rivetDistance, rivetHead } from "../../texture/marks/rivets.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";
import { rustCoat } from "./rust-coat.ts";

const TILE = 2.4;
const IRON: readonly Rgb[] = [
  [0.12, 0.115, 0.11],
  [0.22, 0.212, 0.205],
  [0.33, 0.32, 0.31],
];

/** Iron plates lapped like shingles in staggered courses and riveted along every edge, brown with age. Takes colours as a coat of paint. */
export const rivetedHull: Material = {
  id: "riveted-hull",
  class: "metal",
  words: [
    "riveted metal",
    "riveted hull",
    "riveted steel",
    "ship hull",
    "metal rivet",
    "riveted plate",
    "overlapping metal plate",
    "bolted metal",
    "iron plates",
    "riveted iron",
    "steampunk metal",
    "boiler plate",
  ],
  tileSize: TILE,
  shade: shadeRivetedHull,
  fasteners: rivets,
};

const INSET = 0.034;
const SPACING = 0.062;
const RIVET = 0.0135;

const platesOf = ({ scale }: ShadeContext) => ({ columns: featureCount(3, scale), rows: 2 * featureCount(3, scale) });

function rivets(context: ShadeContext): Fasteners {
  const { columns, rows } = platesOf(context);
  const { locate } = runningBond(columns, rows);
  const at = createPlace();
  return {
    radius: RIVET / TILE,
    locate: (x, y, place) => {
      locate(x, y, at);
      rivetPlace(at.u / columns, at.v / rows, 1 / columns, 1 / rows, INSET / TILE, SPACING / TILE, place);
    },
  };
}

function shadeRivetedHull(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const { columns, rows } = platesOf(context);
  const { locate } = runningBond(columns, rows);
  const place = createPlace();
  const tone = evenGrid(columns, rows, draw.seed32("tone"));
  const dents = fbm(size, { cells: featureCount(9, scale), octaves: 3, gain: 0.5, seed: draw.seed32("dents") });
  const patches = evenNoise(size, {
    cells: featureCount(13, scale),
    octaves: 6,
    gain: 0.68,
    seed: draw.seed32("patches"),
  });
  const streaks = fbm(size, { cells: 60, cellsY: 2, octaves: 4, gain: 0.6, seed: draw.seed32("streaks") });
  // sheets are cut and hung by hand
  const sway = fbm(size, { cells: 5, octaves: 1, seed: draw.seed32("sway") });
  const metal = bareMetal(context, {
    tileSize: TILE,
    colours: IRON,
    roughness: 0.42,
    scratches: 900,
    grain: 0.00014,
    smudge: 1.4,
  });
  const rust = rustCoat(size, draw, featureCount(18, scale), 0.0009);
  const wide = TILE / columns;
  const high = TILE / rows;
  const heads = createField(size * size);
  const steps = createField(size * size);
  const source = createField(size * size);
  const shades = createField(size * size);
  for (let i = 0; i < source.length; i += 1) {
    const bend = (sway[i] as number) * 0.012;
    locate(((i & (size - 1)) + 0.5) / size + bend, (Math.floor(i / size) + 0.5) / size + bend, place);
    const left = place.u * wide;
    const top = place.v * high;
    const far = rivetDistance(left, top, wide, high, INSET, SPACING);
    heads[i] = rivetHead(far, RIVET);
    // each plate lies over the one below and the one to its right
    const lip = Math.min(wide - left, high - top);
    steps[i] = 0.009 * (place.v + place.u * 0.6) * smoothstep(0, 0.006, lip) + 0.002 * (tone[place.cell] as number);
    shades[i] = tone[place.cell] as number;
    source[i] = Math.max(far < 0.018 && far > 0.012 ? 0.8 : 0, smoothstep(0.006, 0.002, top) * 0.6);
  }
  const runs = leaks(source, size, streaks, 0.06);
  const surface = paintSurface(size, TILE, (texel, i) => {
    const head = heads[i] as number;
    metal(texel, i);
    texel.height += (steps[i] as number) + 0.002 * (dents[i] as number) + 0.009 * head;
    shade(texel, 0.9 + 0.2 * (shades[i] as number));
    const p = patches[i] as number;
    const run = (runs[i] as number) * (0.75 + (streaks[i] as number) * 0.6) - 0.2;
    rust(texel, i, clamp01(Math.max(p * 1.3 - 0.55, run * 0.9 * (1 - head * 0.6))));
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.008, dirt: 0.6, wear: 0.35 });
}
