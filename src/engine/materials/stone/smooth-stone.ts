import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STONES: readonly (readonly string[])[] = [
  ["#77736b", "#8f8b82", "#a4a097", "#b7b3aa"],
  ["#8b8171", "#a49a88", "#bab09e", "#ccc3b2"],
  ["#5e6265", "#767a7d", "#8c9093", "#a1a5a8"],
];
const SEAM = fromHex("#d6d1c6");
const TILE = 1;

/** Dense stone ground smooth and honed: soft mineral clouds and a few hair-fine pale seams, no hole and no lump. Takes colours in the stone. */
export const smoothStone: Material = {
  id: "smooth-stone",
  class: "stone",
  words: ["smooth stone", "honed stone", "smooth rock", "plain stone", "sawn stone"],
  tileSize: TILE,
  shade: shadeSmoothStone,
};

function shadeSmoothStone({ size, draw, colours, scale }: ShadeContext): Surface {
  const clouds = fbm(size, { cells: featureCount(9, scale), octaves: 6, gain: 0.62, seed: draw.seed32("clouds") });
  const bend = fbm(size, { cells: featureCount(5, scale), octaves: 3, seed: draw.seed32("bend"), strength: 0.1 });
  const seams = ridged(size, { cells: featureCount(6, scale), octaves: 3, gain: 0.4, seed: draw.seed32("seams") });
  const grain = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const stone = palette(...dye(draw.pick("stone", STONES).map(fromHex), colours[0]));
  const pale = dye([SEAM], colours[0])[0] ?? SEAM;
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const g = grain[i] as number;
    const seam = smoothstep(0.93, 0.985, (seams[i] as number) + (bend[i] as number) * 0.3);
    paintFrom(stone, 0.5 + c * 0.3 + g * 0.12, texel);
    blendColour(texel, pale, seam * 0.28);
    texel.height = TILE * (0.00025 * c + 0.00004 * g);
    texel.roughness = 0.42 + c * 0.05 + g * 0.03 - seam * 0.05;
  });
}
