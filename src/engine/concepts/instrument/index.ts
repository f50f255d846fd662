import type { Concept } from "../concept.ts";
import { frenchHorn } from "./brass/french-horn.ts";
import { trombone } from "./brass/trombone.ts";
import { trumpet } from "./brass/trumpet.ts";
import { tuba } from "./brass/tuba.ts";
import { drum } from "./drum/drum.ts";
import { drumKit } from "./drum/drum-kit.ts";
import { bassGuitar } from "./guitar/bass-guitar.ts";
import { guitar } from "./guitar/guitar.ts";
import { ukulele } from "./guitar/ukulele.ts";
import { piano } from "./piano/piano.ts";
import { synthesizer } from "./piano/synthesizer.ts";
import { saxophone } from "./saxophone.ts";
import { violin } from "./violin/violin.ts";

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
