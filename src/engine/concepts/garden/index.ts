import type { Concept } from "../concept.ts";
import { beehive } from "./beehive.ts";
import { birdBath } from "./bird-bath.ts";
import { birdFeeder } from "./bird-feeder.ts";
import { dreamCatcher } from "./dream-catcher.ts";
import { gardenArch } from "./garden-arch.ts";
import { gardenGnome } from "./garden-gnome.ts";
import { gardenHose } from "./garden-hose.ts";
import { gazebo } from "./gazebo.ts";
import { hayBale } from "./hay-bale.ts";
import { pergola } from "./pergola.ts";
import { scarecrow } from "./scarecrow.ts";
import { sprinkler } from "./sprinkler.ts";
import { sundial } from "./sundial.ts";
import { trellis } from "./trellis.ts";
import { waterTrough } from "./water-trough.ts";
import { weathervane } from "./weathervane.ts";
import { windChime } from "./wind-chime.ts";
import { windsock } from "./windsock.ts";
import { woodenPost } from "./wooden-post.ts";
import { wreath } from "./wreath.ts";

export const GARDEN: readonly Concept[] = [
  gardenGnome,
  birdFeeder,
  waterTrough,
  gardenArch,
  birdBath,
  sundial,
  windChime,
  wreath,
  weathervane,
  windsock,
  dreamCatcher,
  gardenHose,
  beehive,
  scarecrow,
  gazebo,
  pergola,
  trellis,
  hayBale,
  woodenPost,
  sprinkler,
];
