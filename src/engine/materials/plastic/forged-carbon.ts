import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CARBON = ["#0c0d0e", "#1b1c1e", "#34363a", "#5b5e63", "#878b91"].map(fromHex);
const TILE = 0.12;
/** A chopped tow: a strip with slanting ends. */
const CHIP = createShape(48, (u, v) => (Math.abs(u) < 0.94 && Math.abs(v) + u * 0.12 < 0.94 ? 1 : 0));
const SIZES = [
  { across: 30, length: 0.13, width: 0.34 },
  { across: 22, length: 0.17, width: 0.4 },
  { across: 36, length: 0.1, width: 0.5 },
] as const;

/** Forged carbon: chopped tows pressed in resin every way, each strip of fibres bright or dark as it lies, under clear lacquer. Takes colours in the strips. */
export const forgedCarbon: Material = {
  id: "forged-carbon",
  class: "plastic",
  words: [
    "forged carbon",
    "forged carbon fibre",
    "forged carbon fiber",
    "forged composite",
    "chopped carbon",
    "chopped carbon fibre",
    "chopped carbon fiber",
    "marbled carbon",
  ],
  tileSize: TILE,
  shade: shadeForgedCarbon,
};

function shadeForgedCarbon({ size, draw, colours, scale }: ShadeContext): Surface {
  const layers = SIZES.map(({ across, length, width }) => ({
    shape: CHIP,
    across: featureCount(across, scale),
    place: (copy: Parameters<Parameters<typeof scatterLayers>[2][number]["place"]>[0], next: () => number) => {
      copy.angle = next() * 6.2832;
      copy.length = length * scale * (0.7 + 0.6 * next());
      copy.width = copy.length * width * (0.7 + 0.5 * next());
      copy.base = next();
      copy.gain = 0.001;
      copy.bend = (next() - 0.5) * 0.5;
    },
  }));
  const placed = scatterLayers(createField(size * size), size, layers, draw.stream("chips"));
  const tone = evenGrids(layers, draw.seed32("tone"));
  const film = fbm(size, { cells: featureCount(5, scale), octaves: 4, seed: draw.seed32("film") });
  const smear = fbm(size, { cells: featureCount(40, scale), octaves: 3, gain: 0.6, seed: draw.seed32("smear") });
  const carbon = palette(...dye(CARBON, colours[0], 0.95));
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const own = id < 0 ? 0.1 : (tone[id] as number);
    const across = placed.across[i] as number;
    const s = smear[i] as number;
    // filaments run along a strip, and its bright side fades to the other
    const turn = across * 7 + s * 0.5;
    const line = Math.abs(turn - Math.floor(turn) - 0.5) - 0.25;
    const sheen = own * (0.7 + 0.3 * own);
    paintFrom(carbon, 0.2 + 0.8 * sheen * (0.82 + 0.3 * across) + line * 0.16 * (0.3 + sheen) + s * 0.06, texel);
    shade(texel, 1 - 0.3 * Math.max(0, Math.abs(across) - 0.8) * 5 * 0.5);
    texel.height = (film[i] as number) * 0.00005;
    texel.roughness = 0.1 + 0.02 * (film[i] as number) + 0.03 * (1 - own);
  });
}
