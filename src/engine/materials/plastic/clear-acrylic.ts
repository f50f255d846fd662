import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CLEAR = ["#c3d0d3", "#d9e3e5", "#e8eeef"].map(fromHex);
const TILE = 0.3;

/** Clear acrylic: a polished sheet with nothing in it but a breath of blue, a few hairlines where it was wiped. Takes colours as a tint. */
export const clearAcrylic: Material = {
  id: "clear-acrylic",
  class: "plastic",
  words: [
    "clear acrylic",
    "acrylic glass",
    "clear plastic",
    "transparent plastic",
    "transparent acrylic",
    "plexiglass",
    "plexiglas",
    "perspex",
    "polycarbonate",
    "clear resin",
    "lucite",
    "see through plastic",
  ],
  tileSize: TILE,
  clarity: 0.9,
  shade: shadeClearAcrylic,
};

function shadeClearAcrylic({ size, draw, colours, scale }: ShadeContext): Surface {
  const flow = fbm(size, { cells: featureCount(3, scale), octaves: 3, gain: 0.4, seed: draw.seed32("flow") });
  const film = fbm(size, { cells: featureCount(6, scale), octaves: 5, seed: draw.seed32("film") });
  const lines = scratches(size, draw, 140, 0.12);
  const sheet = palette(...dye(CLEAR, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const f = film[i] as number;
    const line = lines[i] as number;
    paintFrom(sheet, 0.55 + 0.16 * (flow[i] as number) + 0.08 * f, texel);
    shade(texel, 1 - 0.08 * line);
    texel.height = (flow[i] as number) * 0.00012 - line * 0.000005;
    texel.roughness = 0.05 + Math.max(0, f) * 0.03 + line * 0.16;
  });
}
