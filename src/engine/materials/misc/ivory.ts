import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CREAM = ["#b99d6c", "#dcc79c", "#ede0c2", "#f4ecd8"].map(fromHex);
const TILE = 0.08;

/** Polished ivory: creamy, with crossing arcs of dentine in a fine lozenge figure and growth bands. Takes colours in the ivory. */
export const ivory: Material = {
  id: "ivory",
  class: "misc",
  words: ["ivory", "tusk", "elephant tusk", "walrus tusk", "tooth", "teeth", "piano key", "enamel tooth"],
  tileSize: TILE,
  shade: shadeIvory,
};

function shadeIvory({ size, draw, colours, scale }: ShadeContext): Surface {
  const bands = domainWarp(
    size,
    draw.fork("bands"),
    3,
    0.05,
    2,
  )(fbm(size, { cells: featureCount(11, scale), cellsY: 2, octaves: 3, gain: 0.6, seed: draw.seed32("growth") }));
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  const stain = evenNoise(size, { cells: featureCount(9, scale), octaves: 4, gain: 0.6, seed: draw.seed32("stain") });
  const checks = fbm(size, { cells: featureCount(30, scale), cellsY: 2, octaves: 3, seed: draw.seed32("checks") });
  const arcs = featureCount(22, scale);
  const cream = palette(...dye(CREAM, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const s = sway[i] as number;
    // two families of arcs cross: the lozenges that tell ivory from bone
    const figure = cosTurn((x + y) * arcs + s * 3) + cosTurn((x - y) * arcs - s * 3);
    const b = bands[i] as number;
    const t = stain[i] as number;
    const check = smoothstep(0.5, 0.75, checks[i] as number) * smoothstep(-0.1, 0.4, t);
    paintFrom(cream, 0.56 + figure * 0.055 + b * 0.2 - smoothstep(0, 0.8, t) * 0.2, texel);
    shade(texel, 1 - check * 0.35);
    texel.height = 0.00001 * figure + 0.00012 * b - 0.0002 * check;
    texel.roughness = 0.24 + figure * 0.015 + check * 0.3 + Math.max(0, t) * 0.1;
  });
}
