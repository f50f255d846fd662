import type { Concept } from "../concept.ts";
import { barCounter } from "./bar-counter.ts";
import { catTree } from "./cat-tree.ts";
import { chair } from "./chair.ts";
import { chalkboard } from "./chalkboard.ts";
import { easel } from "./easel.ts";
import { laidTable } from "./laid-table.ts";
import { picnicTable } from "./picnic-table.ts";
import { podium } from "./podium.ts";
import { schoolDesk } from "./school-desk.ts";
import { table } from "./table.ts";
import { workbench } from "./workbench.ts";

export const FURNITURE: readonly Concept[] = [
  catTree,
  chair,
  table,
  chalkboard,
  easel,
  podium,
  laidTable,
  picnicTable,
  workbench,
  schoolDesk,
  barCounter,
];
