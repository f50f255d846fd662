import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { banding } from "./banding.ts";

const ONYXES: readonly (readonly string[])[] = [
  ["#7c4a1e", "#b07a3c", "#d3a763", "#e9cf9b", "#f5e9cd"],
  ["#8a5a26", "#bd8d4c", "#dcb97c", "#ecdcb4", "#e6e9cf"],
  ["#6b3318", "#a35f30", "#cc9457", "#e6c491", "#f3e4c8"],
];
const MILK = fromHex("#f6efe0");
const TILE = 0.7;
/** How far bands swing out of the level, in tiles. */
const SWING = 0.19;

const paled = ([r, g, b]: Rgb): Rgb => [lerp(r, MILK[0], 0.72), lerp(g, MILK[1], 0.72), lerp(b, MILK[2], 0.72)];

/** Honey onyx: translucent bands of amber, cream and milk that swing across the slab. Takes colours in the bands, then in the milk. */
export const onyx: Material = {
  id: "onyx",
  class: "marble",
  words: ["onyx", "honey onyx", "onyx marble", "banded onyx", "alabaster", "layered onyx", "translucent stone"],
  tileSize: TILE,
  shade: shadeOnyx,
};

function shadeOnyx({ size, draw, colours, scale }: ShadeContext): Surface {
  const fold = domainWarp(size, draw.fork("fold"), featureCount(4, scale), 0.05, 5);
  const lie = fold(
    fbm(size, {
      cells: featureCount(4, scale),
      cellsY: featureCount(10, scale),
      octaves: 5,
      gain: 0.5,
      seed: draw.seed32("lie"),
    }),
  );
  const clouds = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.55, seed: draw.seed32("clouds") });
  const fibre = fold(fbm(size, { cells: featureCount(40, scale), octaves: 3, gain: 0.7, seed: draw.seed32("fibre") }));
  const stone = palette(...dye(draw.pick("stone", ONYXES).map(fromHex), colours[0]));
  // calcite is pale whatever stains the stone
  const milk = colours[1] ?? (colours[0] ? paled(colours[0]) : MILK);
  // honey onyx ends in cream by itself, where more milk makes eyes of its narrowest bands
  const white = colours[0] ? 0.5 : 0.4;
  const bands = featureCount(30, scale);
  const tone = banding(bands, draw.seed32("tone"), true);
  const fine = banding(bands * 4, draw.seed32("fine"), true);
  return paintSurface(size, TILE, (texel, i) => {
    // laid down one over the other all through the slab: without that fall they would close into eyes
    const fall = (Math.floor(i / size) + 0.5) / size + (lie[i] as number) * SWING;
    const at = fall * bands + (fibre[i] as number) * 0.12;
    const c = clouds[i] as number;
    const t = tone(at);
    const f = fine(at * 4);
    paintFrom(stone, 0.04 + t * 0.7 + (f - 0.5) * 0.24 + c * 0.15, texel);
    blendColour(texel, milk, smoothstep(0.62, 0.95, f * 0.5 + t * 0.5 + c * 0.15) * white);
    texel.height = TILE * 0.00003 * (t - 0.5);
    texel.roughness = 0.1 + (t - 0.5) * 0.05 + (f - 0.5) * 0.03;
  });
}
