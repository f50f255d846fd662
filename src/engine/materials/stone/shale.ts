import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type Bed, downTile, strata } from "./strata.ts";

const SHALE = ["#33302c", "#4d4842", "#68625a", "#847d73", "#a1998d"].map(fromHex);
const TILE = 1;

/** Shale edge on: dozens of thin flaking layers, snapped off at odd lengths. Takes colours in the rock. */
export const shale: Material = {
  id: "shale",
  class: "stone",
  words: [
    "shale",
    "layered rock",
    "rock layer",
    "layered stone",
    "rock strata",
    "strata",
    "layered cliff",
    "cliff layered",
    "rock cliff layered",
    "layered rock cliff",
    "sedimentary cliff",
    "flaky rock",
    "mudstone",
  ],
  tileSize: TILE,
  shade: shadeShale,
};

function shadeShale({ size, draw, colours, scale }: ShadeContext): Surface {
  const beds = featureCount(42, scale);
  const wave = fbm(size, { cells: 2, cellsY: 4, octaves: 6, gain: 0.5, seed: draw.seed32("wave") });
  const snap = fbm(size, {
    cells: featureCount(9, scale),
    cellsY: 40,
    octaves: 4,
    gain: 0.65,
    seed: draw.seed32("snap"),
  });
  const rough = fbm(size, {
    cells: featureCount(14, scale),
    cellsY: 60,
    octaves: 4,
    gain: 0.7,
    seed: draw.seed32("rough"),
  });
  const big = fbm(size, { cells: featureCount(3, scale), octaves: 4, seed: draw.seed32("big") });
  const tone = randomTable(beds, draw.seed32("tone"));
  const proud = randomTable(beds, draw.seed32("proud"));
  const stone = palette(...dye(SHALE, colours[0]));
  const locate = strata(draw.fork("beds"), beds);
  const bed: Bed = { index: 0, into: 0, thickness: 1 };
  return paintSurface(size, TILE, (texel, i) => {
    const r = rough[i] as number;
    const b = big[i] as number;
    locate(downTile(i, size, wave, 0.05) + r * 0.0018, bed);
    const own = proud[bed.index] as number;
    // each layer is snapped off where it likes: some stretches stand out, others are gone
    const out = smoothstep(-0.06, 0.06, (snap[i] as number) + (own - 0.5) * 0.7);
    const joint = Math.min(bed.into, 1 - bed.into) * bed.thickness;
    const rim = smoothstep(0, 0.3, joint);
    texel.height = TILE * (0.014 * out * (0.5 + own * 0.5) + 0.006 * rim + 0.01 * b + 0.0016 * r);
    paintFrom(stone, 0.42 + ((tone[bed.index] as number) - 0.5) * 0.55 + out * 0.12 + r * 0.2 + b * 0.1, texel);
    shade(texel, 0.55 + 0.45 * rim);
    texel.roughness = 0.82 + r * 0.08;
  });
}
