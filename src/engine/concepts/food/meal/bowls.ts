import type { Concept } from "../../concept.ts";
import { curry } from "./curry.ts";
import { dumpling } from "./dumpling.ts";
import { porridge } from "./porridge.ts";
import { ramen } from "./ramen.ts";
import { salad } from "./salad.ts";
import { spaghetti } from "./spaghetti.ts";
import { sushi } from "./sushi.ts";

export const BOWLS: readonly Concept[] = [ramen, spaghetti, curry, porridge, sushi, dumpling, salad];
