import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningStitch } from "../../texture/threads/running-stitch.ts";
import { dealTone } from "../../texture/tones/deal-tones.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const COTTONS = ["#8e3b3f", "#c9a45c", "#4f6d7a", "#d9cdb8", "#6c7f55", "#3b4763"].map(fromHex);
const TILE = 0.9;
const STITCHES = 9;
/** Threads of the cottons across the tile; the seams lie off its edges, as no joint may run along one. */
const THREADS = 160;
/** Tiles that a thread wavers per unit of sway, about its own width either way: no line of texels may run along one crown. */
const WAVER = 0.45;

/** How much of a patch's print shows at u, v in patches, 0 to 1: plain, dotted, striped, checked, sprigged. */
const PRINTS: readonly ((u: number, v: number) => number)[] = [
  () => 0,
  (u, v) => dot(u * 7, v * 7, 0.26),
  (u) => smoothstep(0.3, 0.2, Math.abs(fraction(u * 6) - 0.5)),
  (u, v) => 0.5 * (fraction(u * 5) < 0.5 ? 1 : 0) + 0.5 * (fraction(v * 5) < 0.5 ? 1 : 0),
  (u, v) => Math.max(dot(u * 4, v * 4, 0.2), dot(u * 4 + 0.3, v * 4 + 0.2, 0.12), dot(u * 4 - 0.3, v * 4 + 0.2, 0.12)),
];
const fraction = (n: number): number => n - Math.floor(n);
const dot = (x: number, y: number, radius: number): number => {
  const [a, b] = [fraction(x) - 0.5, fraction(y) - 0.5];
  return smoothstep(radius, radius * 0.8, Math.sqrt(a * a + b * b));
};

/** Patchwork: squares of printed cottons sewn together and quilted along their seams, each puffed a little. Takes colours in the patches, as many of each. */
export const patchwork: Material = {
  id: "patchwork",
  class: "fabric",
  words: [
    "patchwork",
    "patchwork quilt",
    "patchwork fabric",
    "patchwork cloth",
    "patchwork blanket",
    "quilt patch",
    "calico patchwork",
    "motley patchwork",
    "boro",
  ],
  tileSize: TILE,
  shade: shadePatchwork,
};

function shadePatchwork({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = 2 * featureCount(3, scale);
  const cottons = colours.length > 0 ? colours : COTTONS;
  const dealt = evenGrid(across, across, draw.seed32("dealt"), cottons.length);
  const prints = evenGrid(across, across, draw.seed32("print"), PRINTS.length);
  const creases = fbm(size, { cells: across * 4, octaves: 4, gain: 0.55, seed: draw.seed32("creases") });
  const sway = fbm(size, { cells: across, octaves: 3, seed: draw.seed32("sway") });
  const melange = fbm(size, { cells: 180, octaves: 2, gain: 0.8, seed: draw.seed32("melange") });
  const grounds = cottons.map((cotton) => palette(...[0.8, 1, 1.16].map((k) => toned(cotton, k))));
  const inks = cottons.map(inkOn);
  const thread = fromHex("#e4dccb");
  return paintSurface(size, TILE, (texel, i) => {
    const s = (sway[i] as number) * 0.02;
    const [column, row] = [i & (size - 1), Math.floor(i / size)];
    const x = ((column + 0.5) / size) * across + s + across + 0.37;
    const y = ((row + 0.5) / size) * across - s + across + 0.41;
    const patch = (Math.floor(y) % across) * across + (Math.floor(x) % across);
    const [u, v] = [x - Math.floor(x), y - Math.floor(y)];
    const seam = 0.5 - Math.max(Math.abs(u - 0.5), Math.abs(v - 0.5));
    const tone = dealTone(cottons.length, dealt[patch] as number);
    const print = PRINTS[dealTone(PRINTS.length, prints[patch] as number)] as (typeof PRINTS)[number];
    const crease = (creases[i] as number) * smoothstep(0.3, 0.02, seam);
    const t =
      threadAt((column + 0.5) / size + WAVER * s, (row + 0.5) / size + WAVER * s) + 0.4 * (melange[i] as number);
    paintFrom(grounds[tone] as (typeof grounds)[number], 0.5 + t * 0.16 + crease * 0.12, texel);
    blendColour(texel, inks[tone] as Rgb, 0.72 * print(u, v));
    shade(texel, 0.62 + 0.38 * smoothstep(0, 0.035, seam));
    const along = Math.abs(u - 0.5) > Math.abs(v - 0.5) ? v : u;
    const stitch = runningStitch((seam - 0.055) / 0.011, along * STITCHES);
    if (stitch > 0) blendColour(texel, thread, smoothstep(0, 0.4, stitch) * 0.85);
    const puff = smoothstep(0, 0.34, seam);
    texel.height = (TILE / across) * (0.075 * puff + 0.014 * crease + 0.004 * stitch) + t * 0.00016;
    texel.roughness = 0.9 + t * 0.03;
  });
}

const toned = (colour: Rgb, k: number): Rgb => colour.map((c) => Math.min(0.85, c * k)) as [number, number, number];

/** A print is pale on what is dark and dark on what is pale. */
const inkOn = (colour: Rgb): Rgb => {
  const isDark = colour[0] * 0.21 + colour[1] * 0.72 + colour[2] * 0.07 < 0.3;
  return colour.map((c) => (isDark ? 0.25 + c * 0.6 + 0.12 : c * 0.3)) as [number, number, number];
};

/** How high a plain weave stands at a place of the tile: -1 between two threads, 1 on the crown of one. */
function threadAt(x: number, y: number): number {
  const [column, row] = [Math.floor(x * THREADS), Math.floor(y * THREADS)];
  const off = (column + row) & 1 ? x * THREADS - column - 0.5 : y * THREADS - row - 0.5;
  return 1 - 8 * off * off;
}
