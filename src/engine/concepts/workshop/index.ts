import type { Concept } from "../concept.ts";
import { chisel, hacksaw, handPlane } from "./bench-tools.ts";
import { chainsaw } from "./chainsaw.ts";
import { dustpan } from "./dustpan.ts";
import { handcuffs } from "./handcuffs.ts";
import { hook } from "./hook.ts";
import { lawnMower } from "./lawn-mower.ts";
import { mousetrap } from "./mousetrap.ts";
import { paintRoller } from "./paint-roller.ts";
import { plow } from "./plow.ts";
import { solderingIron } from "./soldering-iron.ts";
import { tapeMeasure } from "./tape-measure.ts";
import { clamp, vise } from "./vise.ts";

export const WORKSHOP: readonly Concept[] = [
  chainsaw,
  dustpan,
  handcuffs,
  hook,
  lawnMower,
  mousetrap,
  paintRoller,
  tapeMeasure,
  plow,
  chisel,
  clamp,
  hacksaw,
  handPlane,
  vise,
  solderingIron,
];
