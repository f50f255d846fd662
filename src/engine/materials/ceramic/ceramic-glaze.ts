import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GLAZES: readonly (readonly string[])[] = [
  ["#d3d0c6", "#e6e3da", "#efece5"],
  ["#a9c4bd", "#c1d6cf", "#d2e2db"],
  ["#1f3f6d", "#2f588f", "#4673aa"],
  ["#bda987", "#d5c4a3", "#e2d4b8"],
];
const TILE = 0.3;

/** Glossy glaze over the rings of the wheel, pale where it runs thin, with iron specks and, by the seed, a net of crazing. Takes colours in the glaze. */
export const ceramicGlaze: Material = {
  id: "ceramic-glaze",
  class: "ceramic",
  words: ["ceramic", "glazed ceramic", "glaze", "pottery", "stoneware"],
  tileSize: TILE,
  shade: shadeCeramicGlaze,
};

function shadeCeramicGlaze({ size, draw, colours, scale }: ShadeContext): Surface {
  const pool = fbm(size, { cells: featureCount(5, scale), octaves: 4, seed: draw.seed32("pool") });
  const wave = fbm(size, { cells: featureCount(14, scale), octaves: 2, seed: draw.seed32("wave") });
  const specks = pits(size, draw.seed32("specks"), featureCount(44, scale), 0.3, 0.2);
  // the potter's fingers, drawn round and round: the glaze runs off their ridges
  const rings = fbm(size, {
    cells: 1,
    cellsY: featureCount(18, scale),
    octaves: 1,
    gain: 0.5,
    seed: draw.seed32("rings"),
  });
  const crazed = draw.chance("crazed", 0.5);
  const net = crazed ? cracks(size, draw.fork("crazing"), featureCount(15, scale), 0.95, 0.08) : undefined;
  const glaze = palette(...dye(draw.pick("glaze", GLAZES).map(fromHex), colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const p = pool[i] as number;
    const speck = specks[i] as number;
    const crack = net ? smoothstep(0.018, 0.004, net[i] as number) : 0;
    const ring = rings[i] as number;
    paintFrom(glaze, 0.55 - p * 0.36 + ring * 0.07, texel);
    shade(texel, 1 - speck * 0.5 - crack * 0.22);
    texel.height = ring * 0.0005 + p * 0.0003 + (wave[i] as number) * 0.00005 - crack * 0.00001;
    texel.roughness = 0.09 + crack * 0.1 + speck * 0.05 + Math.abs(wave[i] as number) * 0.02;
  });
}
