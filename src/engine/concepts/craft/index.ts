import type { Concept } from "../concept.ts";
import { bellows } from "./bellows.ts";
import { loom } from "./loom.ts";
import { sewingBox } from "./sewing-box.ts";
import { spinningWheel } from "./spinning-wheel.ts";
import { thimble } from "./thimble.ts";
import { threadSpool } from "./thread-spool.ts";
import { wire } from "./wire.ts";

export const CRAFTS: readonly Concept[] = [bellows, loom, sewingBox, spinningWheel, threadSpool, thimble, wire];
