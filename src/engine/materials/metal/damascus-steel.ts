import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 0.12;
const STEEL: readonly Rgb[] = [
  [0.4, 0.4, 0.405],
  [0.52, 0.52, 0.525],
  [0.64, 0.64, 0.64],
];

/** Pattern-welded blade steel: light and dark layers folded into flowing contour lines, etched so that the light ones stand proud. Takes colours in the steel. */
export const damascusSteel: Material = {
  id: "damascus-steel",
  class: "metal",
  words: [
    "damascus steel",
    "damascus",
    "pattern welded steel",
    "folded steel",
    "damascened steel",
    "wootz steel",
    "wootz",
    "blade steel",
    "katana steel",
  ],
  tileSize: TILE,
  shade: shadeDamascusSteel,
};

function shadeDamascusSteel(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const layers = draw.number("layers", 9, 14) / Math.sqrt(scale);
  const warp = domainWarp(size, draw.fork("fold"), featureCount(5, scale), 0.09, 3);
  const slope = warp(fbm(size, { cells: featureCount(3, scale), octaves: 3, gain: 0.45, seed: draw.seed32("slope") }));
  const ladder = fbm(size, { cells: featureCount(12, scale), octaves: 2, seed: draw.seed32("ladder") });
  const uneven = fbm(size, { cells: 60, octaves: 3, gain: 0.6, seed: draw.seed32("uneven") });
  const metal = bareMetal(context, {
    tileSize: TILE,
    colours: STEEL,
    roughness: 0.26,
    scratches: 600,
    scratchLength: 0.3,
  });
  return paintSurface(size, TILE, (texel, i) => {
    const turn = (slope[i] as number) * layers + (ladder[i] as number) * 0.8;
    const u = uneven[i] as number;
    const number = Math.floor(turn);
    const t = Math.abs(turn - number - 0.5) * 2;
    // no two layers are equally thick
    const share = 0.5 + (((number * 37 + 1100000) % 11) - 5) * 0.03;
    const dark = smoothstep(share - 0.12, share + 0.12, t + u * 0.1);
    const shadeOf = 0.8 + (((number * 53 + 700000) % 7) + 3) * 0.03;
    metal(texel, i);
    shade(texel, (1 - 0.78 * dark) * clamp01(shadeOf) * (1 + u * 0.08));
    texel.roughness += dark * 0.2 + u * 0.03;
    texel.height += TILE * (0.0004 * (1 - dark) + u * 0.00004);
  });
}
