import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const KRAFT = ["#80603f", "#a27d55", "#bd9a6e", "#d0b189"].map(fromHex);
const TILE = 0.2;

/** Corrugated cardboard with its waves open to view, kraft brown, crushed in places. Takes colours in the pulp. */
export const corrugatedCardboard: Material = {
  id: "corrugated-cardboard",
  class: "misc",
  words: [
    "corrugated cardboard",
    "corrugated paper",
    "corrugated card",
    "fluted cardboard",
    "wavy cardboard",
    "packing paper",
    "corrugated fiberboard",
  ],
  tileSize: TILE,
  shade: shadeCorrugatedCardboard,
};

function shadeCorrugatedCardboard({ size, draw, colours, scale }: ShadeContext): Surface {
  const flutes = featureCount(24, scale);
  const clouds = fbm(size, { cells: featureCount(8, scale), octaves: 7, gain: 0.66, seed: draw.seed32("clouds") });
  const tooth = fbm(size, { cells: featureCount(110, scale), octaves: 2, gain: 0.9, seed: draw.seed32("tooth") });
  const crush = fbm(size, { cells: 3, cellsY: 4, octaves: 4, gain: 0.5, seed: draw.seed32("crush") });
  const sway = fbm(size, { cells: 3, cellsY: 2, octaves: 1, seed: draw.seed32("sway") });
  const fibres = scratches(size, draw.fork("fibres"), 1600, 0.06);
  const pulp = palette(...dye(KRAFT, colours[0]));
  const light = pulp.stops[3] ?? [0.7, 0.5, 0.3];
  const deep = (TILE / flutes) * 0.3;
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const g = tooth[i] as number;
    const f = fibres[i] as number;
    const x = ((i & (size - 1)) + 0.5) / size;
    const wave = cosTurn(x * flutes + (sway[i] as number) * 0.36);
    const flat = smoothstep(0.3, 0.75, crush[i] as number);
    const crest = Math.min(wave, 1 - 0.75 * flat);
    paintFrom(pulp, 0.52 + 0.17 * c + 0.07 * g + 0.14 * f, texel);
    blendColour(texel, light, smoothstep(0.75, 1, wave) * (0.22 + 0.25 * c) + 0.2 * flat * smoothstep(0.1, 0.4, wave));
    shade(texel, 0.76 + 0.24 * smoothstep(-1, -0.1, wave));
    texel.height = deep * crest + 0.00005 * g + 0.00006 * f + 0.0003 * c * flat;
    texel.roughness = 0.87 + 0.04 * g;
  });
}
