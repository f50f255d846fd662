import { createField } from "../../kernels/field-pool.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITE = ["#d8d2c4", "#e6e1d5", "#efebe1", "#f4f1ea"].map(fromHex);
const TILE = 0.2;

/** A flat sheet of uncoated paper: cloudy formation, felt texture, fibres and flecks. Takes colours in the pulp. */
export const paper: Material = {
  id: "paper",
  class: "misc",
  words: ["paper", "page", "papier-mache", "card"],
  tileSize: TILE,
  shade: shadePaper,
};

function shadePaper({ size, draw, colours, scale }: ShadeContext): Surface {
  // held to the light, pulp lies in flocks: small ones, as many in each corner
  const flocks = evenNoise(size, {
    cells: featureCount(22, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("flocks"),
  });
  const tooth = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.8, seed: draw.seed32("tooth") });
  const fibres = scratches(size, draw, 2600 / scale / scale, 0.05 * scale, ANY_WAY, 1, 9);
  const dark = scratches(size, draw.fork("dark"), 700 / scale / scale, 0.035 * scale, ANY_WAY, 1.1, 12);
  const hairs = hairsOf(size, draw, scale);
  const sorts = evenGrid(featureCount(HAIRS, scale), featureCount(HAIRS, scale), draw.seed32("sorts"));
  const pulp = palette(...dye(WHITE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const t = tooth[i] as number;
    const f = fibres[i] as number;
    const d = dark[i] as number;
    paintFrom(pulp, 0.55 + (flocks[i] as number) * 0.34 + t * 0.1 + f * 0.5, texel);
    shade(texel, 1 - d * 0.2);
    // a sheet lies flat: what relief it has is its fibres'
    texel.height = t * 0.000016 + (f + d) * 0.000025;
    const hair = (hairs.height[i] as number) * 1.6;
    if (hair > 0.05) {
      const straw = STRAWS[Math.floor((sorts[hairs.index[i] as number] as number) * STRAWS.length)] as Rgb;
      // what lies deep in the pulp shows as through milk
      const deep = 0.25 + 0.5 * (hairs.along[i] as number) * (hairs.along[i] as number);
      const amount = Math.min(1, hair) * (0.5 - 0.34 * deep);
      texel.r = lerp(texel.r, texel.r * straw[0], amount);
      texel.g = lerp(texel.g, texel.g * straw[1], amount);
      texel.b = lerp(texel.b, texel.b * straw[2], amount);
    }
    texel.roughness = 0.9 + t * 0.04;
  });
}

/** Long fibres that were not beaten to pulp, one a cell of so many a side. */
const HAIRS = 20;
const HAIR = createShape(24, (u, v) => Math.max(0, 1 - Math.abs(u)) * smoothstep(1, 0.8, Math.abs(v)));
/** What of the light they let through: straw, bark, a blue thread, a red one. */
const STRAWS: readonly Rgb[] = [
  [0.6, 0.46, 0.28],
  [0.34, 0.27, 0.22],
  [0.66, 0.52, 0.34],
  [0.42, 0.36, 0.3],
  [0.3, 0.42, 0.66],
  [0.7, 0.36, 0.32],
];

const hairsOf = (size: number, draw: Draw, scale: number) => {
  const across = featureCount(HAIRS, scale);
  const grid = { across, down: across };
  return scatter(createField(size * size), size, HAIR, grid, draw.stream("hairs"), (copy, next) => {
    copy.angle = next() * 6.2832;
    copy.length = (0.016 + 0.034 * next()) * scale;
    copy.width = 0.0016 * scale;
    copy.bend = (next() - 0.5) * 14;
  });
};

const ANY_WAY = { angle: 0, stray: 3.14 };
