import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREY = ["#5c5a55", "#7c7973", "#96938c", "#aeaba4"].map(fromHex);
const DIRT = fromHex("#3c342a");
const TILE = 1.6;

/** A concrete slab broken by wide cracks that branch into fine ones, their edges crumbled and full of dirt. Takes colours as a pigment. */
export const crackedConcrete: Material = {
  id: "cracked-concrete",
  class: "concrete",
  words: [
    "cracked concrete",
    "broken concrete",
    "cracked cement",
    "cracked slab",
    "fractured concrete",
    "cracked pavement",
  ],
  tileSize: TILE,
  shade: shadeCrackedConcrete,
};

function shadeCrackedConcrete({ size, draw, colours, scale }: ShadeContext): Surface {
  const wide = cracks(size, draw.fork("wide"), featureCount(3, scale), 0.75, 0.13);
  const fine = cracks(size, draw.fork("fine"), featureCount(8, scale), 0.5, 0.13);
  const blotches = fbm(size, { cells: featureCount(8, scale), octaves: 7, gain: 0.66, seed: draw.seed32("blotches") });
  const rough = fbm(size, { cells: featureCount(40, scale), octaves: 4, gain: 0.75, seed: draw.seed32("rough") });
  const sand = fbm(size, { cells: featureCount(160, scale), octaves: 2, gain: 0.9, seed: draw.seed32("sand") });
  const holes = pits(size, draw.seed32("holes"), featureCount(44, scale), 0.16, 0.2);
  const cement = palette(...dye(GREY, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const r = rough[i] as number;
    const b = blotches[i] as number;
    const s = sand[i] as number;
    const w = (wide[i] as number) + r * 0.006;
    const crumbled = smoothstep(0.05, 0.018, w + b * 0.015);
    const deep = smoothstep(0.02, 0.009, w);
    const hair = smoothstep(0.016, 0.005, (fine[i] as number) + r * 0.003) * smoothstep(0.4, 0.05, w);
    const hole = holes[i] as number;
    paintFrom(cement, 0.54 + b * 0.22 + r * 0.13 + s * 0.14 - crumbled * 0.14, texel);
    blendColour(texel, DIRT, smoothstep(0.14, 0.01, w + r * 0.02) * 0.3);
    shade(texel, (1 - deep * 0.72) * (1 - hair * 0.5) * (1 - hole * 0.4));
    // slabs settle: one side of a crack stands a little higher
    texel.height = b * 0.002 + r * 0.0004 + s * 0.0003 - crumbled * 0.0035 - deep * 0.011 - hair * 0.003 - hole * 0.003;
    texel.roughness = 0.86 + s * 0.05 + deep * 0.1;
  });
}
