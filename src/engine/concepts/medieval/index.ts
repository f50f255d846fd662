import type { Concept } from "../concept.ts";
import { altar } from "./altar.ts";
import { ballista } from "./ballista.ts";
import { electricChair } from "./electric-chair.ts";
import { gallows, guillotine, pillory } from "./guillotine.ts";
import { ironMaiden } from "./iron-maiden.ts";
import { portcullis } from "./portcullis.ts";
import { pressurePlate } from "./pressure-plate.ts";
import { runeStone } from "./rune-stone.ts";
import { batteringRam, siegeTower } from "./siege.ts";
import { spikeTrap } from "./spike-trap.ts";

export const MEDIEVAL: readonly Concept[] = [
  runeStone,
  pressurePlate,
  altar,
  spikeTrap,
  electricChair,
  ironMaiden,
  ballista,
  batteringRam,
  gallows,
  guillotine,
  pillory,
  siegeTower,
  portcullis,
];
