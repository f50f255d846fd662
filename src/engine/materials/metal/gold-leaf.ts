import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GOLD: readonly Rgb[] = [
  [0.58, 0.33, 0.08],
  [0.78, 0.5, 0.15],
  [0.88, 0.64, 0.25],
];
const BOLE = ["#4d1e14", "#7a3220", "#96472e"].map(fromHex);
const TILE = 0.4;

/** Gilding: square leaves laid over one another, wrinkled, torn and cracked so that the red bole below shows. Takes colours in the leaf, then in the ground. */
export const goldLeaf: Material = {
  id: "gold-leaf",
  class: "metal",
  words: [
    "gold leaf",
    "gilding",
    "gold leaf wall",
    "leaf gold",
    "flaking gold",
    "gilt",
    "gold leafing",
    "cracked gold",
  ],
  tileSize: TILE,
  shade: shadeGoldLeaf,
};

function shadeGoldLeaf({ size, draw, colours, scale }: ShadeContext): Surface {
  const leaves = featureCount(4, scale);
  const tone = evenGrid(leaves, leaves, draw.seed32("tone"));
  const shift = randomTable(leaves * leaves * 2, draw.seed32("shift"));
  const tear = fbm(size, { cells: featureCount(18, scale), octaves: 5, gain: 0.65, seed: draw.seed32("tear") });
  const losses = evenNoise(size, {
    cells: featureCount(11, scale),
    octaves: 7,
    gain: 0.7,
    seed: draw.seed32("losses"),
  });
  const wrinkle = ridged(size, { cells: featureCount(9, scale), octaves: 4, gain: 0.55, seed: draw.seed32("wrinkle") });
  const split = cracks(size, draw, featureCount(16, scale), 0.4, 0.3);
  const film = fbm(size, { cells: 9, octaves: 5, gain: 0.6, seed: draw.seed32("film") });
  const gold = palette(...dye(GOLD, colours[0], 1));
  const bole = palette(...dye(BOLE, colours[1], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const t = tear[i] as number;
    const gx = (((i & (size - 1)) + 0.5) / size) * leaves + t * 0.035;
    const gy = ((Math.floor(i / size) + 0.5) / size) * leaves - t * 0.035;
    const row = Math.floor(gy);
    const column = Math.floor(gx);
    const id = (((row % leaves) + leaves) % leaves) * leaves + (((column % leaves) + leaves) % leaves);
    // each leaf reaches over its neighbours to the right and below by its own width
    const lapX = 0.06 + 0.1 * (shift[id * 2] as number);
    const lapY = 0.06 + 0.1 * (shift[id * 2 + 1] as number);
    const u = gx - column;
    const v = gy - row;
    const lap = Math.max(smoothstep(lapX + 0.008, lapX - 0.008, u), smoothstep(lapY + 0.008, lapY - 0.008, v));
    const lip = Math.min(Math.abs(u - lapX), Math.abs(v - lapY), u, v);
    const edge = smoothstep(0.02, 0.002, lip);
    const w = smoothstep(0.72, 0.95, wrinkle[i] as number);
    const l = losses[i] as number;
    const f = film[i] as number;
    const open = smoothstep(0.045, 0.02, split[i] as number) * clamp01(0.5 + l);
    const bare = clamp01(smoothstep(0.42, 0.5, l + edge * 0.24 - lap * 0.25) + open);
    paintFrom(gold, 0.5 + ((tone[id] as number) - 0.5) * 0.34 + lap * 0.2 + f * 0.16 + w * 0.14 + t * 0.08, texel);
    shade(texel, 1 - 0.2 * edge);
    const { r, g, b } = texel;
    paintFrom(bole, 0.5 + t * 0.3, texel);
    texel.r = lerp(r, texel.r, bare);
    texel.g = lerp(g, texel.g, bare);
    texel.b = lerp(b, texel.b, bare);
    texel.metalness = bare > 0.5 ? 0 : 1;
    texel.roughness = lerp(0.26 + f * 0.06 + w * 0.08, 0.74, bare);
    texel.height = TILE * ((1 - bare) * 0.0007 + lap * 0.0004 + w * 0.0009 + f * 0.001 + t * 0.00018);
  });
}
