import type { LexiconMaterial } from "../language/lexicon.ts";
import { ceramicGlaze } from "./ceramic/ceramic-glaze.ts";
import { concrete } from "./concrete/concrete.ts";
import { felt } from "./fabric/felt.ts";
import { wovenCotton } from "./fabric/woven-cotton.ts";
import { grass } from "./ground/grass.ts";
import { leaves } from "./ground/leaves.ts";
import { sand } from "./ground/sand.ts";
import { leather } from "./leather/leather.ts";
import { marble } from "./marble/marble.ts";
import type { Material } from "./material.ts";
import { bronze } from "./metal/bronze.ts";
import { brushedSteel } from "./metal/brushed-steel.ts";
import { copper } from "./metal/copper.ts";
import { gold } from "./metal/gold.ts";
import { iron } from "./metal/iron.ts";
import { paintedMetal } from "./metal/painted-metal.ts";
import { rustyIron } from "./metal/rusty-iron.ts";
import { silver } from "./metal/silver.ts";
import { feathers } from "./misc/feathers.ts";
import { fur } from "./misc/fur.ts";
import { glass } from "./misc/glass.ts";
import { ice } from "./misc/ice.ts";
import { paper } from "./misc/paper.ts";
import { skin } from "./misc/skin.ts";
import { plaster } from "./plaster/plaster.ts";
import { plastic } from "./plastic/plastic.ts";
import { rubber } from "./plastic/rubber.ts";
import { brick } from "./stone/brick.ts";
import { cobblestone } from "./stone/cobblestone.ts";
import { granite } from "./stone/granite.ts";
import { roofTiles } from "./terracotta/roof-tiles.ts";
import { terracotta } from "./terracotta/terracotta.ts";
import { bark } from "./wood/bark.ts";
import { oak } from "./wood/oak.ts";
import { oakPlanks } from "./wood/oak-planks.ts";
import { paintedWood } from "./wood/painted-wood.ts";

/** THE LIST: a material exists by standing here. */
export const MATERIALS: readonly Material[] = [
  oak,
  oakPlanks,
  paintedWood,
  bark,
  brick,
  cobblestone,
  granite,
  marble,
  concrete,
  plaster,
  terracotta,
  roofTiles,
  ceramicGlaze,
  iron,
  rustyIron,
  brushedSteel,
  silver,
  gold,
  copper,
  bronze,
  paintedMetal,
  plastic,
  rubber,
  glass,
  wovenCotton,
  felt,
  leather,
  fur,
  feathers,
  skin,
  paper,
  grass,
  leaves,
  sand,
  ice,
];

const BY_ID = new Map(MATERIALS.map((material) => [material.id, material]));

/** @throws {Error} `materialById: unknown material "unobtainium".` */
export function materialById(id: string): Material {
  const material = BY_ID.get(id);
  if (!material) throw new Error(`materialById: unknown material "${id}".`);
  return material;
}

/** What the language room needs to know of the materials. */
export const materialLexicon = (): LexiconMaterial[] =>
  MATERIALS.map(({ id, class: materialClass, words }) => ({ id, class: materialClass, words }));
