import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createDraft, createWeavePlace, weave } from "../../texture/threads/weave.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hideGrain } from "./hide-grain.ts";
import { HIDES } from "./hide-tones.ts";

const TILE = 0.16;
/** Over two and under two: the slanting steps of a plait. */
const PLAIT = createDraft(4, 4, (warp, weft) => (warp + weft) % 4 < 2);

/** Plaited leather: flat straps that run aslant both ways, two over and two under, grain up and edges dark. Takes colours in the straps, then in those that run the other way. */
export const braidedLeather: Material = {
  id: "braided-leather",
  class: "leather",
  words: [
    "braided leather",
    "woven leather",
    "plaited leather",
    "leather braid",
    "leather weave",
    "braided leather strap",
    "woven leather strap",
    "leather strap weave",
    "interwoven leather",
    "intrecciato",
  ],
  tileSize: TILE,
  shade: shadeBraidedLeather,
};

function shadeBraidedLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  // turned by an eighth, the plait closes over the tile after half its straps
  const straps = featureCount(1, scale) * 8;
  const locate = weave(straps, straps, PLAIT);
  const place = createWeavePlace();
  const { pebble, patina } = hideGrain(size, draw, featureCount(60, scale));
  const sway = fbm(size, { cells: 4, octaves: 2, seed: draw.seed32("sway") });
  const tone = randomTable(straps * 2, draw.seed32("tone"));
  const stops = draw.pick("hide", HIDES).map(fromHex);
  const one = palette(...dye(stops, colours[0]));
  const other = palette(...dye(stops, colours[1] ?? colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const bend = ((sway[i] as number) * 0.12) / straps;
    const x = ((i & (size - 1)) + 0.5) / size + bend;
    const y = (Math.floor(i / size) + 0.5) / size - bend;
    locate((x + y) * 0.5, (x - y) * 0.5, place);
    const edge = Math.abs(place.across);
    const gap = smoothstep(0.88, 1, edge);
    const seam = smoothstep(0.09, 0.03, Math.abs(edge - 0.8));
    const own = (tone[(place.thread % (straps / 2)) + (place.warp ? 0 : straps)] as number) - 0.5;
    const grain = pebble[i] as number;
    const p = patina[i] as number;
    const up = clamp01(place.height * 1.1);
    paintFrom(place.warp ? one : other, 0.36 + 0.26 * up + own * 0.16 + p * 0.1 + grain * 0.1, texel);
    shade(texel, (0.42 + 0.58 * up) * (1 - 0.75 * gap) * (1 - 0.22 * seam) * (0.86 + 0.14 * grain));
    texel.height =
      (TILE / straps) * 2 * (0.16 * place.height + 0.05 * Math.sqrt(Math.max(0, 1 - edge * edge)) - 0.012 * seam) +
      0.00013 * grain;
    texel.roughness = 0.56 - 0.14 * up + 0.08 * p + 0.3 * gap;
  });
}
