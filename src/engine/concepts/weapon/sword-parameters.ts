import type { Concept } from "../concept.ts";
import { choice, flag, metres, ratio } from "../parameter-specs.ts";

const STYLES = [
  "arming",
  "longsword",
  "greatsword",
  "short",
  "dagger",
  "rapier",
  "katana",
  "sabre",
  "scimitar",
] as const;

/** What a sword is drawn from. */
export type SwordParameters = {
  readonly style: (typeof STYLES)[number];
  readonly bladeLength: number;
  readonly bladeWidth: number;
  readonly bladeThickness: number;
  readonly curve: number;
  readonly fuller: number;
  readonly guardWidth: number;
  readonly guardDroop: number;
  readonly gripLength: number;
  readonly pommel: "wheel" | "ball" | "stopper" | "cap";
  readonly gem: boolean;
  readonly gemSize: number;
};

/** Their ranges. */
export const SWORD_PARAMETERS: Concept<SwordParameters>["parameters"] = {
  style: choice(STYLES, "Kind of sword: straight and double-edged, thrusting, or curved and single-edged."),
  bladeLength: metres(0.12, 2, "Guard to point."),
  bladeWidth: metres(0.01, 0.25, "Width of the blade at the guard."),
  bladeThickness: metres(0.003, 0.03, "Thickness of the blade at the guard."),
  curve: ratio(0, 0.3, "Sideways bow of the blade as part of its length."),
  fuller: ratio(0, 0.9, "How far up the groove reaches; 0 is none."),
  guardWidth: metres(0.03, 0.6, "Guard from tip to tip."),
  guardDroop: ratio(-0.3, 0.3, "Bow of the guard: towards the point when positive."),
  gripLength: metres(0.07, 0.5, "Length of the grip."),
  pommel: choice(["wheel", "ball", "stopper", "cap"], "Shape of the pommel."),
  gem: flag("Has a jewel in the guard."),
  gemSize: ratio(0.4, 2, "Half the jewel's width against the guard's height."),
};
