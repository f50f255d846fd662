import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const LONG = 0.11;
const WIDE = 0.062;
const HIGH = 0.036;

/** The groove between the two buttons and the one behind them; front is -Z. */
const seams: Paint = (surface, x, y, z) => {
  if (y < HIGH * 0.22) return;
  const isBetween = Math.abs(x) < 0.0011 && z < 0.004;
  const isBehind = Math.abs(z - 0.004 - x * x * 8) < 0.0011;
  if (!isBetween && !isBehind) return;
  surface.height -= 0.0012;
  layColour(surface, [surface.r * 0.25, surface.g * 0.25, surface.b * 0.25], 0.8, 0);
};

/** A flattened egg on the desk, higher and broader behind, a little drawn in at the waist. */
const shell = () =>
  settle(
    deform(sphere(1, 48, 32), ([x, y, z]) => {
      const waist = 1 - 0.1 * (1 - z * z) + 0.08 * z;
      const up = y > 0 ? HIGH * (0.84 + 0.22 * z) : 0.006;
      return [x * (WIDE / 2) * waist, Math.max(y * up, -0.005) + 0.005, (z * LONG) / 2];
    }),
  );

function build({ style }: Planned): Part[] {
  const wheel = settle(turnY(move(disc(0.011, 0.0075, 0.0025, 28), [0, 0, -0.00375]), PI / 2));
  const parts = [
    makePart("shell", "body", shell(), { weight: 1, paint: seams }),
    makePart("wheel", "wheel", move(wheel, [0, HIGH * 0.735, -LONG * 0.24]), {
      weight: 0.7,
    }),
  ];
  if (style !== "wired") return parts;
  const cord = curveThrough(
    [
      [0, 0.009, -LONG * 0.46],
      [0.006, 0.006, -LONG * 0.72],
      [0.045, 0.0022, -LONG * 1.0],
      [0.095, 0.0022, -LONG * 0.72],
      [0.105, 0.0022, -LONG * 0.25],
      [0.082, 0.0022, LONG * 0.12],
    ],
    8,
  );
  return [...parts, makePart("cord", "cord", settle(tube(0.0021, cord, 10)), { weight: 0.4 })];
}

/** A computer mouse. What makes it itself: a low smooth egg with two buttons parted by a groove, a wheel between them, and often a cord from its front. */
export const computerMouse = defineFromPlan({
  id: "computer-mouse",
  family: "device",
  words: ["computer mouse", "wireless mouse", "gaming mouse", "optical mouse", "wired mouse", "pc mouse", "usb mouse"],
  senses: ["mouse#4"],
  height: HIGH,
  view: { azimuth: PI - 0.55, elevation: 0.62 },
  slots: {
    body: mainSlot("plastic", "#e9e9e6 #2a2c30 #d9d7cf #b9bcc2", "shell|button|case"),
    wheel: slot("rubber", "#2a2c30", "scroll wheel"),
    cord: slot("rubber", "#1b1c1f", "cable|wire"),
  },
  styles: {
    wired: { weight: 3, words: ["wired mouse", "usb mouse"], slots: ["cord"] },
    wireless: { weight: 1, words: ["wireless mouse"] },
  },
  build,
});
