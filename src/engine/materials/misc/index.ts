import type { Material } from "../material.ts";
import { feathers } from "./feathers.ts";
import { fur } from "./fur.ts";
import { glass } from "./glass.ts";
import { ice } from "./ice.ts";
import { paper } from "./paper.ts";
import { skin } from "./skin.ts";

export const MISC: readonly Material[] = [glass, fur, feathers, skin, paper, ice];
