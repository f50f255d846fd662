import type { Concept } from "../concept.ts";
import { alarmClock } from "./alarm-clock.ts";
import { grandfatherClock } from "./grandfather-clock.ts";
import { hourglass } from "./hourglass.ts";
import { pocketWatch } from "./pocket-watch.ts";
import { wallClock } from "./wall-clock.ts";
import { wristWatch } from "./wrist-watch.ts";

export const CLOCKS: readonly Concept[] = [alarmClock, grandfatherClock, hourglass, pocketWatch, wallClock, wristWatch];
