import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DRY = ["#9a8a68", "#c4b592", "#dccfb0", "#ebe2cb"].map(fromHex);
const STAIN = fromHex("#7a5c34");
const TILE = 0.2;

/** Dry bone: dense pale shell with grain and fine cracks along V, worn through in patches to the spongy inside. Takes colours in the bone, then in the stains. */
export const bone: Material = {
  id: "bone",
  class: "misc",
  words: ["bone", "skeleton", "skull bone", "old bone", "osseous", "fossil", "fossil bone", "marrow"],
  tileSize: TILE,
  shade: shadeBone,
};

function shadeBone({ size, draw, colours, scale }: ShadeContext): Surface {
  const grain = fbm(size, {
    cells: featureCount(48, scale),
    cellsY: featureCount(5, scale),
    octaves: 4,
    gain: 0.7,
    seed: draw.seed32("grain"),
  });
  const worn = fbm(size, {
    cells: featureCount(4, scale),
    cellsY: featureCount(3, scale),
    octaves: 5,
    gain: 0.5,
    seed: draw.seed32("worn"),
  });
  const stains = fbm(size, { cells: featureCount(9, scale), octaves: 4, gain: 0.65, seed: draw.seed32("stains") });
  const splits = cracks(size, draw, featureCount(5, scale), 0.42, 0.35);
  const sponge = pits(size, draw.seed32("sponge"), featureCount(38, scale), 0.95, 0.48);
  const pores = pits(size, draw.seed32("pores"), featureCount(56, scale), 0.3, 0.2);
  const shell = palette(...dye(DRY, colours[0], 1));
  const stain = colours[1] ?? (colours[0]?.map((c) => c * 0.45) as [number, number, number] | undefined) ?? STAIN;
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const w = worn[i] as number;
    const open = smoothstep(0.3, 0.5, w + g * 0.06);
    const hole = (sponge[i] as number) * open;
    const pore = (pores[i] as number) * (1 - open);
    const crack = smoothstep(0.03, 0.006, splits[i] as number) * (1 - open);
    paintFrom(shell, 0.62 + g * 0.16 + w * 0.1 - pore * 0.25, texel);
    blendColour(
      texel,
      stain,
      clamp01(smoothstep(-0.05, 0.75, stains[i] as number) * 0.35 + hole * 0.45 + crack * 0.6 + open * 0.12),
    );
    shade(texel, 1 - crack * 0.45 - hole * 0.4);
    texel.height = scale * (0.0001 * g - 0.0006 * crack - 0.0003 * pore - open * 0.0006 - hole * 0.0016 + w * 0.0008);
    texel.roughness = 0.52 + open * 0.3 + g * 0.06 + crack * 0.2;
  });
}
