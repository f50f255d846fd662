import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FIBRE = ["#bdbab2", "#d2cfc8", "#dfddd7", "#e8e6e1"].map(fromHex);
const RAIL = fromHex("#e9e9e7");
/** Metres: panels of 0.6 m, the usual module, two by two on the tile. */
const TILE = 1.2;
const PANELS = 2;
/** Metres: half the width of the rail between, and how far a panel lies above it. */
const HALF_RAIL = 0.012;
const STEP = 0.006;

/** An office ceiling: mineral fibre panels full of pinholes and worm tracks, laid in a grid of white rails. Takes colours in the panels. */
export const ceilingTiles: Material = {
  id: "ceiling-tiles",
  class: "plaster",
  words: [
    "ceiling tile",
    "office ceiling",
    "suspended ceiling",
    "drop ceiling",
    "dropped ceiling",
    "mineral fibre ceiling",
    "acoustic ceiling tile",
    "office ceiling tile",
    "ceiling panel",
    "false ceiling",
  ],
  tileSize: TILE,
  shade: shadeCeilingTiles,
};

function shadeCeilingTiles({ size, draw, colours, scale }: ShadeContext): Surface {
  const panels = featureCount(PANELS, scale);
  const width = TILE / panels;
  const tone = randomTable(panels * panels, draw.seed32("tone"));
  const pinholes = pits(size, draw.seed32("pinholes"), featureCount(110, scale), 0.75, 0.34);
  const tracks = pits(size, draw.seed32("tracks"), featureCount(46, scale), 0.5, 0.4);
  const torn = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.8, seed: draw.seed32("torn") });
  const clouds = fbm(size, { cells: featureCount(8, scale), octaves: 4, gain: 0.6, seed: draw.seed32("clouds") });
  const fibre = palette(...dye(FIBRE, colours[0], 0.8));
  return paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * panels;
    const y = ((Math.floor(i / size) + 0.5) / size) * panels;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const far = (0.5 - Math.max(Math.abs(x - column - 0.5), Math.abs(y - row - 0.5))) * width;
    const rail = smoothstep(HALF_RAIL * 1.1, HALF_RAIL * 0.9, far);
    const gap = smoothstep(HALF_RAIL * 2, HALF_RAIL, far) * (1 - rail);
    const t = torn[i] as number;
    const track = smoothstep(0.3, 0.5, (tracks[i] as number) + 0.5 * t * smoothstep(0, 0.25, tracks[i] as number));
    const hole = Math.max(track, smoothstep(0.3, 0.55, pinholes[i] as number)) * (1 - rail) * (1 - gap);
    paintFrom(
      fibre,
      0.62 + 0.06 * ((tone[row * panels + column] as number) - 0.5) + 0.1 * (clouds[i] as number) + 0.08 * t,
      texel,
    );
    shade(texel, (1 - 0.62 * hole) * (1 - 0.4 * gap));
    texel.r = lerp(texel.r, RAIL[0], rail);
    texel.g = lerp(texel.g, RAIL[1], rail);
    texel.b = lerp(texel.b, RAIL[2], rail);
    texel.height = lerp(-STEP - 0.003 * hole + 0.0003 * t, 0, rail);
    texel.roughness = lerp(0.93, 0.42, rail);
  });
}
