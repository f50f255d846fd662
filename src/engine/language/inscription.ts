import type { Rgb } from "../math/color.ts";
import type { BodySpot } from "./words/body-spots.ts";

/** What is written on a thing. */
export interface Inscription {
  readonly text: string;
  /** The slot, or the spot of a body, that it is written on, if not where it shows best. */
  readonly slot?: string;
  readonly spot?: BodySpot;
  /** Linear; left out: one that stands out. */
  readonly colour?: Rgb;
}
