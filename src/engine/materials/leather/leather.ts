import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hideGrain } from "./hide-grain.ts";
import { HIDES } from "./hide-tones.ts";

const TILE = 0.16;

/** Full-grain leather: fine pebbles, folds where it has bent, a worn gloss on the crowns. Takes colours in the hide. */
export const leather: Material = {
  id: "leather",
  class: "leather",
  words: [
    "leather",
    "leathery",
    "hide leather",
    "animal hide",
    "tanned hide",
    "faux leather",
    "full grain leather",
    "cowhide leather",
    "leatherette",
  ],
  tileSize: TILE,
  shade: shadeLeather,
};

function shadeLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const { pebble, patina } = hideGrain(size, draw, featureCount(44, scale));
  const folds = ridged(size, { cells: featureCount(8, scale), octaves: 4, gain: 0.45, seed: draw.seed32("folds") });
  const pores = hideGrain(size, draw.fork("fine"), featureCount(100, scale)).pebble;
  const hide = palette(...dye(draw.pick("hide", HIDES).map(fromHex), colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const p = patina[i] as number;
    const fold = clamp01(((folds[i] as number) - 0.62) * 3.4);
    const crown = (pebble[i] as number) * (0.75 + 0.25 * (pores[i] as number));
    // a fold shows the pale inside of the grain where it cracks the finish
    paintFrom(hide, 0.38 + crown * 0.22 + p * 0.22 + fold * 0.14, texel);
    shade(texel, 0.8 + 0.2 * crown);
    texel.height = crown * 0.0003 - fold * 0.0006 + p * 0.0006;
    texel.roughness = 0.6 - crown * 0.2 + p * 0.08 + fold * 0.1;
  });
}
