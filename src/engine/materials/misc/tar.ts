import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STOPS = ["#100e0d", "#171412", "#221d19", "#332b25"];
const TILE = 0.6;

/** Tar and pitch: black, brushed on hot, slow glossy folds that dull where dust has settled. Takes colours in the tar. */
export const tar: Material = {
  id: "tar",
  class: "misc",
  words: ["tar", "pitch", "tar pitch", "hot tar", "bitumen coat", "crude oil"],
  tileSize: TILE,
  shade: shadeTar,
};

function shadeTar({ size, draw, colours, scale }: ShadeContext): Surface {
  const stir = domainWarp(size, draw.fork("stir"), featureCount(4, scale), 0.1, 3);
  const folds = stir(
    fbm(size, {
      cells: featureCount(5, scale),
      cellsY: featureCount(9, scale),
      octaves: 3,
      gain: 0.42,
      seed: draw.seed32("folds"),
    }),
  );
  const dust = fbm(size, { cells: featureCount(9, scale), octaves: 6, gain: 0.65, seed: draw.seed32("dust") });
  const stops = palette(...dye(STOPS.map(fromHex), colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const f = folds[i] as number;
    const dull = smoothstep(0.1, 0.7, dust[i] as number);
    paintFrom(stops, 0.3 + f * 0.25 + dull * 0.35, texel);
    texel.height = 0.006 * f + 0.0004 * (dust[i] as number) * dull;
    texel.roughness = 0.13 + 0.42 * dull - f * 0.04;
  });
}
