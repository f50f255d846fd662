import { alongPath, pathLength } from "../../geometry/along-path.ts";
import { curveThrough, line } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { circleOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { hole } from "../pieces.ts";

/** Radius of the flanges and what lies between them, metres. */
const [R, GAP] = [0.18, 0.04];
const THIN = 0.0016;

/** A flange: a round plate with big round windows about the hub and small holes between them. */
const flange = (windows: number): Geometry => {
  const ring = (at: number, radius: number, phase: number) =>
    Array.from({ length: windows }, (_, i) => {
      const a = ((i + phase) / windows) * TAU + PI / 2;
      return hole(cos(a) * at, sin(a) * at, radius, 28);
    });
  return extrude(circleOutline(R, 72), {
    depth: 0.005,
    bevel: 0.0015,
    bevelSteps: 2,
    holes: [
      ...ring(R * 0.62, R * (windows > 4 ? 0.22 : 0.27), 0),
      ...ring(R * 0.33, R * 0.06, 0.5),
      hole(0, 0, R * 0.07),
    ],
  });
};

/** Square holes along both borders of the strip and pictures between; it runs along the rest frame's Y. */
const perforated: Paint = (surface, _x, y, z) => {
  const off = Math.abs(z);
  const at = y / 0.011;
  if (off > GAP * 0.33 && off < GAP * 0.43 && at - Math.floor(at) < 0.5) layColour(surface, [0.85, 0.84, 0.8], 0.6);
  const frame = y / 0.026;
  if (off < GAP * 0.27 && frame - Math.floor(frame) > 0.1) layColour(surface, [0.2, 0.12, 0.06], 0.2);
};

/** The end that has come off the reel: down its side and away over the floor in a wave. */
function looseEnd(): Geometry {
  const path = curveThrough(
    [
      [R * 0.86, R * 1.2, 0],
      [R * 0.98, R * 0.7, 0],
      [R * 1.02, R * 0.3, 0],
      [R * 1.25, 0.004, 0],
      [R * 1.6, R * 0.16, 0],
      [R * 1.95, R * 0.1, 0],
      [R * 2.3, 0.003, 0],
    ],
    8,
  );
  const tall = pathLength(path);
  const strip = sweep(rectangleOutline(GAP * 0.92, THIN), line([0, 0, 0], [0, tall, 0], 60), { up: [1, 0, 0] });
  return alongPath(strip, path, tall);
}

const build = ({ count }: Planned): Part[] => [
  makePart("front", "body", move(flange(count), [0, R, GAP / 2 + 0.0025]), { weight: 1 }),
  makePart("back", "body", move(flange(count), [0, R, -GAP / 2 - 0.0025]), { weight: 0.9 }),
  makePart("hub", "body", move(disc(R * 0.22, GAP, 0.001, 36), [0, R, -GAP / 2]), { weight: 0.7 }),
  makePart("wound", "film", move(disc(R * 0.88, GAP * 0.94, 0.001, 72), [0, R, -GAP * 0.47]), { weight: 0.9 }),
  makePart("loose-end", "film", looseEnd(), { weight: 0.9, paint: perforated }),
];

/** A reel of film. What makes it itself: two round metal flanges with big round windows about a hub, dark film wound between them, and its loose end running off with square holes along both borders. */
export const filmReel = defineFromPlan({
  id: "film-reel",
  family: "device",
  words: [
    "film reel",
    "movie reel",
    "reel of film",
    "film roll",
    "cinema reel",
    "reel",
    "film spool",
    "film strip",
    "filmstrip",
    "movie film",
    "tape reel",
  ],
  height: 0.36,
  vary: 0.02,
  view: { azimuth: 0.5, elevation: 0.16 },
  slots: {
    body: mainSlot("brushed-steel aluminium", "", "flange|spool|hub"),
    film: slot("plastic", "#15110e #1d1713", "strip|tape"),
  },
  count: { slot: "body", min: 4, max: 6, most: 6 },
  build,
});
