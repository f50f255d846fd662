import type { Concept } from "../concept.ts";
import { clog } from "./clog.ts";
import { flipFlop, sandal } from "./sandal.ts";
import { boot, highHeel, shoe, slipper, sneaker } from "./shoe.ts";
import { iceSkate, rollerSkate } from "./skate.ts";

export const SHOES: readonly Concept[] = [
  shoe,
  sneaker,
  boot,
  highHeel,
  slipper,
  sandal,
  flipFlop,
  clog,
  iceSkate,
  rollerSkate,
];
