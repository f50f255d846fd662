import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TONES: readonly (readonly string[])[] = [
  ["#b87a60", "#d49b80", "#e6b9a0", "#f0cdb8"],
  ["#84512f", "#a06a48", "#bd8764", "#cf9f7d"],
  ["#5a3726", "#744b35", "#946549", "#ab7d60"],
];
const TILE = 0.06;
/** Hue of the deepest skin, and the luminance below which no living skin lies. */
const DEEP = fromHex("#70472f");
const DEEPEST = 0.05;

/** Brown or ebony said of skin is a tone of it: darker than the darkest it would be a hide. A beast's green or grey stays. */
function asSkin(colour: Rgb | undefined): Rgb | undefined {
  if (!colour || colour[0] < colour[1] || colour[1] < colour[2] * 0.9) return colour;
  const light = luminance(colour);
  if (light >= DEEPEST * 1.4) return colour;
  const factor = (DEEPEST + light * 0.6) / luminance(DEEP);
  return [DEEP[0] * factor, DEEP[1] * factor, DEEP[2] * factor];
}

/** Human skin from near: fine lines that part it into lozenges, pores where they cross, flushed blotches, freckles. Takes colours whole: a green frog, a grey elephant. */
export const skin: Material = {
  id: "skin",
  class: "misc",
  words: ["skin", "hide", "human skin", "face skin", "bare skin", "body"],
  tileSize: TILE,
  shade: shadeSkin,
};

function shadeSkin({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(44, scale);
  const bend = (name: string) =>
    fbm(size, { cells: cells >> 1 || 1, octaves: 3, seed: draw.seed32(name), strength: 0.5 });
  const warpX = bend("warp x");
  const warpY = bend("warp y");
  const net = { cellsX: cells, cellsY: cells + (cells >> 2), jitter: 0.9, warpX, warpY };
  const lines = cellsKernel(size, { ...net, seed: draw.seed32("lines") }, ["border"]).border;
  const pores = pits(size, draw.seed32("pores"), cells >> 1 || 1, 0.75, 0.16);
  const freckles = pits(size, draw.seed32("freckles"), featureCount(14, scale), 0.22, 0.34);
  const blush = fbm(size, { cells: featureCount(8, scale), octaves: 5, gain: 0.55, seed: draw.seed32("blush") });
  // blood and fat under it: red here, yellow there
  const under = fbm(size, { cells: featureCount(24, scale), octaves: 3, gain: 0.6, seed: draw.seed32("under") });
  const fine = fbm(size, { cells: cells * 3, octaves: 2, gain: 0.8, seed: draw.seed32("fine") });
  const tone = dye(draw.pick("tone", TONES, [7, 2, 1]).map(fromHex), asSkin(colours[0]), 0.9);
  const flesh = palette(...tone);
  const first = tone[0] ?? [0, 0, 0];
  const warm = [first[0], first[1] * 0.66, first[2] * 0.62] as const;
  const dark = [first[0] * 0.7, first[1] * 0.62, first[2] * 0.55] as const;
  return paintSurface(size, TILE, (texel, i) => {
    const e = lines[i] as number;
    const crease = smoothstep(0.12, 0.01, e);
    const plump = smoothstep(0, 0.42, e);
    const pore = pores[i] as number;
    const b = blush[i] as number;
    const f = fine[i] as number;
    const u = under[i] as number;
    paintFrom(flesh, 0.5 + f * 0.1 + b * 0.1 + u * 0.06 + plump * 0.05 - crease * 0.1 - pore * 0.26, texel);
    blendColour(texel, warm, smoothstep(-0.5, 1, b + u * 0.6) * 0.5);
    texel.g *= 1 - 0.06 * u;
    texel.b *= 1 - 0.04 * u;
    blendColour(texel, dark, smoothstep(0.1, 0.8, freckles[i] as number) * 0.22);
    texel.height = 0.000022 * plump - crease * 0.000028 - pore * 0.00004 + f * 0.000006 + b * 0.00012;
    texel.roughness = 0.46 + crease * 0.1 + pore * 0.12 + f * 0.04 - b * 0.05 - plump * 0.04;
  });
}
