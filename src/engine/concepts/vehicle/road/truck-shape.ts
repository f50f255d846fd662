import type { Part } from "../../../geometry/part.ts";
import type { Concept } from "../../concept.ts";
import { choice, flag, metres } from "../../parameter-specs.ts";

export const TRUCK_STYLES = [
  "box",
  "dump",
  "flat",
  "tow",
  "tank",
  "garbage",
  "mixer",
  "monster",
  "plow",
  "fire",
  "ambulance",
] as const;
export type TruckStyle = (typeof TRUCK_STYLES)[number];

export type TruckParameters = {
  readonly style: TruckStyle;
  readonly length: number;
  readonly width: number;
  /** Of the cab above the frame. */
  readonly height: number;
  readonly wheelRadius: number;
  readonly hood: number;
  readonly lettering: string;
  readonly livery: "plain" | "fire" | "ambulance";
  /** A fire engine's points up rather than lying over its roof. */
  readonly ladderUp: boolean;
};

export const truckParameters: Concept<TruckParameters>["parameters"] = {
  style: choice(TRUCK_STYLES, "What it carries."),
  length: metres(3, 14, "Nose to tail."),
  width: metres(1.6, 3, "Side to side."),
  height: metres(1.2, 3.2, "The cab's height over the frame."),
  wheelRadius: metres(0.3, 1.5, "Axle to tread."),
  hood: metres(0, 1.6, "How far the hood stands before the windshield; 0 is a flat face."),
  lettering: choice(["", "MAIL", "FIRE", "AMBULANCE"], "What is written on its sides."),
  livery: choice(["plain", "fire", "ambulance"], "Stripes and signs."),
  ladderUp: flag("A fire engine's ladder points up."),
};

/** Lines all of a truck is built along, metres; +Z is the nose. */
export interface TruckFrame {
  readonly nose: number;
  readonly rear: number;
  /** Where the cab's rear wall stands. */
  readonly cabRear: number;
  /** Where the windshield's foot stands. */
  readonly face: number;
  /** Top of the frame the load rests on. */
  readonly deck: number;
  /** Lower edge of the cab. */
  readonly sill: number;
  readonly roof: number;
  readonly half: number;
  readonly axles: readonly number[];
}

export function truckFrame(p: TruckParameters): TruckFrame {
  const nose = p.length / 2;
  const rear = -nose;
  const face = nose - p.hood;
  const r = p.wheelRadius;
  const monster = p.style === "monster";
  const twin = p.length > 6 && !monster && p.style !== "ambulance";
  const last = rear + p.length * (monster ? 0.2 : twin ? 0.24 : 0.22);
  return {
    nose,
    rear,
    face,
    cabRear: face - (p.style === "fire" ? 2.1 : monster ? 1.75 : 1.45),
    deck: monster ? r * 1.75 : r * 2 + 0.06,
    sill: monster ? r * 1.55 : r * 0.85,
    roof: (monster ? r * 1.55 : r * 1.2) + p.height,
    half: p.width / 2,
    axles: [
      p.hood > 0 ? nose - p.hood * 0.62 - (monster ? 0.2 : 0) : nose - 0.95,
      ...(twin ? [last + r * 1.08, last - r * 1.08] : [last]),
    ],
  };
}

/** What stands behind a cab. */
export interface Load {
  readonly parts: readonly Part[];
  /** Height of what can be stood on, of the floor things are laid on, and z of its middle. */
  readonly top: number;
  readonly floor: number;
  readonly middle: number;
}
