import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { facets } from "../../texture/marks/facets.ts";
import { pits } from "../../texture/marks/pits.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { slopeBlur } from "../../texture/noises/slope-blur.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { ShadeContext } from "../material.ts";
import { type Bed, downTile, strata } from "./strata.ts";

/** What a rock's make comes to, texel by texel. */
export interface RockMake {
  /** Its relief, about -1..1. */
  readonly worn: Field;
  /** Dark and light by what it is made of, about -1..1. */
  readonly tone: Field;
  /** Cracks and holes, 0..1. */
  readonly gap: Field;
  /** How high the relief stands, in tiles. */
  readonly rise: number;
  /** How deep a gap is, in tiles. */
  readonly depth: number;
}

/**
 * A rock's colour tells what rock it is: red is bedded sandstone, grey hard stone split along joints, brown weathers round
 * and coarse. Left out for what may be any rock: black, green, blue, or no colour at all.
 */
export function rockMake(context: ShadeContext): RockMake | undefined {
  const [colour] = context.colours;
  if (!colour || context.isDrawn) return undefined;
  return makeOf(colour)?.(context);
}

/** Share of a colour's largest channel that the others lack, under which it is grey; and the least light that is not black. */
const GREY = 0.3;
const BLACK = 0.035;
/** Green over red, under which it is red and no brown. */
const RED = 0.26;

function makeOf([r, g, b]: Rgb): ((context: ShadeContext) => RockMake) | undefined {
  const most = Math.max(r, g, b);
  if (most < BLACK) return undefined;
  if (most - Math.min(r, g, b) < GREY * most) return jointed;
  if (r < most || b > g) return r === most && g < RED * r ? bedded : undefined;
  return g < RED * r ? bedded : weathered;
}

/** Beds of unlike hardness, the soft ones eaten back, each broken into slabs. */
function bedded({ size, draw, scale }: ShadeContext): RockMake {
  const beds = featureCount(13, scale);
  const across = featureCount(5, scale);
  const wave = fbm(size, { cells: 3, octaves: 4, gain: 0.45, seed: draw.seed32("wave") });
  const fray = fbm(size, { cells: 9, cellsY: 26, octaves: 5, gain: 0.62, seed: draw.seed32("fray") });
  const bend = (name: string) =>
    fbm(size, { cells: across * 2, octaves: 4, gain: 0.6, seed: draw.seed32(name), strength: 0.1 });
  const slabs = { cellsX: across, cellsY: beds, jitter: 1, seed: draw.seed32("slabs") };
  const cut = cellsKernel(size, { ...slabs, warpX: bend("bend x"), warpY: bend("bend y") }, ["index", "border"]);
  const step = randomTable(across * beds, draw.seed32("step"));
  const chips = facets(size, draw.fork("chips"), across * 4, 0.6, 0.12);
  const grit = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const [hard, tint] = [evenGrid(1, beds, draw.seed32("hard")), evenGrid(1, beds, draw.seed32("tint"))];
  const locate = strata(draw.fork("beds"), beds);
  const bed: Bed = { index: 0, into: 0, thickness: 1 };
  const tone = grit.slice();
  const gap = grit.slice();
  const broken = grit.map((g, i) => {
    const f = fray[i] as number;
    locate(downTile(i, size, wave, 0.035) + f * 0.005, bed);
    const firm = (hard[bed.index] as number) - 0.5;
    const own = (step[cut.index[i] as number] as number) - 0.5;
    const lines = bed.into * bed.thickness * 4 + f * 0.5;
    const line = Math.abs(lines - Math.floor(lines) - 0.5) * 2 - 0.5;
    const joint = Math.min(bed.into, 1 - bed.into) * bed.thickness;
    gap[i] = Math.max(smoothstep(0.07, 0.01, joint), 0.7 * smoothstep(0.04, 0.008, cut.border[i] as number));
    tone[i] = ((tint[bed.index] as number) - 0.5) * 1.1 + line * 0.28 + own * 0.24 + f * 0.18 + g * 0.3;
    return firm * 1.1 + own * 0.5 + line * 0.07 + (chips[i] as number) * 0.26 + f * 0.12;
  });
  return { worn: slopeBlur(broken, broken, size, 0.006, "lowest"), tone, gap, rise: 0.07, depth: 0.006 };
}

/** Hard stone: broad faces with clear edges along a few long joints, and the flecks of its crystals on them. */
function jointed({ size, draw, scale }: ShadeContext): RockMake {
  const cells = featureCount(7, scale);
  const great = facets(size, draw.fork("great"), cells, 0.7, 0.06);
  const small = facets(size, draw.fork("small"), cells * 3, 0.6, 0.08);
  const swell = evenNoise(size, { cells: cells * 2, octaves: 6, gain: 0.5, seed: draw.seed32("swell") });
  const split = cracks(size, draw.fork("split"), cells * 2, 0.3, 0.08);
  const fleck = fbm(size, { cells: featureCount(110, scale), octaves: 2, gain: 0.9, seed: draw.seed32("fleck") });
  const broken = swell.map((s, i) => (great[i] as number) * 0.82 + (small[i] as number) * 0.13 + s * 0.06);
  const tone = fleck.map((f, i) => 0.3 * (swell[i] as number) + 0.75 * f - 0.55 * smoothstep(0.35, 0.6, f));
  const gap = split.map((s) => smoothstep(0.03, 0.006, s));
  return { worn: slopeBlur(broken, broken, size, 0.003, "lowest"), tone, gap, rise: 0.085, depth: 0.006 };
}

/** Weathered to lumps and hollows, coarse grains standing out of it, holes where some have dropped. */
function weathered({ size, draw, scale }: ShadeContext): RockMake {
  const cells = featureCount(8, scale);
  const lumps = billow(size, { cells, octaves: 5, gain: 0.48, seed: draw.seed32("lumps") });
  const even = evenNoise(size, { cells, octaves: 6, gain: 0.55, seed: draw.seed32("swell") });
  const holes = pits(size, draw.seed32("holes"), featureCount(22, scale), 0.3, 0.45);
  const grains = featureCount(64, scale);
  const sand = { cellsX: grains, cellsY: grains, jitter: 1, seed: draw.seed32("grains") };
  const grain = cellsKernel(size, sand, ["index", "border"]);
  const kind = randomTable(grains * grains, draw.seed32("kind"));
  const grit = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grit") });
  const worn = lumps.map((l, i) => {
    const k = kind[grain.index[i] as number] as number;
    const bead = smoothstep(0, 0.3, grain.border[i] as number) * (0.3 + k);
    return (l - 0.4) * 1.5 + 0.34 * (even[i] as number) + 0.055 * bead;
  });
  const tone = grit.map((g, i) => {
    const k = kind[grain.index[i] as number] as number;
    return (k - 0.5) * 0.5 + 0.28 * (even[i] as number) + 0.32 * g;
  });
  return { worn, tone, gap: holes, rise: 0.055, depth: 0.02 };
}
