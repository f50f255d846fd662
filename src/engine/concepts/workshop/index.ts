import type { Concept } from "../concept.ts";
import { dustpan } from "./dustpan.ts";
import { handcuffs } from "./handcuffs.ts";
import { hook } from "./hook.ts";
import { mousetrap } from "./mousetrap.ts";
import { paintRoller } from "./paint-roller.ts";
import { tapeMeasure } from "./tape-measure.ts";

export const WORKSHOP: readonly Concept[] = [dustpan, handcuffs, hook, mousetrap, paintRoller, tapeMeasure];
