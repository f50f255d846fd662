import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { MaterialClass } from "../material.ts";
import type { ApplyCondition } from "./condition.ts";

/** What shows where a piece is gone: the mortar or rubble behind a wall, dark raw wood, the shade behind torn cloth. */
const CORES: Partial<Record<MaterialClass, Rgb>> = {
  wood: fromHex("#4a3422"),
  fabric: fromHex("#211d1a"),
  leather: fromHex("#2a221b"),
  plastic: fromHex("#3a3a3b"),
  misc: fromHex("#3d3630"),
};
const CORE = fromHex("#8d857a");

/** Damaged: pieces broken out along jagged edges down to a rough core, cracks running from them, rubble in the holes. */
export const broken: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const core = CORES[material.class] ?? CORE;
  const cells = featureCount(9, scale);
  const jag = fbm(size, { cells: cells * 2, octaves: 6, gain: 0.62, seed: draw.seed32("jag") });
  const where = evenNoise(size, { cells: featureCount(8, scale), octaves: 3, seed: draw.seed32("where") });
  const grit = fbm(size, { cells: featureCount(60, scale), octaves: 4, gain: 0.75, seed: draw.seed32("grit") });
  const warp = Float32Array.from(jag, (value) => value * 0.2);
  const { index, border } = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("pieces"), warpX: warp },
    ["index", "border"],
  );
  // what is gone is gone in many places: one great hole is found in every tile again
  const gone = evenGrid(cells, cells, draw.seed32("gone"));
  const lines = cracks(size, draw.fork("lines"), featureCount(5, scale), 0.3 + amount * 0.4, 0.22);
  const depth = Math.max(depthOf(surface.height) * 2, surface.tileSize * 0.008);
  return repaintSurface(surface, (texel, i) => {
    const g = grit[i] as number;
    const chance = (gone[index[i] as number] as number) * 1.1 - (where[i] as number) * 0.5;
    const isOut = chance < amount * 0.62;
    const edge = border[i] as number;
    const hole = isOut ? smoothstep(0, 0.1, edge + (jag[i] as number) * 0.03) : 0;
    const chip = isOut
      ? 0
      : smoothstep(0.07, 0, edge + (jag[i] as number) * 0.04) * smoothstep(amount, amount * 0.4, chance);
    // they are widest where pieces fell out, and close further off
    const wide = 0.006 + 0.02 * smoothstep(-0.5, 0.6, where[i] as number);
    const crack = smoothstep(wide, wide * 0.3, lines[i] as number) * (1 - hole);
    const tone = 0.55 + 0.9 * luminance([texel.r, texel.g, texel.b]) + g * 0.22;
    blendColour(
      texel,
      [core[0] * tone, core[1] * tone, core[2] * tone],
      Math.max(hole, chip * 0.6) * 0.85 * (1 - texel.metalness),
    );
    shade(texel, (1 - crack * 0.5) * (1 - hole * 0.22));
    texel.height -= depth * (hole * (1 - 0.35 * g) + chip * 0.3 + crack * 0.5);
    texel.roughness = lerp(texel.roughness, 0.95, Math.max(hole, chip, crack));
  });
};
