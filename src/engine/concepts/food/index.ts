import type { Concept } from "../concept.ts";
import { apple } from "./apple.ts";

export const FOODS: readonly Concept[] = [apple];
