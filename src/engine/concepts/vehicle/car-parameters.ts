import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

const STYLES = ["sedan", "hatchback", "coupe", "sports", "suv", "van", "pickup", "convertible", "classic"] as const;

export type CarStyle = (typeof STYLES)[number];

/** What a car is drawn from. */
export type CarParameters = {
  readonly style: CarStyle;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly clearance: number;
  readonly wheelRadius: number;
  readonly spokes: number;
  readonly beltRatio: number;
  readonly noseDrop: number;
  readonly tailDrop: number;
  readonly windshieldFoot: number;
  readonly roofFront: number;
  readonly roofRear: number;
  readonly rearFoot: number;
  readonly frontAxle: number;
  readonly rearAxle: number;
  readonly tumblehome: number;
  readonly roundLamps: boolean;
  readonly doors: boolean;
  readonly sign: "none" | "taxi" | "police";
};

/** Their ranges. */
export const CAR_PARAMETERS: Concept<CarParameters>["parameters"] = {
  style: choice(STYLES, "Body style."),
  length: metres(2.2, 7, "Nose to tail."),
  width: metres(1.3, 2.4, "Side to side."),
  height: metres(1, 2.6, "Road to roof."),
  clearance: metres(0.08, 0.5, "Road to floor."),
  wheelRadius: metres(0.24, 0.6, "Axle to tread."),
  spokes: integer(3, 12, "Spokes of a wheel."),
  beltRatio: ratio(0.45, 0.75, "Height of the belt line over the whole height."),
  noseDrop: metres(0.02, 0.5, "How far the hood falls towards the nose."),
  tailDrop: metres(0, 0.3, "How far the trunk falls towards the tail."),
  windshieldFoot: ratio(0, 1, "Where the windshield begins, from the nose."),
  roofFront: ratio(0, 1, "Where the roof begins."),
  roofRear: ratio(0, 1, "Where the roof ends."),
  rearFoot: ratio(0, 1, "Where the rear window ends."),
  frontAxle: ratio(0, 1, "Where the front wheels stand."),
  rearAxle: ratio(0, 1, "Where the rear wheels stand."),
  tumblehome: ratio(0.6, 0.95, "Width of the roof over the body's."),
  roundLamps: flag("Round headlights instead of swept ones."),
  doors: flag("The doors are panels of their own, which have their own paint."),
  sign: choice(["none", "taxi", "police"], "What stands on the roof."),
};
