import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { scaleRows } from "../../texture/tilings/scale-rows.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DRAGONS: readonly (readonly string[])[] = [
  ["#2a0a0a", "#5a1512", "#8a251b", "#b5452c"],
  ["#0c1f17", "#173f2e", "#276247", "#468a68"],
  ["#12131a", "#232632", "#3a3f50", "#5c6378"],
  ["#12203f", "#1e3a6b", "#305a98", "#5583bd"],
];
const HORN = fromHex("#c9a465");
const PLATE = createShape(64, (u, v) => {
  // a shield: broad shoulders, a point down V
  const wide = v < 0 ? 1 : 1 - v * v * (0.62 + 0.36 * v);
  const side = Math.abs(u) / Math.max(0.02, wide);
  return side < 1 ? 0.25 + 0.5 * Math.sqrt(1 - side * side) + 0.25 * Math.max(0, 1 - side * 3.2) : 0;
});
const TILE = 0.6;

/** Dragon scales: great pointed shields with a keel, each over the root of the next row, edges rubbed to horn. Takes colours in the scales, then in the rubbed edges. */
export const dragonScales: Material = {
  id: "dragon-scales",
  class: "misc",
  words: ["dragon scale", "dragon skin", "dragon", "dragonhide", "wyvern scale", "dragon hide", "pangolin"],
  tileSize: TILE,
  shade: shadeDragonScales,
};

function shadeDragonScales({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(7, scale);
  const down = featureCount(4, scale) * 2;
  const swell = 0.016 * scale;
  const rows = { across, down, width: 1.16, length: 2.35, disorder: 0.32, swell, lift: 0.016 * scale };
  const placed = scaleRows(size, PLATE, rows, draw.stream("scales"));
  const grooves = ridged(size, {
    cells: across * 9,
    cellsY: across * 2,
    octaves: 3,
    gain: 0.55,
    seed: draw.seed32("grooves"),
  });
  const stain = fbm(size, { cells: across, octaves: 5, gain: 0.6, seed: draw.seed32("stain") });
  const tones = evenGrid(across, down, draw.seed32("tones"));
  const stops = dye(draw.pick("dragon", DRAGONS).map(fromHex), colours[0], 0.95);
  const plate = palette(...stops);
  const light = stops[3] ?? HORN;
  const mixed = [light[0] * 0.5 + 0.12, light[1] * 0.5 + 0.1, light[2] * 0.5 + 0.06] as const;
  const horn = colours[1] ?? (colours[0] ? light : mixed);
  // a colour of its own is laid on the rims and keels more plainly than horn grows there
  const gilt = colours[1] ? 1.35 : 1;
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const v = placed.along[i] as number;
    const u = Math.abs(placed.across[i] as number);
    const own = id < 0 ? 0 : (tones[id] as number) - 0.5;
    const g = grooves[i] as number;
    const s = stain[i] as number;
    const wide = v < 0 ? 1 : 1 - v * v * (0.62 + 0.36 * v);
    const rim = smoothstep(0.78, 0.98, u / Math.max(0.02, wide));
    const keel = smoothstep(0.13, 0.02, u) * smoothstep(-0.9, 0, v);
    const groove = smoothstep(0.55, 0.85, g);
    paintFrom(plate, 0.36 + own * 0.34 + s * 0.2 + v * 0.12 - groove * 0.12, texel);
    blendColour(
      texel,
      horn,
      Math.min(1, gilt * (rim * smoothstep(-0.1, 0.7, v) * 0.75 + keel * 0.4) * (0.6 + 0.4 * s)),
    );
    shade(texel, 0.45 + 0.55 * smoothstep(-0.75, 0.05, v));
    texel.height = (placed.height[i] as number) - groove * swell * 0.07 + s * swell * 0.05;
    texel.roughness = 0.44 + groove * 0.14 - rim * 0.1 + s * 0.08 + smoothstep(0, -0.8, v) * 0.2;
  });
}
