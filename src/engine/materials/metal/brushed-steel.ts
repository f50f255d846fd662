import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import { scratches } from "../../texture/scratches.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.3;
/** Measured F0 of stainless steel: 0.67, 0.64, 0.6 (physicallybased.info). */
const STEEL = [
  [0.42, 0.41, 0.4],
  [0.57, 0.56, 0.545],
  [0.7, 0.69, 0.67],
] as const;

/** Stainless steel brushed along V. Takes colours as an anodised coat. */
export const brushedSteel: Material = {
  id: "brushed-steel",
  class: "metal",
  words: ["steel", "brushed steel", "stainless steel", "brushed metal", "aluminium", "aluminum", "titanium"],
  tileSize: TILE,
  shade: shadeBrushedSteel,
};

function shadeBrushedSteel({ size, draw, colours, scale }: ShadeContext): Surface {
  const hair = fbm(size, {
    cells: featureCount(220, scale),
    cellsY: 2,
    octaves: 2,
    gain: 0.8,
    seed: draw.seed32("hair"),
  });
  const band = fbm(size, {
    cells: featureCount(28, scale),
    cellsY: 1,
    octaves: 4,
    gain: 0.7,
    seed: draw.seed32("band"),
  });
  const smudge = fbm(size, { cells: featureCount(4, scale), octaves: 6, gain: 0.6, seed: draw.seed32("smudge") });
  const lines = scratches(size, draw, 900, 0.5, { angle: 0, stray: 0.035 });
  const steel = palette(...dye(STEEL, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const h = hair[i] as number;
    const b = band[i] as number;
    const s = smudge[i] as number;
    const line = lines[i] as number;
    paintFrom(steel, 0.52 + h * 0.2 + b * 0.14 + s * 0.05 - line * 0.16, texel);
    texel.metalness = 1;
    texel.roughness = 0.3 + h * 0.06 + b * 0.03 + s * 0.05 + line * 0.08;
    texel.height = h * 0.000022 + b * 0.00001 - line * 0.00002;
  });
}
