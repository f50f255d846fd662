import type { Material } from "../material.ts";
import { leather } from "./leather.ts";

export const LEATHER: readonly Material[] = [leather];
