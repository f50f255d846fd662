import type { Concept } from "../concept.ts";
import { acorn } from "./acorn.ts";
import { bamboo } from "./bamboo.ts";
import { bonsai } from "./bonsai.ts";
import { branch } from "./branch.ts";
import { bush } from "./bush.ts";
import { cactus } from "./cactus.ts";
import { christmasTree } from "./christmas-tree.ts";
import { housePlant } from "./house-plant.ts";
import { leaf } from "./leaf.ts";
import { log } from "./log.ts";
import { mushroom } from "./mushroom.ts";
import { petals } from "./petals.ts";
import { pineCone } from "./pine-cone.ts";
import { seaweed } from "./seaweed.ts";
import { tomatoPlant } from "./tomato-plant.ts";
import { tree } from "./tree.ts";
import { wheat } from "./wheat.ts";

export const PLANTS: readonly Concept[] = [
  tomatoPlant,
  bamboo,
  bonsai,
  branch,
  bush,
  cactus,
  christmasTree,
  housePlant,
  leaf,
  log,
  mushroom,
  seaweed,
  tree,
  wheat,
  acorn,
  pineCone,
  petals,
];
