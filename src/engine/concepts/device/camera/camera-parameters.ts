import { choice, metres, ratio } from "../../parameter-specs.ts";

/** What a camera is drawn from. */
export type CameraParameters = {
  readonly style: "reflex" | "rangefinder" | "instant";
  readonly width: number;
  readonly slim: number;
  readonly lens: number;
  readonly reach: number;
};

/** Their ranges. */
export const CAMERA_PARAMETERS = {
  style: choice(["reflex", "rangefinder", "instant"], "With a prism, flat-topped, or one that makes prints at once."),
  width: metres(0.08, 0.25, "Side to side."),
  slim: ratio(0.5, 1, "Height over width."),
  lens: ratio(0.14, 0.3, "Radius of the lens over the width."),
  reach: ratio(0.2, 1, "Length of the lens over the width."),
};
