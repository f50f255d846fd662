import type { Concept } from "../concept.ts";
import { anemometer } from "./anemometer.ts";
import { armillarySphere } from "./armillary-sphere.ts";
import { astrolabe } from "./astrolabe.ts";
import { atom } from "./atom.ts";
import { barometer } from "./barometer.ts";
import { bunsenBurner } from "./bunsen-burner.ts";
import { centrifuge } from "./centrifuge.ts";
import { dna } from "./dna.ts";
import { geigerCounter } from "./geiger-counter.ts";
import { gyroscope } from "./gyroscope.ts";
import { multimeter } from "./multimeter.ts";
import { newtonsCradle } from "./newtons-cradle.ts";
import { orrery } from "./orrery.ts";
import { oscilloscope } from "./oscilloscope.ts";
import { pendulum } from "./pendulum.ts";
import { petriDish } from "./petri-dish.ts";
import { pipette } from "./pipette.ts";
import { plasmaGlobe } from "./plasma-globe.ts";
import { vacuumTube } from "./vacuum-tube.ts";
import { virus } from "./virus.ts";
import { weatherBalloon } from "./weather-balloon.ts";

export const SCIENCE: readonly Concept[] = [
  centrifuge,
  weatherBalloon,
  gyroscope,
  pendulum,
  geigerCounter,
  anemometer,
  barometer,
  pipette,
  armillarySphere,
  plasmaGlobe,
  newtonsCradle,
  bunsenBurner,
  orrery,
  astrolabe,
  atom,
  dna,
  petriDish,
  virus,
  oscilloscope,
  multimeter,
  vacuumTube,
];
