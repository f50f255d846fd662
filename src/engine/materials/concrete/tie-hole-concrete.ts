import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREY = ["#76756f", "#8f8e89", "#a4a39e", "#b9b8b4"].map(fromHex);
const TILE = 2.4;

/** Fair-faced concrete: panels with sharp joints, four tie holes in each, clouds of their own, streaks below the holes. Takes colours as a pigment. */
export const tieHoleConcrete: Material = {
  id: "tie-hole-concrete",
  class: "concrete",
  words: [
    "fair-faced concrete",
    "fair faced concrete",
    "tie hole concrete",
    "architectural concrete",
    "concrete retaining wall",
    "retaining wall",
    "japanese concrete",
    "concrete wall panel",
    "concrete cladding",
    "concrete facade",
    "precast concrete",
    "concrete formwork panel",
  ],
  tileSize: TILE,
  shade: shadeTieHoleConcrete,
};

function shadeTieHoleConcrete({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(2, scale);
  const rows = featureCount(4, scale);
  const cloud = evenNoise(size, { cells: featureCount(10, scale), octaves: 6, gain: 0.6, seed: draw.seed32("cloud") });
  const skin = fbm(size, { cells: featureCount(60, scale), octaves: 4, gain: 0.8, seed: draw.seed32("skin") });
  const streaks = fbm(size, { cells: 120, cellsY: 2, octaves: 3, gain: 0.6, seed: draw.seed32("streaks") });
  const holes = pits(size, draw.seed32("air"), featureCount(46, scale), 0.13, 0.2);
  const tone = evenGrid(columns, rows, draw.seed32("tone"));
  const level = evenGrid(columns, rows, draw.seed32("level"));
  const hole = createField(size * size);
  const joint = createField(size * size);
  const radius = (0.017 * 4) / rows;
  for (let i = 0; i < hole.length; i += 1) {
    const u = (((i & (size - 1)) + 0.5) / size) * columns;
    const v = ((Math.floor(i / size) + 0.5) / size) * rows;
    const across = Math.abs(u - Math.floor(u) - 0.5) / columns;
    const down = Math.abs(v - Math.floor(v) - 0.5) / rows;
    const dx = (across - 0.28 / columns) * TILE;
    const dy = (down - 0.24 / rows) * TILE;
    hole[i] = smoothstep(radius * 1.15, radius * 0.9, Math.sqrt(dx * dx + dy * dy));
    joint[i] = Math.min(0.5 / columns - across, 0.5 / rows - down) * TILE;
  }
  const run = leaks(hole, size, streaks, 0.05);
  const cement = palette(...dye(GREY, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const u = Math.floor((((i & (size - 1)) + 0.5) / size) * columns);
    const v = Math.floor(((Math.floor(i / size) + 0.5) / size) * rows);
    const panel = v * columns + u;
    const s = skin[i] as number;
    const h = hole[i] as number;
    const air = holes[i] as number;
    const groove = smoothstep(0.006, 0.003, joint[i] as number);
    paintFrom(
      cement,
      0.54 +
        (cloud[i] as number) * 0.24 +
        s * 0.09 +
        (streaks[i] as number) * 0.08 +
        ((tone[panel] as number) - 0.5) * 0.2 -
        (run[i] as number) * 0.4 * (1 - h),
      texel,
    );
    shade(texel, (1 - air * 0.45) * (1 - groove * 0.55) * (1 - h * 0.6));
    texel.height = s * 0.00025 - air * 0.0045 - groove * 0.007 - h * 0.016 + ((level[panel] as number) - 0.5) * 0.003;
    texel.roughness = 0.68 + s * 0.05 - (cloud[i] as number) * 0.07 + air * 0.15 + h * 0.2;
  });
}
