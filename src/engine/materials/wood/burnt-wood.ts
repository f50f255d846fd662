import { cellsKernel } from "../../kernels/kernels.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { boardNails } from "../../texture/marks/fasteners.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { planks } from "../../texture/tilings/planks.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type BoardSpec, shadeBoards } from "./board-surface.ts";

const BOARDS: BoardSpec = {
  tile: 1,
  stops: ["#141312", "#201e1d", "#302d2b", "#474341", "#66615d"],
  rings: 44,
  figure: 1,
  fineness: 110,
  ground: 0.5,
  late: -0.3,
  fibre: 0.2,
  pores: 0.3,
  tone: 0.3,
  hue: 0.2,
  gap: 0.002,
  bevel: 0.007,
  depth: 0.012,
  level: 0.003,
  erosion: 0.0013,
  checks: 0.5,
  roughness: 0.62,
};

/** Charred boards (shou sugi ban): black with a silver bloom, the char split into small scales. Takes colours in the char. */
export const burntWood: Material = {
  id: "burnt-wood",
  class: "wood",
  words: [
    "burnt wood",
    "charred wood",
    "shou sugi ban",
    "yakisugi",
    "burned wood",
    "charcoal wood",
    "burnt plank",
    "charred plank",
    "scorched wood",
    "charcoal",
  ],
  tileSize: BOARDS.tile,
  bond: "plank",
  shade: shadeBurntWood,
  fasteners: (context) => boardNails(layoutOf(context), boardsOf(context), featureCount(2, context.scale)),
};

const boardsOf = ({ scale }: ShadeContext): number => featureCount(6, scale);
const layoutOf = (context: ShadeContext) => planks(boardsOf(context), 1, 0.15, context.draw.seed32("layout"));

function shadeBurntWood(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const columns = boardsOf(context);
  const across = columns * 7;
  const down = featureCount(17, scale);
  const warpX = fbm(size, {
    cells: across,
    cellsY: down,
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("warp x"),
    strength: 0.22,
  });
  const warpY = fbm(size, {
    cells: across,
    cellsY: down,
    octaves: 3,
    gain: 0.6,
    seed: draw.seed32("warp y"),
    strength: 0.22,
  });
  const depth = fbm(size, { cells: columns, cellsY: 3, octaves: 4, seed: draw.seed32("depth") });
  const scales = { cellsX: across, cellsY: down, jitter: 0.85, seed: draw.seed32("scales"), warpX, warpY };
  const { border } = cellsKernel(size, scales, ["border"]);
  return shadeBoards(BOARDS, layoutOf(context), context, (texel, at, i) => {
    const deep = smoothstep(-0.5, 0.35, depth[i] as number);
    const crack = smoothstep(0.16, 0.02, border[i] as number) * (0.25 + 0.75 * deep);
    const dome = smoothstep(0, 0.4, border[i] as number) * deep;
    shade(texel, (1 - crack * 0.75) * (1 + dome * 0.35));
    texel.height += 0.0022 * dome - 0.0016 * crack + 0.0006 * at.late;
    texel.roughness += 0.25 * crack - 0.14 * dome;
  });
}
