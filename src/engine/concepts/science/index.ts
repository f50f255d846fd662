import type { Concept } from "../concept.ts";
import { atom } from "./atom.ts";
import { dna } from "./dna.ts";

export const SCIENCE: readonly Concept[] = [atom, dna];
