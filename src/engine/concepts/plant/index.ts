import type { Concept } from "../concept.ts";
import { bonsai } from "./bonsai.ts";
import { cactus } from "./cactus.ts";
import { christmasTree } from "./christmas-tree.ts";
import { housePlant } from "./house-plant.ts";
import { leaf } from "./leaf.ts";
import { mushroom } from "./mushroom.ts";
import { tree } from "./tree.ts";

export const PLANTS: readonly Concept[] = [bonsai, cactus, christmasTree, housePlant, leaf, mushroom, tree];
