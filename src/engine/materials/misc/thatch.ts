import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { ROD } from "../ground/litter.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const REEDS = [
  ["#5a4522", "#8f7440", "#bd9e62", "#dcc28a"],
  ["#4e4029", "#7d6a47", "#a8926a", "#cab78f"],
  ["#433a2d", "#6b5f4c", "#938670", "#b5aa94"],
].map((stops) => stops.map(fromHex));
const TILE = 1.2;

/** Thatch: layer over layer of straw or reed combed down the roof, each layer's ends ragged over the next. Takes colours in the reeds. */
export const thatch: Material = {
  id: "thatch",
  class: "misc",
  words: [
    "thatch",
    "thatched roof",
    "thatch roof",
    "straw roof",
    "reed roof",
    "thatching",
    "palm roof",
    "grass roof",
    "reed",
    "reet",
    "hay roof",
    "palm thatch",
    "tiki roof",
    "hut roof",
  ],
  tileSize: TILE,
  shade: shadeThatch,
};

function shadeThatch({ size, draw, colours, scale }: ShadeContext): Surface {
  const rows = featureCount(5, scale);
  const across = featureCount(150, scale);
  const deep = 3;
  const lift = 0.04;
  const ground = createField(size * size).fill(-0.12);
  const sway = fbm(size, { cells: featureCount(5, scale), octaves: 3, seed: draw.seed32("sway") });
  const weather = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.6, seed: draw.seed32("weather") });
  const fibre = fbm(size, { cells: across * 2, cellsY: rows * 4, octaves: 3, gain: 0.7, seed: draw.seed32("fibre") });
  const {
    height,
    index,
    along,
    across: side,
  } = scatter(ground, size, ROD, { across, down: rows * deep }, draw.stream("reeds"), (copy, next, n) => {
    const row = Math.floor(n / across);
    const course = Math.floor(row / deep);
    const layer = row % deep;
    copy.length = (1.45 + 0.4 * next()) / rows;
    // ends lie nearly on one ragged line a course, each layer a little higher up
    copy.y = (course + 0.3 - layer * 0.07 + (next() - 0.5) * 0.3) / rows;
    copy.angle = (next() - 0.5) * 0.22;
    copy.width = (0.8 + 0.5 * next()) / across;
    copy.base = layer * 0.007 + (next() - 0.5) * 0.014;
    copy.gain = 0.005 * scale;
    copy.tilt = lift;
    copy.bend = (next() - 0.5) * 5;
  });
  const tone = randomTable(across * rows * deep, draw.seed32("tone"));
  const kind = randomTable(across * rows * deep, draw.seed32("kind"));
  const reeds = REEDS.map((stops) => palette(...dye(stops, colours[0])));
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const w = weather[i] as number;
    const f = fibre[i] as number;
    const up = (height[i] as number) + 0.02 * (sway[i] as number);
    texel.height = up + 0.0012 * f;
    if (id < 0) {
      paintFrom(reeds[2] as (typeof reeds)[number], 0.05, texel);
      shade(texel, 0.5);
      texel.roughness = 0.95;
      return;
    }
    const v = along[i] as number;
    const u = side[i] as number;
    const own = tone[id] as number;
    const pick = clamp01((kind[id] as number) * 0.72 + w * 0.2) * 2.99;
    paintFrom(reeds[Math.floor(pick)] as (typeof reeds)[number], 0.55 + (own - 0.5) * 0.5 + 0.16 * f + 0.1 * w, texel);
    // cut ends are pale; what a layer covers is dark and damp
    const end = smoothstep(0.9, 0.985, v);
    shade(texel, (0.5 + 0.5 * smoothstep(-0.9, 0.25, v)) * (1 - 0.3 * u * u) * (1 + 0.25 * end));
    texel.roughness = 0.86 + 0.05 * f;
  });
}
