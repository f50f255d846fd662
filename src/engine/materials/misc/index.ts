import type { Material } from "../material.ts";
import { bone } from "./bone.ts";
import { brain } from "./brain.ts";
import { cowHide } from "./cow-hide.ts";
import { dragonScales } from "./dragon-scales.ts";
import { elephantSkin } from "./elephant-skin.ts";
import { feathers } from "./feathers.ts";
import { fishScales } from "./fish-scales.ts";
import { fur } from "./fur.ts";
import { glass } from "./glass.ts";
import { horn } from "./horn.ts";
import { ice } from "./ice.ts";
import { ivory } from "./ivory.ts";
import { leopardFur } from "./leopard-fur.ts";
import { longHair } from "./long-hair.ts";
import { monsterSkin } from "./monster-skin.ts";
import { motherOfPearl } from "./mother-of-pearl.ts";
import { paper } from "./paper.ts";
import { rawMeat } from "./raw-meat.ts";
import { reptileScales } from "./reptile-scales.ts";
import { sheepWool } from "./sheep-wool.ts";
import { skin } from "./skin.ts";
import { tigerFur } from "./tiger-fur.ts";
import { zebraFur } from "./zebra-fur.ts";

export const MISC: readonly Material[] = [
  glass,
  fur,
  feathers,
  skin,
  paper,
  ice,
  longHair,
  leopardFur,
  tigerFur,
  zebraFur,
  cowHide,
  sheepWool,
  reptileScales,
  dragonScales,
  fishScales,
  elephantSkin,
  monsterSkin,
  bone,
  ivory,
  horn,
  motherOfPearl,
  rawMeat,
  brain,
];
