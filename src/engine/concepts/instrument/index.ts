import type { Concept } from "../concept.ts";
import { frenchHorn, trombone, trumpet, tuba } from "./brass.ts";
import { drum, drumKit } from "./drum.ts";
import { bassGuitar, guitar, ukulele } from "./guitar.ts";
import { piano, synthesizer } from "./piano.ts";
import { saxophone } from "./saxophone.ts";
import { violin } from "./violin.ts";

export const INSTRUMENTS: readonly Concept[] = [
  bassGuitar,
  drum,
  drumKit,
  frenchHorn,
  guitar,
  piano,
  saxophone,
  synthesizer,
  trombone,
  trumpet,
  tuba,
  ukulele,
  violin,
];
