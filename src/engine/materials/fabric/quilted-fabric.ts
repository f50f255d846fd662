import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createQuiltPlace, diamondQuilt } from "../../texture/threads/quilting.ts";
import { runningStitch } from "../../texture/threads/running-stitch.ts";
import { tonesOf } from "../../texture/tones/deal-tones.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.4;
const STITCHES = 11;
/** Pairs of threads of the cover across the tile. */
const THREADS = 64;
const DYES: readonly (readonly string[])[] = [
  ["#182438", "#263a5a", "#3b5378"],
  ["#2a3527", "#3f4f3a", "#5a6c52"],
  ["#6d2420", "#8f3730", "#ab5348"],
  ["#b9ae9a", "#d2c8b6", "#e3dccd"],
];

/** Quilted cloth as of jackets and bedspreads: puffed lozenges whose thin cover creases towards the stitches. Takes colours in the cloth, row by row, the third in the thread. */
export const quiltedFabric: Material = {
  id: "quilted-fabric",
  class: "fabric",
  words: [
    "quilted fabric",
    "quilt",
    "quilted nylon",
    "quilted cotton",
    "quilted jacket",
    "puffer jacket",
    "quilted cloth",
    "padded fabric",
    "padded fabric wall",
    "padded cloth",
    "tufted fabric",
  ],
  tileSize: TILE,
  shade: shadeQuiltedFabric,
};

function shadeQuiltedFabric({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(4, scale);
  const quilt = diamondQuilt(across, across);
  const creases = fbm(size, { cells: across * 6, octaves: 4, gain: 0.55, seed: draw.seed32("creases") });
  const sway = fbm(size, { cells: across * 2, octaves: 3, seed: draw.seed32("sway") });
  const threads = featureCount(THREADS, scale) * 2;
  const melange = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.8, seed: draw.seed32("threads") });
  const stops = draw.pick("dye", DYES).map(fromHex);
  // of two colours each other row of pads has the second
  const cloths = tonesOf(colours.slice(0, 2), (colour) => palette(...dye(stops, colour, 0.9)));
  const thread = colours[2] ?? colours[1] ?? fromHex(draw.pick("dye", DYES)[2] as string);
  const place = createQuiltPlace();
  const pad = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const s = (sway[i] as number) * 0.014;
    quilt(((i & (size - 1)) + 0.5) / size + s / across, (Math.floor(i / size) + 0.5) / size - s / across, place);
    const crease = creases[i] as number;
    const [x, y] = [(i & (size - 1)) / size + s / across, Math.floor(i / size) / size - s / across];
    const t = threadAt(x, y, threads) + 0.5 * (melange[i] as number);
    const puff = place.height;
    const gathers = smoothstep(0.3, 0.02, place.seam);
    paintFrom(
      cloths[place.pad % cloths.length] as (typeof cloths)[number],
      0.4 + puff * 0.22 + crease * 0.1 * gathers + t * 0.12,
      texel,
    );
    shade(texel, 0.8 + 0.2 * smoothstep(0, 0.07, place.seam));
    const stitch = runningStitch(place.seam / 0.018, place.along * STITCHES);
    if (stitch > 0) blendColour(texel, thread, smoothstep(0, 0.4, stitch) * 0.8);
    texel.height = pad * (0.2 * puff + 0.022 * crease * (0.12 + gathers) + 0.004 * stitch) + t * 0.00016;
    texel.roughness = 0.86 - puff * 0.04 + t * 0.05;
  });
}

/** How high a plain weave of `threads` stands at a place of the tile: -1 between two threads, 1 on the crown of one. */
function threadAt(x: number, y: number, threads: number): number {
  const [column, row] = [Math.floor(x * threads), Math.floor(y * threads)];
  const off = (column + row) & 1 ? x * threads - column - 0.5 : y * threads - row - 0.5;
  return 1 - 8 * off * off;
}
