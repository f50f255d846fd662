import type { Concept } from "../concept.ts";
import { daisy } from "./daisy.ts";
import { flower } from "./flower.ts";
import { rose } from "./rose.ts";
import { sunflower } from "./sunflower.ts";
import { tulip } from "./tulip.ts";

export const FLOWERS: readonly Concept[] = [daisy, flower, rose, sunflower, tulip];
