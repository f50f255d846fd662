import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle } from "../../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { pair, rod, type Station, skinOver, turnedAcross, upright, wing } from "../bodywork.ts";

const REACH = 5.6;

const BODY: readonly Station[] = [
  { z: -3.2, y: 1.02, half: 0.05, up: 0.06, down: 0.06 },
  { z: -1.6, y: 0.94, half: 0.1, up: 0.11, down: 0.11 },
  { z: -0.4, y: 0.86, half: 0.16, up: 0.19, down: 0.18 },
  { z: 0.5, y: 0.74, half: 0.29, up: 0.36, down: 0.36 },
  { z: 1.3, y: 0.68, half: 0.33, up: 0.36, down: 0.38 },
  { z: 2.1, y: 0.64, half: 0.27, up: 0.26, down: 0.3 },
  { z: 2.75, y: 0.6, half: 0.15, up: 0.13, down: 0.16 },
  { z: 3.02, y: 0.58, half: 0, up: 0, down: 0 },
];

const CANOPY: readonly Station[] = [
  { z: 0.62, y: 0.8, half: 0, up: 0, down: 0 },
  { z: 0.8, y: 0.78, half: 0.2, up: 0.33, down: 0.02 },
  { z: 1.2, y: 0.74, half: 0.29, up: 0.42, down: 0.03 },
  { z: 1.7, y: 0.7, half: 0.28, up: 0.38, down: 0.03 },
  { z: 2.2, y: 0.66, half: 0.22, up: 0.24, down: 0.03 },
  { z: 2.62, y: 0.63, half: 0, up: 0, down: 0 },
];

const stripe: Paint = (surface, x, y, z) => {
  if (Math.abs(x) < 0.5 && Math.abs(y - 0.66 - Math.max(0, 0.5 - z) * 0.095) < 0.05)
    layColour(surface, [0.55, 0.02, 0.02], 0.25);
};

const tips: Paint = (surface, x) => {
  if (Math.abs(x) > REACH - 0.75) layColour(surface, [0.55, 0.02, 0.02], 0.25);
};

function build({ kind }: Planned): Part[] {
  const half = wing([
    { x: 0.05, y: 0.98, lead: 1.0, chord: 0.82, thick: 0.12 },
    { x: 2.4, y: 1.08, lead: 0.97, chord: 0.74, thick: 0.1 },
    { x: 4.4, y: 1.2, lead: 0.86, chord: 0.52, thick: 0.07 },
    { x: REACH - 0.2, y: 1.3, lead: 0.72, chord: 0.3, thick: 0.04 },
    { x: REACH, y: 1.42, lead: 0.62, chord: 0.2, thick: 0.03 },
  ]);
  const fin = settle(
    upright(
      wing([
        { x: 0, y: 0, lead: -2.55, chord: 0.8, thick: 0.09 },
        { x: 1.05, y: 0, lead: -2.85, chord: 0.55, thick: 0.07 },
      ]),
    ),
  );
  const tail = wing([
    { x: 0, y: 2.08, lead: -2.8, chord: 0.5, thick: 0.06 },
    { x: 1.25, y: 2.12, lead: -2.92, chord: 0.3, thick: 0.04 },
  ]);
  const bright = kind === "striped";
  const wheel = turnedAcross(
    [
      [0.03, -0.06],
      [0.19, -0.06, 0.03],
      [0.19, 0.06, 0.03],
      [0.03, 0.06],
    ],
    [0, 0.2, 0.75],
    28,
  );
  return [
    makePart("body", "body", skinOver(BODY, 36), { weight: 1, ...(bright ? { paint: stripe } : {}) }),
    makePart("canopy", "canopy", skinOver(CANOPY, 28), { weight: 1 }),
    makePart("wings", "wing", merge(pair(half)), { weight: 1, ...(bright ? { paint: tips } : {}) }),
    makePart("fin", "wing", move(fin, [0, 1.0, 0]), { weight: 0.9 }),
    makePart("tailplane", "wing", merge(pair(tail)), { weight: 0.9 }),
    makePart("wheel", "wheel", wheel, { weight: 0.5 }),
    makePart(
      "strut",
      "metal",
      merge(
        pair(rod(0.02, [0.08, 0.2, 0.75], [0.08, 0.45, 0.75], 8)).concat([
          rod(0.02, [-0.09, 0.2, 0.75], [0.09, 0.2, 0.75], 8),
        ]),
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A glider. What makes it itself: no engine at all, a slender drop of a body with a long clear canopy in its nose, very long thin wings with tips bent up, a T-shaped tail, and one small wheel. */
export const sailplane = defineFromPlan({
  id: "sailplane",
  family: "vehicle",
  words: ["glider", "sailplane", "glider plane", "glider aircraft", "soaring plane", "gliding plane"],
  senses: ["glider#1", "sailplane"],
  height: 2.1,
  view: { azimuth: 0.72, elevation: 0.42 },
  slots: {
    body: { ...mainSlot("painted-metal", "#eef0ef #f4f2ea #e2e8ea", "fuselage|hull"), group: "skin" },
    wing: { ...mainSlot("painted-metal", "#eef0ef #f4f2ea #e2e8ea", "fin|tail|tailplane"), group: "skin" },
    canopy: slot("glass", "#2a4a5e", "cockpit|window|glass"),
    wheel: slot("rubber", "#1a1a1c", "tyre|tire"),
    metal: slot("brushed-steel", "", "strut"),
  },
  kinds: { striped: { weight: 2 }, plain: { weight: 1 } },
  build,
});
