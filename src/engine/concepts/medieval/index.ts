import type { Concept } from "../concept.ts";
import { gallows, guillotine, pillory } from "./guillotine.ts";
import { portcullis } from "./portcullis.ts";
import { batteringRam, siegeTower } from "./siege.ts";

export const MEDIEVAL: readonly Concept[] = [batteringRam, gallows, guillotine, pillory, siegeTower, portcullis];
