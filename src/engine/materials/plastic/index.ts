import type { Material } from "../material.ts";
import { plastic } from "./plastic.ts";
import { rubber } from "./rubber.ts";

export const PLASTIC: readonly Material[] = [plastic, rubber];
