import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";
import { rustCoat } from "./rust-coat.ts";

const TILE = 1.2;
const STEEL: readonly Rgb[] = [
  [0.3, 0.3, 0.305],
  [0.44, 0.445, 0.45],
  [0.56, 0.56, 0.56],
];
const COPPER = fromHex("#b4683f");
const DARK: Rgb = [0.025, 0.024, 0.023];
/** From what lies in the dark between two pipes to the rail that carries them. */
const GAP = palette([0.055, 0.053, 0.051], [0.185, 0.183, 0.18]);

/** A wall of pipes side by side, thick and thin, joined by bolted flanges, clamped by bands, rust running from the joints. Takes colours as a coat of paint. */
export const metalPipes: Material = {
  id: "metal-pipes",
  class: "metal",
  words: [
    "metal pipe",
    "pipe",
    "pipes",
    "metal pipes",
    "pipe wall",
    "steel pipe",
    "tubing",
    "plumbing",
    "industrial pipe",
    "metal tube",
  ],
  tileSize: TILE,
  shade: shadeMetalPipes,
};

function shadeMetalPipes(context: ShadeContext): Surface {
  const { size, draw, scale, colours } = context;
  const count = featureCount(draw.integer("pipes", 8, 10), scale);
  const shares = Array.from(randomTable(count, draw.seed32("bore")), (b) => 0.6 + 0.7 * b);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const starts: number[] = [0];
  for (const share of shares) starts.push((starts.at(-1) as number) + share / total);
  const tone = randomTable(count, draw.seed32("tone"));
  const joint = randomTable(count, draw.seed32("joint"));
  const depth = randomTable(count, draw.seed32("depth"));
  // copper ones apart, and more than one of them: a single one is found in every tile again
  const kind = evenGrid(count, 1, draw.seed32("kind"));
  const owner = Uint8Array.from({ length: 1024 }, (_, n) => starts.findLastIndex((start) => start <= (n + 0.5) / 1024));
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  const streaks = fbm(size, { cells: 64, cellsY: 3, octaves: 5, gain: 0.6, seed: draw.seed32("streaks") });
  // what gathers between two pipes creeps up their flanks: a rim that runs straight down changes in too few texels of a row
  const grime = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.7, seed: draw.seed32("grime") });
  const metal = bareMetal(context, { tileSize: TILE, colours: STEEL, roughness: 0.34, scratches: 600, smudge: 1.4 });
  const rust = rustCoat(size, draw, featureCount(14, scale), 0.0006);
  // what a texel asks of its pipe, looked up once for each of them
  const has = joint.map((j) => (j * 7.3 - Math.floor(j * 7.3) < 0.62 ? 1 : 0));
  const hue = tone.map((t) => 0.86 + 0.28 * t);
  const level = depth.map((d) => 0.1 * (d - 0.5));
  const isCopper = kind.map((k) => (k > 0.72 && colours.length === 0 ? 1 : 0));
  const surface = paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const bend = (sway[i] as number) * 0.003;
    const x = (column + 0.5) / size + bend;
    const y = ((i - column) / size + 0.5) / size + bend;
    const wrapped = x - Math.floor(x);
    const n = owner[(wrapped * 1024) & 1023] as number;
    const start = starts[n] as number;
    const wide = (starts[n + 1] as number) - start;
    const u = ((wrapped - start) / wide) * 2 - 1;
    const jointed = has[n] as number;
    // flanges at every pipe's own height; two rails a tile carry straps over all of them
    const v = y + (joint[n] as number);
    const below = v - Math.floor(v) - 0.5;
    const far = Math.abs(below);
    const flange = jointed * smoothstep(0.03, 0.027, far);
    const strap = Math.abs(y * 2 - Math.floor(y * 2) - 0.5) * 0.5;
    const band = smoothstep(0.021, 0.018, strap) * (1 - flange);
    const thick = 0.78 + 0.18 * flange + 0.04 * band;
    const t = u / thick;
    const round = 1 - t * t;
    if (round <= 0) {
      // the rail shows between the pipes
      const rail = smoothstep(0.03, 0.026, strap);
      paintFrom(GAP, rail, texel);
      texel.roughness = 0.95 - rail * 0.3;
      texel.height = -TILE * (wide * 0.16 - rail * 0.008);
      return;
    }
    metal(texel, i);
    if (isCopper[n]) blendColour(texel, COPPER, 0.7);
    const s = streaks[i] as number;
    const rise = Math.sqrt(round);
    let lift = 0.5 * rise * thick + (level[n] as number);
    let light = (hue[n] as number) * (0.6 + 0.4 * rise) * (1 - 0.45 * band);
    let run = 0;
    if (jointed) {
      const seam = smoothstep(0.003, 0.0015, far);
      light *= 1 - 0.6 * seam;
      lift -= 0.03 * seam;
      if (flange > 0) {
        const off = t * 2.5 + 3;
        const bolt = smoothstep(0.2, 0.14, Math.abs(off - Math.floor(off + 0.5))) * smoothstep(0.019, 0.016, far);
        lift += 0.03 * bolt * flange;
      }
      if (below > 0) run = smoothstep(0.26 + s * 0.14, 0.02, below);
    }
    shade(texel, light);
    texel.height += TILE * wide * lift;
    const dust = grime[i] as number;
    // a film of it lies all over, dull in specks
    shade(texel, 1 - 0.05 * dust);
    texel.roughness += 0.04 * dust;
    const caked = smoothstep(0.16, 0.08, round - 0.16 * dust);
    if (caked > 0) {
      blendColour(texel, DARK, 0.8 * caked);
      texel.roughness += (0.9 - texel.roughness) * caked;
      texel.metalness *= 1 - caked;
    }
    rust(texel, i, clamp01(run * (0.5 + s * 0.8) + s * 0.35 - 0.22 + flange * 0.1));
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.01, dirt: 0.35, wear: 0.15 });
}
