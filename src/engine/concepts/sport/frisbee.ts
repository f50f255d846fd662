import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { turnX, turnZ } from "../../geometry/place.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const R = 0.137;
const INKS: readonly Rgb[] = ["#f4f2ec", "#1b1c22", "#f2c81f", "#1f4fa8"].map(fromHex);

/** Letters set around a circle, their feet inwards. */
function isCurved(text: string, angle: number, r: number, at: number, size: number): boolean {
  return isWritten(text, angle * at, r - at, size, 0.1);
}

function build({ kind, seed }: Planned): Part[] {
  const ink = INKS[seed % INKS.length] as Rgb;
  const disc = lathe(
    roundCorners(
      [
        [0, 0.0245],
        [R * 0.6, 0.0243],
        [R * 0.86, 0.022, 0.02],
        [R * 0.945, 0.014, 0.006],
        [R * 0.93, 0.001, 0.002],
        [R * 0.965, 0, 0.002],
        [R, 0.009, 0.008],
        [R * 0.97, 0.0205, 0.012],
        [R * 0.88, 0.0262, 0.03],
        [R * 0.6, 0.0275],
        [0, 0.0282],
      ].map(([r, y, k]) => [r as number, y as number, (k ?? 0) as number] as const),
      5,
    ),
    96,
  );
  return [
    makePart("disc", "disc", turnZ(turnX(disc, 0.62), -0.16), {
      weight: 1,
      crease: 0.9,
      paint: (surface, x, y, z) => {
        const r = Math.sqrt(x * x + z * z);
        surface.roughness = 0.35;
        if (y < 0.0247 && r < R * 0.9) return;
        // flight rings moulded into the shoulder
        if (r > R * 0.74 && r < R * 0.95) surface.height += 0.0007 * sin(r * 2200);
        const a = atan2(x, z);
        const away = atan2(-x, -z);
        if (Math.abs(r - R * 0.715) < 0.0016 || Math.abs(r - R * 0.42) < 0.0014) layColour(surface, ink, 0.35);
        if (
          isCurved("ULTIMATE", -away, r, R * 0.565, 0.022) ||
          isCurved("175 G DISC", a, R * 1.13 - r, R * 0.565, 0.015)
        )
          layColour(surface, ink, 0.35);
        if (kind === "star") {
          // straight edges from point to notch
          const turn = (a / TAU) * 5 + 10;
          const half = Math.abs(turn - Math.round(turn)) * (TAU / 5);
          if (r * (cos(half) + 1.05 * sin(half)) < R * 0.34) layColour(surface, ink, 0.35);
        } else if (kind === "swirl") {
          const u = a / TAU + r * 9;
          if (r < R * 0.36 && u * 4 - Math.floor(u * 4) < 0.5) layColour(surface, ink, 0.35);
        } else if (r < R * 0.36 && Math.abs(z + 0.3 * Math.abs(x) - 0.004) < 0.0085 && Math.abs(x) < R * 0.3)
          layColour(surface, ink, 0.35);
      },
    }),
  ];
}

/** A flying disc, tilted as in flight. What makes it itself: a thin round disc of bright plastic with a turned-down rim and rings on its shoulder, lettering and a mark printed about its middle. */
export const frisbee = defineFromPlan({
  id: "frisbee",
  family: "toy",
  words: ["frisbee", "flying disc", "flying disk", "disc golf disc", "ultimate disc"],
  senses: ["frisbee"],
  height: 0.17,
  vary: 0.03,
  view: { azimuth: 0.15, elevation: 0.42 },
  slots: { disc: mainSlot("plastic", "#e8301f #1f8ad8 #f2b81f #3ab84a #f0508a #f07a1f #f2f0ea", "rim|disk") },
  kinds: { star: { weight: 2 }, swirl: {}, wing: {} },
  build,
});
