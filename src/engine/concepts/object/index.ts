import type { Concept } from "../concept.ts";
import { book } from "./book.ts";

export const OBJECTS: readonly Concept[] = [book];
