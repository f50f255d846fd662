import type { Concept } from "../concept.ts";
import { bassGuitar, guitar, ukulele } from "./guitar.ts";
import { violin } from "./violin.ts";

export const INSTRUMENTS: readonly Concept[] = [bassGuitar, guitar, ukulele, violin];
