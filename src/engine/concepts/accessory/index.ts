import type { Concept } from "../concept.ts";
import { comb } from "./comb.ts";
import { glasses } from "./glasses.ts";
import { lipstick } from "./lipstick.ts";
import { perfumeBottle } from "./perfume-bottle.ts";
import { umbrella } from "./umbrella.ts";

export const ACCESSORIES: readonly Concept[] = [umbrella, glasses, comb, perfumeBottle, lipstick];
