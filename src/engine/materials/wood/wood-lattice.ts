import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WOOD = ["#6b4526", "#8d6238", "#ab7f4e", "#c49c6b"].map(fromHex);
const BEHIND = ["#0d0b09", "#15120e", "#1d1914"].map(fromHex);
const TILE = 0.6;
/** Half the width of a slat, in shares of the distance from one to the next. */
const HALF = 0.2;
/** Where between two slats the texture ends: in the middle of a gap. */
const PHASE = 0.5;

/** A lattice of wooden slats: a row of upright ones nailed over a row of level ones, open between. Takes colours in the wood, then in what is behind. */
export const woodLattice: Material = {
  id: "wood-lattice",
  class: "wood",
  words: [
    "wood lattice",
    "wooden lattice",
    "wood grid",
    "wooden grid",
    "wood trellis",
    "wooden trellis",
    "garden trellis",
    "wooden grille",
    "lattice of wood",
  ],
  tileSize: TILE,
  openAbove: 0.3,
  shade: shadeWoodLattice,
};

function shadeWoodLattice({ size, draw, colours, scale }: ShadeContext): Surface {
  const slats = featureCount(6, scale);
  const grain = (name: string, cells: number, cellsY: number) =>
    fbm(size, { cells, cellsY, octaves: 4, gain: 0.65, seed: draw.seed32(name) });
  const upright = grain("upright", slats * 12, 5);
  const level = grain("level", 5, slats * 12);
  const tones = [evenGrid(slats, 1, draw.seed32("upright tone")), evenGrid(1, slats, draw.seed32("level tone"))];
  const wood = palette(...dye(WOOD, colours[0], 0.9));
  const behind = palette(...dye(BEHIND, colours[1]));
  const pitch = TILE / slats;
  return paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * slats + PHASE;
    const y = ((Math.floor(i / size) + 0.5) / size) * slats + PHASE;
    const [fx, fy] = [nearest(x), nearest(y)];
    const isUpright = Math.abs(fx) < HALF;
    if (!isUpright && Math.abs(fy) >= HALF) {
      paintFrom(behind, 0.5, texel);
      texel.height = 0;
      texel.roughness = 0.95;
      return;
    }
    const off = Math.abs(isUpright ? fx : fy) / HALF;
    const g = (isUpright ? upright : level)[i] as number;
    const slat = Math.round(isUpright ? x : y) % slats;
    const own = tones[isUpright ? 0 : 1]?.[slat] as number;
    const arris = smoothstep(1, 0.86, off);
    paintFrom(wood, 0.5 + 0.5 * (own - 0.5) + 0.3 * g, texel);
    // the level slats lie in the shade of those over them
    const near = isUpright ? 0 : smoothstep(HALF * 1.5, HALF, Math.abs(fx));
    shade(texel, (0.75 + 0.25 * arris) * (1 - 0.35 * near));
    texel.height = pitch * ((isUpright ? 0.3 : 0.16) - 0.02 * (1 - arris) + 0.006 * g);
    texel.roughness = 0.68 + 0.06 * g;
  });
}

/** How far a place is from the nearest slat's middle, in distances between slats. */
const nearest = (at: number): number => at - Math.round(at);
