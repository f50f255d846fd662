import type { Material } from "../material.ts";
import { ashlar } from "./ashlar.ts";
import { balticBrown } from "./baltic-brown.ts";
import { basalt } from "./basalt.ts";
import { basaltColumns } from "./basalt-columns.ts";
import { blackGranite } from "./black-granite.ts";
import { carvedRunes } from "./carved-runes.ts";
import { castleWall } from "./castle-wall.ts";
import { cliff } from "./cliff.ts";
import { coal } from "./coal.ts";
import { cobblestone } from "./cobblestone.ts";
import { crazyPaving } from "./crazy-paving.ts";
import { dryStoneWall } from "./dry-stone-wall.ts";
import { fanCobblestone } from "./fan-cobblestone.ts";
import { flagstone } from "./flagstone.ts";
import { flintWall } from "./flint-wall.ts";
import { granite } from "./granite.ts";
import { hieroglyphs } from "./hieroglyphs.ts";
import { limestone } from "./limestone.ts";
import { meteorite } from "./meteorite.ts";
import { mixedCobblestone } from "./mixed-cobblestone.ts";
import { obsidian } from "./obsidian.ts";
import { portuguesePavement } from "./portuguese-pavement.ts";
import { quartzite } from "./quartzite.ts";
import { rock } from "./rock.ts";
import { runes } from "./runes.ts";
import { sandstone } from "./sandstone.ts";
import { sandstoneBlocks } from "./sandstone-blocks.ts";
import { shale } from "./shale.ts";
import { slate } from "./slate.ts";
import { slateRoof } from "./slate-roof.ts";
import { smoothStone } from "./smooth-stone.ts";
import { squareSetts } from "./square-setts.ts";
import { stackedStone } from "./stacked-stone.ts";
import { steppingStones } from "./stepping-stones.ts";
import { stoneTiles } from "./stone-tiles.ts";
import { stoneWall } from "./stone-wall.ts";
import { terrazzo } from "./terrazzo.ts";

export const STONE: readonly Material[] = [
  runes,
  hieroglyphs,
  meteorite,
  blackGranite,
  terrazzo,
  rock,
  obsidian,
  basalt,
  limestone,
  smoothStone,
  shale,
  sandstone,
  slate,
  cliff,
  coal,
  cobblestone,
  mixedCobblestone,
  granite,
  balticBrown,
  quartzite,
  flintWall,
  stoneWall,
  dryStoneWall,
  stackedStone,
  ashlar,
  sandstoneBlocks,
  carvedRunes,
  castleWall,
  flagstone,
  steppingStones,
  crazyPaving,
  squareSetts,
  fanCobblestone,
  stoneTiles,
  slateRoof,
  portuguesePavement,
  basaltColumns,
];
