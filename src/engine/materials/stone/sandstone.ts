import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type Bed, downTile, strata } from "./strata.ts";

const SANDSTONES: readonly (readonly string[])[] = [
  ["#96683c", "#b98a55", "#cfa873", "#dfc196", "#ecd8b6"],
  ["#8c4f30", "#ad6c45", "#c48a60", "#d8ab83", "#e6c8a6"],
  ["#9a7a4c", "#b99a69", "#d0b688", "#e0cca6", "#ecdec1"],
];
const TILE = 1.2;

/** Sandstone in level beds, ochre to cream, the soft ones weathered back, cross-bedding within. Takes colours in the stone, several from bed to bed. */
export const sandstone: Material = {
  id: "sandstone",
  class: "stone",
  words: [
    "sandstone",
    "sandstone rock",
    "sandstone cliff",
    "bedded rock",
    "layered sandstone",
    "sedimentary rock",
    "canyon",
  ],
  tileSize: TILE,
  shade: shadeSandstone,
};

function shadeSandstone({ size, draw, colours, scale }: ShadeContext): Surface {
  const beds = featureCount(20, scale);
  const wave = fbm(size, { cells: 4, cellsY: 4, octaves: 5, gain: 0.45, seed: draw.seed32("wave") });
  const fray = fbm(size, { cells: 12, cellsY: 30, octaves: 4, gain: 0.6, seed: draw.seed32("fray") });
  const rough = fbm(size, { cells: featureCount(8, scale), octaves: 6, gain: 0.6, seed: draw.seed32("rough") });
  const grain = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const holes = pits(size, draw.seed32("holes"), featureCount(34, scale), 0.14, 0.4);
  const tone = evenGrid(1, beds, draw.seed32("tone"));
  const hard = randomTable(beds, draw.seed32("hard"));
  const lean = randomTable(beds, draw.seed32("lean"));
  const stops = draw.pick("stone", SANDSTONES).map(fromHex);
  const stones = (colours.length > 1 ? colours : [colours[0]]).map((colour) => palette(...dye(stops, colour)));
  const locate = strata(draw.fork("beds"), beds);
  const bed: Bed = { index: 0, into: 0, thickness: 1 };
  return paintSurface(size, TILE, (texel, i) => {
    const f = fray[i] as number;
    const r = rough[i] as number;
    const g = grain[i] as number;
    locate(downTile(i, size, wave, 0.03) + f * 0.0035, bed);
    const x = ((i & (size - 1)) + 0.5) / size;
    const own = tone[bed.index] as number;
    const firm = hard[bed.index] as number;
    // cross-bedding: fine layers that lean within their bed, some of them level
    const slant = Math.round(((lean[bed.index] as number) - 0.4) * 14);
    const lines = bed.into * bed.thickness * 5 + x * slant + f * 0.5;
    const line = Math.abs(lines - Math.floor(lines) - 0.5) * 2;
    const joint = Math.min(bed.into, 1 - bed.into) * bed.thickness;
    const rim = smoothstep(0.02, 0.22, joint);
    const hole = (holes[i] as number) * smoothstep(0.6, 0.3, firm);
    texel.height =
      TILE * (0.012 * rim * (0.4 + firm) + 0.006 * r + 0.0012 * line + 0.0016 * f + 0.0008 * g - 0.008 * hole);
    const stone = stones[bed.index % stones.length] as (typeof stones)[number];
    paintFrom(stone, 0.5 + (own - 0.5) * 0.8 + (line - 0.5) * 0.2 + r * 0.1 + g * 0.13 + f * 0.06, texel);
    shade(texel, (0.66 + 0.34 * rim) * (1 - hole * 0.4));
    texel.roughness = 0.9 + g * 0.05;
  });
}
