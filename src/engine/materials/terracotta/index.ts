import type { Material } from "../material.ts";
import { roofTiles } from "./roof-tiles.ts";
import { terracotta } from "./terracotta.ts";

export const TERRACOTTA: readonly Material[] = [terracotta, roofTiles];
