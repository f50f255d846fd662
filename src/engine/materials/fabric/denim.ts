import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { TWILL_3_1 } from "../../texture/threads/weave.ts";
import { blendColour, dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const INDIGOS: readonly (readonly string[])[] = [
  ["#14223c", "#22385e", "#365380", "#5a7aa6"],
  ["#26405f", "#42638a", "#6485ad", "#8fabc9"],
  ["#10182a", "#1a2540", "#283757", "#40527a"],
];
const ECRU = ["#8f8b80", "#b7b4aa", "#cfcdc5", "#e0dfd9"].map(fromHex);

/** Denim: steep twill of indigo warps, white wefts peeping between, streaks of uneven dye, rubbed crowns. Takes colours in the warp, then in the weft. */
export const denim: Material = {
  id: "denim",
  class: "fabric",
  words: ["denim", "jeans", "jean", "denim fabric", "blue jean"],
  tileSize: 0.05,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const threads = featureCount(19, scale) * 4;
    const indigo = dye(draw.pick("indigo", INDIGOS).map(fromHex), washed(colours[0]), 0.9);
    const warps = palette(...indigo);
    const wefts = palette(...dye(ECRU, colours[1], 0.9));
    const pale = indigo[3] ?? [0.5, 0.5, 0.5];
    const rubbed = fbm(size, { cells: featureCount(7, scale), octaves: 5, gain: 0.6, seed: draw.seed32("rubbed") });
    const wear = draw.number("wear", 0.15, 0.6);
    return weaveCloth(context, {
      tileSize: 0.05,
      warps: threads,
      wefts: threads,
      draft: TWILL_3_1,
      sway: 0.2,
      slub: 0.7,
      drift: 0.75,
      twist: 0.7,
      fuzz: 0.6,
      shadow: 0.6,
      yarnAt: (warp) => (warp ? warps : wefts),
      finish: (texel, i, place) => {
        // indigo sits on the skin of the yarn: rubbing bares its white core on the crowns
        const bare = smoothstep(0.55, 1, place.height) * smoothstep(-0.3, 0.7, rubbed[i] as number) * wear;
        if (place.warp) blendColour(texel, pale, bare);
      },
    });
  },
};

/** A vat dye on cotton that was washed: deeper and greyer than the colour's name. */
function washed(colour: Rgb | undefined): Rgb | undefined {
  if (!colour) return undefined;
  const grey = luminance(colour);
  return [lerp(colour[0], grey, 0.4) * 0.8, lerp(colour[1], grey, 0.4) * 0.8, lerp(colour[2], grey, 0.4) * 0.8];
}
