import type { Material } from "../material.ts";
import { grass } from "./grass.ts";
import { leaves } from "./leaves.ts";
import { sand } from "./sand.ts";

export const GROUND: readonly Material[] = [grass, leaves, sand];
