import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";

const [R, THICK] = [0.44, 0.0135];

function build({ kind }: { readonly kind: string }): Part[] {
  const turns = kind === "striped" ? 14 : 0;
  return [
    makePart("hoop", "hoop", move(turnX(torus(R, THICK, 120, 18), PI / 2 - 0.12), [0, R, 0]), {
      weight: 1,
      paint: (surface, x, y, z) => {
        surface.roughness = 0.25;
        if (turns === 0) return;
        // a ribbon wound about the tube
        const along = (atan2(z, x) / TAU + 1) * turns;
        const around = atan2(y, Math.sqrt(x * x + z * z) - R) / TAU;
        const t = along + around - Math.floor(along + around);
        if (t < 0.42) {
          surface.r = 0.93;
          surface.g = 0.92;
          surface.b = 0.9;
        }
      },
    }),
  ];
}

/** A hula hoop. What makes it itself: one wide thin ring of bright plastic with a pale ribbon wound about it, standing on its edge. */
export const hulaHoop = defineFromPlan({
  id: "hula-hoop",
  family: "toy",
  words: ["hula hoop", "hula-hoop", "gymnastics hoop", "exercise hoop"],
  senses: ["hoop#1"],
  height: 0.9,
  vary: 0,
  view: { azimuth: 0.55, elevation: 0.16 },
  slots: { hoop: mainSlot("plastic", "#e0357a #f28a1e #2f9ae0 #7ac832 #8a4ad8", "ring|tube") },
  kinds: { striped: { weight: 3 }, plain: { weight: 1 } },
  build,
});
