import type { Concept } from "../concept.ts";
import { coin } from "./coin.ts";
import { crown } from "./crown.ts";
import { gem } from "./gem.ts";
import { necklace } from "./necklace.ts";
import { ring } from "./ring.ts";

export const JEWELS: readonly Concept[] = [coin, crown, gem, necklace, ring];
