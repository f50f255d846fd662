import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { sweepTones, trowelStrokes } from "../../texture/marks/trowel-strokes.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TINTS = ["#b98a5e", "#a9563c", "#8f9b8c", "#c4b08f", "#7f8fa0", "#b3a39a"];
const TILE = 1.2;

/** Burnished marble-dust plaster: thin layers of many tones laid with short strokes and polished. Takes colours as its pigment. */
export const venetianPlaster: Material = {
  id: "venetian-plaster",
  class: "plaster",
  words: [
    "venetian plaster",
    "tadelakt",
    "polished plaster",
    "marmorino",
    "stucco veneziano",
    "burnished plaster",
    "troweled plaster",
    "trowelled plaster",
    "smooth plaster",
    "tadelakt wall",
    "tadelakt bathroom wall",
    "tadelakt bathroom",
    "tadelakt shower wall",
  ],
  tileSize: TILE,
  shade: shadeVenetianPlaster,
};

function shadeVenetianPlaster({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(8, scale);
  const under = trowelStrokes(size, draw.fork("under"), Math.max(1, across - 2), 2.4, 3.14);
  const over = trowelStrokes(size, draw.fork("over"), across, 2.2, 3.14);
  const cloud = evenNoise(size, { cells: featureCount(10, scale), octaves: 5, gain: 0.6, seed: draw.seed32("cloud") });
  const skin = fbm(size, { cells: featureCount(36, scale), octaves: 4, gain: 0.7, seed: draw.seed32("skin") });
  const tone = sweepTones(across, draw.seed32("tone"));
  const other = sweepTones(Math.max(1, across - 2), draw.seed32("other tone"));
  const base = fromHex(draw.pick("tint", TINTS));
  const tint = palette(
    ...dye(
      [0.5, 0.72, 1, 1.3, 1.6].map((f) => [base[0] * f, base[1] * f, base[2] * f] as const),
      colours[0],
      0.9,
    ),
  );
  return paintSurface(size, TILE, (texel, i) => {
    const a = (other[(under.index[i] as number) + 1] as number) - 0.5;
    const b = (tone[(over.index[i] as number) + 1] as number) - 0.5;
    const lie = over.height[i] as number;
    const k = skin[i] as number;
    paintFrom(tint, 0.46 + a * 0.22 + b * 0.24 + (cloud[i] as number) * 0.18 + (lie - 0.5) * 0.3 + k * 0.05, texel);
    texel.height = lie * 0.0005 + (under.height[i] as number) * 0.0004 + k * 0.00004;
    texel.roughness = 0.24 + k * 0.05 - b * 0.1 + (1 - lie) * 0.08;
  });
}
