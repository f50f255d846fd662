import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const r = 0.011;

function build(): Part[] {
  const turns = 6;
  const steps = turns * 28;
  // laid turn on turn, two wide and three high
  const coil = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = (i / steps) * turns;
    const layer = Math.floor(t / 2);
    const within = t / 2 - layer;
    const wide = 0.17 - 0.02 * (layer % 2 === 0 ? within : 1 - within) + 0.004 * sin(t * 2.3);
    return [wide * cos(t * TAU), r + 0.0205 * (t / 2) * 0.95, wide * sin(t * TAU)];
  });
  const end = coil.at(-1) as Vec3;
  const loose: Vec3[] = [
    [end[0] + 0.006, end[1] + 0.006, 0.05],
    [0.155, end[1] + 0.01, 0.12],
    [0.19, 0.05, 0.2],
    [0.235, 0.016, 0.235],
    [0.3, 0.0135, 0.25],
  ];
  const path = [...coil, ...curveThrough(loose, 6)];
  const at = path.at(-1) as Vec3;
  const lay = (geometry: Part["geometry"]) => move(turnY(turnZ(geometry, -PI / 2), -0.22), at);
  const nozzle = lathe(
    roundCorners(
      [
        [0, -0.014],
        [0.015, -0.014, 0.002],
        [0.015, 0.012, 0.002],
        [0.0105, 0.02, 0.002],
        [0.0125, 0.05, 0.004],
        [0.0075, 0.075, 0.003],
        [0.0095, 0.1, 0.002],
        [0, 0.1],
      ],
      3,
    ),
    28,
  );
  return [
    makePart("hose", "hose", tube(r, path, 14, { endRounding: 0.002 }), {
      weight: 1,
      paint: (surface, x, y, z) => {
        surface.height += 0.00025 * sin((x + z) * 900 + y * 300);
      },
    }),
    makePart("nozzle", "nozzle", lay(nozzle), { weight: 0.8 }),
    makePart(
      "coupling",
      "nozzle",
      move(
        turnX(
          lathe(
            [
              [0, -0.004],
              [0.015, -0.004],
              [0.015, 0.03],
              [0, 0.03],
            ],
            24,
          ),
          PI / 2,
        ),
        [coil[0]?.[0] ?? 0.17, r + 0.004, -0.034],
      ),
      { weight: 0.5 },
    ),
  ];
}

/** A garden hose. What makes it itself: a long green tube laid in a coil turn upon turn, its end running out of the coil to a brass nozzle. */
export const gardenHose = defineFromPlan({
  id: "garden-hose",
  family: "garden",
  words: ["garden hose", "hose", "water hose", "hosepipe", "coiled hose", "hose pipe"],
  senses: ["garden hose"],
  height: 0.09,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    hose: mainSlot("rubber", "#2f8a3a #3f9a2f #2a6a9a #d8882a", "tube|coil"),
    nozzle: slot("brass", "", "sprayer|end|coupling"),
  },
  build,
});
