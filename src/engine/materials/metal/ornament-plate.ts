import type { Work } from "../../language/surface-names.ts";
import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createTileOrnament, readTileOrnament } from "../../texture/figures/tile-ornament.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

/** Metres. */
export const PLATE_TILE = 0.2;
const TILE = PLATE_TILE;
const METALS: readonly (readonly Rgb[])[] = [
  [
    [0.46, 0.33, 0.13],
    [0.64, 0.48, 0.2],
    [0.78, 0.62, 0.3],
  ],
  [
    [0.5, 0.49, 0.47],
    [0.66, 0.65, 0.63],
    [0.8, 0.79, 0.77],
  ],
  [
    [0.38, 0.21, 0.12],
    [0.56, 0.33, 0.2],
    [0.7, 0.44, 0.28],
  ],
];

/** Light that what lies low has lost to dirt. */
const LOW: Record<Work, number> = { raised: 0.3, sunk: 0.62 };

/**
 * A plate of brass, silver or copper with an ornament that is driven up from behind over a hatched ground, or cut into a
 * face that stays polished: then it is the figure that is hatched and dark.
 */
export function shadeOrnamentPlate(context: ShadeContext, work: Work): Surface {
  const { size, draw, scale } = context;
  const repeats = featureCount(draw.integer("repeats", 2, 3), scale);
  const ornament = createTileOrnament(draw, draw.chance("filled", 0.5));
  const covers = new Float32Array(3);
  const sway = fbm(size, { cells: 4, octaves: 2, seed: draw.seed32("sway") });
  const hand = fbm(size, { cells: 40, octaves: 3, gain: 0.6, seed: draw.seed32("hand") });
  const metal = bareMetal(context, {
    tileSize: TILE,
    colours: draw.pick("metal", METALS, [3, 3, 2]),
    roughness: 0.24,
    scratches: 800,
    smudge: 1.3,
  });
  const surface = paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.006;
    const h = hand[i] as number;
    const gx = (((i & (size - 1)) + 0.5) / size + bend) * repeats;
    const gy = ((Math.floor(i / size) + 0.5) / size - bend) * repeats;
    const u = gx - Math.floor(gx);
    const v = gy - Math.floor(gy);
    readTileOrnament(ornament, u, v, covers);
    const first = covers[0] as number;
    const second = covers[1] as number;
    const third = covers[2] as number;
    const figure = Math.max(first, second, third);
    const outline = clamp01(4 * Math.max(first * (1 - first), second * (1 - second), third * (1 - third)));
    const low = work === "raised" ? 1 - figure : figure;
    // the burin hatches what lies low in one direction and the second figure in the other
    const lines = (gx + gy) * 26 + h * 0.5;
    const crossed = (gx - gy) * 26 + h * 0.5;
    const hatch = smoothstep(0.2, 0.36, Math.abs(lines - Math.floor(lines) - 0.5)) * low;
    const grain = smoothstep(0.3, 0.42, Math.abs(crossed - Math.floor(crossed) - 0.5)) * second * 0.6;
    const cut = clamp01(Math.max(outline * 0.95, hatch * 0.75, grain * 0.7) * (1 + h * 0.25));
    metal(texel, i);
    shade(texel, (1 - 0.74 * cut) * (1 - LOW[work] * low));
    texel.height += TILE * (0.0016 * third * (1 - low) - 0.0042 * smoothstep(0.1, 0.9, low) - 0.0022 * cut);
    texel.roughness += cut * 0.3 + low * 0.14;
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.012, dirt: 0.3, wear: 0.25 });
}
