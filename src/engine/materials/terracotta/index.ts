import type { Material } from "../material.ts";
import { adobeBrick } from "./adobe-brick.ts";
import { roofTiles } from "./roof-tiles.ts";
import { terracotta } from "./terracotta.ts";
import { terracottaTiles } from "./terracotta-tiles.ts";

export const TERRACOTTA: readonly Material[] = [terracotta, roofTiles, adobeBrick, terracottaTiles];
