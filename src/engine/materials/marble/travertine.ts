import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STONE = ["#a88a66", "#c4a985", "#d6c1a2", "#e3d3b9", "#eee3d0"].map(fromHex);
const TILE = 0.9;

/** Travertine cut across its bands: beige layers and rows of long open holes. Takes colours in the stone. */
export const travertine: Material = {
  id: "travertine",
  class: "marble",
  words: ["travertine", "roman travertine", "travertine stone", "tufa", "beige travertine", "vein cut travertine"],
  tileSize: TILE,
  shade: shadeTravertine,
};

function shadeTravertine({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(3, scale);
  const wave = fbm(size, { cells: 2, cellsY: 2, octaves: 5, gain: 0.45, seed: draw.seed32("wave") });
  const bands = fbm(size, { cells: 1, cellsY: cells * 7, octaves: 4, gain: 0.65, seed: draw.seed32("bands") });
  const open = fbm(size, { cells: cells * 6, cellsY: cells * 26, octaves: 4, gain: 0.6, seed: draw.seed32("open") });
  const porous = fbm(size, { cells: 2, cellsY: cells * 5, octaves: 2, seed: draw.seed32("porous") });
  const mottle = fbm(size, {
    cells: cells * 8,
    cellsY: cells * 16,
    octaves: 5,
    gain: 0.65,
    seed: draw.seed32("mottle"),
  });
  const stone = palette(...dye(STONE, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    // bands dip with the wave: whole rows of the field, looked up a little higher or lower
    const y = Math.floor(i / size) + Math.round((wave[i] as number) * size * 0.02);
    const at = (y & (size - 1)) * size + (i & (size - 1));
    const b = bands[at] as number;
    const m = mottle[i] as number;
    const where = smoothstep(-0.05, 0.55, porous[at] as number);
    const hole = smoothstep(0.3, 0.44, (open[at] as number) * (0.6 + where) - 0.12 + m * 0.08) * clamp01(where + 0.25);
    paintFrom(stone, 0.54 + b * 0.5 + m * 0.16, texel);
    shade(texel, 1 - hole * 0.5);
    texel.height = TILE * (-0.0055 * hole + 0.0002 * m);
    texel.roughness = 0.34 + m * 0.05 + hole * 0.5 - b * 0.04;
  });
}
