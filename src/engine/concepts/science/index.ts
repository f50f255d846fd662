import type { Concept } from "../concept.ts";
import { atom } from "./atom.ts";
import { dna } from "./dna.ts";
import { petriDish } from "./petri-dish.ts";
import { virus } from "./virus.ts";

export const SCIENCE: readonly Concept[] = [atom, dna, petriDish, virus];
