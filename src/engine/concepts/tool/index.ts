import type { Concept } from "../concept.ts";
import { anchor } from "./anchor.ts";
import { anvil } from "./anvil.ts";
import { axe } from "./axe.ts";
import { barbedWire } from "./barbed-wire.ts";
import { bearTrap } from "./bear-trap.ts";
import { broom } from "./broom.ts";
import { carabiner } from "./carabiner.ts";
import { chain } from "./chain.ts";
import { coilSpring } from "./coil-spring.ts";
import { crowbar } from "./crowbar.ts";
import { drill } from "./drill.ts";
import { gear } from "./gear.ts";
import { grapplingHook } from "./grappling-hook.ts";
import { hammer } from "./hammer.ts";
import { horseshoe } from "./horseshoe.ts";
import { key } from "./key.ts";
import { lockpickSet } from "./lockpick-set.ts";
import { magnet } from "./magnet.ts";
import { mop } from "./mop.ts";
import { padlock } from "./padlock.ts";
import { pickaxe } from "./pickaxe.ts";
import { pliers } from "./pliers.ts";
import { pocketKnife } from "./pocket-knife.ts";
import { rope } from "./rope.ts";
import { saw } from "./saw.ts";
import { scissors } from "./scissors.ts";
import { screw } from "./screw.ts";
import { screwdriver } from "./screwdriver.ts";
import { scythe } from "./scythe.ts";
import { secateurs } from "./secateurs.ts";
import { shovel } from "./shovel.ts";
import { windingKey } from "./winding-key.ts";
import { wrench } from "./wrench.ts";

export const TOOLS: readonly Concept[] = [
  windingKey,
  secateurs,
  grapplingHook,
  lockpickSet,
  coilSpring,
  pickaxe,
  anvil,
  axe,
  broom,
  gear,
  hammer,
  key,
  padlock,
  rope,
  saw,
  scissors,
  screwdriver,
  shovel,
  wrench,
  anchor,
  scythe,
  magnet,
  chain,
  horseshoe,
  drill,
  mop,
  pliers,
  crowbar,
  bearTrap,
  barbedWire,
  screw,
  pocketKnife,
  carabiner,
];
