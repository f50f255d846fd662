import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createWeavePlace, PLAIN_WEAVE, weave } from "../../texture/threads/weave.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STRANDS = [
  ["#2a1c13", "#46301f", "#5d4330"],
  ["#3a3c3e", "#57595b", "#727476"],
  ["#141414", "#222324", "#333435"],
  ["#75634c", "#968167", "#b09c82"],
].map((stops) => stops.map(fromHex));
const TILE = 0.2;

/** Poly rattan: flat strands of extruded plastic with fine ribs, woven over and under. Takes colours in the strands, then in those that run upright. */
export const plasticRattan: Material = {
  id: "plastic-rattan",
  class: "plastic",
  words: [
    "plastic rattan",
    "poly rattan",
    "polyrattan",
    "synthetic rattan",
    "plastic wicker",
    "resin wicker",
    "synthetic wicker",
    "rattan plastic",
    "woven plastic",
    "plastic weave",
    "garden furniture weave",
  ],
  tileSize: TILE,
  shade: shadePlasticRattan,
};

function shadePlasticRattan({ size, draw, colours, scale }: ShadeContext): Surface {
  const strands = featureCount(8, scale) * 2;
  const locate = weave(strands, strands, PLAIN_WEAVE);
  const place = createWeavePlace();
  const sway = fbm(size, { cells: 5, octaves: 2, seed: draw.seed32("sway") });
  const film = fbm(size, { cells: 12, octaves: 4, gain: 0.6, seed: draw.seed32("film") });
  const tone = randomTable(strands * 2, draw.seed32("tone"));
  const stops = draw.pick("strand", STRANDS);
  const level = palette(...dye(stops, colours[0], 0.9));
  const upright = palette(...dye(stops, colours[1] ?? colours[0], 0.9));
  const ribs = 5;
  // no strand ends where the tile does
  const aside = 0.43 / strands;
  return paintSurface(size, TILE, (texel, i) => {
    const bend = ((sway[i] as number) * 0.18) / strands;
    locate(((i & (size - 1)) + 0.5) / size + bend + aside, (Math.floor(i / size) + 0.5) / size - bend + aside, place);
    const across = place.across;
    const edge = Math.abs(across);
    const turn = (across * 0.5 + 0.5) * ribs;
    const rib = 1 - Math.abs((turn - Math.floor(turn)) * 2 - 1);
    const own = (tone[place.thread + (place.warp ? 0 : strands)] as number) - 0.5;
    const gap = smoothstep(0.86, 1, edge);
    paintFrom(place.warp ? upright : level, 0.5 + own * 0.3 + (film[i] as number) * 0.1 + (rib - 0.5) * 0.16, texel);
    shade(texel, (0.5 + 0.5 * clamp01(place.height * 1.15)) * (1 - 0.72 * gap));
    texel.height =
      (TILE / strands) * (0.3 * place.height + 0.1 * Math.sqrt(Math.max(0, 1 - edge * edge)) + 0.022 * rib);
    texel.roughness = 0.4 + 0.06 * (film[i] as number) + 0.3 * gap - 0.05 * rib;
  });
}
