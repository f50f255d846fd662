import type { Material } from "../material.ts";
import { bronze } from "./bronze.ts";
import { brushedSteel } from "./brushed-steel.ts";
import { copper } from "./copper.ts";
import { gold } from "./gold.ts";
import { iron } from "./iron.ts";
import { paintedMetal } from "./painted-metal.ts";
import { rustyIron } from "./rusty-iron.ts";
import { silver } from "./silver.ts";

export const METAL: readonly Material[] = [iron, rustyIron, brushedSteel, silver, gold, copper, bronze, paintedMetal];
