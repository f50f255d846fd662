import type { Concept } from "../concept.ts";
import { amber } from "./amber.ts";
import { badge } from "./badge.ts";
import { bracelet } from "./bracelet.ts";
import { brooch } from "./brooch.ts";
import { coin } from "./coin.ts";
import { crown } from "./crown.ts";
import { dogTag } from "./dog-tag.ts";
import { earring } from "./earring.ts";
import { gem } from "./gem.ts";
import { goldBar } from "./gold-bar.ts";
import { necklace } from "./necklace.ts";
import { pearl } from "./pearl.ts";
import { ring } from "./ring.ts";

export const JEWELS: readonly Concept[] = [
  pearl,
  amber,
  bracelet,
  coin,
  crown,
  earring,
  gem,
  necklace,
  ring,
  brooch,
  badge,
  goldBar,
  dogTag,
];
