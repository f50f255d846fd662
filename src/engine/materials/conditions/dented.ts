import { cellsKernel } from "../../kernels/kernels.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { batterWood } from "./batter-wood.ts";
import type { ApplyCondition } from "./condition.ts";

/** What is laid of boards has ends and edges to knock off. */
const BOARDED = /plank|board|decking|siding|shiplap|pallet|shutter|parquet/;

/** Knocks: bowls with a raised rim and a scuffed bottom, some wide, many small. Of wood they are bruised and long, and it has split and lost its corners. */
export const dented: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  if (material.class === "wood") batterWood(surface, amount, { size, draw, scale }, BOARDED.test(material.id));
  const isWood = material.class === "wood";
  const warp = fbm(size, { cells: featureCount(8, scale), octaves: 3, seed: draw.seed32("warp"), strength: 0.22 });
  // what is long and bruised is seen from afar: of wood the wide ones are smaller and more
  const knocks = [isWood ? 6 : 4, 9].map((usual, k) => {
    const cells = featureCount(usual, scale);
    const rows = isWood ? Math.max(1, Math.round(cells * 0.6)) : cells;
    const seed = draw.seed32(`knocks ${k}`);
    const fields = cellsKernel(size, { cellsX: cells, cellsY: rows, jitter: 0.9, seed, warpX: warp }, [
      "nearest",
      "index",
    ]);
    return {
      ...fields,
      hit: evenGrid(cells, rows, draw.seed32(`hit ${k}`)),
      deep: surface.tileSize * (0.03 / usual),
    };
  });
  return repaintSurface(surface, (texel, i) => {
    for (const { nearest, index, hit, deep } of knocks) {
      const chance = hit[index[i] as number] as number;
      if (chance > 0.25 + amount * 0.6) continue;
      const reach = (0.24 + chance * 0.3) * (isWood ? 0.6 : 1);
      const at = (nearest[i] as number) / reach;
      if (at > 1.4) continue;
      const bowl = smoothstep(1, isWood ? 0.45 : 0.1, at);
      const rim = smoothstep(1.4, 1.05, at) * smoothstep(0.75, 1.05, at);
      texel.height += deep * (0.5 + 0.8 * amount) * (0.18 * rim - bowl);
      shade(texel, 1 - (isWood ? 0.26 : 0.12) * bowl + 0.18 * rim);
      texel.roughness += (0.5 - texel.roughness) * 0.45 * Math.max(bowl * 0.4, rim) * amount;
    }
  });
};
