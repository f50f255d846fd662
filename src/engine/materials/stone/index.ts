import type { Material } from "../material.ts";
import { brick } from "./brick.ts";
import { cobblestone } from "./cobblestone.ts";
import { granite } from "./granite.ts";

export const STONE: readonly Material[] = [brick, cobblestone, granite];
