import type { Material } from "../material.ts";
import { felt } from "./felt.ts";
import { wovenCotton } from "./woven-cotton.ts";

export const FABRIC: readonly Material[] = [wovenCotton, felt];
