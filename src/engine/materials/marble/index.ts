import type { Material } from "../material.ts";
import { marble } from "./marble.ts";

export const MARBLE: readonly Material[] = [marble];
