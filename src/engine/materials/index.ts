import type { LexiconMaterial } from "../language/lexicon.ts";
import type { Material } from "./material.ts";
import { cobblestone } from "./stone/cobblestone.ts";
import { oakPlanks } from "./wood/oak-planks.ts";

/** THE LIST: a material exists by standing here. */
export const MATERIALS: readonly Material[] = [cobblestone, oakPlanks];

const BY_ID = new Map(MATERIALS.map((material) => [material.id, material]));

/** @throws {Error} `materialById: unknown material "unobtainium".` */
export function materialById(id: string): Material {
  const material = BY_ID.get(id);
  if (!material) throw new Error(`materialById: unknown material "${id}".`);
  return material;
}

/** What the language room needs to know of the materials. */
export const materialLexicon = (): LexiconMaterial[] =>
  MATERIALS.map(({ id, class: materialClass, words }) => ({ id, class: materialClass, words }));
