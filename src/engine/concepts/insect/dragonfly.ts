import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { smoothstep } from "../../math/scalar.ts";
import { shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { bugColours, bugSlots } from "./bug-slots.ts";
import { buildInsect } from "./insect-form.ts";
import { standingLegs } from "./standing-legs.ts";

function build(p: CreatureParameters) {
  const k = p.plump;
  const y = 0.22 * p.legs;
  const long = 0.95 * p.tail;
  const paint: Paint = (surface, x, yy, z, nx) => {
    surface.roughness = 0.2;
    const s = -(z + 0.06) * 9;
    const ring = z < -0.06 ? smoothstep(0.1, 0.04, Math.abs(s - Math.round(s))) : 0;
    shade(surface, 1 - 0.75 * ring);
    if (p.plain) return;
    shade(surface, 1 - 0.5 * smoothstep(0.03, 0.015, Math.abs(Math.abs(x) - 0.05)) * (z > -0.05 ? 1 : 0));
    shade(surface, 1 + 0.35 * Math.abs(nx) - 0.4 * smoothstep(y - 0.02, y - 0.08, yy));
  };
  return buildInsect(p, {
    clay: sculpt([
      add(ellipsoid([0, y + 0.03, 0.1], [0.095 * k, 0.11 * k, 0.17])),
      add(roundCone([0, y + 0.02, -0.02], [0, y + 0.03, -0.2], 0.05 * k, 0.036 * k), 0.03),
      add(roundCone([0, y + 0.03, -0.2], [0, y + 0.01, -long], 0.036 * k, 0.03 * k), 0.01),
      add(ellipsoid([0, y + 0.01, -long + 0.06], [0.043 * k, 0.035 * k, 0.09]), 0.02),
      add(ball([0, y + 0.04, 0.29], 0.075 * p.head), 0.02),
    ]),
    cell: 0.0165,
    paint,
    legs: standingLegs({
      hip: y - 0.03,
      out: 0.05,
      legs: [
        [0.2, 0.7],
        [0.14, 1.3],
        [0.08, 2.0],
      ],
      knee: y + 0.02,
      reach: 0.26,
    }),
    legRadius: 0.017,
    eye: {
      at: [0.065 * p.head, y + 0.06, 0.32],
      radii: [0.078 * p.head, 0.085 * p.head, 0.078 * p.head],
      hex: "#1c5c58",
    },
    wings: [
      { at: [0.05, y + 0.13, 0.14], long: 0.86, broad: 0.21, back: -0.05, lift: 0.14 },
      { at: [0.05, y + 0.12, 0.0], long: 0.8, broad: 0.26, back: 0.22, lift: 0.08 },
    ],
    points: [],
    back: [0, y + 0.14, 0.1],
    head: [0, y + 0.12, 0.29],
    mouth: [0, y, 0.36],
  });
}

/** A long thin ringed tail, two pairs of long clear netted wings held straight out, a head that is mostly eyes. */
export const dragonfly = creatureConcept({
  id: "dragonfly",
  words: ["dragonfly", "dragon fly", "damselfly", "mayfly"],
  senses: ["dragonfly", "damselfly"],
  height: 0.03,
  variants: {
    green: bugColours(0.06, "#2c8c3c", "#18181a", "#1c5c58"),
    blue: bugColours(0.06, "#2468b4", "#18181a", "#1c5c58"),
    red: bugColours(0.06, "#b42c18", "#18181a", "#5c1a10"),
  },
  choose: (draw) => draw.pick("kind", ["green", "blue", "red"], [2, 3, 1.5]),
  slots: bugSlots("wing"),
  poses: ["standing"],
  build,
  view: { azimuth: 0.6, elevation: 0.62 },
});
