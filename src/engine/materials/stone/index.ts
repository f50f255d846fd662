import type { Material } from "../material.ts";
import { ashlar } from "./ashlar.ts";
import { castleWall } from "./castle-wall.ts";
import { coal } from "./coal.ts";
import { cobblestone } from "./cobblestone.ts";
import { crazyPaving } from "./crazy-paving.ts";
import { dryStoneWall } from "./dry-stone-wall.ts";
import { fanCobblestone } from "./fan-cobblestone.ts";
import { flagstone } from "./flagstone.ts";
import { granite } from "./granite.ts";
import { sandstoneBlocks } from "./sandstone-blocks.ts";
import { squareSetts } from "./square-setts.ts";
import { stackedStone } from "./stacked-stone.ts";
import { stoneTiles } from "./stone-tiles.ts";
import { stoneWall } from "./stone-wall.ts";

export const STONE: readonly Material[] = [
  coal,
  cobblestone,
  granite,
  stoneWall,
  dryStoneWall,
  stackedStone,
  ashlar,
  sandstoneBlocks,
  castleWall,
  flagstone,
  crazyPaving,
  squareSetts,
  fanCobblestone,
  stoneTiles,
];
