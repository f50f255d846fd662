import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { oak } from "./oak.ts";

const DARK = fromHex("#140c06");
const FRASS = fromHex("#c9a877");

/** Wood that insects have eaten: galleries that wind along the grain, deep and dusted with meal, and round holes where they came out. Takes colours as a stain. */
export const wormyWood: Material = {
  id: "wormy-wood",
  class: "wood",
  words: [
    "wormy wood",
    "worm eaten wood",
    "woodworm",
    "woodworm hole",
    "termite wood",
    "termite damage",
    "termite eaten wood",
    "beetle eaten wood",
    "bark beetle wood",
    "insect eaten wood",
    "wormhole wood",
    "wormy chestnut",
  ],
  tileSize: oak.tileSize,
  shade: shadeWormyWood,
};

function shadeWormyWood(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const wood = oak.shade(context);
  const bend = (name: string) =>
    fbm(size, { cells: featureCount(9, scale), octaves: 3, gain: 0.5, seed: draw.seed32(name) });
  const reach = size * 0.03 * Math.min(1, scale);
  const runs = fbm(size, {
    cells: featureCount(21, scale),
    cellsY: featureCount(6, scale),
    octaves: 2,
    gain: 0.3,
    seed: draw.seed32("runs"),
  });
  const galleries = warpKernel(runs, bend("x"), bend("y"), size, reach);
  const eaten = evenNoise(size, { cells: featureCount(13, scale), octaves: 3, gain: 0.5, seed: draw.seed32("eaten") });
  const ragged = fbm(size, { cells: featureCount(70, scale), octaves: 3, gain: 0.7, seed: draw.seed32("ragged") });
  const holes = pits(size, draw.seed32("holes"), featureCount(34, scale), 0.26, 0.3);
  return repaintSurface(wood, (texel, i) => {
    const r = ragged[i] as number;
    const wide = 0.042 + 0.022 * smoothstep(-0.35, 0.45, eaten[i] as number);
    const from = Math.abs(galleries[i] as number) / wide + 0.12 * r;
    const gallery = smoothstep(1, 0.72, from) * smoothstep(-0.28, -0.1, eaten[i] as number);
    const hole = smoothstep(0.3, 0.5, holes[i] as number);
    const gone = Math.max(gallery, hole);
    // a pale lip where the wood has dried out, and the meal they left on the floor of the gallery
    blendColour(texel, FRASS, 0.45 * smoothstep(1.7, 1, from) * (1 - gone));
    blendColour(texel, DARK, 0.9 * hole + gallery * (1 - hole) * (0.5 + 0.35 * smoothstep(0.9, 0.3, from)));
    blendColour(texel, FRASS, 0.4 * gallery * (1 - hole) * smoothstep(0.1, 0.5, r));
    shade(texel, 1 - 0.3 * gallery * smoothstep(0.7, 0.95, from));
    texel.height -= scale * (0.0036 * gallery * smoothstep(1, 0.3, from) + 0.004 * hole);
    texel.roughness += 0.35 * gone;
  });
}
