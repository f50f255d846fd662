import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 0.4;
const STEEL: readonly Rgb[] = [
  [0.3, 0.3, 0.305],
  [0.45, 0.45, 0.455],
  [0.58, 0.58, 0.58],
];

/** Steel or aluminium plate rolled with raised lozenges that lean left and right in turn; the crowns are rubbed bright. Takes colours as a coat of paint. */
export const diamondPlate: Material = {
  id: "diamond-plate",
  class: "metal",
  words: [
    "diamond plate",
    "tread plate",
    "checker plate",
    "chequer plate",
    "diamond plate metal",
    "metal floor",
    "steel floor",
    "anti slip metal",
    "metal steel bumped",
    "bumped metal",
  ],
  tileSize: TILE,
  shade: shadeDiamondPlate,
};

function shadeDiamondPlate(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const count = 2 * featureCount(draw.integer("pairs", 3, 4), scale);
  const rise = (TILE / count) * 0.075;
  const paintMetal = bareMetal(context, {
    tileSize: TILE,
    colours: STEEL,
    roughness: 0.34,
    scratches: 900,
    grain: 0.00002,
  });
  const surface = paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * count;
    const y = ((Math.floor(i / size) + 0.5) / size) * count;
    // a lattice on its corner, so that each lozenge points at the flank of the next
    const down = x + y;
    const up = x - y;
    const du = down - Math.floor(down) - 0.5;
    const dv = up - Math.floor(up) - 0.5;
    const lies = ((Math.floor(down) + Math.floor(up)) & 1) === 0;
    const along = (lies ? du : dv) / 0.56;
    const across = (lies ? dv : du) / 0.19;
    // a lens: its half width falls to nothing at both ends
    const rim = 1 - along * along - Math.abs(across);
    const lozenge = smoothstep(0, 0.55, rim);
    paintMetal(texel, i);
    texel.height += rise * lozenge * (1 + 0.3 * Math.max(0, rim));
    texel.roughness -= 0.1 * smoothstep(0.5, 0.9, lozenge);
    shade(texel, 0.8 + 0.35 * lozenge);
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.012, dirt: 0.75, wear: 0.35 });
}
