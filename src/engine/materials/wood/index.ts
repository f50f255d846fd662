import type { Material } from "../material.ts";
import { bark } from "./bark.ts";
import { oak } from "./oak.ts";
import { oakPlanks } from "./oak-planks.ts";
import { paintedWood } from "./painted-wood.ts";

export const WOOD: readonly Material[] = [oak, oakPlanks, paintedWood, bark];
