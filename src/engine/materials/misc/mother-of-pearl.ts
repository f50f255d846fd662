import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn, sinTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const NACRE = ["#b7aeb0", "#d3cbc9", "#e4dedb", "#efebe8"].map(fromHex);
const HUES = ["#e5a3be", "#8fd0c4", "#a99be0", "#e8d59a"].map(fromHex);
const TILE = 0.1;

/** Mother of pearl: pale nacre whose layers come to the surface in flowing contours of pink, aqua, lilac and straw. Takes colours in the nacre. */
export const motherOfPearl: Material = {
  id: "mother-of-pearl",
  class: "misc",
  words: [
    "mother of pearl",
    "nacre",
    "abalone",
    "pearl",
    "pearlescent",
    "iridescent",
    "opal",
    "paua",
    "oyster shell",
    "iridescence",
  ],
  tileSize: TILE,
  shade: shadeMotherOfPearl,
};

function shadeMotherOfPearl({ size, draw, colours, scale }: ShadeContext): Surface {
  const field = (name: string, cells: number, octaves: number, gain = 0.5) =>
    fbm(size, { cells: featureCount(cells, scale), octaves, gain, seed: draw.seed32(name) });
  const layers = warpKernel(
    field("layers", 4, 4, 0.45),
    field("bend x", 3, 3),
    field("bend y", 3, 3),
    size,
    size * 0.12,
  );
  const hue = field("hue", 3, 3);
  const grain = field("grain", 50, 3, 0.7);
  const nacre = palette(...dye(NACRE, colours[0], 1));
  const [pink, aqua, lilac, straw] = HUES;
  const strength = colours[0] ? 0.14 : 0.62;
  return paintSurface(size, TILE, (texel, i) => {
    const l = layers[i] as number;
    const g = grain[i] as number;
    const contour = l * 5 + g * 0.12;
    const line = cosTurn(contour * 2);
    const turn = l * 2.1 + (hue[i] as number) * 1.2;
    const a = cosTurn(turn);
    const b = sinTurn(turn);
    paintFrom(nacre, 0.56 + line * 0.1 + g * 0.1 + (hue[i] as number) * 0.12, texel);
    if (pink && aqua && lilac && straw) {
      blendColour(texel, pink, Math.max(0, a) * strength);
      blendColour(texel, aqua, Math.max(0, -a) * strength);
      blendColour(texel, lilac, Math.max(0, b) * strength * 0.8);
      blendColour(texel, straw, Math.max(0, -b) * strength * 0.6);
    }
    texel.height = 0.0006 * l + 0.00007 * line + 0.00002 * g;
    texel.roughness = 0.16 + 0.04 * line + g * 0.03;
  });
}
