import type { Concept } from "../../concept.ts";
import { glossy } from "../tint.ts";
import { cherry } from "./cherry.ts";
import { drupeBerry } from "./drupe-berry.ts";
import { grapes } from "./grapes.ts";
import { crownPaint, roundBerry } from "./round-berry.ts";
import { strawberry } from "./strawberry.ts";

export const BERRIES: readonly Concept[] = [
  strawberry,
  drupeBerry("raspberry", ["raspberry"], "#b8203c #c42a48"),
  drupeBerry("blackberry", ["blackberry", "mulberry", "dewberry"], "#22122c #1c1026"),
  roundBerry("blueberry", ["blueberry", "berry", "bilberry"], "#2b3a72 #34427e", crownPaint(0.0085)),
  roundBerry("cranberry", ["cranberry", "currant", "red currant"], "#a80f1e", glossy(0.15)),
  grapes,
  cherry,
];
