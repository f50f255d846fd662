import type { Concept } from "../concept.ts";
import { cigar } from "./cigar.ts";
import { comb } from "./comb.ts";
import { compactMirror } from "./compact-mirror.ts";
import { divingMask } from "./diving-mask.ts";
import { earmuffs } from "./earmuffs.ts";
import { eyePatch } from "./eye-patch.ts";
import { gasMask } from "./gas-mask.ts";
import { glasses } from "./glasses.ts";
import { goggles } from "./goggles.ts";
import { hairClip } from "./hair-clip.ts";
import { handFan } from "./hand-fan.ts";
import { lipstick } from "./lipstick.ts";
import { makeupBrush } from "./makeup-brush.ts";
import { nailPolish } from "./nail-polish.ts";
import { perfumeBottle } from "./perfume-bottle.ts";
import { petCollar } from "./pet-collar.ts";
import { ribbon } from "./ribbon.ts";
import { bridle, stirrup } from "./riding-tack.ts";
import { saddle } from "./saddle.ts";
import { spur } from "./spur.ts";
import { tobaccoPipe } from "./tobacco-pipe.ts";
import { umbrella } from "./umbrella.ts";
import { wallet } from "./wallet.ts";
import { weldingMask } from "./welding-mask.ts";
import { wig } from "./wig.ts";

export const ACCESSORIES: readonly Concept[] = [
  earmuffs,
  compactMirror,
  makeupBrush,
  nailPolish,
  hairClip,
  umbrella,
  glasses,
  comb,
  perfumeBottle,
  lipstick,
  ribbon,
  saddle,
  wig,
  goggles,
  tobaccoPipe,
  wallet,
  divingMask,
  gasMask,
  weldingMask,
  cigar,
  handFan,
  eyePatch,
  petCollar,
  stirrup,
  bridle,
  spur,
];
