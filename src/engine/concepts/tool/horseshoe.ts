import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const R = 0.058;
const THICK = 0.009;
const WEB = 0.024;

/** From one heel around the toe to the other, in the plane of x and y, the heels below. */
const path: Vec3[] = curveThrough(
  Array.from({ length: 15 }, (_, i): Vec3 => {
    const a = -0.92 + (i / 14) * (PI + 1.84);
    const drawn = a < 0.1 || a > PI - 0.1 ? 0.9 : 1;
    return [R * drawn * cos(a), R * 1.14 * sin(a), 0];
  }),
  5,
);

/** The groove around the middle, with four nail holes on each branch. */
const nailed: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.6) return;
  const d = Math.sqrt(x * x + (y / 1.14) * (y / 1.14));
  const a = atan2(y / 1.14, Math.abs(x));
  if (Math.abs(d - R * 1.02) > 0.004 || a > 1.15 || a < -0.45) return;
  surface.height -= 0.0012;
  layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5], 0.8);
  const step = ((a + 0.3) / 1.3) * 3;
  if (a < -0.36 || Math.abs(step - Math.round(step)) > 0.12) return;
  surface.height -= 0.003;
  layColour(surface, [0.01, 0.01, 0.012], 0.9, 0);
};

function build(): Part[] {
  const shoe = settle(
    sweep(rectangleOutline(THICK, WEB, 0.0025, 2), path, { scale: (t) => 0.84 + 0.16 * sin(t * PI) }),
  );
  return [makePart("shoe", "shoe", turnX(move(shoe, [0, 0.05, 0]), -0.12), { weight: 1, paint: nailed })];
}

/** A horseshoe, standing on its heels. What makes it itself: a broad flat band of iron bent to a U, a groove in it with four nail holes on each branch. */
export const horseshoe = defineFromPlan({
  id: "horseshoe",
  family: "tool",
  words: ["horseshoe", "horse shoe", "lucky horseshoe"],
  senses: ["horseshoe#1"],
  height: 0.12,
  view: { azimuth: 0.4, elevation: 0.15 },
  slots: { shoe: mainSlot("wrought-iron rusty-iron brushed-steel", "", "iron|band") },
  build,
});
