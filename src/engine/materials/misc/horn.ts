import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const HORNS: readonly (readonly string[])[] = [
  ["#17110d", "#3a2a1d", "#6e5236", "#b0905f", "#d8c296"],
  ["#2b1d12", "#573e26", "#876641", "#b1905f", "#cfb487"],
];
const TILE = 0.3;

/** Horn and antler: growth ridges across V, fibres along it, from near black to translucent honey. Takes colours in the horn. */
export const horn: Material = {
  id: "horn",
  class: "misc",
  words: ["horn", "antler", "ram horn", "deer antler", "claw", "hoof", "beak", "keratin", "bull horn", "goat horn"],
  tileSize: TILE,
  shade: shadeHorn,
};

function shadeHorn({ size, draw, colours, scale }: ShadeContext): Surface {
  const rings = featureCount(19, scale);
  const sway = fbm(size, { cells: 4, cellsY: 6, octaves: 3, gain: 0.5, seed: draw.seed32("sway") });
  const fibre = fbm(size, {
    cells: featureCount(70, scale),
    cellsY: 3,
    octaves: 3,
    gain: 0.75,
    seed: draw.seed32("fibre"),
  });
  const flow = fbm(size, {
    cells: featureCount(7, scale),
    cellsY: 2,
    octaves: 4,
    gain: 0.55,
    seed: draw.seed32("flow"),
  });
  const chips = fbm(size, { cells: featureCount(22, scale), octaves: 4, gain: 0.7, seed: draw.seed32("chips") });
  const keratin = palette(...dye(draw.pick("horn", HORNS).map(fromHex), colours[0], 0.95));
  const pitch = TILE / rings;
  return paintSurface(size, TILE, (texel, i) => {
    const f = fibre[i] as number;
    const o = flow[i] as number;
    const c = chips[i] as number;
    const ring = ((Math.floor(i / size) + 0.5) / size) * rings + (sway[i] as number) * 0.6 + f * 0.05;
    const phase = ring - Math.floor(ring);
    // a ridge rises slowly and ends in a step
    const ridge = smoothstep(0, 0.6, phase) * smoothstep(1, 0.7, phase);
    const flake = smoothstep(0.35, 0.6, c) * ridge;
    paintFrom(keratin, clamp01(0.4 + o * 0.12 + f * 0.2 + ridge * 0.22 + flake * 0.1), texel);
    shade(texel, 0.55 + 0.45 * smoothstep(0, 0.14, Math.min(phase, 1 - phase)));
    texel.height = pitch * (0.22 * ridge + 0.014 * f - 0.03 * flake);
    texel.roughness = 0.34 + (1 - ridge) * 0.16 + f * 0.06 + flake * 0.2;
  });
}
