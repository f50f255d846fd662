import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Height of the lens over the foot, metres. */
const EYE = 0.062;

/** Rings of an objective about the origin, seen from +Z: dark, with a blue gleam and a bright point. */
const glassy: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.1) return;
  const r = Math.sqrt(x * x + y * y);
  layColour(surface, r < 0.0026 ? [0.002, 0.002, 0.004] : [0.012, 0.02, 0.05], 0.06, 0);
  if ((x + 0.002) * (x + 0.002) + (y - 0.0026) * (y - 0.0026) < 0.0000012) layColour(surface, [0.75, 0.85, 1], 0.1, 0);
};

/** Its lamp and how fine its picture is. */
const printed: Paint = (surface, x, y, z) => {
  if (z < 0.006) return;
  if ((x - 0.028) * (x - 0.028) + y * y < 0.0000024) layColour(surface, [0.15, 0.85, 0.3], 0.3, 0);
  if (isWritten("1080P", x + 0.0285, y, 0.0038, 0.11)) layColour(surface, [0.62, 0.64, 0.66], 0.4, 0);
  for (const k of [-2, -1, 0, 1, 2])
    for (const s of [-1, 1])
      if ((x - s * 0.0395) * (x - s * 0.0395) + (y - k * 0.0026) * (y - k * 0.0026) < 0.0000006)
        layColour(surface, [0.005, 0.005, 0.005], 0.8, 0);
};

function eye(out: number, big: number): Part[] {
  const ring = turned(
    [
      [big * 0.72, 0],
      [big, 0],
      [big, 0.0062],
      [big * 0.93, 0.0074],
      [big * 0.76, 0.0074],
      [big * 0.68, 0.0042],
    ],
    48,
    true,
  );
  const glass = settle(
    turnX(
      turnedUp(
        [
          [0, 0],
          [big * 0.74, 0],
          [big * 0.7, 0.0018, 0.001],
          [big * 0.4, 0.0042],
          [0, 0.005],
        ],
        36,
      ),
      Math.PI / 2,
    ),
  );
  return [
    makePart("ring", "ring", move(ring, [0, EYE, out]), { weight: 0.9 }),
    makePart("lens", "lens", move(glass, [0, EYE, out + 0.0006]), { weight: 1, paint: glassy }),
  ];
}

function build({ style }: Planned): Part[] {
  const cable = curveThrough(
    [
      [0.0, EYE - 0.006, -0.012],
      [0, EYE - 0.03, -0.034],
      [0.012, 0.004, -0.048],
      [0.05, 0.0022, -0.04],
      [0.075, 0.0022, -0.004],
      [0.068, 0.0022, 0.03],
    ],
    8,
  );
  const head =
    style === "ball"
      ? [makePart("body", "body", move(sphere(0.024, 44), [0, EYE, -0.006]), { weight: 1 }), ...eye(0.0128, 0.0125)]
      : [
          makePart("body", "body", move(box([0.094, 0.028, 0.022], { bevel: 0.0105, bevelSteps: 4 }), [0, EYE, 0]), {
            weight: 1,
            paint: printed,
          }),
          ...eye(0.0092, 0.0118),
        ];
  return [
    ...head,
    makePart("neck", "clip", block([0.014, 0.024, 0.012], [0, EYE - 0.023, -0.004], 0.003, 2), { weight: 0.6 }),
    makePart("hinge", "clip", bar([-0.02, 0.03, -0.004], [0.02, 0.03, -0.004], 0.0058, 20), { weight: 0.7 }),
    makePart(
      "foot",
      "clip",
      move(turnX(box([0.038, 0.005, 0.05], { bevel: 0.002, bevelSteps: 2 }), 0.32), [0, 0.0185, 0.014]),
      { weight: 0.8 },
    ),
    makePart("lip", "clip", block([0.038, 0.014, 0.005], [0, 0.0065, 0.0365], 0.0018, 2), { weight: 0.5 }),
    makePart(
      "leg",
      "clip",
      move(turnX(box([0.034, 0.034, 0.005], { bevel: 0.002, bevelSteps: 2 }), 0.42), [0, 0.0165, -0.0125]),
      { weight: 0.7 },
    ),
    makePart("cable", "cable", tube(0.0019, cable, 10), { weight: 0.6 }),
    makePart("plug", "cable", block([0.013, 0.0072, 0.02], [0.0675, 0.0036, 0.04], 0.0018), { weight: 0.4 }),
    makePart("pin", "metal", block([0.0115, 0.0044, 0.012], [0.0675, 0.0036, 0.055], 0.0004), { weight: 0.4 }),
  ];
}

/** A camera for a computer. What makes it itself: a small rounded bar or ball with one big dark lens in a ring at its middle, a green lamp beside it, on a folding clip for a monitor's rim, with a thin USB cable. */
export const webcam = defineFromPlan({
  id: "webcam",
  family: "device",
  words: ["webcam", "web cam", "web camera", "usb camera", "computer camera"],
  height: 0.078,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    body: mainSlot("plastic", "#1c1d20 #2a2c30 #e6e6e4", "case|head"),
    clip: slot("plastic", "#141518 #24262a", "stand|foot|hinge|mount"),
    ring: slot("brushed-steel plastic", "#141416", "rim"),
    lens: slot("plastic", "#08090c", "eye|glass"),
    cable: slot("plastic", "#17181a", "cord|plug"),
    metal: slot("brushed-steel", "", ""),
  },
  styles: { bar: {}, ball: { weight: 0.5, traits: ["round"] } },
  build,
});
