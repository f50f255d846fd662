import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.3;
const IRON: readonly Rgb[] = [
  [0.07, 0.07, 0.073],
  [0.125, 0.125, 0.13],
  [0.2, 0.2, 0.205],
];
const RUST = fromHex("#5a3220");

/** Iron cast in sand: dark, pebbled all over, with blowholes and a trace of rust. Takes colours as a coat of paint. */
export const castIron: Material = {
  id: "cast-iron",
  class: "metal",
  words: ["cast iron", "rough cast iron", "iron cast rough", "sand cast metal", "cast metal", "skillet", "crude iron"],
  tileSize: TILE,
  shade: shadeCastIron,
};

function shadeCastIron({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(80, scale);
  const pebble = cellsKernel(size, { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("pebble") }, [
    "nearest",
  ]).nearest;
  const wave = evenNoise(size, { cells: featureCount(11, scale), octaves: 5, gain: 0.6, seed: draw.seed32("wave") });
  const fine = fbm(size, { cells: featureCount(50, scale), octaves: 4, gain: 0.75, seed: draw.seed32("fine") });
  const holes = pits(size, draw.seed32("holes"), featureCount(26, scale), 0.1, 0.34);
  const iron = palette(...IRON);
  const [paint] = colours;
  return paintSurface(size, TILE, (texel, i) => {
    const lump = 1 - Math.min(1, (pebble[i] as number) * 1.25);
    const w = wave[i] as number;
    const f = fine[i] as number;
    const hole = holes[i] as number;
    paintFrom(iron, 0.4 + lump * 0.3 + f * 0.22 + w * 0.14 - hole * 0.5, texel);
    const stain = smoothstep(0.3, 0.75, w + f * 0.35 + hole * 0.3) * 0.55;
    blendColour(texel, RUST, stain);
    texel.height = 0.00085 * lump + 0.0006 * w + 0.0003 * f - 0.0016 * hole;
    texel.metalness = 1 - stain;
    texel.roughness = 0.56 - lump * 0.1 + f * 0.06 + stain * 0.25 + hole * 0.1;
    if (!paint) return;
    // rubbed off the knobs and never got into the blowholes, so that the iron shows
    const bare = Math.max(smoothstep(0.26, 0.4, w * 0.62 + f * 0.3 + lump * 0.12), smoothstep(0.2, 0.5, hole));
    blendColour(texel, paint, 1 - bare);
    shade(texel, 1 - (1 - bare) * (0.2 - lump * 0.26 - f * 0.1));
    texel.height += (1 - bare) * 0.0003;
    texel.metalness *= bare;
    texel.roughness = lerp(0.36 + f * 0.06, texel.roughness, bare);
  });
}
