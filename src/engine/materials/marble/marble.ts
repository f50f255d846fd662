import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITE = ["#c3c0bd", "#dbd9d5", "#eae8e4", "#f3f1ed"].map(fromHex);
const VEIN = fromHex("#5f6063");
const TILE = 0.8;

/** Polished white marble with grey veins. Takes colours in the stone, then in the veins. */
export const marble: Material = {
  id: "marble",
  class: "marble",
  words: ["marble", "carrara marble", "white marble", "polished marble"],
  tileSize: TILE,
  shade: shadeMarble,
};

function shadeMarble({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(3, scale);
  const fold = (name: string, from: number) =>
    fbm(size, { cells: from, octaves: 6, gain: 0.55, seed: draw.seed32(name) });
  const dx = fold("fold x", cells);
  const dy = fold("fold y", cells);
  const reach = (size / cells) * 0.32;
  const folded = (name: string, from: number) => warpKernel(fold(name, from), dx, dy, size, reach);
  const veins = folded("veins", cells);
  const fine = folded("fine", cells * 2);
  const clouds = folded("clouds", cells);
  const strength = fbm(size, { cells: cells * 2, octaves: 2, seed: draw.seed32("strength") });
  const sugar = fbm(size, { cells: 200, octaves: 2, gain: 0.8, seed: draw.seed32("sugar") });
  const stone = palette(...dye(WHITE, colours[0], 0.9));
  const vein = colours[1] ?? VEIN;
  return paintSurface(size, TILE, (texel, i) => {
    const force = smoothstep(-0.5, 0.7, strength[i] as number);
    const v = Math.abs(veins[i] as number);
    const f = Math.abs((fine[i] as number) - 0.12);
    const main = smoothstep(0.045, 0.003, v) * force * 0.78 + smoothstep(0.34, 0, v) * force * 0.26;
    const hair = smoothstep(0.03, 0.004, f) * (1 - force * 0.5) * 0.4 + smoothstep(0.16, 0, f) * 0.14;
    paintFrom(stone, 0.66 + (clouds[i] as number) * 0.3 + (sugar[i] as number) * 0.06, texel);
    blendColour(texel, vein, Math.min(0.88, main + hair));
    texel.height = (sugar[i] as number) * 0.000006 - main * 0.00003;
    texel.roughness = 0.17 + (sugar[i] as number) * 0.02 + main * 0.08;
  });
}
