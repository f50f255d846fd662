import type { Vocabulary } from "../terms/vocabulary.ts";
import { pourOut, spillWhatLeaks } from "../ties/strew.ts";
import { settleBelongings } from "./as-belongs.ts";
import { countSets } from "./as-set.ts";
import { blowOut, settleUse } from "./as-used.ts";
import { browse } from "./browse.ts";
import { takeKindsBySize } from "./by-size.ts";
import { castTogether } from "./cast-together.ts";
import { colourPuddles } from "./colour-puddles.ts";
import { comeWith } from "./come-with.ts";
import { cook } from "./cook.ts";
import { putCostumesOn, wrapInCloths } from "./costume-on.ts";
import { digUp } from "./dig-up.ts";
import { equip } from "./equip.ts";
import { fillUp } from "./fill-up.ts";
import { forge } from "./forge.ts";
import { growCoats } from "./grow-coats.ts";
import { holdInBill } from "./hold-in-bill.ts";
import { knit } from "./knit.ts";
import { layOnTable } from "./lay-on-table.ts";
import { lightFromWithin } from "./light-from-within.ts";
import { milk } from "./milk.ts";
import { playAround, playTogether } from "./play-together.ts";
import { putInPots } from "./put-in-pots.ts";
import { roast } from "./roast.ts";
import type { Scene } from "./scene.ts";
import { serve } from "./serve.ts";
import { setStones } from "./set-stones.ts";
import { setWeave } from "./set-weave.ts";
import { shareLoads } from "./share-load.ts";
import { sitAtWork, standAtDough, takeOars } from "./sit-at-work.ts";
import { slideDown } from "./slide-down.ts";
import { standAtWork } from "./stand-at-work.ts";
import { surf } from "./surf.ts";
import { clingToRopes, takeFrom } from "./take-from.ts";
import { takeTools } from "./take-tools.ts";
import { takeUp } from "./take-up.ts";
import { tellAges } from "./tell-ages.ts";

type Pass = (scene: Scene, vocabulary: Vocabulary) => void;

/** Each adds or puts right what goes without saying. They run in this order: a tool that one brings is what the next one sees in hand. */
export const SCENE_PASSES: readonly Pass[] = [
  countSets,
  takeKindsBySize,
  takeFrom,
  clingToRopes,
  takeTools,
  shareLoads,
  spillWhatLeaks,
  pourOut,
  roast,
  milk,
  slideDown,
  cook,
  putInPots,
  equip,
  knit,
  surf,
  playTogether,
  playAround,
  serve,
  putCostumesOn,
  wrapInCloths,
  browse,
  takeUp,
  blowOut,
  layOnTable,
  settleUse,
  settleBelongings,
  standAtWork,
  sitAtWork,
  forge,
  standAtDough,
  takeOars,
  tellAges,
  setStones,
  setWeave,
  comeWith,
  castTogether,
  digUp,
  fillUp,
  lightFromWithin,
  growCoats,
  holdInBill,
  colourPuddles,
];
