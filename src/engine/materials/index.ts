import type { LexiconMaterial } from "../language/lexicon.ts";
import { CERAMIC } from "./ceramic/index.ts";
import { CONCRETE } from "./concrete/index.ts";
import { FABRIC } from "./fabric/index.ts";
import { GROUND } from "./ground/index.ts";
import { LEATHER } from "./leather/index.ts";
import { MARBLE } from "./marble/index.ts";
import type { Material } from "./material.ts";
import { METAL } from "./metal/index.ts";
import { MISC } from "./misc/index.ts";
import { PLASTER } from "./plaster/index.ts";
import { PLASTIC } from "./plastic/index.ts";
import { STONE } from "./stone/index.ts";
import { TERRACOTTA } from "./terracotta/index.ts";
import { WOOD } from "./wood/index.ts";

/** All materials, by their class: a material exists by standing in its folder's list. */
export const MATERIALS: readonly Material[] = [
  ...WOOD,
  ...STONE,
  ...MARBLE,
  ...CONCRETE,
  ...PLASTER,
  ...TERRACOTTA,
  ...CERAMIC,
  ...METAL,
  ...PLASTIC,
  ...MISC,
  ...FABRIC,
  ...LEATHER,
  ...GROUND,
];

const BY_ID = new Map(MATERIALS.map((material) => [material.id, material]));

/** @throws {Error} `materialById: unknown material "unobtainium".` */
export function materialById(id: string): Material {
  const material = BY_ID.get(id);
  if (!material) throw new Error(`materialById: unknown material "${id}".`);
  return material;
}

/** What the language room needs to know of the materials. */
export const materialLexicon = (): LexiconMaterial[] =>
  MATERIALS.map(({ id, class: materialClass, words, bond }) => ({
    id,
    class: materialClass,
    words,
    ...(bond ? { bond } : {}),
  }));
