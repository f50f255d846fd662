import type { Concept } from "../concept.ts";
import { armchair, sofa } from "./sofa.ts";

export const SEATING: readonly Concept[] = [armchair, sofa];
