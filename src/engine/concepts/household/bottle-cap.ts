import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform, move, turnX } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Radius of the top and depth, metres, and the number of flutes, which is 21 the world over. */
const [R, DEEP, FLUTES] = [0.0132, 0.006, 21];
/** How far it leans back to show its top. */
const LEAN = 0.95;
const PALE = fromHex("#f6f2e6");

/** A ring and a star are printed on its top. */
const printed: Paint = (surface, x, y, z) => {
  const [r, angle] = [Math.sqrt(x * x + z * z) / R, atan2(x, z)];
  if (y < DEEP * 0.9) return;
  if (Math.abs(r - 0.76) < 0.035 || r < 0.3 + 0.2 * cos(5 * angle)) layColour(surface, PALE, 0.4, 0);
};

/** A crown cap of a bottle. What makes it itself: a shallow tin lid, its skirt crimped into 21 flutes, printed on top. */
export const bottleCap = defineFromPlan({
  id: "bottle-cap",
  family: "household",
  words: ["bottle cap", "crown cap", "bottle top", "beer cap", "soda cap", "beer bottle cap", "soda bottle cap"],
  senses: ["bottlecap"],
  height: 0.024,
  vary: 0,
  view: { azimuth: 0.35, elevation: 0.3 },
  slots: { cap: mainSlot("painted-metal", "#c4202b #1f5fb0 #1f8a4c #e0a31c", "lid|rim|top") },
  build: () => {
    const shell = lathe(
      roundCorners(
        [
          [0, DEEP * 0.9],
          [R * 0.84, DEEP * 0.9],
          [R * 0.96, DEEP * 0.6],
          [R * 1.14, 0, 0.0003],
          [R * 1.2, 0, 0.0003],
          [R * 1.02, DEEP * 0.62, R * 0.1],
          [R * 0.9, DEEP, R * 0.16],
          [0, DEEP],
        ],
        3,
      ),
      126,
    );
    const crimped = deform(shell, ([x, y, z]) => {
      const by = 1 + 0.055 * cos(FLUTES * atan2(x, z)) * smoothstep(DEEP * 0.72, DEEP * 0.1, y);
      return [x * by, y, z * by];
    });
    const lean = turnX(crimped, LEAN);
    return [makePart("cap", "cap", move(lean, [0, R * 1.2 * 0.82, 0]), { weight: 1, crease: 0.9, paint: printed })];
  },
});
