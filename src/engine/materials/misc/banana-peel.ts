import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const YELLOW = ["#b98a12", "#dfb422", "#edca3f", "#f3da6e"].map(fromHex);
const GREEN = fromHex("#8fa32f");
const BROWN = fromHex("#4a2a10");
const TILE = 0.14;

/** Banana peel: waxy yellow with blunt ridges and fine fibres along V, greenish flushes, brown sugar spots and bruises. Takes colours in the peel, then in the spots. */
export const bananaPeel: Material = {
  id: "banana-peel",
  class: "misc",
  words: ["banana", "banana peel", "banana skin", "plantain", "ripe banana"],
  tileSize: TILE,
  shade: shadeBananaPeel,
};

function shadeBananaPeel({ size, draw, colours, scale }: ShadeContext): Surface {
  const ridges = featureCount(3, scale);
  const sway = fbm(size, { cells: 4, cellsY: 2, octaves: 3, seed: draw.seed32("sway") });
  const fibre = fbm(size, {
    cells: featureCount(60, scale),
    cellsY: 3,
    octaves: 3,
    gain: 0.7,
    seed: draw.seed32("fibre"),
  });
  const spots = pits(size, draw.seed32("spots"), featureCount(22, scale), 0.3, 0.4);
  const ragged = fbm(size, { cells: featureCount(44, scale), octaves: 3, gain: 0.7, seed: draw.seed32("ragged") });
  const bruise = evenNoise(size, {
    cells: featureCount(11, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("bruise"),
  });
  const peel = palette(...dye(YELLOW, colours[0], 0.9));
  const spot = colours[1] ?? BROWN;
  const green = colours[0] ? 0 : 0.4;
  return paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * ridges + (sway[i] as number) * 0.14;
    const wave = cosTurn(x);
    const ridge = smoothstep(0.86, 1, wave);
    const f = fibre[i] as number;
    const g = ragged[i] as number;
    const b = bruise[i] as number;
    paintFrom(peel, 0.56 + f * 0.12 + (sway[i] as number) * 0.16 + g * 0.05, texel);
    blendColour(texel, GREEN, clamp01(ridge * 0.5 + smoothstep(0, -0.7, b) * 0.5) * green);
    const freckle = smoothstep(0.12, 0.4, (spots[i] as number) + g * 0.12);
    const dark = smoothstep(0.52, 0.86, b + g * 0.16 + f * 0.08);
    const streak = smoothstep(0.55, 0.8, f) * smoothstep(0, 0.5, b) * 0.4;
    blendColour(texel, spot, clamp01(freckle * 0.82 + dark * 0.75 + streak));
    texel.height = scale * (0.0018 * wave + 0.0014 * ridge + 0.00012 * f - 0.0002 * dark - 0.0001 * freckle);
    texel.roughness = 0.38 + f * 0.05 + dark * 0.2 + freckle * 0.1;
  });
}
