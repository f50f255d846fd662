import type { Concept } from "../concept.ts";
import { bottle } from "./bottle.ts";
import { mug } from "./mug.ts";
import { vase } from "./vase.ts";

export const VESSELS: readonly Concept[] = [bottle, mug, vase];
