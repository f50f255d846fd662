import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TANS: readonly (readonly string[])[] = [
  ["#6d4a2a", "#926a42", "#ae875c", "#c6a27a"],
  ["#3d3733", "#57504a", "#726a62", "#8d857c"],
  ["#3b4a60", "#536580", "#6f819b", "#8e9db3"],
];
const TILE = 0.2;

/** Suede: the napped flesh side, matt and mottled, with the light and dark strokes a hand leaves. Takes colours in the nap. */
export const suede: Material = {
  id: "suede",
  class: "leather",
  words: ["suede", "nubuck", "chamois", "suede leather", "alcantara", "moleskin", "buckskin"],
  tileSize: TILE,
  shade: shadeSuede,
};

function shadeSuede({ size, draw, colours, scale }: ShadeContext): Surface {
  const bend = domainWarp(size, draw.fork("strokes"), featureCount(4, scale), 0.08, 2);
  const strokes = bend(
    fbm(size, {
      cells: featureCount(5, scale),
      cellsY: featureCount(10, scale),
      octaves: 3,
      seed: draw.seed32("hand"),
    }),
  );
  const mottle = fbm(size, { cells: featureCount(16, scale), octaves: 4, gain: 0.7, seed: draw.seed32("mottle") });
  const nap = fbm(size, { cells: featureCount(120, scale), octaves: 3, gain: 0.9, seed: draw.seed32("nap") });
  const tan = palette(...dye(draw.pick("tan", TANS).map(fromHex), colours[0], 1.05));
  return paintSurface(size, TILE, (texel, i) => {
    const s = strokes[i] as number;
    const m = mottle[i] as number;
    const n = nap[i] as number;
    // brushed one way the nap is pale, the other way dark; the border of a stroke is sharp
    const stroke = smoothstep(-0.4, 0.45, s);
    paintFrom(tan, 0.38 + stroke * 0.15 + s * 0.05 + m * 0.26 + n * 0.4, texel);
    texel.height = 0.00022 * n + 0.00032 * m + 0.00018 * stroke + 0.0002 * s;
    texel.roughness = 0.93 + n * 0.03 - stroke * 0.04;
  });
}
