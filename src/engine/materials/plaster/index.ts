import type { Material } from "../material.ts";
import { plaster } from "./plaster.ts";

export const PLASTER: readonly Material[] = [plaster];
