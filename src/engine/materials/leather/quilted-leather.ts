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
import { hideGrain } from "./hide-grain.ts";
import { HIDES } from "./hide-tones.ts";

const TILE = 0.3;
const STITCHES = 9;

/** Leather quilted in lozenges: soft pads between sunken seams of pale stitches. Takes colours in the hide, row by row, the third in the thread. */
export const quiltedLeather: Material = {
  id: "quilted-leather",
  class: "leather",
  words: [
    "quilted leather",
    "padded leather",
    "diamond stitched leather",
    "diamond quilted leather",
    "diamond leather",
    "leather quilting",
  ],
  tileSize: TILE,
  shade: shadeQuiltedLeather,
};

function shadeQuiltedLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(5, scale);
  const quilt = diamondQuilt(across, across);
  const { pebble, patina } = hideGrain(size, draw, featureCount(52, scale));
  const sway = fbm(size, { cells: across * 2, octaves: 3, seed: draw.seed32("sway") });
  const stops = draw.pick("hide", HIDES).map(fromHex);
  // of two colours each other row of pads has the second
  const hides = tonesOf(colours.slice(0, 2), (colour) => palette(...dye(stops, colour, 0.9)));
  const base = colours[0] ?? fromHex(draw.pick("hide", HIDES)[2] ?? "#7a4829");
  const pale = (c: number) => Math.min(0.75, c * 1.7 + 0.06);
  const thread = colours[2] ?? colours[1] ?? ([pale(base[0]), pale(base[1]), pale(base[2])] as const);
  const place = createQuiltPlace();
  const pad = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const s = (sway[i] as number) * 0.012;
    quilt(((i & (size - 1)) + 0.5) / size + s / across, (Math.floor(i / size) + 0.5) / size - s / across, place);
    const grain = pebble[i] as number;
    const p = patina[i] as number;
    const puff = place.height;
    const gathers = smoothstep(0.16, 0.02, place.seam);
    paintFrom(
      hides[place.pad % hides.length] as (typeof hides)[number],
      0.36 + puff * 0.2 + p * 0.14 + grain * 0.12,
      texel,
    );
    shade(texel, 0.6 + 0.4 * smoothstep(0, 0.07, place.seam));
    const stitch = runningStitch(place.seam / 0.022, place.along * STITCHES);
    if (stitch > 0) blendColour(texel, thread, smoothstep(0, 0.4, stitch));
    // the seam pulls the skin into little folds beside each stitch
    const fold = Math.abs(((place.along * STITCHES) % 1) - 0.5) * gathers * (1 - gathers) * 2;
    texel.height = pad * (0.17 * puff + 0.012 * stitch + 0.02 * fold) + grain * 0.00025;
    texel.roughness = 0.56 - grain * 0.12 - puff * 0.06 + p * 0.05 + (1 - smoothstep(0, 0.05, place.seam)) * 0.2;
  });
}
