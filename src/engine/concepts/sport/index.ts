import type { Concept } from "../concept.ts";
import { archeryTarget } from "./archery-target.ts";
import { ball } from "./ball.ts";
import { baseballBat } from "./baseball-bat.ts";
import { basketballHoop } from "./basketball-hoop.ts";
import { bowlingPin } from "./bowling-pin.ts";
import { boxingRing } from "./boxing-ring.ts";
import { dumbbell } from "./dumbbell.ts";
import { exerciseBike } from "./exercise-bike.ts";
import { fishingLure } from "./fishing-lure.ts";
import { fishingNet } from "./fishing-net.ts";
import { fishingRod } from "./fishing-rod.ts";
import { foosballTable } from "./foosball-table.ts";
import { frisbee } from "./frisbee.ts";
import { golfClub } from "./golf-club.ts";
import { divingHelmet } from "./helmet/diving-helmet.ts";
import { helmet } from "./helmet.ts";
import { hockeyStick } from "./hockey-stick.ts";
import { hulaHoop } from "./hula-hoop.ts";
import { hurdle } from "./hurdle.ts";
import { jumpingHoop } from "./jumping-hoop.ts";
import { kettlebell } from "./kettlebell.ts";
import { lifeBuoy } from "./life-buoy.ts";
import { lifeguardChair } from "./lifeguard-chair.ts";
import { lobsterTrap } from "./lobster-trap.ts";
import { pogoStick } from "./pogo-stick.ts";
import { pommelHorse } from "./pommel-horse.ts";
import { punchingBag } from "./punching-bag.ts";
import { racket } from "./racket.ts";
import { scoreboard } from "./scoreboard.ts";
import { shuttlecock } from "./shuttlecock.ts";
import { skateRamp } from "./skate-ramp.ts";
import { skiPoles } from "./ski-poles.ts";
import { skis } from "./skis.ts";
import { snowboard } from "./snowboard.ts";
import { snowshoes } from "./snowshoes.ts";
import { soccerGoal } from "./soccer-goal.ts";
import { sportsGlove } from "./sports-glove.ts";
import { swimFins } from "./swim-fins.ts";
import { tackleBox } from "./tackle-box.ts";
import { tennisNet } from "./tennis-net.ts";
import { trophy } from "./trophy.ts";
import { whistle } from "./whistle.ts";
import { yogaMat } from "./yoga-mat.ts";

export const SPORTS: readonly Concept[] = [
  scoreboard,
  lifeguardChair,
  tennisNet,
  fishingLure,
  skiPoles,
  snowshoes,
  tackleBox,
  pommelHorse,
  boxingRing,
  ball,
  bowlingPin,
  dumbbell,
  fishingRod,
  frisbee,
  divingHelmet,
  helmet,
  punchingBag,
  racket,
  skis,
  snowboard,
  sportsGlove,
  trophy,
  exerciseBike,
  basketballHoop,
  soccerGoal,
  fishingNet,
  baseballBat,
  golfClub,
  hockeyStick,
  whistle,
  hulaHoop,
  lifeBuoy,
  swimFins,
  yogaMat,
  kettlebell,
  shuttlecock,
  archeryTarget,
  foosballTable,
  lobsterTrap,
  jumpingHoop,
  hurdle,
  pogoStick,
  skateRamp,
];
