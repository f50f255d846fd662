import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { hexagonTiling } from "../../texture/tilings/hexagon-tiling.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { weaveComposite } from "./weave-composite.ts";

const LIGHT = ["#222427", "#3a3d41", "#585c61"].map(fromHex);
const DARK = ["#0c0d0e", "#16171a", "#26282b"].map(fromHex);
const TILE = 0.08;

/** Carbon cloth woven in hexagons: cells of black tows that catch the light by turns, framed by the tows that run around them, under clear lacquer. Takes colours in warp and weft. */
export const honeycombCarbon: Material = {
  id: "honeycomb-carbon",
  class: "plastic",
  words: [
    "honeycomb carbon fibre",
    "honeycomb carbon fiber",
    "honeycomb carbon",
    "hexagonal carbon fibre",
    "hexagonal carbon fiber",
    "hexagon carbon fibre",
    "hexagon carbon fiber",
    "hexagonal carbon",
    "carbon honeycomb",
    "honeycomb carbon weave",
  ],
  tileSize: TILE,
  shade: shadeHoneycombCarbon,
};

function shadeHoneycombCarbon(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const columns = featureCount(6, scale);
  const tiling = hexagonTiling(columns);
  const place = createPlace();
  const cellAt = (x: number, y: number) => {
    tiling.locate(x, y, place);
    return place.cell;
  };
  const tone = evenDeal(tiling.cells, cellAt)(draw.seed32("tone"));
  const cloth = weaveComposite(context, {
    tileSize: TILE,
    tows: columns * 8,
    draft: PLAIN_WEAVE,
    warp: LIGHT,
    weft: DARK,
    roughness: 0.1,
    relief: 0.02,
    bow: 0.1,
  });
  return repaintSurface(cloth, (texel, i) => {
    const column = i & (size - 1);
    tiling.locate((column + 0.5) / size, ((i - column) / size + 0.5) / size, place);
    const edge = place.border * columns;
    const frame = smoothstep(0.1, 0.075, edge);
    const seam = smoothstep(0.02, 0.008, edge);
    const rim = smoothstep(0.03, 0.012, Math.abs(edge - 0.1));
    // a cell's tows lean one way and mirror the light as one
    shade(texel, (1 - frame) * (0.75 + 0.9 * (tone[place.cell] as number)) + frame * 2.1);
    shade(texel, (1 - 0.7 * seam) * (1 - 0.55 * rim));
    texel.height += (TILE / columns) * (0.012 * frame - 0.012 * seam);
  });
}
