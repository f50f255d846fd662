import type { Concept } from "../concept.ts";
import { mushroom } from "./mushroom.ts";
import { tree } from "./tree.ts";

export const PLANTS: readonly Concept[] = [mushroom, tree];
