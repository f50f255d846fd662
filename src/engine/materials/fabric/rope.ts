import { fromHex } from "../../math/color.ts";
import { asin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { wrapIndex } from "../../texture/tilings/board-place.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const HEMP = ["#4f3a20", "#83653c", "#ad8d5c", "#cbb081", "#dfcba4"].map(fromHex);
const TILE = 0.3;

/** Hemp rope in close turns along U: three strands twisted one way, their yarns the other, with loose fibres. Takes colours in the hemp. */
export const rope: Material = {
  id: "rope",
  class: "fabric",
  words: [
    "rope",
    "coiled rope",
    "hemp rope",
    "cord",
    "twine",
    "twisted rope",
    "braided rope",
    "jute rope",
    "ship rope",
    "string",
    "hemp",
    "sisal",
    "sisal rope",
    "coir",
    "coil of rope",
  ],
  tileSize: TILE,
  shade: shadeRope,
};

function shadeRope({ size, draw, colours, scale }: ShadeContext): Surface {
  const turns = featureCount(draw.integer("turns", 5, 8), scale);
  const twists = featureCount(draw.integer("twists", 14, 19), scale);
  const hair = fbm(size, { cells: twists * 22, octaves: 2, gain: 0.9, seed: draw.seed32("hair") });
  const sway = fbm(size, { cells: 4, cellsY: turns * 2, octaves: 2, seed: draw.seed32("sway") });
  const dirt = fbm(size, { cells: 5, octaves: 6, gain: 0.6, seed: draw.seed32("dirt") });
  const loose = scratches(size, draw.fork("loose"), 700, 0.06, { angle: 1.57, stray: 1 });
  const tone = randomTable(turns * twists, draw.seed32("tone"));
  const start = randomTable(turns, draw.seed32("start"));
  const hemp = palette(...dye(HEMP, colours[0]));
  const pale = hemp.stops[4] ?? [0.7, 0.6, 0.4];
  const radius = TILE / turns / 2;
  // how far round the rope a place across it lies, in quarter turns -1..1
  const round = Float32Array.from({ length: 513 }, (_, k) => asin((k - 256) / 256) / (Math.PI / 2));
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const w = sway[i] as number;
    const x = (column + 0.5) / size;
    const y = (((i - column) / size + 0.5) / size) * turns + w * 0.06;
    const turn = wrapIndex(Math.floor(y), turns);
    const t = (y - Math.floor(y) - 0.5) * 2;
    const around = round[Math.round((t + 1) * 256)] as number;
    const lay = x * twists + (start[turn] as number) + around * 0.62 + w * 0.12;
    const strand = Math.floor(lay);
    const s = (lay - strand - 0.5) * 2;
    const bulge = Math.sqrt(Math.max(0, 1 - s * s));
    // yarns run against the strands: steeply over a strand
    const yarn = (x * twists - around * 0.5) * 3.2 + s * 0.9 + (start[turn] as number) * 7;
    const y2 = Math.abs((yarn - Math.floor(yarn)) * 2 - 1);
    const body = Math.sqrt(Math.max(0, 1 - t * t));
    const h = hair[i] as number;
    const l = loose[i] as number;
    texel.height = radius * (0.95 * body + 0.3 * bulge * (0.3 + 0.7 * body) + 0.05 * y2) + 0.00022 * h + 0.0006 * l;
    const own = tone[turn * twists + wrapIndex(strand, twists)] as number;
    paintFrom(hemp, 0.3 + 0.3 * bulge + (own - 0.5) * 0.22 + 0.12 * y2 + 0.16 * h + 0.14 * (dirt[i] as number), texel);
    blendColour(texel, pale, 0.5 * smoothstep(0.2, 0.6, l));
    shade(texel, (0.32 + 0.68 * smoothstep(0, 0.7, body)) * (0.55 + 0.45 * smoothstep(0, 0.55, bulge)));
    texel.roughness = 0.96 + 0.04 * h - 0.06 * bulge;
  });
}
