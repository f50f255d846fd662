import type { Concept } from "../concept.ts";
import { banner } from "./banner.ts";
import { bunting } from "./bunting.ts";
import { flag } from "./flag.ts";

export const FLAGS: readonly Concept[] = [flag, banner, bunting];
