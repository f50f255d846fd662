import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

// light goes through the struts: a hollow is deeper in its colour, never black
const SPONGE = ["#a8661a", "#d89a2c", "#eebb45", "#f6d36c"].map(fromHex);
const GREY = ["#44474c", "#62656a", "#7c8085", "#94979c"].map(fromHex);
const CREAM = ["#b58f52", "#dcc084", "#ecd9a6", "#f3e6bf"].map(fromHex);
const TILE = 0.12;
/** Holes are a little taller than wide: foam rises while it sets. */
const RISE = 0.8;

/** Soft foam cut open: round holes with thin soft rims in a body of fine even pores. Takes colours through and through. */
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
    "cushion foam",
    "memory foam",
  ],
  tileSize: TILE,
  shade: shadeFoam,
};

function shadeFoam({ size, draw, colours, scale }: ShadeContext): Surface {
  const cellsX = featureCount(draw.integer("holes", 19, 24), scale);
  const cellsY = Math.max(1, Math.round(cellsX * RISE));
  const holes = cellsKernel(size, { cellsX, cellsY, jitter: 0.85, seed: draw.seed32("holes at") }, [
    "nearest",
    "index",
  ]);
  const fineX = featureCount(74, scale);
  const fineY = Math.max(1, Math.round(fineX * RISE));
  const pores = cellsKernel(size, { cellsX: fineX, cellsY: fineY, jitter: 0.8, seed: draw.seed32("pores") }, [
    "nearest",
  ]).nearest;
  const sag = fbm(size, { cells: 5, octaves: 4, gain: 0.6, seed: draw.seed32("sag") });
  const width = randomTable(cellsX * cellsY, draw.seed32("width"));
  const body = palette(...dye(draw.pick("kind", [SPONGE, GREY, CREAM], [2, 2, 4]), colours[0], 0.8));
  return paintSurface(size, TILE, (texel, i) => {
    const w = width[holes.index[i] as number] as number;
    const s = sag[i] as number;
    // most holes are small, a few wide, some cells have none
    const radius = 0.02 + 0.27 * w * w;
    const off = (holes.nearest[i] as number) + s * 0.02;
    const hole = w > 0.3 ? smoothstep(radius + 0.03, radius - 0.06, off) : 0;
    const floor = hole * (1 - 0.35 * smoothstep(0, radius, off));
    const rim = w > 0.3 ? smoothstep(0.09, 0.03, Math.abs(off - radius - 0.035)) : 0;
    const pore = smoothstep(0.42, 0.16, pores[i] as number) * (1 - hole * 0.55);
    paintFrom(body, 0.74 + s * 0.08 + rim * 0.12 - floor * (0.34 + 0.3 * w) - pore * 0.38, texel);
    texel.height = TILE * (s * 0.005 + rim * 0.0012 - floor * (0.012 + 0.03 * w) - pore * 0.0034);
    texel.roughness = 0.94 + s * 0.03;
  });
}
