import type { Concept } from "../concept.ts";
import { ankh, cross, starOfDavid } from "./symbols.ts";

export const SYMBOLS: readonly Concept[] = [ankh, cross, starOfDavid];
