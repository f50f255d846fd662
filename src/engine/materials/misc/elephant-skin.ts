import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREY = ["#4a4541", "#6b655f", "#89827a", "#a59d93"].map(fromHex);
const DUST = fromHex("#a88f72");
const TILE = 0.5;

/** Elephant hide: a net of deep wrinkles that part into warty fields, dust on the crowns. Takes colours in the skin, then in the dust. */
export const elephantSkin: Material = {
  id: "elephant-skin",
  class: "misc",
  words: [
    "elephant skin",
    "elephant",
    "wrinkled skin",
    "rhino skin",
    "rhinoceros skin",
    "rhinoceros",
    "elephant hide",
    "hippo skin",
    "wrinkly skin",
    "old skin",
  ],
  tileSize: TILE,
  shade: shadeElephantSkin,
};

function shadeElephantSkin({ size, draw, colours, scale }: ShadeContext): Surface {
  const net = (name: string, cellsX: number, cellsY: number, wander: number) => {
    const bend = (axis: string) =>
      fbm(size, { cells: cellsX, octaves: 3, gain: 0.55, seed: draw.seed32(`${name} ${axis}`), strength: wander });
    const options = { cellsX, cellsY, jitter: 1, seed: draw.seed32(name), warpX: bend("x"), warpY: bend("y") };
    return cellsKernel(size, options, ["border"]).border;
  };
  const deep = net("deep", featureCount(6, scale), featureCount(11, scale), 0.45);
  const fine = net("fine", featureCount(24, scale), featureCount(32, scale), 0.4);
  const sag = domainWarp(
    size,
    draw.fork("sag"),
    featureCount(3, scale),
    0.05,
    2,
  )(
    fbm(size, {
      cells: featureCount(3, scale),
      cellsY: featureCount(7, scale),
      octaves: 3,
      seed: draw.seed32("folds"),
    }),
  );
  const grit = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.7, seed: draw.seed32("grit") });
  const skin = palette(...dye(GREY, colours[0], 1));
  const dust = colours[1] ?? (colours[0] ? undefined : DUST);
  return paintSurface(size, TILE, (texel, i) => {
    const g = grit[i] as number;
    const s = sag[i] as number;
    const d = deep[i] as number;
    const f = fine[i] as number;
    const fold = smoothstep(0, 0.16, d + g * 0.015);
    const swell = smoothstep(0, 0.5, d);
    const wart = smoothstep(0.01, 0.2, f);
    paintFrom(skin, 0.3 + swell * 0.14 + wart * 0.12 + g * 0.14 + s * 0.12, texel);
    if (dust) blendColour(texel, dust, smoothstep(0.3, 0.9, swell * wart + s * 0.5) * 0.35);
    shade(texel, (0.6 + 0.4 * fold) * (0.8 + 0.2 * wart));
    texel.height = scale * (0.006 * Math.sqrt(swell) + 0.0016 * fold + 0.0016 * wart + 0.0005 * g + 0.005 * s);
    texel.roughness = 0.86 - swell * wart * 0.1 + g * 0.04;
  });
}
