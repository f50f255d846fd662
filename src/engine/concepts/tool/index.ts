import type { Concept } from "../concept.ts";
import { anvil } from "./anvil.ts";
import { axe } from "./axe.ts";
import { broom } from "./broom.ts";
import { gear } from "./gear.ts";
import { hammer } from "./hammer.ts";
import { key } from "./key.ts";
import { rope } from "./rope.ts";
import { scissors } from "./scissors.ts";

export const TOOLS: readonly Concept[] = [anvil, axe, broom, gear, hammer, key, rope, scissors];
