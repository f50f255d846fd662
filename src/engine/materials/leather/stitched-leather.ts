import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningStitch } from "../../texture/threads/running-stitch.ts";
import { tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hideGrain } from "./hide-grain.ts";
import { HIDES } from "./hide-tones.ts";

const TILE = 0.4;
const THREAD = fromHex("#d8c49a");
/** Stitches along the side of a panel. */
const STITCHES = 13;

/** Leather panels sewn edge to edge: a groove between folded edges, a row of pale thread along either side. Takes colours in the hide, panel by panel, the third in the thread. */
export const stitchedLeather: Material = {
  id: "stitched-leather",
  class: "leather",
  words: [
    "stitched leather",
    "leather panel",
    "sewn leather",
    "leather patchwork",
    "saddle",
    "saddle leather",
    "leather seam",
    "leather stitching",
    "leather wall panel",
  ],
  tileSize: TILE,
  shade: shadeStitchedLeather,
};

function shadeStitchedLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(2, scale);
  const down = across;
  const { pebble, patina } = hideGrain(size, draw, featureCount(60, scale));
  const sway = fbm(size, { cells: across * 3, octaves: 3, seed: draw.seed32("sway") });
  const panel = TILE / across;
  const tones = evenGrid(across, down, draw.seed32("tones"));
  const stops = draw.pick("hide", HIDES).map(fromHex);
  // of two colours each other panel has the second, and is sewn in the first
  const hides = tonesOf(colours.slice(0, 2), (colour) => palette(...dye(stops, colour, 0.9)));
  const threads = hides.map((_, k) => colours[2] ?? (hides.length > 1 ? (colours[1 - k] as Rgb) : THREAD));
  return paintSurface(size, TILE, (texel, i) => {
    const s = sway[i] as number;
    const y = ((Math.floor(i / size) + 0.5) / size) * down + s * 0.012;
    const row = Math.floor(y);
    const x = (((i & (size - 1)) + 0.5) / size) * across + s * 0.012 + (row & 1) * 0.5 * (1 - (across & 1));
    const column = Math.floor(x);
    const u = x - column;
    const v = y - row;
    const du = Math.min(u, 1 - u);
    const dv = Math.min(v, 1 - v);
    const edge = Math.min(du, dv);
    const along = du < dv ? v : u;
    const grain = pebble[i] as number;
    const p = patina[i] as number;
    const [left, top] = [((column % across) + across) % across, ((row % down) + down) % down];
    const own = (tones[top * across + left] as number) - 0.5;
    const kind = (left + top) % hides.length;
    const fold = smoothstep(0.002, 0.024, edge);
    const pull = smoothstep(0.028, 0.0, Math.abs(edge - 0.05));
    paintFrom(hides[kind] as (typeof hides)[number], 0.42 + grain * 0.14 + p * 0.18 + own * 0.22, texel);
    shade(texel, 0.42 + 0.58 * fold);
    // stitches keep off the corners, where another row runs
    const inside = Math.max(du, dv) > 0.055;
    const stitch = inside ? runningStitch((edge - 0.05) / 0.0085, along * STITCHES + 0.14, 0.72) : 0;
    if (stitch > 0) {
      blendColour(texel, threads[kind] as Rgb, smoothstep(0, 0.35, stitch));
      shade(texel, 0.7 + 0.3 * stitch);
    }
    texel.height =
      panel * (0.022 * Math.sqrt(fold) + 0.012 * smoothstep(0, 0.3, edge) - 0.008 * pull + 0.012 * stitch) +
      grain * 0.0003;
    texel.roughness = 0.54 - grain * 0.12 + p * 0.06 + (1 - fold) * 0.2 + stitch * 0.2;
  });
}
