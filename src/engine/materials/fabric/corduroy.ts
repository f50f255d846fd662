import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#3f2614", "#6b4424", "#8f6138", "#b08253"],
  ["#2c3320", "#4b5636", "#68754c", "#899566"],
  ["#4a1a1c", "#742b2d", "#964243", "#b46462"],
  ["#8a7350", "#ad9570", "#c8b28e", "#dccaab"],
];
const TILE = 0.08;

/** Corduroy: rounded ribs of cut pile along V with a dark channel between them. Takes colours in the pile, then in the channel. */
export const corduroy: Material = {
  id: "corduroy",
  class: "fabric",
  words: ["corduroy", "cord fabric", "ribbed velvet", "ribbed fabric", "wale", "corduroy fabric"],
  tileSize: TILE,
  shade: shadeCorduroy,
};

function shadeCorduroy({ size, draw, colours, scale }: ShadeContext): Surface {
  const ribs = featureCount(17, scale);
  const sway = fbm(size, { cells: ribs, cellsY: 5, octaves: 3, seed: draw.seed32("sway") });
  const pile = fbm(size, { cells: ribs * 7, cellsY: ribs * 4, octaves: 3, gain: 0.8, seed: draw.seed32("pile") });
  const nap = fbm(size, { cells: 5, octaves: 5, gain: 0.6, seed: draw.seed32("nap") });
  const tones = randomTable(ribs, draw.seed32("tones"));
  const velvet = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 1));
  const ground = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[1] ?? colours[0], 1));
  const wide = TILE / ribs;
  return paintSurface(size, TILE, (texel, i) => {
    const p = pile[i] as number;
    const n = nap[i] as number;
    const x = (((i & (size - 1)) + 0.5) / size) * ribs + (sway[i] as number) * 0.08;
    const rib = Math.floor(x);
    const u = (x - rib) * 2 - 1 + p * 0.05;
    const round = Math.sqrt(Math.max(0, 1 - u * u * 1.12));
    const own = (tones[((rib % ribs) + ribs) % ribs] as number) - 0.5;
    if (round > 0.02) {
      paintFrom(velvet, 0.34 + round * 0.3 + p * 0.2 + n * 0.16 + own * 0.1, texel);
      shade(texel, 0.4 + 0.6 * smoothstep(0, 0.6, round));
    } else {
      paintFrom(ground, 0.3, texel);
      shade(texel, 0.36);
    }
    texel.height = wide * (0.5 * round + 0.05 * p * round + 0.06 * n);
    texel.roughness = 0.9 + p * 0.05;
  });
}
