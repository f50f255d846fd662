import type { Concept } from "../concept.ts";
import { bed } from "./bed.ts";
import { blanket } from "./blanket.ts";
import { doily } from "./doily.ts";
import { doormat } from "./doormat.ts";
import { pillow } from "./pillow.ts";
import { rug } from "./rug.ts";
import { sleepingBag } from "./sleeping-bag.ts";
import { bunkBed, crib, mattress } from "./small-beds.ts";
import { tablecloth } from "./tablecloth.ts";

export const BEDDING: readonly Concept[] = [
  bed,
  blanket,
  bunkBed,
  crib,
  mattress,
  pillow,
  rug,
  doormat,
  doily,
  sleepingBag,
  tablecloth,
];
