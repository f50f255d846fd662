import type { Concept } from "../../concept.ts";
import { burrito } from "./burrito.ts";
import { fries } from "./fries.ts";
import { hotDog } from "./hot-dog.ts";
import { popcorn } from "./popcorn.ts";
import { sandwich } from "./sandwich.ts";
import { sausage } from "./sausage.ts";
import { taco } from "./taco.ts";

export const SNACKS: readonly Concept[] = [sandwich, hotDog, sausage, taco, burrito, fries, popcorn];
