import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** Metres: the ring's middle line, its half thickness. */
const [R, THICK] = [0.28, 0.085];
const BANDS = 4;

/** A band around the ring's tube where the rope is held. */
function band(turn: number): Part["geometry"] {
  const half = 0.26;
  const path = Array.from({ length: 9 }, (_, i): Vec3 => {
    const a = turn - half + (2 * half * i) / 8;
    return [R * cos(a), R * sin(a), 0];
  });
  return tube(THICK * 1.035, path, 28);
}

/** The grab line: from band to band, hanging a little off the ring between. */
function line(): Part["geometry"] {
  const path = Array.from({ length: 96 }, (_, i): Vec3 => {
    const a = (i / 96) * TAU;
    const slack = Math.abs(sin((a * BANDS) / 2 + PI / 4 + (PI / 4) * (BANDS % 2 === 0 ? 1 : 0)));
    const r = R + THICK * (1.05 + 0.34 * slack);
    return [r * cos(a), r * sin(a), 0];
  });
  return tube(0.009, path, 8, { closed: true });
}

function build({ stream }: Planned): Part[] {
  const tilt = -0.05 - 0.05 * stream("tilt")();
  const ring = turnX(torus(R, THICK, 72, 28), PI / 2);
  const bands = Array.from({ length: BANDS }, (_, i) => band(PI / 4 + (i * PI) / 2));
  const top = R + THICK;
  const lean = (g: Part["geometry"]) => turnX(move(g, [0, top, 0]), tilt);
  const knots = [0, 1, 2, 3].map((i) =>
    turnZ(move(torus(0.013, 0.009, 16, 8), [R + THICK * 1.05, 0, 0]), PI / 4 + (i * PI) / 2),
  );
  return [
    makePart("ring", "ring", lean(ring), { weight: 1, crease: 1 }),
    ...makeParts("band", "band", bands.map(lean), { weight: 1, crease: 1 }),
    makePart("rope", "rope", lean(merge([line(), ...knots])), { weight: 0.9 }),
  ];
}

/** A life buoy. What makes it itself: a fat ring in white and red quarters, four bands around it, a rope looped from band to band. */
export const lifeBuoy = defineFromPlan({
  id: "life-buoy",
  family: "object",
  words: [
    "life buoy",
    "lifebuoy",
    "life ring",
    "life saver",
    "lifesaver",
    "lifebelt",
    "life belt",
    "ring buoy",
    "rescue ring",
  ],
  senses: ["life buoy", "life preserver"],
  height: 0.73,
  vary: 0.03,
  view: { azimuth: 0.42, elevation: 0.14 },
  slots: {
    ring: mainSlot("plastic", "#f2f0ea #f0641e #f2f0ea", "body|float"),
    band: slot("plastic", "#d0281e #d0281e", "stripe|quarter"),
    rope: slot("rope", "#e8e0c8", "line"),
  },
  kinds: { red: { weight: 2, dress: { ring: "#f2f0ea" } }, orange: { dress: { ring: "#ec5a14", band: "#f2f0ea" } } },
  build,
});
