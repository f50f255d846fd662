import { curveThrough, graph } from "../../geometry/curve.ts";
import { horn } from "../../geometry/horn.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

const TALL = 2.6;

const bands =
  (long: number): Paint =>
  (surface, x) => {
    const k = Math.floor(((x - 0.1) / long) * 5);
    if (k % 2 !== 0) layColour(surface, [0.86, 0.85, 0.82], 0.8);
  };

function build({ seed }: Planned): Part[] {
  const long = 1.55;
  const wind = 0.16 + 0.3 * ((seed % 30) / 30);
  const path: Vec3[] = curveThrough(
    [0, 0.25, 0.5, 0.75, 1].map(
      (t): Vec3 => [
        0.1 + long * t * (1 - 0.12 * wind * t),
        TALL - 0.12 - wind * long * t * t * 0.75 + 0.02 * t,
        0.05 * t * (1 - t),
      ],
    ),
    7,
  );
  const wide = graph([
    [0, 0.13],
    [0.5, 0.17],
    [1, 0.26],
  ]);
  // the wide mouth is at the pole, so the cloth is drawn from its tail
  const sock = horn([...path].reverse(), wide, 0.006, 0.02, 36);
  const mouth = move(turnZ(torus(0.262, 0.0135, 40, 10), PI / 2), [0.1, TALL - 0.12, 0]);
  const bridle = [0.25, -0.25].flatMap((d) => [
    bar([0.1, TALL - 0.12 + d, 0], [-0.02, TALL - 0.12 + d * 0.2, 0], 0.008, 6),
    bar([0.1, TALL - 0.12, d], [-0.02, TALL - 0.12, d * 0.1], 0.008, 6),
  ]);
  const pole = turnedPiece(
    [
      [0.2, 0, 0.01],
      [0.2, 0.05, 0.01],
      [0.06, 0.1, 0.02],
      [0.042, 0.2, 0.02],
      [0.03, TALL + 0.12],
      [0.045, TALL + 0.125, 0.01],
      [0.045, TALL + 0.19, 0.03],
    ],
    24,
  );
  return [
    makePart("sock", "sock", sock, { weight: 1, paint: bands(long) }),
    makePart("mouth", "ring", mouth, { weight: 0.8 }),
    makePart("bridle", "ring", merge(bridle), { weight: 0.5 }),
    makePart("pole", "pole", pole, { weight: 0.8 }),
  ];
}

/** A windsock. What makes it itself: a long cone of cloth in orange and white bands, open at both ends, that streams out sideways from a ring at the top of a pole. */
export const windsock = defineFromPlan({
  id: "windsock",
  family: "object",
  words: ["windsock", "wind sock", "airport windsock", "wind cone", "air sock"],
  senses: [],
  height: 2.8,
  view: { azimuth: -0.3, elevation: 0.08 },
  slots: {
    sock: mainSlot("canvas", "#e8561a #d8281e #f07a1a", "cone|cloth|sleeve"),
    ring: slot("brushed-steel", "", "hoop|bridle"),
    pole: slot("painted-metal", "#e8e8e4 #9a9ea4", "mast|post"),
  },
  build,
});
