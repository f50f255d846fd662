import { createField } from "../../kernels/field-pool.ts";
import type { Rgb } from "../../math/color.ts";
import { cos, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { rivetHead } from "../../texture/marks/rivets.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";
import { rustCoat } from "./rust-coat.ts";

export interface CorrugatedSheet {
  readonly tileSize: number;
  /** Waves across the tile, and metres from valley to crest. */
  readonly waves: number;
  readonly depth: number;
  readonly colours: readonly Rgb[];
  /** How far rust has eaten: 0 new to 1 all over. */
  readonly rust: number;
}

/** Corrugated sheets, waves along V, lapped once a tile with a row of screws, rust running down from laps and screws. */
export function corrugate(context: ShadeContext, look: CorrugatedSheet): Surface {
  const { size, draw, scale } = context;
  const { tileSize, depth } = look;
  const waves = featureCount(look.waves, scale);
  const wave = Float32Array.from({ length: 1024 }, (_, i) => 0.5 + 0.5 * cos((i / 1024) * TAU));
  const patches = evenNoise(size, {
    cells: featureCount(8, scale),
    octaves: 7,
    gain: 0.66,
    seed: draw.seed32("patches"),
  });
  const streaks = fbm(size, { cells: waves * 4, cellsY: 2, octaves: 4, gain: 0.65, seed: draw.seed32("streaks") });
  const sway = fbm(size, { cells: 2, octaves: 2, seed: draw.seed32("sway") });
  const lap = draw.number("lap", 0, 1);
  const every = 3;
  const source = createField(size * size);
  for (let i = 0; i < source.length; i += 1) {
    const below = lapBelow(i, size, lap);
    source[i] = below < 0.012 ? clamp01(0.4 + (patches[i] as number)) : 0;
  }
  const runs = leaks(source, size, streaks, 0.22);
  const paintMetal = bareMetal(context, {
    tileSize,
    colours: look.colours,
    roughness: 0.38,
    scratches: 400,
    smudge: 1.5,
  });
  const paintRust = rustCoat(size, draw, featureCount(14, scale), 0.0012);
  const surface = paintSurface(size, tileSize, (texel, i) => {
    // handling bends a sheet a little
    const x = (((i & (size - 1)) + 0.5) / size) * waves + (sway[i] as number) * 0.07;
    const phase = x - Math.floor(x);
    const crest = wave[Math.floor(phase * 1024) & 1023] as number;
    const below = lapBelow(i, size, lap);
    paintMetal(texel, i);
    // the upper sheet ends on the lower one
    texel.height += depth * (crest - 0.5) + tileSize * 0.005 * smoothstep(0.9, 1, below);
    shade(texel, 0.72 + 0.28 * crest);
    const gone =
      (patches[i] as number) * 0.9 + (streaks[i] as number) * 0.45 + (1 - crest) * 0.12 + look.rust * 2.3 - 1.55;
    paintRust(
      texel,
      i,
      clamp01(Math.max(gone, (runs[i] as number) * (0.25 + look.rust * 0.8) - 0.12 + (streaks[i] as number) * 0.2)),
    );
    const far = screwDistance(x, below, waves, every, tileSize);
    if (far < 0.009) {
      texel.height += rivetHead(far, 0.009) * 0.005;
      shade(texel, 0.55 + 0.45 * rivetHead(far, 0.009));
    }
  });
  return weatherSurface(surface, { seed: draw.seed32("dirt"), reach: 0.02, dirt: 0.4, wear: 0 });
}

/** How far below the lap a texel lies, 0..1 of the tile. */
function lapBelow(i: number, size: number, lap: number): number {
  const below = (Math.floor(i / size) + 0.5) / size - lap;
  return below < 0 ? below + 1 : below;
}

/** Metres to the nearest screw: on every third crest, above the lap. */
function screwDistance(x: number, below: number, waves: number, every: number, tileSize: number): number {
  const nearest = Math.round(x);
  if (nearest % every !== 0) return 1;
  const dx = ((x - nearest) / waves) * tileSize;
  const dy = (below - 0.972) * tileSize;
  return Math.sqrt(dx * dx + dy * dy);
}
