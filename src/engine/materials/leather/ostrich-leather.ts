import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hideGrain } from "./hide-grain.ts";

const TANS: readonly (readonly string[])[] = [
  ["#6e431f", "#96632f", "#b78145", "#d0a066"],
  ["#5c2318", "#833526", "#a24c39", "#bd6a55"],
  ["#4b4a48", "#6b6a67", "#8a8985", "#a8a6a1"],
];
const TILE = 0.18;

/** Ostrich leather: a smooth hide raised into quill bumps, each with a dark dimple where the feather stood. Takes colours in the hide, then in the dimples. */
export const ostrichLeather: Material = {
  id: "ostrich-leather",
  class: "leather",
  words: ["ostrich leather", "ostrich", "ostrich skin", "quill leather", "bumpy leather"],
  tileSize: TILE,
  shade: shadeOstrichLeather,
};

function shadeOstrichLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(13, scale);
  const { pebble, patina } = hideGrain(size, draw, featureCount(60, scale));
  const bend = fbm(size, { cells, octaves: 2, seed: draw.seed32("bend"), strength: 0.1 });
  const net = { cellsX: cells, cellsY: cells, jitter: 0.72, seed: draw.seed32("quills"), warpX: bend };
  const { nearest, index } = cellsKernel(size, net, ["nearest", "index"]);
  const largeness = randomTable(cells * cells, draw.seed32("largeness"));
  const stops = dye(draw.pick("tan", TANS).map(fromHex), colours[0], 1);
  const hide = palette(...stops);
  const dimple = palette(...dye(stops.slice(0, 2), colours[1] ?? colours[0], 0.9));
  const pitch = TILE / cells;
  return paintSurface(size, TILE, (texel, i) => {
    const r = 0.2 + 0.14 * (largeness[index[i] as number] as number);
    const far = (nearest[i] as number) / r;
    const bump = smoothstep(1, 0.2, far);
    const hole = smoothstep(0.34, 0.1, far);
    const p = patina[i] as number;
    const grain = pebble[i] as number;
    if (hole > 0.5) paintFrom(dimple, 0.2, texel);
    else paintFrom(hide, 0.4 + bump * 0.24 + grain * 0.1 + p * 0.18, texel);
    shade(texel, (1 - 0.3 * hole) * (1 - 0.22 * smoothstep(1.5, 1.05, far) * smoothstep(0.7, 1.05, far)));
    texel.height = pitch * (0.17 * bump - 0.1 * hole) + grain * 0.00014;
    texel.roughness = 0.5 - bump * 0.12 + hole * 0.2 - grain * 0.06 + p * 0.05;
  });
}
