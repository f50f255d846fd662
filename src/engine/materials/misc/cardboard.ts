import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const KRAFT = ["#7f5c38", "#a27b51", "#b78f63", "#c9a67c"].map(fromHex);
const TILE = 0.3;

/** The brown liner of a box: kraft pulp with fibres and specks, the flutes beneath showing as faint ribs, scuffs and dents. Takes colours in the pulp. */
export const cardboard: Material = {
  id: "cardboard",
  class: "misc",
  words: [
    "cardboard",
    "cardboard box",
    "card board",
    "carton",
    "brown paper",
    "paperboard",
    "moving box",
    "packing box",
    "kraft",
    "brown cardboard",
    "paper bag",
  ],
  tileSize: TILE,
  shade: shadeCardboard,
};

function shadeCardboard({ size, draw, colours, scale }: ShadeContext): Surface {
  const flutes = featureCount(34, scale);
  const clouds = fbm(size, { cells: featureCount(16, scale), octaves: 6, gain: 0.68, seed: draw.seed32("clouds") });
  const tooth = fbm(size, { cells: featureCount(130, scale), octaves: 2, gain: 0.9, seed: draw.seed32("tooth") });
  const dents = fbm(size, { cells: featureCount(9, scale), octaves: 3, gain: 0.5, seed: draw.seed32("dents") });
  const crease = ridged(size, { cells: 6, octaves: 4, gain: 0.45, seed: draw.seed32("crease") });
  const pale = scratches(size, draw.fork("pale"), 1500, 0.06);
  const dark = scratches(size, draw.fork("dark"), 900, 0.035);
  const pulp = palette(...dye(KRAFT, colours[0]));
  const light = pulp.stops[3] ?? [0.7, 0.5, 0.3];
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const g = tooth[i] as number;
    const d = dents[i] as number;
    const x = ((i & (size - 1)) + 0.5) / size;
    const rib = cosTurn(x * flutes + d * 0.12);
    const fold = smoothstep(0.955, 0.99, crease[i] as number);
    const p = pale[i] as number;
    const k = dark[i] as number;
    // ribs rub first
    const scuff = smoothstep(0.25, 0.8, c * 0.8 + rib * 0.16 + d * 0.4);
    paintFrom(pulp, 0.5 + 0.18 * c + 0.07 * g + 0.09 * rib + 0.12 * p - 0.26 * k, texel);
    blendColour(texel, light, 0.35 * scuff + 0.4 * fold);
    texel.height = 0.00026 * rib + 0.0011 * d + 0.00004 * g + 0.00005 * (p - k) - 0.0005 * fold;
    texel.roughness = 0.86 + 0.04 * g + 0.05 * scuff;
  });
}
