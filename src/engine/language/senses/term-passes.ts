import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { disambiguate } from "./disambiguate.ts";
import { fillWithCoins } from "./fill-with-coins.ts";
import { settleAbout } from "./settle-about.ts";
import { settleAdjectives } from "./settle-adjectives.ts";
import { settleAdorned } from "./settle-adorned.ts";
import { settleBaths } from "./settle-baths.ts";
import { settleBecoming } from "./settle-becoming.ts";
import { settleBefallen } from "./settle-befallen.ts";
import { settleBeside } from "./settle-beside.ts";
import { settleBones } from "./settle-bones.ts";
import { settleCallings } from "./settle-callings.ts";
import { settleClauses } from "./settle-clauses.ts";
import { settleClimbers } from "./settle-climbers.ts";
import { settleCloths } from "./settle-cloths.ts";
import { settleDeeds } from "./settle-deeds.ts";
import { settleFills } from "./settle-fills.ts";
import { settleFloats } from "./settle-floats.ts";
import { settleFormation } from "./settle-formation.ts";
import { settleGlow } from "./settle-glow.ts";
import { settleGrasps } from "./settle-grasps.ts";
import { settleGreetings } from "./settle-greetings.ts";
import { settleHangs } from "./settle-hangs.ts";
import { settleHues } from "./settle-hues.ts";
import { settleLights } from "./settle-lights.ts";
import { settleLimbs } from "./settle-limbs.ts";
import { settleLines } from "./settle-lines.ts";
import { settleMeasures } from "./settle-measures.ts";
import { settleMends } from "./settle-mends.ts";
import { settlePartial } from "./settle-partial.ts";
import { settlePlaces } from "./settle-places.ts";
import { settlePlumage } from "./settle-plumage.ts";
import { settlePostposed } from "./settle-postposed.ts";
import { settlePrints } from "./settle-prints.ts";
import { settleProductions } from "./settle-productions.ts";
import { settleSeasons } from "./settle-seasons.ts";
import { settleShown } from "./settle-shown.ts";
import { settleSides } from "./settle-sides.ts";
import { settleSigns } from "./settle-signs.ts";
import { settleSmoke } from "./settle-smoke.ts";
import { settleStoreys } from "./settle-storeys.ts";
import { settleThreads } from "./settle-threads.ts";
import { settleTies } from "./settle-ties.ts";
import { settleToppings } from "./settle-toppings.ts";
import { settleTops } from "./settle-tops.ts";
import { settleVariety } from "./settle-variety.ts";
import { settleVerbs } from "./settle-verbs.ts";
import { settleYoung } from "./settle-young.ts";

type Pass = (terms: readonly Term[], vocabulary: Vocabulary) => readonly Term[];

/** Each gives some words the sense they have beside the others. They run in this order: what comes later reads what came before. */
export const TERM_PASSES: readonly Pass[] = [
  settleBecoming,
  settleBefallen,
  settlePostposed,
  settleAdorned,
  settleGlow,
  settleAbout,
  settleClimbers,
  settleBeside,
  settleTops,
  settleCallings,
  settleSigns,
  settlePlumage,
  settleFills,
  settleMeasures,
  settleAdjectives,
  disambiguate,
  settleBones,
  settleYoung,
  settleFloats,
  settleProductions,
  settleGreetings,
  settleGrasps,
  settleBaths,
  settleVerbs,
  settleHangs,
  settleTies,
  settleThreads,
  settleDeeds,
  settlePartial,
  settleToppings,
  settleHues,
  settleClauses,
  settleSmoke,
  settleCloths,
  fillWithCoins,
  settleLights,
  settleLines,
  settleLimbs,
  settleFormation,
  settleStoreys,
  settlePlaces,
  settlePrints,
  settleShown,
  settleSides,
  settleSeasons,
  settleVariety,
  settleMends,
];
