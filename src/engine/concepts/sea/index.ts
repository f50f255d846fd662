import type { Concept } from "../concept.ts";
import { anglerfish } from "./anglerfish.ts";
import { buoy } from "./buoy.ts";
import { coral } from "./coral.ts";
import { crab } from "./crab.ts";
import { dolphin } from "./dolphin.ts";
import { eel } from "./eel.ts";
import { hermitCrab } from "./hermit-crab.ts";
import { jellyfish } from "./jellyfish.ts";
import { lionfish } from "./lionfish.ts";
import { lobster, shrimp } from "./lobster.ts";
import { narwhal } from "./narwhal.ts";
import { octopus } from "./octopus.ts";
import { orca } from "./orca.ts";
import { pufferfish } from "./pufferfish.ts";
import { ray } from "./ray.ts";
import { seaAnemone } from "./sea-anemone.ts";
import { seahorse } from "./seahorse.ts";
import { clam, seashell } from "./seashell.ts";
import { shark } from "./shark.ts";
import { squid } from "./squid.ts";
import { starfish } from "./starfish.ts";
import { swordfish } from "./swordfish.ts";
import { tentacle } from "./tentacle.ts";
import { urchin } from "./urchin.ts";
import { whale } from "./whale.ts";

export const SEA: readonly Concept[] = [
  anglerfish,
  clam,
  coral,
  crab,
  hermitCrab,
  dolphin,
  eel,
  jellyfish,
  lionfish,
  lobster,
  octopus,
  orca,
  pufferfish,
  ray,
  seahorse,
  seashell,
  shark,
  shrimp,
  squid,
  starfish,
  swordfish,
  urchin,
  whale,
  narwhal,
  buoy,
  tentacle,
  seaAnemone,
];
