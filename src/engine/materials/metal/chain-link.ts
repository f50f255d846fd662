import type { Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.5;
const ZINC: readonly Rgb[] = [
  [0.3, 0.31, 0.32],
  [0.46, 0.47, 0.48],
  [0.6, 0.61, 0.62],
];
const BEHIND: Rgb = [0.022, 0.024, 0.022];

/** Fence of zinc wire bent to diamonds, the wires hooked into each other at the crossings, dark behind. Takes colours in the wire. */
export const chainLink: Material = {
  id: "chain-link",
  class: "metal",
  words: [
    "chain link",
    "chain link fence",
    "wire fence",
    "woven wire fence",
    "chainlink",
    "chainlink fence",
    "diamond mesh",
    "mesh fence",
    "cyclone fence",
  ],
  tileSize: TILE,
  openAbove: 0.5,
  shade: shadeChainLink,
};

function shadeChainLink({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(6, scale);
  const gauge = draw.number("gauge", 0.06, 0.075);
  const smudge = fbm(size, { cells: 8, octaves: 6, gain: 0.65, seed: draw.seed32("smudge") });
  const sway = fbm(size, { cells: count, octaves: 2, seed: draw.seed32("sway") });
  const metal = palette(...dye(ZINC, colours[0], 1));
  const pitch = TILE / count;
  return paintSurface(size, TILE, (texel, i) => {
    const s = smudge[i] as number;
    const bend = (sway[i] as number) * 0.02;
    const x = (((i & (size - 1)) + 0.5) / size) * count + bend;
    const y = ((Math.floor(i / size) + 0.5) / size) * count + bend;
    // the wires zigzag: in turned axes each is a straight line with a swing up and down
    const a = x + y;
    const b = x - y;
    const ua = (a - Math.floor(a) - 0.5) * Math.SQRT1_2;
    const ub = (b - Math.floor(b) - 0.5) * Math.SQRT1_2;
    const down = Math.abs(ua) / gauge;
    const up = Math.abs(ub) / gauge;
    // at a crossing one passes over, at the next the other
    const swing = (Math.floor(a) + Math.floor(b)) & 1 ? 1 : -1;
    if (down >= 1 && up >= 1) {
      texel.height = -pitch * gauge * 6;
      texel.r = BEHIND[0];
      texel.g = BEHIND[1];
      texel.b = BEHIND[2];
      texel.roughness = 0.95;
      return;
    }
    const first = down < 1 ? Math.sqrt(1 - down * down) + swing * 0.9 * Math.max(0, 1 - (up * up) / 9) : -2;
    const second = up < 1 ? Math.sqrt(1 - up * up) - swing * 0.9 * Math.max(0, 1 - (down * down) / 9) : -2;
    const top = Math.max(first, second);
    paintFrom(metal, 0.55 + s * 0.25 + top * 0.06, texel);
    texel.height = pitch * gauge * top;
    texel.metalness = 1;
    texel.roughness = 0.36 + s * 0.08;
  });
}
