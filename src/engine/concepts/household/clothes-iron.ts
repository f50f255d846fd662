import { curveThrough } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** A boat from above, its tip to +X: half widths along the way. */
function sole(y: number, grow: number, back: number, tip: number): Ring {
  const steps = 14;
  const half = (t: number) => (0.056 + grow) * Math.sqrt(Math.max(0, 1 - t * t * t * 0.999)) * (t < 0.04 ? 0.9 : 1);
  const right = Array.from({ length: steps }, (_, i): Vec3 => {
    const t = i / steps;
    return [back + (tip - back) * t, y, half(t)];
  });
  return [...right, [tip, y, 0], ...right.reverse().map(([x, v, z]): Vec3 => [x, v, -z])];
}

const dialPaint: Paint = (surface, x, _y, z) => {
  const d = Math.sqrt(x * x + z * z);
  if (d < 0.017 && d > 0.011 && Math.abs(((x * 300 + 50) % 2) - 1) < 0.4) layColour(surface, [0.9, 0.9, 0.9], 0.4);
};

function build({ style }: Planned): Part[] {
  const old = style === "antique";
  const parts = [
    makePart(
      "sole",
      "sole",
      loft([
        sole(0, -0.001, -0.11, 0.118),
        sole(0.003, 0, -0.112, 0.12),
        sole(0.01, 0, -0.112, 0.12),
        sole(0.012, -0.002, -0.11, 0.117),
      ]),
      { weight: 1 },
    ),
  ];
  if (old)
    return [
      ...parts,
      makePart(
        "body",
        "body",
        loft([sole(0.01, -0.003, -0.108, 0.112), sole(0.055, -0.006, -0.105, 0.105), sole(0.062, -0.01, -0.1, 0.098)]),
        { weight: 1 },
      ),
      makePart(
        "strap",
        "body",
        tube(
          0.007,
          curveThrough(
            [
              [0.06, 0.055, 0],
              [0.062, 0.1, 0],
              [0.05, 0.122, 0],
            ],
            5,
          ),
          12,
        ),
        { weight: 0.7 },
      ),
      makePart(
        "strap-back",
        "body",
        tube(
          0.007,
          curveThrough(
            [
              [-0.07, 0.055, 0],
              [-0.072, 0.1, 0],
              [-0.06, 0.122, 0],
            ],
            5,
          ),
          12,
        ),
        { weight: 0.7 },
      ),
      makePart(
        "handle",
        "handle",
        sweep(
          ellipseOutline(0.015, 0.015, 16),
          [
            [-0.085, 0.125, 0],
            [-0.04, 0.127, 0],
            [0, 0.128, 0],
            [0.04, 0.127, 0],
            [0.075, 0.125, 0],
          ],
          { endRounding: 0.006, scale: (t) => 0.85 + 0.6 * t * (1 - t) },
        ),
        { weight: 1, grain: "x" },
      ),
    ];
  return [
    ...parts,
    makePart(
      "body",
      "body",
      loft([
        sole(0.011, -0.004, -0.107, 0.11),
        sole(0.03, -0.006, -0.1, 0.1),
        sole(0.05, -0.016, -0.09, 0.08),
        sole(0.066, -0.028, -0.08, 0.05),
        sole(0.072, -0.036, -0.07, 0.035),
      ]),
      { weight: 1, crease: 0.8 },
    ),
    makePart(
      "handle",
      "handle",
      sweep(
        ellipseOutline(0.017, 0.014, 18),
        curveThrough(
          [
            [-0.085, 0.03, 0],
            [-0.1, 0.08, 0],
            [-0.078, 0.124, 0],
            [-0.02, 0.136, 0],
            [0.04, 0.122, 0],
            [0.062, 0.09, 0],
            [0.05, 0.05, 0],
          ],
          6,
        ),
        { up: [0, 0, 1] },
      ),
      { weight: 1 },
    ),
    makePart(
      "tank",
      "tank",
      loft(
        [sole(0.03, -0.012, -0.085, 0.095), sole(0.052, -0.013, -0.08, 0.08), sole(0.058, -0.02, -0.075, 0.07)].map(
          (r) => r.map(([x, y, z]): Vec3 => [x * 0.55 + 0.035, y + 0.004, z * 0.92]),
        ),
      ),
      { weight: 0.6 },
    ),
    makePart("dial", "dial", move(turnX(disc(0.019, 0.012, 0.003, 32), -PI / 2), [0, 0.07, 0]), {
      weight: 0.8,
      paint: dialPaint,
    }),
    makePart("button", "dial", move(turnX(disc(0.008, 0.012, 0.003, 20), -PI / 2), [0.03, 0.134, 0]), { weight: 0.5 }),
    makePart(
      "cord",
      "cord",
      tube(
        0.0042,
        curveThrough(
          [
            [-0.085, 0.118, 0],
            [-0.12, 0.13, 0],
            [-0.155, 0.1, 0.01],
            [-0.15, 0.03, 0.05],
            [-0.11, 0.005, 0.1],
            [-0.02, 0.005, 0.12],
            [0.05, 0.005, 0.1],
          ],
          8,
        ),
        8,
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A clothes iron. What makes it itself: a steel sole shaped like a boat with its point in front, a body that rises to a looped handle, a temperature dial and a cord; an old flat iron is of black iron with a wooden bar. */
export const clothesIron = defineFromPlan({
  id: "clothes-iron",
  family: "device",
  words: ["clothes iron", "steam iron", "flatiron", "flat iron", "electric iron", "pressing iron", "laundry iron"],
  senses: ["iron#4"],
  height: 0.14,
  view: { azimuth: 0.6, elevation: 0.26 },
  slots: {
    body: mainSlot("plastic", "#2a6fb5 #c8323a #7a4fa0 #2f9a8a", "case"),
    sole: slot("brushed-steel", "", "plate|base"),
    handle: slot("plastic", "#ebe8e2 #26272b", "grip"),
    tank: slot("glass", "#9fd0e4", "water"),
    dial: slot("plastic", "#1b1c1f", "button|knob"),
    cord: slot("rubber", "#26262a", "cable"),
  },
  styles: {
    steam: { weight: 3 },
    antique: {
      weight: 0.7,
      words: ["flatiron", "flat iron"],
      traits: ["vintage"],
      materials: { body: "iron", sole: "iron", handle: "oak" },
      dress: { body: "#2a2a2c", sole: "#2a2a2c", handle: "#8a5a30" },
    },
  },
  build,
});
