import type { Material } from "../material.ts";
import { ceramicGlaze } from "./ceramic-glaze.ts";

export const CERAMIC: readonly Material[] = [ceramicGlaze];
