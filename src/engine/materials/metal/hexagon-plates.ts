import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { hexagonTiling } from "../../texture/tilings/hexagon-tiling.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const STEEL = ["#7d8084", "#96999d", "#b0b3b6"].map(fromHex);
const GAP = fromHex("#141516");
const TILE = 1.2;
const COLUMNS = 6;

/** A floor of hexagonal steel plates with milled edges, a rivet in the middle of some, black gaps between. Takes colours in the metal. */
export const hexagonPlates: Material = {
  id: "hexagon-plates",
  class: "metal",
  words: [
    "hexagon metal plate",
    "hexagonal metal plate",
    "hexagon metal",
    "hexagonal metal",
    "hex metal",
    "hexagon plate",
    "hexagonal plate",
    "hex plate",
    "hexagon metal floor",
    "hexagon steel plate",
    "hexagon metal panel",
    "hexagon panel",
    "hexagonal panel",
    "hex panel",
    "metal hexagon",
    "hexagon grid panel",
    "hexagonal grid panel",
    "hex grid",
    "hexagon grid",
    "hexagonal grid",
  ],
  tileSize: TILE,
  shade: shadeHexagonPlates,
};

function shadeHexagonPlates(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const columns = featureCount(COLUMNS, scale);
  const tiling = hexagonTiling(columns);
  const place = createPlace();
  const table = (name: string) => randomTable(tiling.cells, draw.seed32(name));
  const [tone, level] = [table("tone"), table("level")];
  const soot = fbm(size, { cells: featureCount(12, scale), octaves: 5, gain: 0.6, seed: draw.seed32("soot") });
  const metal = bareMetal(context, {
    tileSize: TILE,
    colours: STEEL,
    roughness: 0.34,
    scratches: 700,
    scratchLength: 0.12,
    smudge: 1.2,
  });
  const unit = 1 / columns;
  return paintSurface(size, TILE, (texel, i) => {
    metal(texel, i);
    const column = i & (size - 1);
    tiling.locate((column + 0.5) / size, ((i - column) / size + 0.5) / size, place);
    const edge = place.border / unit;
    const own = (tone[place.cell] as number) - 0.5;
    const gap = smoothstep(0.03, 0.016, edge);
    const bevel = smoothstep(0.1, 0.03, edge) * (1 - gap);
    const s = soot[i] as number;
    shade(texel, 1 + 0.16 * own + 0.08 * bevel);
    // grime is left along the rims, where no shoe reaches
    shade(texel, 1 - 0.3 * smoothstep(0.22, 0.05, edge + 0.05 * s) * (1 - bevel));
    blendColour(texel, GAP, gap);
    texel.height += TILE * unit * (0.03 * (1 - gap) - 0.016 * bevel + 0.004 * ((level[place.cell] as number) - 0.5));
    texel.roughness += 0.08 * own + 0.3 * gap + 0.05 * s;
    texel.metalness *= 1 - gap;
  });
}
