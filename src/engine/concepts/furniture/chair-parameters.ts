import type { Concept } from "../concept.ts";
import { choice, flag, integer, metres, ratio } from "../parameter-specs.ts";

const STYLES = ["ladder", "spindle", "slat", "panel", "stool", "throne"] as const;

/** What a chair is drawn from. */
export type ChairParameters = {
  readonly style: (typeof STYLES)[number];
  readonly legShape: "square" | "tapered" | "turned" | "curved";
  readonly legs: number;
  readonly width: number;
  readonly depth: number;
  readonly seatHeight: number;
  readonly backHeight: number;
  readonly backTilt: number;
  readonly splay: number;
  readonly thickness: number;
  readonly bars: number;
  readonly arch: number;
  readonly arms: boolean;
  readonly cushion: boolean;
  readonly padded: boolean;
  readonly rungs: boolean;
  readonly rockers: boolean;
  readonly roundSeat: boolean;
};

/** Their ranges. */
export const CHAIR_PARAMETERS: Concept<ChairParameters>["parameters"] = {
  style: choice(STYLES, "What the back is made of, or none (stool)."),
  legShape: choice(["square", "tapered", "turned", "curved"], "Shape of the front legs."),
  legs: integer(1, 12, "Legs; one is a pedestal."),
  width: metres(0.25, 1.4, "Seat from side to side."),
  depth: metres(0.25, 1, "Seat from front to back."),
  seatHeight: metres(0.2, 1, "Floor to top of the seat."),
  backHeight: metres(0.15, 1.6, "Seat to top of the back."),
  backTilt: { kind: "number", min: 0, max: 0.35, unit: "rad", about: "Lean of the back." },
  splay: { kind: "number", min: 0, max: 0.3, unit: "rad", about: "Outward slant of the legs." },
  thickness: metres(0.015, 0.12, "Thickness of a leg."),
  bars: integer(1, 12, "Bars, spindles or slats in the back."),
  arch: ratio(0, 1, "How much the top rail arches."),
  arms: flag("Has armrests."),
  cushion: flag("Has a seat cushion."),
  padded: flag("Its back is padded as well."),
  rungs: flag("Has stretchers between the legs."),
  rockers: flag("Stands on rockers."),
  roundSeat: flag("Round seat instead of a squarish one."),
};
