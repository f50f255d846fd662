import { smoothstep } from "../../math/scalar.ts";
import { cracks } from "../../texture/cracks.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { blendColour, paintFrom, shade } from "../../texture/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { asphaltBed } from "./asphalt-bed.ts";

const DUST = [0.19, 0.165, 0.135] as const;
const TILE = 2;

/** Old asphalt in alligator cracks, some sealed with black tar snakes, dust in the joints. Takes colours in the asphalt. */
export const crackedAsphalt: Material = {
  id: "cracked-asphalt",
  class: "concrete",
  words: [
    "cracked asphalt",
    "broken asphalt",
    "old asphalt",
    "damaged asphalt",
    "cracked road",
    "damaged road",
    "alligator crack",
    "cracked tarmac",
  ],
  tileSize: TILE,
  shade: shadeCrackedAsphalt,
};

function shadeCrackedAsphalt(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const bed = asphaltBed(context, TILE, 130);
  const net = cracks(size, draw.fork("net"), featureCount(9, scale), 0.62, 0.14);
  const long = cracks(size, draw.fork("long"), featureCount(2, scale), 0.62, 0.1);
  const bend = fbm(size, { cells: featureCount(14, scale), octaves: 3, seed: draw.seed32("tar") });
  return paintSurface(size, TILE, (texel, i) => {
    bed.paint(texel, i);
    const r = bed.rough[i] as number;
    const open = (net[i] as number) + r * 0.006;
    const crack = smoothstep(0.034, 0.012, open);
    shade(texel, 1.12 + (bed.wear[i] as number) * 0.14);
    blendColour(texel, DUST, smoothstep(0.1, 0.02, open) * 0.28);
    shade(texel, 1 - crack * 0.72);
    texel.height -= crack * 0.009 + smoothstep(0.12, 0, open) * 0.002;
    const tar = smoothstep(0.024, 0.018, (long[i] as number) + (bend[i] as number) * 0.006);
    if (tar > 0) {
      const under = texel.roughness;
      const before = [texel.r, texel.g, texel.b] as const;
      paintFrom(bed.bitumen, 0.2 + r * 0.1, texel);
      blendColour(texel, before, 1 - tar);
      texel.height += tar * 0.0035;
      texel.roughness = under + (0.42 - under) * tar;
    }
  });
}
