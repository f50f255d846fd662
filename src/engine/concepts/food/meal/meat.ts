import type { Concept } from "../../concept.ts";
import { bacon } from "./bacon.ts";
import { drumstick } from "./drumstick.ts";
import { roast } from "./roast.ts";
import { steak } from "./steak.ts";

export const MEATS: readonly Concept[] = [roast, drumstick, steak, bacon];
