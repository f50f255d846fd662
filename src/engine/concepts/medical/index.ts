import type { Concept } from "../concept.ts";
import { bandage } from "./bandage.ts";
import { bone } from "./bone.ts";
import { crutch } from "./crutch.ts";
import { defibrillator } from "./defibrillator.ts";
import { dentures } from "./dentures.ts";
import { firstAidKit } from "./first-aid-kit.ts";
import { hearingAid } from "./hearing-aid.ts";
import { hospitalBed } from "./hospital-bed.ts";
import { inhaler } from "./inhaler.ts";
import { ivStand } from "./iv-stand.ts";
import { pill } from "./pill.ts";
import { pillBottle } from "./pill-bottle.ts";
import { prostheticLeg } from "./prosthetic-leg.ts";
import { scalpel } from "./scalpel.ts";
import { stethoscope } from "./stethoscope.ts";
import { stretcher } from "./stretcher.ts";
import { surgicalMask } from "./surgical-mask.ts";
import { syringe } from "./syringe.ts";
import { thermometer } from "./thermometer.ts";
import { tooth } from "./tooth.ts";
import { walkingFrame } from "./walking-frame.ts";
import { xRayMachine } from "./x-ray-machine.ts";

export const MEDICAL: readonly Concept[] = [
  dentures,
  inhaler,
  hearingAid,
  prostheticLeg,
  hospitalBed,
  surgicalMask,
  walkingFrame,
  scalpel,
  bandage,
  bone,
  crutch,
  stethoscope,
  syringe,
  firstAidKit,
  thermometer,
  tooth,
  pill,
  ivStand,
  stretcher,
  defibrillator,
  xRayMachine,
  pillBottle,
];
