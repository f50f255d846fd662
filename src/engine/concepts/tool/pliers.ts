import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

const OPEN = 0.16;

/** Grooves across the gripping faces. */
const teeth =
  (from: number): Paint =>
  (surface, x, y) => {
    const s = y * 420;
    if (Math.abs(x) < 0.0035 && y > from && s - Math.floor(s) < 0.45) {
      surface.height -= 0.0008;
      surface.r *= 0.45;
      surface.g *= 0.45;
      surface.b *= 0.45;
    }
  };

/** The right jaw with its half of the joint, the joint at the origin. */
function jaw(style: string): Geometry {
  if (style === "needle")
    return plate(
      [
        [-0.014, -0.016, 0.006],
        [0.012, -0.02, 0.006],
        [0.017, -0.002, 0.008],
        [0.0125, 0.016, 0.008],
        [0.0065, 0.05, 0.02],
        [0.0032, 0.083, 0.001],
        [0, 0.083],
        [0, 0.02, 0.002],
        [-0.013, 0.008, 0.006],
      ],
      0.0095,
      0.0022,
    );
  return plate(
    [
      [-0.017, -0.018, 0.007],
      [0.015, -0.024, 0.007],
      [0.022, -0.002, 0.01],
      [0.0175, 0.02, 0.01],
      [0.0125, 0.052, 0.004],
      [0, 0.052],
      [0, 0.034, 0.001],
      [0.0035, 0.025, 0.004],
      [0, 0.016, 0.001],
      [-0.016, 0.009, 0.007],
    ],
    0.0125,
    0.0026,
  );
}

const arm = (girth: number, from: number): Geometry => {
  const line: Vec3[] = [
    [-0.003, -0.008, 0],
    [-0.012, -0.03, 0],
    [-0.026, -0.058, 0],
    [-0.031, -0.09, 0],
    [-0.027, -0.125, 0],
    [-0.021, -0.15, 0],
  ];
  const path = curveThrough(line, 6);
  return sweep(ellipseOutline(0.0062 * girth, 0.0052 * girth, 14), path.slice(Math.round(path.length * from)), {
    up: [0, 0, 1],
    endRounding: 0.004,
    scale: (t) => (girth > 1 ? 1 + 0.16 * Math.max(0, 1 - t * 7) + 0.1 * t : 1),
  });
};

function build({ style }: Planned): Part[] {
  const right = (g: Geometry, z: number) => move(turnZ(g, -OPEN), [0, 0, z]);
  const left = (g: Geometry, z: number) => move(turnZ(mirror(g), OPEN), [0, 0, z]);
  const from = style === "needle" ? 0.02 : 0.017;
  return [
    makePart("jaw-right", "head", right(jaw(style), 0.002), { weight: 1, paint: teeth(from) }),
    makePart("jaw-left", "head", left(jaw(style), -0.002), { weight: 1, paint: teeth(from) }),
    ...makeParts("arm", "head", [right(arm(1, 0), 0), left(arm(1, 0), 0)], { weight: 0.6 }),
    ...makeParts("grip", "grip", [right(arm(1.5, 0.27), 0), left(arm(1.5, 0.27), 0)], { weight: 1 }),
    makePart("pivot", "pivot", move(disc(0.0085, 0.006, 0.0015, 24), [0, -0.003, 0.0055]), { weight: 0.6 }),
    makePart("pivot-back", "pivot", move(disc(0.0075, 0.005, 0.001, 24), [0, -0.003, -0.0105]), { weight: 0.2 }),
  ];
}

/** Pliers. What makes it itself: two steel jaws with grooves that meet, a round pivot below them, and two long curved handles in thick coloured rubber. */
export const pliers = defineFromPlan({
  id: "pliers",
  family: "tool",
  words: [
    "pliers",
    "pair of pliers",
    "plier",
    "pincers",
    "needle nose pliers",
    "long nose pliers",
    "combination pliers",
    "wire cutters",
    "wire cutter",
  ],
  senses: ["pliers", "pincer#2"],
  height: 0.2,
  view: { azimuth: 0.3, elevation: 0.12 },
  slots: {
    grip: mainSlot("rubber plastic", "#c8201a #1f5fb4 #e8a416 #2a2b2f", "handle|sleeve"),
    head: slot("brushed-steel steel", "", "jaw|nose|tooth|blade"),
    pivot: slot("iron brushed-steel", "", "joint|screw|rivet"),
  },
  styles: {
    combination: { weight: 3, words: ["combination pliers", "pincers"] },
    needle: { weight: 1, words: ["needle nose pliers", "long nose pliers"], traits: ["long", "thin"] },
  },
  build,
});
