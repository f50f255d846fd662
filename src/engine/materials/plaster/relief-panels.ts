import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GYPSUM = ["#a9a49a", "#c6c1b7", "#dad6cd", "#e8e5de"].map(fromHex);
const TILE = 1.5;
/** Half a square's diagonal: the radius of the circles whose overlaps are the petals. */
const REACH = Math.SQRT1_2;
/** Height of a petal's ridge over its brim, and depth of the hollows between, in squares. */
const RIDGE = 0.11;
const HOLLOW = 0.05;

/** A decorative wall of cast gypsum panels: ridged petals that meet in fours and ring hollow stars, over and over. Takes colours as a coat of paint. */
export const reliefPanels: Material = {
  id: "relief-panels",
  class: "plaster",
  words: [
    "decorative wall",
    "decorative wall panel",
    "decorative panel",
    "decorative plaster",
    "ornamental wall",
    "ornamental plaster",
    "plaster panel",
    "gypsum panel",
    "gypsum wall panel",
    "3d wall panel",
    "3d panel",
    "relief wall",
    "wall relief",
    "moulded plaster",
    "molded plaster",
  ],
  tileSize: TILE,
  shade: shadeReliefPanels,
};

function shadeReliefPanels({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(4, scale);
  const square = TILE / across;
  const cloud = fbm(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.6, seed: draw.seed32("cloud") });
  const grain = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const paint = palette(...dye(GYPSUM, colours[0], 0.9));
  // how far from round to sharp the petals' ridges are
  const sharp = draw.number("sharp", 0.25, 0.75);
  return paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * across;
    const y = ((Math.floor(i / size) + 0.5) / size) * across;
    const u = Math.abs(x - Math.floor(x) - 0.5);
    const v = Math.abs(y - Math.floor(y) - 0.5);
    // the petal on the nearest side: within the square's own circle and its neighbour's
    const [near, along] = u > v ? [u, v] : [v, u];
    const own = REACH - Math.sqrt(near * near + along * along);
    const other = REACH - Math.sqrt((1 - near) * (1 - near) + along * along);
    const inside = Math.min(own, other) / (REACH - 0.5);
    const c = cloud[i] as number;
    const g = grain[i] as number;
    const rise = clamp01(inside);
    const round = Math.sqrt(rise * (2 - rise));
    const petal = sharp * rise + (1 - sharp) * round;
    const star = smoothstep(0, 1.6, -inside);
    texel.height = square * (RIDGE * petal - HOLLOW * star) + 0.0004 * g;
    paintFrom(paint, 0.62 + 0.12 * c + 0.06 * g + 0.1 * petal, texel);
    // dust lies along the brims
    shade(texel, 1 - 0.2 * smoothstep(0.16, 0, Math.abs(inside)));
    texel.roughness = 0.84 + 0.05 * g - 0.05 * petal;
  });
}
