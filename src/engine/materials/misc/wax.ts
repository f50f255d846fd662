import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WAXES: readonly (readonly string[])[] = [
  ["#bfa777", "#dcc899", "#ebddb9", "#f3ebd3"],
  ["#6e0f12", "#931b1c", "#ad3029", "#c14f40"],
  ["#ad7d2b", "#cf9f46", "#e0ba6b", "#edd29a"],
];
/** A run of wax: a thin tail down to a fat rounded drop. */
const RUN = createShape(96, (u, v) => {
  const t = v * 0.5 + 0.5;
  const wide =
    t < 0.82 ? 0.42 + 0.4 * t * t : Math.sqrt(Math.max(0, 1 - ((t - 0.82) / 0.18) * ((t - 0.82) / 0.18))) * 0.69;
  const side = Math.abs(u) / Math.max(0.02, wide);
  return side < 1 ? Math.sqrt(1 - side * side) * (0.35 + 0.65 * t) * Math.min(1, t * 5) : 0;
});
const TILE = 0.16;

/** Candle wax: smooth and milky, runs and drops frozen on their way down V. Takes colours in the wax. */
export const wax: Material = {
  id: "wax",
  class: "misc",
  words: [
    "wax",
    "candle wax",
    "candle",
    "melted wax",
    "dripping wax",
    "waxy",
    "paraffin",
    "sealing wax",
    "beeswax",
    "soap",
  ],
  tileSize: TILE,
  shade: shadeWax,
};

function shadeWax({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(9, scale);
  const down = featureCount(5, scale);
  const flow = fbm(size, {
    cells: featureCount(7, scale),
    cellsY: 2,
    octaves: 3,
    gain: 0.45,
    seed: draw.seed32("flow"),
  });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = (flow[i] as number) * 0.0016 * scale;
  const runs = scatter(ground, size, RUN, { across, down }, draw.stream("runs"), (copy, next) => {
    copy.length = (0.16 + 0.34 * next()) * scale;
    copy.width = (0.03 + 0.03 * next()) * scale;
    copy.angle = (next() - 0.5) * 0.08;
    copy.bend = (next() - 0.5) * 0.6;
    copy.gain = (0.0022 + 0.0022 * next()) * scale;
    copy.base = -0.0004;
  });
  const cloud = fbm(size, { cells: featureCount(4, scale), octaves: 4, seed: draw.seed32("cloud") });
  const fine = fbm(size, { cells: featureCount(40, scale), octaves: 2, seed: draw.seed32("fine") });
  const tone = evenGrid(across, down, draw.seed32("tone"));
  const body = palette(...dye(draw.pick("wax", WAXES).map(fromHex), colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const id = runs.index[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number) - 0.4;
    const h = runs.height[i] as number;
    const rise = smoothstep(0, 0.004 * scale, h);
    // thin wax is glassy and deep, thick wax milky
    paintFrom(body, 0.4 + rise * 0.24 + own * 0.14 + (cloud[i] as number) * 0.16 + (fine[i] as number) * 0.03, texel);
    texel.height = h + (fine[i] as number) * 0.00004;
    texel.roughness = 0.3 - rise * 0.06 + (cloud[i] as number) * 0.05;
  });
}
