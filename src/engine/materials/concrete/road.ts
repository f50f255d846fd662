import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { asphaltBed } from "./asphalt-bed.ts";

const WHITE = fromHex("#dedcd4");
const YELLOW = fromHex("#d9a520");
const TILE = 4;
const DASHES = 2;

/** A lane of road, along V: edge lines of white, a dashed line in the middle, wheel tracks polished dark, paint worn to the stones. Takes colours in the asphalt, then in the lines. */
export const road: Material = {
  id: "road",
  class: "concrete",
  words: [
    "road",
    "road with lines",
    "road marking",
    "highway",
    "street road",
    "road surface",
    "lane marking",
    "painted road",
    "asphalt line",
    "road line",
    "asphalt road line",
    "asphalt road marking",
    "asphalt road stripe",
    "tarmac road line",
    "road stripe",
    "street line",
    "highway line",
    "asphalt marking",
    "asphalt stripe",
    "tarmac line",
    "motorway",
  ],
  tileSize: TILE,
  shade: shadeRoad,
};

function shadeRoad(context: ShadeContext): Surface {
  const { size, draw, scale, colours } = context;
  const bed = asphaltBed(context, TILE, 170);
  const worn = fbm(size, { cells: featureCount(26, scale), octaves: 5, gain: 0.7, seed: draw.seed32("worn") });
  const oil = fbm(size, { cells: 8, cellsY: 2, octaves: 5, seed: draw.seed32("oil") });
  const middle = colours[1] ?? (draw.chance("yellow", 0.5) ? YELLOW : WHITE);
  const edge = colours[1] ?? WHITE;
  const isDouble = draw.chance("double", 0.35);
  return paintSurface(size, TILE, (texel, i) => {
    bed.paint(texel, i);
    const x = (((i & (size - 1)) + 0.5) / size) * TILE;
    const y = ((Math.floor(i / size) + 0.5) / size) * DASHES;
    const w = worn[i] as number;
    const stray = w * 0.006;
    const off = Math.abs(x - TILE / 2) + stray;
    // tracks of wheels, a drip of oil between them
    const track = smoothstep(0.4, 0.1, Math.abs(Math.abs(x - TILE / 2) - 0.95));
    const drip = smoothstep(0.3, 0.9, (oil[i] as number) + 0.4 * smoothstep(0.3, 0, Math.abs(off - 0.9)));
    const tone = 1 - track * 0.16 - drip * 0.2;
    texel.r *= tone;
    texel.g *= tone;
    texel.b *= tone;
    texel.roughness -= track * 0.1;
    texel.height -= track * 0.002;
    const dash = smoothstep(0.3, 0.295, Math.abs(y - Math.floor(y) - 0.5) + stray * 0.1);
    const centre = isDouble ? smoothstep(0.06, 0.05, Math.abs(off - 0.11)) : smoothstep(0.075, 0.065, off) * dash;
    const side = smoothstep(0.075, 0.065, Math.abs(off - TILE / 2 + 0.22));
    const line = Math.max(centre, side);
    if (line <= 0) return;
    const kept =
      line * smoothstep(0.75, 0.35, w * 0.9 + (bed.rough[i] as number) * 0.5 + (bed.wear[i] as number) * 0.2);
    const colour = centre > side ? middle : edge;
    const tint = 0.9 + (bed.rough[i] as number) * 0.1;
    blendColour(texel, [colour[0] * tint, colour[1] * tint, colour[2] * tint], kept * 0.93);
    texel.height += kept * 0.002;
    texel.roughness += (0.62 - texel.roughness) * kept;
  });
}
