import type { Concept } from "../concept.ts";
import { crown } from "./crown.ts";
import { ring } from "./ring.ts";

export const JEWELS: readonly Concept[] = [crown, ring];
