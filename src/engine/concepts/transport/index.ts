import type { Concept } from "../concept.ts";
import { divingBell } from "./diving-bell.ts";
import { gasPump } from "./gas-pump.ts";
import { gondola } from "./gondola.ts";
import { hoverbike } from "./hoverbike.ts";
import { hoverboard } from "./hoverboard.ts";
import { hovercraft } from "./hovercraft.ts";
import { jetEngine } from "./jet-engine.ts";
import { jetSki } from "./jet-ski.ts";
import { jetpack } from "./jetpack.ts";
import { licensePlate } from "./license-plate.ts";
import { limousine } from "./limousine.ts";
import { mineCart } from "./mine-cart.ts";
import { parachute } from "./parachute.ts";
import { propeller } from "./propeller.ts";
import { quadBike } from "./quad-bike.ts";
import { segway } from "./segway.ts";
import { skiGondola } from "./ski-gondola.ts";
import { snowmobile } from "./snowmobile.ts";
import { steeringWheel } from "./steering-wheel.ts";
import { stroller } from "./stroller.ts";
import { tiller } from "./tiller.ts";
import { timeMachine } from "./time-machine.ts";
import { tukTuk } from "./tuk-tuk.ts";

export const TRANSPORT: readonly Concept[] = [
  divingBell,
  tiller,
  gondola,
  mineCart,
  skiGondola,
  hoverboard,
  hoverbike,
  gasPump,
  jetpack,
  limousine,
  parachute,
  segway,
  tukTuk,
  quadBike,
  propeller,
  jetEngine,
  hovercraft,
  steeringWheel,
  licensePlate,
  snowmobile,
  timeMachine,
  jetSki,
  stroller,
];
