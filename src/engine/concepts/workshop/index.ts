import type { Concept } from "../concept.ts";
import { beeSmoker } from "./bee-smoker.ts";
import { chisel, hacksaw, handPlane } from "./bench-tools.ts";
import { bicyclePump } from "./bicycle-pump.ts";
import { blowtorch } from "./blowtorch.ts";
import { plank, singleBrick, steelBeam } from "./building-stuff.ts";
import { chainsaw } from "./chainsaw.ts";
import { coatHook } from "./coat-hook.ts";
import { conveyorBelt } from "./conveyor-belt.ts";
import { copperStill } from "./copper-still.ts";
import { dustpan } from "./dustpan.ts";
import { engine } from "./engine.ts";
import { gasCylinder } from "./gas-cylinder.ts";
import { generator } from "./generator.ts";
import { grindstone } from "./grindstone.ts";
import { handCrank } from "./hand-crank.ts";
import { handcuffs } from "./handcuffs.ts";
import { hedgeTrimmer } from "./hedge-trimmer.ts";
import { hook } from "./hook.ts";
import { jackhammer } from "./jackhammer.ts";
import { lawnMower } from "./lawn-mower.ts";
import { leafBlower } from "./leaf-blower.ts";
import { lever } from "./lever.ts";
import { mousetrap } from "./mousetrap.ts";
import { paintCan } from "./paint-can.ts";
import { paintRoller } from "./paint-roller.ts";
import { pipeValve } from "./pipe-valve.ts";
import { piston } from "./piston.ts";
import { plow } from "./plow.ts";
import { pulley } from "./pulley.ts";
import { sandpaper } from "./sandpaper.ts";
import { solderingIron } from "./soldering-iron.ts";
import { sparkPlug } from "./spark-plug.ts";
import { spiritLevel } from "./spirit-level.ts";
import { tapeMeasure } from "./tape-measure.ts";
import { tapeRoll } from "./tape-roll.ts";
import { turbocharger } from "./turbocharger.ts";
import { clamp, vise } from "./vise.ts";
import { whetstone } from "./whetstone.ts";
import { winch } from "./winch.ts";

export const WORKSHOP: readonly Concept[] = [
  copperStill,
  hedgeTrimmer,
  beeSmoker,
  bicyclePump,
  turbocharger,
  sparkPlug,
  handCrank,
  whetstone,
  paintCan,
  pipeValve,
  grindstone,
  singleBrick,
  plank,
  steelBeam,
  gasCylinder,
  tapeRoll,
  sandpaper,
  spiritLevel,
  lever,
  jackhammer,
  blowtorch,
  leafBlower,
  generator,
  conveyorBelt,
  chainsaw,
  dustpan,
  handcuffs,
  coatHook,
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
  engine,
  piston,
  pulley,
  winch,
];
