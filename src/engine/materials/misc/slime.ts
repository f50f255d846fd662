import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { simplexNoise } from "../../texture/noises/simplex-noise.ts";
import { evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GEL = ["#2d5a10", "#4c8f1c", "#74b832", "#a6dd5c"].map(fromHex);
const TILE = 0.3;
/** A bubble under a skin of slime: steep at its rim, round on top. */
const BUBBLE = createShape(48, (u, v) => Math.sqrt(Math.max(0, 1 - u * u - v * v)));
/** Bubbles of each size: cells across the tile, share of them that hold one, diameter of the largest in cells. */
const BUBBLES = [
  { across: 22, share: 0.55, wide: 0.7 },
  { across: 13, share: 0.5, wide: 0.85 },
  { across: 8, share: 0.42, wide: 0.8 },
];

/** Slime: a thick glossy gel in slow folds, deep where it is thick, with bubbles of many sizes under its skin. Takes colours in the gel. */
export const slime: Material = {
  id: "slime",
  class: "misc",
  words: [
    "slime",
    "goo",
    "ooze",
    "ectoplasm",
    "mucus",
    "gunge",
    "snot",
    "green slime",
    "alien slime",
    "toxic slime",
    "slime bubble",
    "bubbling slime",
  ],
  tileSize: TILE,
  clarity: 0.3,
  within: 0.5,
  shade: shadeSlime,
};

function shadeSlime({ size, draw, colours, scale }: ShadeContext): Surface {
  const stir = domainWarp(size, draw.fork("stir"), featureCount(5, scale), 0.09, 2);
  const folds = stir(
    simplexNoise(size, { cells: featureCount(7, scale), octaves: 2, gain: 0.35, seed: draw.seed32("folds") }),
  );
  const murk = stir(fbm(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.55, seed: draw.seed32("murk") }));
  const level = folds.map((fold) => TILE * 0.014 * fold);
  const layers = BUBBLES.map(({ across, ...kind }) => ({ across: featureCount(across, scale), ...kind }));
  const lot = evenGrids(layers, draw.seed32("lot"));
  const placed = scatterLayers(
    level,
    size,
    layers.map(({ across, share, wide }) => ({
      shape: BUBBLE,
      across,
      place: (copy, next, index) => {
        const luck = (lot[index] as number) / share;
        copy.length = luck < 1 ? ((0.4 + 0.6 * (1 - luck)) * wide) / across : 0;
        copy.width = copy.length * (0.92 + 0.08 * next());
        copy.angle = next() * 6;
        copy.gain = TILE * copy.length * 0.3;
        copy.base = luck < 1 ? -TILE * copy.length * 0.04 : -1;
      },
    })),
    draw.stream("bubbles"),
  );
  const gel = palette(...dye(GEL, colours[0], 0.8));
  const pale = gel.stops.at(-1) as Rgb;
  return paintSurface(size, TILE, (texel, i) => {
    const f = folds[i] as number;
    const m = murk[i] as number;
    const inBubble = (placed.index[i] as number) >= 0;
    texel.height = placed.height[i] as number;
    // thin on the crowns, where light comes through, deep between the folds
    paintFrom(gel, 0.5 + f * 0.3 + m * 0.16, texel);
    texel.roughness = 0.09 + 0.05 * clamp01(m);
    if (!inBubble) return;
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const r = Math.sqrt(u * u + v * v);
    // air within: a thin pale skin, a dark ring where it meets the gel
    blendColour(texel, pale, 0.5 * smoothstep(0.95, 0.2, r));
    shade(texel, 1 - 0.34 * smoothstep(0.7, 0.97, r));
    texel.roughness = 0.06;
  });
}
