import type { ApplyCondition } from "./condition.ts";
import { dusty } from "./dusty.ts";

/** How much dust lies where webs are, over how many webs there are. */
const DUST = 0.6;

/** The dust of a place where spiders are left alone; the webs themselves are measured by the thing they are on. */
export const cobwebbed: ApplyCondition = (surface, amount, context) => dusty(surface, DUST * amount, context);
