import type { Concept } from "../concept.ts";
import { gasPump } from "./gas-pump.ts";
import { jetpack } from "./jetpack.ts";
import { limousine } from "./limousine.ts";
import { parachute } from "./parachute.ts";
import { segway } from "./segway.ts";
import { tukTuk } from "./tuk-tuk.ts";

export const TRANSPORT: readonly Concept[] = [gasPump, jetpack, limousine, parachute, segway, tukTuk];
