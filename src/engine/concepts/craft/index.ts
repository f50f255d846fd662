import type { Concept } from "../concept.ts";
import { bellows } from "./bellows.ts";
import { craftStick } from "./craft-stick.ts";
import { knittingNeedles } from "./knitting-needles.ts";
import { loom } from "./loom.ts";
import { potteryWheel } from "./pottery-wheel.ts";
import { sewingBox } from "./sewing-box.ts";
import { spinningWheel } from "./spinning-wheel.ts";
import { thimble } from "./thimble.ts";
import { threadSpool } from "./thread-spool.ts";
import { wire } from "./wire.ts";

export const CRAFTS: readonly Concept[] = [
  knittingNeedles,
  potteryWheel,
  bellows,
  loom,
  sewingBox,
  spinningWheel,
  threadSpool,
  thimble,
  wire,
  craftStick,
];
