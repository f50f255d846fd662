import type { Concept } from "../concept.ts";
import { bellows } from "./bellows.ts";
import { loom } from "./loom.ts";
import { spinningWheel } from "./spinning-wheel.ts";

export const CRAFTS: readonly Concept[] = [bellows, loom, spinningWheel];
