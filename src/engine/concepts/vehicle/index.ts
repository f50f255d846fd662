import type { Concept } from "../concept.ts";
import { airplane } from "./aircraft/airplane.ts";
import { balloon } from "./aircraft/balloon.ts";
import { blimp } from "./aircraft/blimp.ts";
import { drone } from "./aircraft/drone.ts";
import { hangGlider } from "./aircraft/hang-glider.ts";
import { helicopter } from "./aircraft/helicopter.ts";
import { lunarLander } from "./aircraft/lunar-lander.ts";
import { paperPlane } from "./aircraft/paper-plane.ts";
import { rocket } from "./aircraft/rocket.ts";
import { sailplane } from "./aircraft/sailplane.ts";
import { satellite } from "./aircraft/satellite.ts";
import { spaceShuttle } from "./aircraft/space-shuttle.ts";
import { spaceStation } from "./aircraft/space-station.ts";
import { spaceship } from "./aircraft/spaceship.ts";
import { stealthBomber } from "./aircraft/stealth-bomber.ts";
import { ufo } from "./aircraft/ufo.ts";
import { aircraftCarrier } from "./boat/aircraft-carrier.ts";
import { figurehead } from "./boat/figurehead.ts";
import { galleon } from "./boat/galleon.ts";
import { kayak } from "./boat/kayak.ts";
import { oar } from "./boat/oar.ts";
import { raft } from "./boat/raft.ts";
import { rowboat } from "./boat/rowboat.ts";
import { sailboat } from "./boat/sailboat.ts";
import { ship } from "./boat/ship.ts";
import { submarine } from "./boat/submarine.ts";
import { surfboard } from "./boat/surfboard.ts";
import { vikingShip } from "./boat/viking-ship.ts";
import { bumperCar } from "./bumper-car.ts";
import { car } from "./car.ts";
import { chariot } from "./cart/chariot.ts";
import { dogSled } from "./cart/dog-sled.ts";
import { pulledRickshaw } from "./cart/pulled-rickshaw.ts";
import { sled } from "./cart/sled.ts";
import { wagon } from "./cart/wagon.ts";
import { wheel } from "./cart/wheel.ts";
import { wheelbarrow } from "./cart/wheelbarrow.ts";
import { bicycle } from "./cycle/bicycle.ts";
import { kickScooter } from "./cycle/kick-scooter.ts";
import { scooter } from "./cycle/motor-scooter.ts";
import { motorcycle } from "./cycle/motorcycle.ts";
import { pennyFarthing } from "./cycle/penny-farthing.ts";
import { skateboard } from "./cycle/skateboard.ts";
import { tricycle } from "./cycle/tricycle.ts";
import { unicycle } from "./cycle/unicycle.ts";
import { wheelchair } from "./cycle/wheelchair.ts";
import { duneBuggy } from "./dune-buggy.ts";
import { monorail } from "./rail/monorail.ts";
import { subwayCar } from "./rail/subway-car.ts";
import { train } from "./rail/train.ts";
import { tram } from "./rail/tram.ts";
import { ambulance } from "./road/ambulance.ts";
import { bus } from "./road/bus.ts";
import { camperTrailer } from "./road/camper-trailer.ts";
import { combineHarvester } from "./road/combine-harvester.ts";
import { excavator } from "./road/excavator.ts";
import { fireEngine } from "./road/fire-engine.ts";
import { foodTruck } from "./road/food-truck.ts";
import { forklift } from "./road/forklift.ts";
import { golfCart } from "./road/golf-cart.ts";
import { halfTrack } from "./road/half-track.ts";
import { hearse } from "./road/hearse.ts";
import { prewarCar } from "./road/prewar-car.ts";
import { raceCar } from "./road/race-car.ts";
import { rover } from "./road/rover.ts";
import { steamroller } from "./road/steamroller.ts";
import { streetSweeper } from "./road/street-sweeper.ts";
import { tank } from "./road/tank.ts";
import { towerCrane } from "./road/tower-crane.ts";
import { tractor } from "./road/tractor.ts";
import { truck } from "./road/truck.ts";

export const VEHICLES: readonly Concept[] = [
  figurehead,
  dogSled,
  pulledRickshaw,
  foodTruck,
  streetSweeper,
  duneBuggy,
  halfTrack,
  pennyFarthing,
  stealthBomber,
  lunarLander,
  monorail,
  subwayCar,
  camperTrailer,
  bumperCar,
  prewarCar,
  hearse,
  aircraftCarrier,
  car,
  airplane,
  ambulance,
  balloon,
  bicycle,
  bus,
  fireEngine,
  galleon,
  motorcycle,
  rocket,
  rowboat,
  sailboat,
  skateboard,
  spaceship,
  submarine,
  tank,
  train,
  truck,
  ufo,
  surfboard,
  sled,
  ship,
  vikingShip,
  wagon,
  chariot,
  wheelbarrow,
  raceCar,
  helicopter,
  scooter,
  kickScooter,
  wheel,
  excavator,
  tractor,
  oar,
  raft,
  drone,
  paperPlane,
  hangGlider,
  blimp,
  spaceShuttle,
  satellite,
  unicycle,
  wheelchair,
  tram,
  forklift,
  rover,
  spaceStation,
  tricycle,
  combineHarvester,
  sailplane,
  kayak,
  towerCrane,
  steamroller,
  golfCart,
];
