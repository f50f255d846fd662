import type { Concept } from "../concept.ts";
import { sword } from "./sword.ts";

export const WEAPONS: readonly Concept[] = [sword];
