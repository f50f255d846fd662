import type { Material } from "../material.ts";
import { concrete } from "./concrete.ts";

export const CONCRETE: readonly Material[] = [concrete];
