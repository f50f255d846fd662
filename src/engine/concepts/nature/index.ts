import type { Concept } from "../concept.ts";
import { breath } from "./breath.ts";
import { cave } from "./cave.ts";
import { crystal } from "./crystal.ts";
import { footprints } from "./footprints.ts";
import { ground } from "./ground.ts";
import { heap } from "./heap.ts";
import { island } from "./island.ts";
import { mountain } from "./mountain.ts";
import { rock } from "./rock.ts";
import { spiderWeb } from "./spider-web.ts";
import { stream } from "./stream.ts";
import { volcano } from "./volcano.ts";
import { waterfall } from "./waterfall.ts";
import { wave } from "./wave.ts";

export const NATURE: readonly Concept[] = [
  breath,
  crystal,
  ground,
  heap,
  island,
  mountain,
  rock,
  volcano,
  waterfall,
  cave,
  spiderWeb,
  wave,
  stream,
  footprints,
];
