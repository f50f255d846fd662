import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { simplexNoise } from "../../texture/noises/simplex-noise.ts";
import { valueNoise } from "../../texture/noises/value-noise.ts";
import { waveletNoise } from "../../texture/noises/wavelet-noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SAND = ["#8f7350", "#b3956c", "#cbb089", "#dcc7a2", "#e9dabd"].map(fromHex);
const QUARTZ = fromHex("#cfc8ba");
const TILE = 0.8;
/** Of gypsum and coral sand in the mean: between the grains it is dark, and whiter is snow. */
const WHITEST = 0.55;

/** Loose sand: soft dimples where feet and wind have been, and every grain, a dark one among the pale. Takes colours in the grains. */
export const sand: Material = {
  id: "sand",
  class: "ground",
  words: ["sand", "sandy", "sandy ground", "sandpit", "fine sand", "smooth sand", "sandbox"],
  tileSize: TILE,
  shade: shadeSand,
};

function shadeSand({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(4, scale);
  const dunes = simplexNoise(size, { cells, octaves: 2, gain: 0.4, seed: draw.seed32("dunes") });
  const dimples = valueNoise(size, { cells: cells * 4, octaves: 3, gain: 0.5, seed: draw.seed32("dimples") });
  const clumps = fbm(size, { cells: featureCount(50, scale), octaves: 3, gain: 0.75, seed: draw.seed32("clumps") });
  const grain = waveletNoise(size, featureCount(96, scale), draw.seed32("grain"));
  const specks = waveletNoise(size, featureCount(96, scale), draw.seed32("specks"));
  const colour = palette(...dye(SAND, colours[0] && atMost(colours[0], WHITEST)));
  const trodden = draw.number("trodden", 0.5, 1.1);
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const c = clumps[i] as number;
    const d = dimples[i] as number;
    const dark = smoothstep(0.62, 0.95, specks[i] as number);
    texel.height = TILE * ((dunes[i] as number) * 0.012 + d * 0.011 * trodden + c * 0.0016 + g * 0.0012);
    paintFrom(colour, 0.54 + g * 0.24 + c * 0.12 + d * 0.1 + (dunes[i] as number) * 0.06, texel);
    // quartz and ore among them, which tell sand that is all black or all white from cloth and snow
    const bright = smoothstep(0.55, 0.9, -(specks[i] as number));
    shade(texel, 1 - dark * 0.5 + g * 0.12);
    blendColour(texel, QUARTZ, bright * 0.22);
    texel.roughness = 0.92 + g * 0.05;
  });
}

/** The colour, or a darker one of its hue that is no lighter than `most`. */
function atMost(colour: Rgb, most: number): Rgb {
  const share = Math.min(1, most / Math.max(1e-6, luminance(colour)));
  return [colour[0] * share, colour[1] * share, colour[2] * share];
}
