import type { Concept } from "../concept.ts";
import { crab } from "./crab.ts";
import { dolphin } from "./dolphin.ts";
import { jellyfish } from "./jellyfish.ts";
import { octopus } from "./octopus.ts";
import { orca } from "./orca.ts";
import { shark } from "./shark.ts";
import { starfish } from "./starfish.ts";
import { whale } from "./whale.ts";

export const SEA: readonly Concept[] = [crab, dolphin, jellyfish, octopus, orca, shark, starfish, whale];
