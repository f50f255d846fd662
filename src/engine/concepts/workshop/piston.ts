import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, circleOutline, closeCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, hole } from "../pieces.ts";

/** Radius of the crown, and the height of its foot over the big end's middle. */
const [R, FOOT] = [0.043, 0.118];

/** An engine's: crown with rings, skirt, pin, and a rod with an eye at either end. */
function engine(): Part[] {
  const top = FOOT + 0.062;
  const crown = turnedUp(
    [
      [0, FOOT + 0.018],
      [R * 0.8, FOOT + 0.018],
      [R * 0.86, FOOT, 0.002],
      [R * 0.985, FOOT, 0.002],
      [R, FOOT + 0.012],
      [R, top, 0.002],
      [R * 0.74, top, 0.002],
      [R * 0.66, top - 0.004, 0.004],
      [0, top - 0.004],
    ],
    60,
  );
  const ring = (y: number) => move(settle(torus(R * 0.985, 0.0021, 60, 8)), [0, y, 0]);
  const shank: Corner[] = [
    [-0.0125, 0.024, 0.004],
    [0.0125, 0.024, 0.004],
    [0.0075, FOOT + 0.012, 0.004],
    [-0.0075, FOOT + 0.012, 0.004],
  ];
  const web = settle(extrude(closeCorners(shank, 4), { depth: 0.013, bevel: 0.002, bevelSteps: 2 }));
  const eye = (r: number, inner: number, y: number, deep: number) =>
    settle(
      move(
        extrude(circleOutline(r, 44), { depth: deep, bevel: 0.0014, bevelSteps: 2, holes: [hole(0, 0, inner, 36)] }),
        [0, y, 0],
      ),
    );
  const bolts = [-1, 1].map((s) => bar([s * 0.031, -0.022, 0], [s * 0.031, 0.024, 0], 0.0052, 12));
  return [
    makePart("crown", "head", crown, { weight: 1 }),
    ...makeParts("ring", "ring", [top - 0.009, top - 0.017, top - 0.026].map(ring), { weight: 0.6 }),
    makePart("pin", "ring", bar([0, FOOT + 0.012, -R * 0.96], [0, FOOT + 0.012, R * 0.96], 0.0088, 24), {
      weight: 0.4,
    }),
    makePart("rod", "rod", merge([web, eye(0.03, 0.0205, 0, 0.02), eye(0.0165, 0.009, FOOT + 0.012, 0.024)]), {
      weight: 1,
    }),
    makePart("bolts", "ring", merge(bolts), { weight: 0.5 }),
  ];
}

/** A machine's: a barrel with end caps and a bright rod that comes out of it, an eye at both ends. */
function hydraulic(): Part[] {
  const eye = (y: number) =>
    settle(
      move(
        extrude(circleOutline(0.024, 36), {
          depth: 0.026,
          bevel: 0.003,
          bevelSteps: 2,
          holes: [hole(0, 0, 0.0115, 28)],
        }),
        [0, y, 0],
      ),
    );
  const collar = (y: number, r: number, tall: number) =>
    turnedUp(
      [
        [0, y],
        [r, y, 0.002],
        [r, y + tall, 0.002],
        [0, y + tall],
      ],
      40,
    );
  return [
    makePart("barrel", "body", collar(0.03, 0.032, 0.2), { weight: 1, projection: "cylinder" }),
    makePart("caps", "body", merge([collar(0.024, 0.0365, 0.026), collar(0.21, 0.0365, 0.03)]), { weight: 0.9 }),
    makePart("shaft", "rod", collar(0.236, 0.0155, 0.16), { weight: 1 }),
    makePart("eyes", "body", merge([eye(0.006), eye(0.412)]), { weight: 0.9 }),
    makePart("ports", "ring", merge([0.052, 0.205].map((y) => bar([0.028, y, 0], [0.052, y, 0], 0.008, 14))), {
      weight: 0.5,
    }),
  ];
}

/** A piston. What makes it itself: a short bright cylinder with three rings in grooves near its crown, on a connecting rod with a small eye above and a great one below; or the long barrel and chromed rod that move an excavator's arm. */
export const piston = defineFromPlan({
  id: "piston",
  family: "tool",
  words: [
    "piston",
    "engine piston",
    "piston rod",
    "connecting rod",
    "hydraulic piston",
    "hydraulic cylinder",
    "pneumatic cylinder",
  ],
  senses: ["piston"],
  height: 0.21,
  view: { azimuth: 0.45, elevation: 0.24 },
  slots: {
    head: mainSlot("brushed-aluminium", "", "crown|skirt"),
    rod: { ...mainSlot("brushed-steel", "", "shaft|connecting rod"), takesWhole: true },
    ring: slot("gunmetal", "", "bolt|groove|port"),
    body: mainSlot("painted-metal", "#e0a81c #2a2c30 #c8281e", "barrel|cylinder"),
  },
  styles: {
    engine: { weight: 3 },
    hydraulic: {
      weight: 0.7,
      words: ["hydraulic piston", "hydraulic cylinder", "pneumatic cylinder"],
      slots: ["body"],
      materials: { rod: "chrome" },
    },
  },
  build: ({ style }: Planned) => (style === "hydraulic" ? hydraulic() : engine()),
});
