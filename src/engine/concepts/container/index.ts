import type { Concept } from "../concept.ts";
import { backpack } from "./backpack.ts";
import { basket } from "./basket.ts";
import { cardboardBox } from "./cardboard-box.ts";
import { chest } from "./chest.ts";
import { crate } from "./crate.ts";
import { giftBox } from "./gift-box.ts";
import { suitcase } from "./suitcase.ts";

export const CONTAINERS: readonly Concept[] = [backpack, basket, cardboardBox, chest, crate, giftBox, suitcase];
