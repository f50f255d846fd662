import type { Rgb } from "../../math/color.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.1;
const WIRE: readonly Rgb[] = [
  [0.26, 0.265, 0.275],
  [0.44, 0.445, 0.455],
  [0.62, 0.625, 0.63],
];
const DEPTHS: Rgb = [0.02, 0.02, 0.022];

/** Round wires woven over and under, with dark gaps between them. Takes colours in the wires. */
export const wireMesh: Material = {
  id: "wire-mesh",
  class: "metal",
  words: ["wire mesh", "woven wire", "wire cloth", "metal mesh", "mesh", "steel mesh", "wire netting", "wire grid"],
  tileSize: TILE,
  openAbove: 0.06,
  shade: shadeWireMesh,
};

function shadeWireMesh({ size, draw, colours, scale }: ShadeContext): Surface {
  const wires = 2 * featureCount(7, scale);
  const half = draw.number("gauge", 0.19, 0.25);
  const wave = Float32Array.from({ length: 1024 }, (_, i) => sin((i / 1024) * TAU));
  const smudge = fbm(size, { cells: 6, octaves: 5, gain: 0.65, seed: draw.seed32("smudge") });
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  const tone = randomTable(wires * 2, draw.seed32("tone"));
  const metal = palette(...dye(WIRE, colours[0], 1));
  const pitch = TILE / wires;
  return paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.45;
    const x = (((i & (size - 1)) + 0.5) / size) * wires + bend;
    const y = ((Math.floor(i / size) + 0.5) / size) * wires + bend;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = (x - column - 0.5) / half;
    const v = (y - row - 0.5) / half;
    // both wires swing with a period of two; neighbours swing against each other
    const up = wave[Math.floor(((((y - 0.5 + column) / 2 + 0.25) % 1) + 1) * 1024) & 1023] as number;
    const over = wave[Math.floor(((((x - 0.5 + row) / 2 + 0.75) % 1) + 1) * 1024) & 1023] as number;
    const warp = Math.abs(u) < 1 ? up * half + Math.sqrt(1 - u * u) * half : -1;
    const weft = Math.abs(v) < 1 ? over * half + Math.sqrt(1 - v * v) * half : -1;
    const top = Math.max(warp, weft);
    const s = smudge[i] as number;
    if (top <= -0.9) {
      texel.height = -pitch * 0.28;
      texel.r = DEPTHS[0];
      texel.g = DEPTHS[1];
      texel.b = DEPTHS[2];
      texel.roughness = 0.95;
      return;
    }
    const wire = warp > weft ? ((column % wires) + wires) % wires : wires + (((row % wires) + wires) % wires);
    const round = warp > weft ? u : v;
    paintFrom(metal, 0.55 + ((tone[wire] as number) - 0.5) * 0.2 + s * 0.15 - round * round * 0.25 + top * 0.4, texel);
    texel.height = pitch * top;
    texel.metalness = 1;
    texel.roughness = 0.26 + s * 0.06;
  });
}
