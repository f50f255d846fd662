import type { Concept } from "../concept.ts";
import { hat } from "./hat.ts";

export const GARMENTS: readonly Concept[] = [hat];
