import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { banding } from "./banding.ts";

const AGATES: readonly (readonly string[])[] = [
  ["#4a1f14", "#8a3f22", "#c07a48", "#e3bd92", "#f3e6d6"],
  ["#14283f", "#2c527a", "#6a93b5", "#b3cbdc", "#eef2f4"],
  ["#33203f", "#5f4270", "#9a7fa6", "#cfbfd4", "#f1ecf2"],
];
const QUARTZ = fromHex("#efeae6");
const TILE = 0.35;

/** Sawn agate: bands that follow the walls of each hollow, milky quartz in its heart. Takes colours in the bands, then in the heart. */
export const agate: Material = {
  id: "agate",
  class: "marble",
  words: ["agate", "agate slice", "geode", "banded agate", "chalcedony", "geode slice", "jasper"],
  tileSize: TILE,
  shade: shadeAgate,
};

function shadeAgate({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(5, scale);
  const bend = (name: string) =>
    fbm(size, { cells: count * 2, octaves: 3, gain: 0.4, seed: draw.seed32(name), strength: 0.36 });
  const hollows = {
    cellsX: count,
    cellsY: count,
    jitter: 1,
    seed: draw.seed32("hollows"),
    warpX: bend("x"),
    warpY: bend("y"),
  };
  const { border } = cellsKernel(size, hollows, ["border"]);
  const chips = { cellsX: count * 8, cellsY: count * 8, jitter: 1, seed: draw.seed32("crystals") };
  const crystals = cellsKernel(size, chips, ["nearest", "border"]);
  const sway = fbm(size, { cells: count * 3, octaves: 3, gain: 0.5, seed: draw.seed32("sway") });
  const hair = fbm(size, { cells: featureCount(40, scale), octaves: 3, gain: 0.7, seed: draw.seed32("hair") });
  const stone = palette(...dye(draw.pick("stone", AGATES).map(fromHex), colours[0]));
  const quartz = colours[1] ?? dye([QUARTZ], colours[0], 0.5)[0] ?? QUARTZ;
  const tone = banding(53, draw.seed32("tone"));
  const fine = banding(83, draw.seed32("fine"));
  return paintSurface(size, TILE, (texel, i) => {
    const b = border[i] as number;
    const s = sway[i] as number;
    const depth = b * 22 + s * 0.9 + (hair[i] as number) * 0.06;
    const heart = smoothstep(0.6, 0.64, b + s * 0.04);
    paintFrom(stone, 0.2 + tone(depth + 9) * 0.5 + (fine(depth * 1.7) - 0.5) * 0.62, texel);
    const sparkle = clamp01(
      0.5 + (crystals.nearest[i] as number) * 0.7 - smoothstep(0.06, 0, crystals.border[i] as number) * 0.5,
    );
    blendColour(texel, quartz, heart * (0.1 + 0.26 * sparkle));
    texel.height = TILE * (0.00003 * tone(depth + 9) - heart * 0.003 * (crystals.nearest[i] as number) - heart * 0.001);
    texel.roughness = 0.08 + tone(depth + 9) * 0.05 + heart * 0.12;
  });
}
