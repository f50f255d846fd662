import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREY = ["#625f59", "#827e77", "#9a968f", "#b0aca4"].map(fromHex);
const CORE = ["#4f4a43", "#736c62", "#90897d", "#aba498"].map(fromHex);
const RUST = ["#2c170d", "#56301b", "#7e4a28", "#9c6339"].map(fromHex);
const TILE = 2;

/** Reinforced concrete that spalled: broken pockets full of gravel, rusty ribbed bars across them, rust stains around. Takes colours in the cement. */
export const damagedConcrete: Material = {
  id: "damaged-concrete",
  class: "concrete",
  words: [
    "damaged concrete",
    "reinforced concrete",
    "spalled concrete",
    "destroyed concrete",
    "crumbling concrete",
    "rebar concrete",
    "concrete rebar",
    "ruined concrete",
    "bullet damaged concrete",
    "war torn concrete",
    "exposed rebar",
    "concrete with rebar",
  ],
  tileSize: TILE,
  shade: shadeDamagedConcrete,
};

function shadeDamagedConcrete({ size, draw, colours, scale }: ShadeContext): Surface {
  const patches = evenNoise(size, {
    cells: featureCount(8, scale),
    octaves: 5,
    gain: 0.5,
    seed: draw.seed32("patches"),
  });
  const rough = fbm(size, { cells: featureCount(22, scale), octaves: 5, gain: 0.68, seed: draw.seed32("rough") });
  const sand = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("sand") });
  const lines = cracks(size, draw, featureCount(7, scale), 0.45, 0.1);
  const cells = featureCount(60, scale);
  const { border, index } = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("stones") },
    ["border", "index"],
  );
  const own = randomTable(cells * cells, draw.seed32("own"));
  const skin = palette(...dye(GREY, colours[0]));
  const core = palette(...dye(CORE, colours[0], 0.9));
  const rust = palette(...RUST);
  const bars = featureCount(6, scale);
  const reach = draw.number("reach", 0.16, 0.26);
  const shift = draw.number("bars", 0, 1);
  return paintSurface(size, TILE, (texel, i) => {
    const r = rough[i] as number;
    const s = sand[i] as number;
    const p = patches[i] as number;
    const depth = p + r * 0.13 - reach;
    const lost = smoothstep(0, 0.05, depth);
    const line = smoothstep(0.012, 0.004, lines[i] as number) * (1 - lost);
    const stone =
      smoothstep(0.08, 0.26, border[i] as number) * smoothstep(0.25, 0.5, own[index[i] as number] as number);
    const floor = -0.016 - smoothstep(0, 0.5, depth) * 0.02 + r * 0.004 + stone * 0.0055;
    const level = p * 0.001 + s * 0.0003 - line * 0.004;
    texel.height = lerp(level, floor, lost);
    paintFrom(skin, 0.54 + p * 0.16 + r * 0.18 + s * 0.13, texel);
    shade(texel, 1 - line * 0.5);
    if (lost > 0) {
      const { r: red, g, b } = texel;
      paintFrom(core, 0.34 + stone * ((own[index[i] as number] as number) - 0.3) * 0.9 + r * 0.16 + s * 0.1, texel);
      blendColour(texel, [red, g, b], 1 - lost);
      shade(texel, 1 - 0.3 * lost * smoothstep(0.16, 0.02, depth));
    }
    texel.roughness = 0.86 + s * 0.05;
    // bars lie under the skin and show where the pocket is deep enough
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const u = Math.abs(part(x * bars + shift + r * 0.012) - 0.5);
    const v = Math.abs(part(y * bars * 0.5 + shift * 1.7 + r * 0.008) - 0.5) * 2;
    const upright = u < v;
    const away = (Math.min(u, v) * TILE) / bars / 0.0095;
    const rib = Math.abs(part((upright ? y : x) * bars * 22 + u * 2) - 0.5) * 2;
    const top = away < 1 ? -0.02 + Math.sqrt(1 - away * away) * (0.0095 + 0.0018 * rib) : -1;
    if (top > texel.height && lost > 0.3) {
      texel.height = top;
      paintFrom(rust, 0.35 + r * 0.4 + s * 0.2 + rib * 0.15, texel);
      texel.roughness = 0.9;
    } else {
      const stain = smoothstep(7, 1, away) * smoothstep(-0.25, 0.1, depth);
      blendColour(texel, [0.19, 0.082, 0.032], stain * (0.3 + r * 0.25) * (colours.length > 0 ? 0.3 : 1));
    }
  });
}

const part = (x: number): number => x - Math.floor(x);
