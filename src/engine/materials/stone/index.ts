import type { Material } from "../material.ts";
import { coal } from "./coal.ts";
import { cobblestone } from "./cobblestone.ts";
import { granite } from "./granite.ts";

export const STONE: readonly Material[] = [coal, cobblestone, granite];
