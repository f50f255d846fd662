import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { bugColours, bugSlots } from "./bug-slots.ts";
import { buildInsect } from "./insect-form.ts";
import { standingLegs } from "./standing-legs.ts";

function build(p: CreatureParameters) {
  const k = p.plump;
  const y = 0.36 * p.legs;
  const paint: Paint = (surface, x, yy, z) => {
    surface.roughness = 0.2;
    const s = -(z + 0.16) + 0.5 * (y - yy);
    const ink = (amount: number) => dye(surface, [0.012, 0.01, 0.009], amount);
    if (s > 0) {
      const beat = s * 9.5;
      const band = beat - Math.floor(beat);
      ink(smoothstep(0.42 + 0.12 * Math.abs(x) * 5, 0.36, band));
    } else if (z < 0.3) {
      ink(smoothstep(0.1, 0.06, Math.abs(Math.abs(z - 0.13) - 0.02) * 0.5 + 0.35 * Math.abs(x) - 0.02));
      shade(surface, z < -0.02 ? 0.25 : 1);
    } else ink(smoothstep(0.05, 0.09, yy - y - 0.02) * smoothstep(0.09, 0.06, Math.abs(x)));
  };
  return buildInsect(p, {
    clay: sculpt([
      add(ellipsoid([0, y + 0.03, 0.13], [0.14 * k, 0.15 * k, 0.19])),
      add(roundCone([0, y + 0.03, -0.02], [0, y + 0.02, -0.15], 0.05, 0.03), 0.03),
      add(ellipsoid([0, y - 0.02, -0.32], [0.145 * k, 0.15 * k, 0.19]), 0.03),
      add(roundCone([0, y - 0.06, -0.4], [0, y - 0.16, -0.68], 0.115 * k, 0.02), 0.06),
      add(ellipsoid([0, y + 0.02, 0.4], [0.13 * p.head, 0.13 * p.head, 0.085 * p.head]), 0.015),
    ]),
    cell: 0.0185,
    paint,
    legs: standingLegs({
      hip: y - 0.08,
      out: 0.08,
      legs: [
        [0.2, 0.7],
        [0.1, 1.5],
        [0.02, 2.3],
      ],
      knee: y + 0.02,
      reach: 0.5,
    }),
    legRadius: 0.03,
    antennae: {
      path: [
        [0.04, y + 0.1, 0.45],
        [0.1, y + 0.22, 0.55],
        [0.15, y + 0.16, 0.74],
      ],
      radius: 0.016,
      tip: 1.2,
    },
    eye: { at: [0.1 * p.head, y + 0.04, 0.42], radii: [0.042, 0.085, 0.055], hex: "#24140c" },
    wings: [
      { at: [0.06, y + 0.16, 0.1], long: 0.78, broad: 0.2, back: 0.95, lift: 0.36 },
      { at: [0.06, y + 0.14, 0.0], long: 0.52, broad: 0.17, back: 1.2, lift: 0.28 },
    ],
    points: [
      { root: [0, y - 0.15, -0.66], tip: [0, y - 0.22, -0.84], radius: 0.02, paired: false },
      { root: [0.06, y - 0.07, 0.44], tip: [0.015, y - 0.14, 0.48], radius: 0.026 },
    ],
    back: [0, y + 0.18, 0.13],
    head: [0, y + 0.15, 0.4],
    mouth: [0, y - 0.1, 0.48],
  });
}

/** A smooth slim body with a thread of a waist, pointed abdomen barred black and yellow, a sting, narrow smoky wings. */
export const wasp = creatureConcept({
  id: "wasp",
  words: ["wasp", "hornet", "yellow jacket", "yellowjacket"],
  senses: ["wasp"],
  height: 0.015,
  variants: { wasp: bugColours(0.022, "#e8b810", "#c88c14", "#24140c", "#c8a878", "#1a120c") },
  slots: bugSlots("wing", "jaw"),
  poses: ["standing"],
  build,
  view: { azimuth: 0.95, elevation: 0.35 },
});
