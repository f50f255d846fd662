import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STOPS = ["#8d857a", "#aba397", "#c0b9ad", "#d2ccc1"];
const TILE = 0.6;

/** Lime mortar struck off with a trowel: grains of sand in a pale binder, pinholes, a soft drag. Takes colours in the binder. */
export const mortar: Material = {
  id: "mortar",
  class: "plaster",
  words: [
    "mortar",
    "grout",
    "lime mortar",
    "cement mortar",
    "caulk",
    "caulking",
    "grouting",
    "brick pointing",
    "filler",
  ],
  tileSize: TILE,
  shade: shadeMortar,
};

function shadeMortar({ size, draw, colours, scale }: ShadeContext): Surface {
  const sand = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("sand") });
  const drag = fbm(size, {
    cells: featureCount(8, scale),
    cellsY: featureCount(26, scale),
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("drag"),
  });
  const wash = fbm(size, { cells: featureCount(7, scale), octaves: 6, gain: 0.62, seed: draw.seed32("wash") });
  const holes = pits(size, draw.seed32("pinholes"), featureCount(60, scale), 0.3, 0.34);
  const binder = palette(...dye(STOPS.map(fromHex), colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const s = sand[i] as number;
    const d = drag[i] as number;
    const hole = smoothstep(0.1, 0.6, holes[i] as number);
    paintFrom(binder, 0.58 + s * 0.16 + d * 0.1 + (wash[i] as number) * 0.2, texel);
    shade(texel, 1 - 0.3 * hole);
    texel.height = 0.00035 * s + 0.0011 * d + 0.0012 * (wash[i] as number) - 0.0012 * hole;
    texel.roughness = 0.92 + s * 0.04;
  });
}
