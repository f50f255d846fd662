import type { Concept } from "../concept.ts";
import { glasses } from "./glasses.ts";
import { umbrella } from "./umbrella.ts";

export const ACCESSORIES: readonly Concept[] = [umbrella, glasses];
