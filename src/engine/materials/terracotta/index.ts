import type { Material } from "../material.ts";
import { adobeBrick } from "./adobe-brick.ts";
import { barrelTiles } from "./barrel-tiles.ts";
import { crackedTerracotta } from "./cracked-terracotta.ts";
import { japaneseRoof } from "./japanese-roof.ts";
import { roofTiles } from "./roof-tiles.ts";
import { terracotta } from "./terracotta.ts";
import { terracottaShards } from "./terracotta-shards.ts";
import { terracottaTiles } from "./terracotta-tiles.ts";

export const TERRACOTTA: readonly Material[] = [
  terracotta,
  roofTiles,
  adobeBrick,
  terracottaTiles,
  barrelTiles,
  japaneseRoof,
  crackedTerracotta,
  terracottaShards,
];
