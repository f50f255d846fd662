import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const HIDES: readonly (readonly string[])[] = [
  ["#2e180e", "#552f1a", "#7a4829", "#96633d"],
  ["#1b1512", "#2c221d", "#40332c", "#56473e"],
  ["#5c3417", "#8a5526", "#ad7438", "#c99456"],
];
const TILE = 0.16;

/** Full-grain leather: pebbled skin of two sizes, folds, a worn gloss on the crowns. Takes colours in the hide. */
export const leather: Material = {
  id: "leather",
  class: "leather",
  words: ["leather", "leathery", "hide leather", "suede", "faux leather"],
  tileSize: TILE,
  shade: shadeLeather,
};

function shadeLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(30, scale);
  const bend = (name: string, amount: number) => {
    const field = fbm(size, { cells: cells >> 1 || 1, octaves: 4, gain: 0.6, seed: draw.seed32(name) });
    for (let i = 0; i < field.length; i += 1) field[i] = (field[i] as number) * amount;
    return field;
  };
  const warpX = bend("warp x", 0.5);
  const warpY = bend("warp y", 0.5);
  const net = { cellsX: cells, cellsY: cells, jitter: 1, warpX, warpY };
  const { border, index } = cellsKernel(size, { ...net, seed: draw.seed32("pebbles") }, ["border", "index"]);
  const fine = cellsKernel(size, { ...net, cellsX: cells * 2, cellsY: cells * 2, seed: draw.seed32("fine") }, [
    "border",
  ]).border;
  const folds = fbm(size, { cells: featureCount(4, scale), octaves: 4, seed: draw.seed32("folds") });
  const patina = fbm(size, { cells: featureCount(5, scale), octaves: 6, gain: 0.62, seed: draw.seed32("patina") });
  const swell = randomTable(cells * cells, draw.seed32("swell"));
  const hide = palette(...dye(draw.pick("hide", HIDES).map(fromHex), colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const e = border[i] as number;
    const small = smoothstep(0, 0.2, fine[i] as number);
    const pebble = smoothstep(0, 0.34, e);
    const own = swell[index[i] as number] as number;
    const fold = folds[i] as number;
    const p = patina[i] as number;
    const crown = pebble * (0.6 + 0.4 * own) * (0.72 + 0.28 * small);
    paintFrom(hide, 0.4 + crown * 0.18 + p * 0.16 + (own - 0.5) * 0.1, texel);
    shade(texel, 0.84 + 0.16 * pebble);
    texel.height = crown * 0.00034 + fold * 0.00035;
    texel.roughness = 0.62 - crown * 0.2 + p * 0.07;
  });
}
