import type { Concept } from "../concept.ts";
import { fox } from "./fox.ts";

export const MAMMALS: readonly Concept[] = [fox];
