import type { Concept } from "../concept.ts";
import { robot } from "./robot.ts";

export const FIGURES: readonly Concept[] = [robot];
