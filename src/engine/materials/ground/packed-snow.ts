import { createField } from "../../kernels/field-pool.ts";
import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { SOLE } from "../../texture/figures/sole.ts";
import { scatter } from "../../texture/marks/scatter.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SNOW = ["#9fb1c3", "#c3d0dc", "#dde5ec", "#edf1f4"].map(fromHex);
const DIRT = fromHex("#8d857a");
const TILE = 2;

/** Trodden snow: footprints over footprints, pressed and icy, a little soiled. Takes colours in the snow. */
export const packedSnow: Material = {
  id: "packed-snow",
  class: "ground",
  words: [
    "packed snow",
    "trampled snow",
    "footprint in snow",
    "dirty snow",
    "old snow",
    "snow path",
    "slush",
    "snow with footprint",
  ],
  tileSize: TILE,
  shade: shadePackedSnow,
};

function shadePackedSnow({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = featureCount(7, scale);
  const flat = createField(size * size);
  const path = draw.number("path", 0, 6.28);
  const prints = scatter(flat, size, SOLE, { across: side, down: side }, draw.stream("prints"), (copy, next) => {
    copy.angle = path + (next() < 0.5 ? 0 : 3.14) + (next() - 0.5) * 1.3;
    copy.length = next() < 0.62 ? 0.19 * scale : 0;
    copy.width = copy.length * 0.4;
    copy.gain = 0.4 + 0.6 * next();
  });
  const pressed = blurKernel(prints.height, size, size * 0.004, 2);
  const around = blurKernel(prints.height, size, size * 0.016, 2);
  const drift = fbm(size, { cells: featureCount(7, scale), octaves: 5, gain: 0.5, seed: draw.seed32("drift") });
  const lumps = ridged(size, { cells: featureCount(16, scale), octaves: 5, gain: 0.6, seed: draw.seed32("lumps") });
  const grain = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.9, seed: draw.seed32("grain") });
  const colour = palette(...dye(SNOW, colours[0], 0.9));
  const dirt = dye([DIRT], colours[0])[0] ?? DIRT;
  return paintSurface(size, TILE, (texel, i) => {
    const p = pressed[i] as number;
    const d = drift[i] as number;
    const l = (lumps[i] as number) - 0.4;
    const g = grain[i] as number;
    const rim = Math.max(0, (around[i] as number) - p);
    texel.height = TILE * (0.01 * d + 0.012 * l * (1 - p * 0.6) - 0.017 * p + 0.02 * rim + 0.0012 * g);
    paintFrom(colour, 0.74 + d * 0.12 + l * 0.3 + g * 0.12 - p * 0.34 + rim * 0.2, texel);
    blendColour(texel, dirt, smoothstep(0.15, 0.75, d * 0.6 + g * 0.3 + p * 0.35) * 0.35);
    texel.roughness = 0.66 + g * 0.08 - p * 0.28;
  });
}
