import type { Concept } from "../concept.ts";
import { bandage } from "./bandage.ts";
import { bone } from "./bone.ts";
import { crutch } from "./crutch.ts";
import { firstAidKit } from "./first-aid-kit.ts";
import { pill } from "./pill.ts";
import { stethoscope } from "./stethoscope.ts";
import { syringe } from "./syringe.ts";
import { thermometer } from "./thermometer.ts";
import { tooth } from "./tooth.ts";

export const MEDICAL: readonly Concept[] = [
  bandage,
  bone,
  crutch,
  stethoscope,
  syringe,
  firstAidKit,
  thermometer,
  tooth,
  pill,
];
