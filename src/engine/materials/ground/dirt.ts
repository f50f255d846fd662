import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { slopeBlur } from "../../texture/noises/slope-blur.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DIRT = ["#46372a", "#66523e", "#806a52", "#988269", "#b09c83"].map(fromHex);
const TILE = 1.2;

/** Trodden dry earth: low swells, crusts with crumbling edges, grit, a crack here and there. Takes colours in the earth. */
export const dirt: Material = {
  id: "dirt",
  class: "ground",
  words: ["dirt", "dirt ground", "bare earth", "dirt floor", "packed dirt", "dry dirt", "earthen", "ground"],
  tileSize: TILE,
  shade: shadeDirt,
};

function shadeDirt({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(4, scale);
  const swell = fbm(size, { cells: featureCount(8, scale), octaves: 5, gain: 0.5, seed: draw.seed32("swell") });
  const lumps = billow(size, { cells: cells * 6, octaves: 5, gain: 0.6, seed: draw.seed32("lumps") });
  const crust = slopeBlur(lumps, swell, size, 0.012, "lowest");
  const grit = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.9, seed: draw.seed32("grit") });
  const split = cracks(size, draw.fork("split"), cells * 2, 0.42, 0.3);
  const stones = pits(size, draw.seed32("stones"), featureCount(64, scale), 0.3, 0.42);
  const earth = palette(...dye(DIRT, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const s = swell[i] as number;
    const c = crust[i] as number;
    const g = grit[i] as number;
    const stone = stones[i] as number;
    const gap = smoothstep(0.03, 0.004, split[i] as number) * smoothstep(0.1, 0.5, s + 0.4);
    texel.height = TILE * (0.009 * s + 0.016 * c + 0.0012 * g + 0.004 * stone - 0.006 * gap);
    paintFrom(earth, 0.42 + s * 0.26 + (c - 0.3) * 0.6 + g * 0.26 + stone * 0.3, texel);
    shade(texel, 1 - gap * 0.5);
    texel.roughness = 0.93 + g * 0.04 - stone * 0.06;
  });
}
