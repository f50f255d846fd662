import type { Concept } from "../concept.ts";
import { cat } from "./cat.ts";
import { dog } from "./dog.ts";
import { fish } from "./fish.ts";

export const ANIMALS: readonly Concept[] = [cat, dog, fish];
