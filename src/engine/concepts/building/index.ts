import type { Concept } from "../concept.ts";
import { house } from "./house.ts";

export const BUILDINGS: readonly Concept[] = [house];
