import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Of the band around the head, metres. */
const RADIUS = 0.085;

function build(_: Planned): Part[] {
  const flap = move(stretch(sphere(0.034, 32), [1, 0.98, 0.24]), [0, -0.006, RADIUS]);
  const band = stretch(torus(RADIUS, 0.0022, 64, 10), [1, 2.4, 1]);
  return [makePart("flap", "flap", flap, { weight: 1 }), makePart("band", "band", band, { weight: 0.7 })];
}

/** What a pirate wears over one eye. What makes it itself: one bowed, rounded flap of black leather on a thin band that goes around the head. */
export const eyePatch = defineFromPlan({
  id: "eye-patch",
  family: "garment",
  words: ["eye patch", "eyepatch", "pirate eye patch"],
  senses: [],
  height: 0.06,
  vary: 0.03,
  view: { azimuth: 0.45, elevation: 0.3 },
  slots: {
    flap: mainSlot("leather", "#17161a", "patch|cover"),
    band: slot("leather", "#17161a", "strap|string|cord"),
  },
  build,
  sockets: () => [{ name: "attach", position: [0, 0, 0], normal: [0, 1, 0], radius: RADIUS }],
});
