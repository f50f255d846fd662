import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, contrastOf, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";
import { PAPER } from "./soak-paper.ts";

const STAIN = fromHex("#4a3220");
/** What hard water and salt leave, the only stain to be seen on black. */
const SALT = fromHex("#a8a296");
/** The same on warm clay. */
const LIME = fromHex("#dccbb0");

/** Dried spills: blotches that fade out, darker along some of their rims, one over the other. */
export const stained: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const spills = ["first", "second"].map((name, at) =>
    evenNoise(size, { cells: featureCount(at === 0 ? 5 : 9, scale), octaves: 6, gain: 0.5, seed: draw.seed32(name) }),
  ) as [Float32Array, Float32Array];
  const dried = fbm(size, { cells: featureCount(6, scale), octaves: 2, gain: 0.5, seed: draw.seed32("dried") });
  const isDark = meanLight(surface.albedo) < 0.1;
  const isClay = material.class === "terracotta";
  // among unlike stones a veil is lost: a spill soaks them all to one tone
  const isCloth = material.class === "fabric";
  const busy = isCloth ? 0 : smoothstep(0.3, 0.5, contrastOf(surface.albedo));
  // of a sheet or a cloth one sees the spots, and what they are on: on a wall they may run into each other
  const reach = 0.62 - amount * (isCloth || PAPER.test(material.id) ? 0.32 : 0.56);
  return repaintSurface(surface, (texel, i) => {
    for (const spill of spills) {
      const at = (spill[i] as number) - reach;
      // soaked in: it fades out where little ran, and only here and there dried with a rim
      const inside = smoothstep(-0.07, 0.07, at);
      const rim =
        smoothstep(-0.03, 0.03, at) * smoothstep(0.11, 0.02, at) * smoothstep(-0.25, 0.35, dried[i] as number);
      const strength =
        (1 + 0.55 * busy) * (inside * (0.3 + 0.25 * smoothstep(0.5, 0, at)) + rim * 0.4) * (0.5 + 0.5 * amount);
      if (isClay) {
        // clay drinks what is spilt, and keeps of it a shade and the salt of its tide marks
        shade(texel, 1 - 0.22 * inside * amount);
        const tide =
          smoothstep(-0.06, 0.02, at) *
          smoothstep(0.17, 0.02, at) *
          (0.3 + 0.7 * smoothstep(-0.3, 0.4, dried[i] as number));
        blendColour(texel, LIME, tide * (0.35 + 0.4 * amount));
        texel.roughness -= texel.roughness * inside * 0.05;
        continue;
      }
      blendColour(texel, isDark ? SALT : STAIN, strength * 0.8);
      if (!isDark) shade(texel, 1 - strength * 0.52);
      texel.metalness *= 1 - rim * 0.8;
      texel.roughness -= texel.roughness * inside * 0.12 - rim * 0.1;
    }
  });
};
