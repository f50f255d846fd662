import type { Concept } from "../concept.ts";
import { barberPole } from "./barber-pole.ts";
import { bikeRack } from "./bike-rack.ts";
import { bollard } from "./bollard.ts";
import { busStop } from "./bus-stop.ts";
import { carousel } from "./carousel.ts";
import { carouselHorse } from "./carousel-horse.ts";
import { cashMachine } from "./cash-machine.ts";
import { crosswalk } from "./crosswalk.ts";
import { ferrisWheel } from "./ferris-wheel.ts";
import { fireHydrant } from "./fire-hydrant.ts";
import { mailbox } from "./mailbox.ts";
import { manholeCover } from "./manhole-cover.ts";
import { parkingMeter } from "./parking-meter.ts";
import { roadBarrier } from "./road-barrier.ts";
import { roadSign } from "./road-sign.ts";
import { rollerCoaster } from "./roller-coaster.ts";
import { signboard } from "./signboard.ts";
import { telephoneBooth } from "./telephone-booth.ts";
import { trafficCone } from "./traffic-cone.ts";
import { trafficDrum } from "./traffic-drum.ts";
import { trafficLight } from "./traffic-light.ts";
import { utilityPole } from "./utility-pole.ts";

export const STREET: readonly Concept[] = [
  crosswalk,
  barberPole,
  cashMachine,
  bollard,
  busStop,
  manholeCover,
  bikeRack,
  fireHydrant,
  mailbox,
  roadSign,
  signboard,
  telephoneBooth,
  trafficLight,
  trafficCone,
  trafficDrum,
  ferrisWheel,
  carousel,
  carouselHorse,
  rollerCoaster,
  parkingMeter,
  roadBarrier,
  utilityPole,
];
