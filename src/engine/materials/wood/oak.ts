import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/palette.ts";
import { woodGrain } from "../../texture/wood-grain.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const OAK = ["#5f4024", "#8d6238", "#b1834f", "#c79b63", "#d3ac78"].map(fromHex);
const TILE = 0.5;

/** A plain oak face, grain along V, oiled. Takes colours as a stain. */
export const oak: Material = {
  id: "oak",
  class: "wood",
  words: ["wood", "oak", "wooden", "timber", "oak wood", "light wood", "hardwood"],
  tileSize: TILE,
  shade: shadeOak,
};

function shadeOak({ size, draw, colours, scale }: ShadeContext): Surface {
  const figure = draw.number("figure", 0.6, 2.2);
  const { late, fibre, pores, drift } = woodGrain(
    size,
    draw,
    featureCount(34, scale),
    figure,
    featureCount(150, scale),
  );
  const wood = palette(...dye(OAK, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const l = late[i] as number;
    const f = fibre[i] as number;
    const p = pores[i] as number;
    paintFrom(wood, 0.62 - l * 0.36 + f * 0.2 + (drift[i] as number) * 0.08, texel);
    shade(texel, 1 - p * 0.32);
    texel.height = l * 0.00003 + f * 0.00004 - p * 0.00014;
    texel.roughness = 0.48 + p * 0.2 - l * 0.05 + f * 0.03;
  });
}
