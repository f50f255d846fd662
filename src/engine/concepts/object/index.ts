import type { Concept } from "../concept.ts";
import { book } from "./book.ts";
import { lockedDiary } from "./locked-diary.ts";

export const OBJECTS: readonly Concept[] = [lockedDiary, book];
