import type { Concept } from "../../concept.ts";
import { artichoke } from "./artichoke.ts";
import { asparagus } from "./asparagus.ts";
import { broccoli } from "./broccoli.ts";
import { cabbage } from "./cabbage.ts";
import { cauliflower } from "./cauliflower.ts";
import { celery } from "./celery.ts";
import { corn } from "./corn.ts";
import { leek } from "./leek.ts";
import { lettuce } from "./lettuce.ts";

export const LEAFY: readonly Concept[] = [
  broccoli,
  cauliflower,
  cabbage,
  lettuce,
  corn,
  asparagus,
  artichoke,
  celery,
  leek,
];
