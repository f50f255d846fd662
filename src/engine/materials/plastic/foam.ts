import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { foamPores } from "./foam-pores.ts";

const SPONGE = ["#a77b22", "#d3a93a", "#ecc95c", "#f5df8e"].map(fromHex);
const GREY = ["#3a3b3d", "#5d5f62", "#7c7e81", "#9a9c9e"].map(fromHex);
const CREAM = ["#a39468", "#cfc08f", "#e4d9b0", "#efe7c9"].map(fromHex);
const TILE = 0.12;

/** Soft foam cut open: pores of all sizes between thin struts. Takes colours through and through. */
export const foam: Material = {
  id: "foam",
  class: "plastic",
  words: [
    "foam",
    "sponge",
    "foam rubber",
    "polyurethane foam",
    "mattress foam",
    "kitchen sponge",
    "upholstery foam",
    "foam block",
    "packing foam",
    "memory foam",
  ],
  tileSize: TILE,
  shade: shadeFoam,
};

function shadeFoam({ size, draw, colours, scale }: ShadeContext): Surface {
  const large = foamPores(size, draw.fork("large"), featureCount(draw.integer("large", 11, 16), scale));
  const middle = foamPores(size, draw.fork("middle"), featureCount(34, scale));
  const small = foamPores(size, draw.fork("small"), featureCount(80, scale));
  const sag = fbm(size, { cells: 4, octaves: 5, gain: 0.6, seed: draw.seed32("sag") });
  const where = fbm(size, { cells: 9, octaves: 3, seed: draw.seed32("where") });
  const body = palette(...dye(draw.pick("kind", [SPONGE, GREY, CREAM], [3, 2, 2]), colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const wide = (large[i] as number) * clamp01(0.45 + (where[i] as number) * 1.2);
    const mid = middle[i] as number;
    const fine = small[i] as number;
    const hole = Math.max(wide, mid * 0.75);
    const s = sag[i] as number;
    paintFrom(body, 0.82 + s * 0.12 - hole * 0.85 - fine * 0.3 * (1 - hole * 0.5), texel);
    texel.height = TILE * (s * 0.006 - wide * 0.028 - mid * 0.013 - fine * 0.004);
    texel.roughness = 0.94 + s * 0.03;
  });
}
