import type { Concept } from "../concept.ts";
import { pen } from "./pen.ts";
import { pencil } from "./pencil.ts";
import { quill } from "./quill.ts";

export const STATIONERY: readonly Concept[] = [pen, pencil, quill];
