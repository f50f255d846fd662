import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { buildCetacean } from "./cetacean.ts";

function paint(p: CreatureParameters): Paint {
  return (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.2;
    shade(surface, 1 + 0.07 * noise(x * 7, y * 7, z * 7, p.seed) - 0.2 * smoothstep(0.4, 1, ny));
    if (!p.plain) {
      const line =
        -0.06 + 0.02 * noise(0, 0.5, z * 4, p.seed) - 0.1 * smoothstep(-0.2, -0.8, z) + 0.02 * smoothstep(0.7, 1, z);
      dye(surface, [0.8, 0.81, 0.82], 0.92 * smoothstep(line + 0.03, line - 0.04, y));
    }
    // the smile: along the beak, up at the corner
    const lip = -0.052 - 0.035 * smoothstep(1.06, 0.86, z) + 0.045 * smoothstep(0.82, 0.72, z);
    const mouth = smoothstep(0.011, 0.005, Math.abs(y - lip)) * smoothstep(0.71, 0.74, z);
    shade(surface, 1 - 0.8 * mouth);
    surface.height -= p.size * 0.01 * mouth;
  };
}

const build = (p: CreatureParameters) => {
  const k = p.plump;
  const arch = 0.36 * p.neck;
  return buildCetacean(p, {
    spine: [
      [0, 0, 0.8, 0.1],
      [0, 0.005, 0.64, 0.155],
      [0, 0, 0.36, 0.205 * k],
      [0, 0, 0.05, 0.225 * k],
      [0, 0, -0.35, 0.165 * k],
      [0, 0, -0.7, 0.08],
      [0, 0, -0.96, 0.038],
    ],
    squash: 0.9,
    more: [
      add(ellipsoid([0, 0.045, 0.74], [0.12, 0.115, 0.14]), 0.05),
      add(roundCone([0, -0.045, 0.8], [0, -0.05, 1.05], 0.058, 0.03), 0.03),
      add(roundCone([0, -0.085, 0.74], [0, -0.09, 1.02], 0.06, 0.026), 0.02),
    ],
    paint: paint(p),
    finPaint: (surface, x, y, z) => {
      surface.roughness = 0.2;
      shade(surface, 0.88 + 0.06 * noise(x * 9, y * 9, z * 9, p.seed));
    },
    dorsal: [
      [0.21 * k, 0.14],
      [0.21 + 0.22 * p.wing, -0.16],
      [0.19 * k, -0.12],
    ],
    flipper: { root: [0.15, -0.12, 0.4], tip: [0.42 * p.wing, -0.32, 0.12], broad: 0.17 },
    fluke: 0.36,
    eye: [0.128 * Math.sqrt(k), 0.0, 0.67],
    eyeRadius: 0.026,
    lift: (z) => -arch * (z + 0.05) * (z + 0.05),
    top: [0, 0.22 * k, 0.24],
    head: [0, 0.16, 0.66],
    mouth: [0, -0.07, 1.06],
  });
};

const hide = (body: string) => ({ size: 1.1, colours: { body, fin: body, tail: body, eye: "#100c0a" } });

/** A smooth grey leaper, arched: bottle beak with a smile, rounded brow, swept-back fin in the middle of its back, flippers and level flukes. */
export const dolphin = creatureConcept({
  id: "dolphin",
  words: ["dolphin", "bottlenose dolphin", "porpoise", "river dolphin"],
  senses: ["dolphin#2", "porpoise"],
  height: 0.9,
  variants: { grey: hide("#6c7c8c"), slate: hide("#50626e"), blue: hide("#56809c") },
  choose: (draw) => draw.pick("kind", ["grey", "slate", "blue"], [2, 1, 1.5]),
  slots: {
    body: { words: ["skin", "head", "belly", "beak"], materials: ["skin"] },
    fin: { words: ["flipper"], materials: ["skin"] },
    tail: { words: ["fluke"], materials: ["skin"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["leaping"],
  build,
  view: { azimuth: 1.0, elevation: 0.1 },
});
