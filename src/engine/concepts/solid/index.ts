import type { Concept } from "../concept.ts";
import { brain } from "./brain.ts";
import {
  coneSolid,
  cubeSolid,
  cylinderSolid,
  heartSolid,
  prismSolid,
  sphereSolid,
  starSolid,
  torusSolid,
} from "./solids.ts";

export const SOLIDS: readonly Concept[] = [
  sphereSolid,
  cubeSolid,
  cylinderSolid,
  coneSolid,
  prismSolid,
  torusSolid,
  starSolid,
  heartSolid,
  brain,
];
