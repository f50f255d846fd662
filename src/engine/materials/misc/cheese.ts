import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CURD = ["#c48f2c", "#e0b14a", "#efca72", "#f6dd9d"].map(fromHex);
const TILE = 0.2;

/** Swiss cheese: smooth waxy curd with round holes of many sizes, shiny inside. Takes colours in the curd, then in the holes. */
export const cheese: Material = {
  id: "cheese",
  class: "misc",
  words: ["cheese", "swiss cheese", "emmental", "emmentaler", "cheddar", "cheesy", "cheese slice", "gouda"],
  tileSize: TILE,
  shade: shadeCheese,
};

function shadeCheese({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(6, scale);
  const bend = fbm(size, { cells: cells * 2, octaves: 2, seed: draw.seed32("bend"), strength: 0.1 });
  const net = { cellsX: cells, cellsY: cells, jitter: 0.8, seed: draw.seed32("holes"), warpX: bend };
  const { nearest, index } = cellsKernel(size, net, ["nearest", "index"]);
  const girth = evenGrid(cells, cells, draw.seed32("girth"));
  const eyes = pits(size, draw.seed32("eyes"), featureCount(17, scale), 0.28, 0.34);
  const cloud = fbm(size, { cells: featureCount(5, scale), octaves: 4, seed: draw.seed32("cloud") });
  const grain = fbm(size, { cells: featureCount(70, scale), octaves: 3, gain: 0.75, seed: draw.seed32("grain") });
  const stops = dye(CURD, colours[0], 1);
  const curd = palette(...stops);
  const inner = palette(...dye(stops.slice(0, 2), colours[1] ?? colours[0], 1));
  const pitch = TILE / cells;
  return paintSurface(size, TILE, (texel, i) => {
    const luck = girth[index[i] as number] as number;
    const r = luck < 0.2 ? 0.001 : 0.14 + 0.26 * luck * luck;
    const far = (nearest[i] as number) / r;
    const bowl = far < 1 ? Math.sqrt(1 - far * far) : 0;
    const small = (eyes[i] as number) * (far > 1.25 ? 1 : 0);
    const g = grain[i] as number;
    const c = cloud[i] as number;
    if (far < 1) paintFrom(inner, 0.75 - bowl * 0.55 + c * 0.1, texel);
    else paintFrom(curd, 0.56 + c * 0.2 + g * 0.1 - small * 0.4, texel);
    shade(
      texel,
      (1 - 0.28 * bowl) * (1 - 0.2 * small) * (1 - 0.1 * smoothstep(1.12, 1, far) * smoothstep(0.9, 1, far)),
    );
    texel.height = pitch * (-bowl * r * 0.85 - small * 0.05 + 0.008 * g + 0.02 * c);
    texel.roughness = far < 1 ? 0.3 : 0.5 + g * 0.06 - small * 0.1;
  });
}
