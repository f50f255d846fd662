import type { Concept } from "../concept.ts";
import { ant } from "./ant.ts";
import { bee } from "./bee.ts";
import { beetle } from "./beetle.ts";
import { butterfly, moth } from "./butterfly.ts";
import { caterpillar } from "./caterpillar.ts";
import { centipede } from "./centipede.ts";
import { dragonfly } from "./dragonfly.ts";
import { earthworm } from "./earthworm.ts";
import { firefly } from "./firefly.ts";
import { fly, mosquito } from "./fly.ts";
import { grasshopper, mantis } from "./grasshopper.ts";
import { ladybug } from "./ladybug.ts";
import { scorpion } from "./scorpion.ts";
import { slug, snail } from "./snail.ts";
import { spider } from "./spider.ts";
import { wasp } from "./wasp.ts";

export const INSECT: readonly Concept[] = [
  ant,
  bee,
  beetle,
  butterfly,
  caterpillar,
  centipede,
  dragonfly,
  earthworm,
  firefly,
  fly,
  grasshopper,
  ladybug,
  mantis,
  mosquito,
  moth,
  slug,
  scorpion,
  snail,
  spider,
  wasp,
];
