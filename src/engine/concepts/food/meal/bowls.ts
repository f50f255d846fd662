import type { Concept } from "../../concept.ts";
import { curry } from "./curry.ts";
import { dinner } from "./dinner.ts";
import { dumpling } from "./dumpling.ts";
import { porridge } from "./porridge.ts";
import { ramen } from "./ramen.ts";
import { rice } from "./rice.ts";
import { salad } from "./salad.ts";
import { spaghetti } from "./spaghetti.ts";
import { sushi } from "./sushi.ts";

export const BOWLS: readonly Concept[] = [ramen, spaghetti, curry, rice, dinner, porridge, sushi, dumpling, salad];
