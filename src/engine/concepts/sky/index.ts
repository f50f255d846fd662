import type { Concept } from "../concept.ts";
import { cloud } from "./cloud.ts";
import { comet } from "./comet.ts";
import { galaxy } from "./galaxy.ts";
import { lightning } from "./lightning.ts";
import { moon } from "./moon.ts";
import { planet } from "./planet.ts";
import { rainbow } from "./rainbow.ts";
import { snowflake } from "./snowflake.ts";
import { sun } from "./sun.ts";
import { tornado } from "./tornado.ts";
import { waterDrop } from "./water-drop.ts";

export const SKY: readonly Concept[] = [
  cloud,
  comet,
  lightning,
  moon,
  planet,
  rainbow,
  snowflake,
  sun,
  tornado,
  galaxy,
  waterDrop,
];
