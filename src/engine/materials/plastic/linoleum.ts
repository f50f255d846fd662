import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SHEETS = [
  ["#6f7d6d", "#87957f", "#a2ad95", "#c3c8b2"],
  ["#8a7f70", "#a59a88", "#beb3a0", "#d6cdbd"],
  ["#7d4f42", "#98665a", "#b08274", "#cfae9f"],
  ["#566a7a", "#6f8393", "#8c9eab", "#b4c0c7"],
] as const;
const TILE = 0.8;
/** How far the mass was stirred before it was rolled, in shares of the tile. */
const STIRRED = 0.03;

/** Calendered linoleum: a marbled sheet of two or three near tones drawn out along the roll, flecked, with a satin shine. Takes colours in the sheet, then in the flecks. */
export const linoleum: Material = {
  id: "linoleum",
  class: "plastic",
  words: ["linoleum", "lino", "marmoleum", "linoleum floor", "lino floor", "linoleum sheet", "sheet vinyl"],
  tileSize: TILE,
  shade: shadeLinoleum,
};

function shadeLinoleum({ size, draw, colours, scale }: ShadeContext): Surface {
  // rolled out along V: what was stirred into the mass is three times as long as wide
  const drawn = (cells: number, octaves: number, gain: number, name: string) =>
    fbm(size, {
      cells: featureCount(cells, scale),
      cellsY: featureCount(Math.round(cells / 3), scale),
      octaves,
      gain,
      seed: draw.seed32(name),
    });
  const stirX = drawn(12, 4, 0.6, "stir x");
  const stirY = drawn(12, 4, 0.6, "stir y");
  const marbling = warpKernel(drawn(24, 5, 0.62, "marbling"), stirX, stirY, size, STIRRED * size);
  const pale = warpKernel(drawn(45, 4, 0.6, "pale"), stirX, stirY, size, STIRRED * size);
  const dark = warpKernel(drawn(54, 4, 0.6, "dark"), stirX, stirY, size, STIRRED * size);
  const grain = fbm(size, { cells: featureCount(160, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const tones = dye(draw.pick("sheet", SHEETS).map(fromHex), colours[0]);
  const sheet = palette(...tones);
  const [deep, light] = [tones[0], tones.at(-1)] as [(typeof tones)[number], (typeof tones)[number]];
  const fleck = colours[1] ?? light;
  return paintSurface(size, TILE, (texel, i) => {
    const m = marbling[i] as number;
    const g = grain[i] as number;
    paintFrom(sheet, 0.45 + m * 0.5 + g * 0.03, texel);
    blendColour(texel, deep, 0.6 * smoothstep(0.35, 0.6, dark[i] as number));
    blendColour(texel, fleck, 0.75 * smoothstep(0.4, 0.65, pale[i] as number));
    texel.height = g * 0.00002 + m * 0.00001;
    texel.roughness = 0.36 + g * 0.03 + m * 0.03;
  });
}
