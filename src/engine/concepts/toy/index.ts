import type { Concept } from "../concept.ts";
import { bubbleWand } from "./bubble-wand.ts";
import { kite } from "./kite.ts";
import { mask } from "./mask.ts";
import { partyBalloon } from "./party-balloon.ts";
import { pinwheel } from "./pinwheel.ts";
import { yarn } from "./yarn.ts";

export const TOYS: readonly Concept[] = [kite, mask, partyBalloon, yarn, pinwheel, bubbleWand];
