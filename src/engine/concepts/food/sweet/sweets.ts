import type { Concept } from "../../concept.ts";
import { brownie } from "./brownie.ts";
import { candy } from "./candy.ts";
import { candyCane } from "./candy-cane.ts";
import { chocolateBar } from "./chocolate-bar.ts";
import { cookie } from "./cookie.ts";
import { gummyBear } from "./gummy-bear.ts";
import { honeycomb } from "./honeycomb.ts";
import { lollipop } from "./lollipop.ts";
import { macaron } from "./macaron.ts";
import { pancake } from "./pancake.ts";
import { pie } from "./pie.ts";
import { pretzel } from "./pretzel.ts";

export const SWEETS: readonly Concept[] = [
  lollipop,
  candyCane,
  candy,
  brownie,
  chocolateBar,
  cookie,
  macaron,
  pancake,
  pie,
  pretzel,
  gummyBear,
  honeycomb,
];
