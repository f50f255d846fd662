import type { Concept } from "../concept.ts";
import { bubbleWand } from "./bubble-wand.ts";
import { hamsterWheel } from "./hamster-wheel.ts";
import { kite } from "./kite.ts";
import { mask } from "./mask.ts";
import { partyBalloon } from "./party-balloon.ts";
import { pinwheel } from "./pinwheel.ts";
import { pomPom } from "./pom-pom.ts";
import { soapBubbles } from "./soap-bubbles.ts";
import { sockPuppet } from "./sock-puppet.ts";
import { waterGun } from "./water-gun.ts";
import { yarn } from "./yarn.ts";

export const TOYS: readonly Concept[] = [
  soapBubbles,
  waterGun,
  sockPuppet,
  kite,
  mask,
  partyBalloon,
  yarn,
  pinwheel,
  bubbleWand,
  pomPom,
  hamsterWheel,
];
