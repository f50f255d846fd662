import type { Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { hexagonRows } from "../../texture/tilings/hexagon-tiling.ts";
import { type LatticePlace, staggeredLattice } from "../../texture/tilings/staggered-lattice.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 0.2;
const STEEL: readonly Rgb[] = [
  [0.38, 0.385, 0.39],
  [0.52, 0.525, 0.53],
  [0.64, 0.645, 0.65],
];

/** Steel sheet punched with round holes in staggered rows, dark behind. Takes colours in the sheet. */
export const perforatedMetal: Material = {
  id: "perforated-metal",
  class: "metal",
  words: [
    "perforated metal",
    "perforated steel",
    "perforated sheet",
    "punched metal",
    "perforated metal sheet",
    "speaker grille",
    "metal with holes",
  ],
  tileSize: TILE,
  openAbove: 0.6,
  shade: shadePerforatedMetal,
};

function shadePerforatedMetal(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const count = featureCount(draw.integer("holes", 10, 14), scale);
  const radius = draw.number("radius", 0.29, 0.36);
  const locate = staggeredLattice(count);
  const place: LatticePlace = { cell: 0, dx: 0, dy: 0, border: 0 };
  // the sheet lies a little askew: rows along the rows of texels would make one column of them unlike the next. A tile
  // further on, the lattice has moved on by a whole pitch or row, and so meets itself.
  const lean = { x: 1 / count, y: 1 / hexagonRows(count), along: 0.5 / count };
  const pitch = TILE / count;
  const paintMetal = bareMetal(context, { tileSize: TILE, colours: STEEL, roughness: 0.28, scratches: 700 });
  const surface = paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    locate(x * (1 + lean.along) + y * lean.x, y - x * lean.y, place);
    const edge = Math.sqrt(place.dx * place.dx + place.dy * place.dy) - radius;
    paintMetal(texel, i);
    const sheet = smoothstep(-0.05, 0.03, edge);
    // the punch draws the rim in
    texel.height += pitch * (0.03 * smoothstep(0, 0.08, edge) - 0.35 * (1 - sheet));
    shade(texel, lerp(0.06, 1, sheet));
    texel.roughness = lerp(0.9, texel.roughness, sheet);
    texel.metalness = sheet;
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.006, dirt: 0.3, wear: 0.1 });
}
