import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { bugColours, bugSlots } from "./bug-slots.ts";
import { buildInsect } from "./insect-form.ts";
import { standingLegs } from "./standing-legs.ts";

function buildGrasshopper(p: CreatureParameters) {
  const k = p.plump;
  const y = 0.25 * p.legs;
  const isCricket = p.variant === "cricket";
  const paint: Paint = (surface, x, yy, z, _nx, ny) => {
    surface.roughness = 0.34;
    const ring = smoothstep(0.75, 0.95, sin(z * 60)) * smoothstep(-0.05, -0.12, z) * smoothstep(y + 0.06, y, yy);
    shade(surface, 1 - 0.35 * ring - 0.3 * smoothstep(0.012, 0.005, Math.abs(z - 0.17 - 0.3 * (yy - y))));
    if (p.plain || isCricket) return;
    dye(surface, [0.74, 0.7, 0.3], 0.7 * smoothstep(0, -0.7, ny));
    dye(surface, [0.4, 0.26, 0.08], 0.45 * smoothstep(0.06, 0.02, Math.abs(x)) * smoothstep(0.5, 0.9, ny));
  };
  const hind: Vec3[] = [
    [0.09, y + 0.02, -0.04],
    [0.2, y + 0.46 * p.legs, -0.4],
    [0.21, 0.03, -0.62],
    [0.24, 0.012, -0.5],
  ];
  const thigh = both(roundCone([0.13, y + 0.06, -0.08], [0.195, y + 0.42 * p.legs, -0.375], 0.075, 0.024));
  const feelers = isCricket ? 1.7 : 1;
  return buildInsect(p, {
    clay: sculpt([
      add(ellipsoid([0, y + 0.05, 0.2], [0.125 * k, 0.145, 0.17])),
      add(roundCone([0, y + 0.03, 0.1], [0, y - 0.01, -0.62], 0.125 * k, 0.035), 0.04),
      add(ellipsoid([0, y + 0.06, 0.38], [0.1 * p.head, 0.125 * p.head, 0.095]), 0.02),
      add(ellipsoid([0, y - 0.03, 0.42], [0.07, 0.08, 0.065]), 0.03),
      // folded wings along the back
      add(both(ellipsoid([0.075 * k, y + 0.09, -0.3], [0.04, 0.09, 0.47])), 0.015),
      add(thigh, 0.01),
    ]),
    cell: 0.018,
    paint,
    legs: [
      ...standingLegs({
        hip: y - 0.06,
        out: 0.07,
        legs: [
          [0.26, 0.8],
          [0.12, 1.6],
        ],
        knee: y * 0.8,
        reach: 0.3,
      }),
      hind,
    ],
    legRadius: 0.03,
    antennae: {
      path: [
        [0.03, y + 0.15, 0.44],
        [0.1, y + 0.3 * feelers, 0.56],
        [0.2 * feelers, y + 0.34 * feelers, 0.7 * (isCricket ? 0.8 : 1)],
      ],
      radius: 0.013,
      tip: 0.5,
    },
    eye: { at: [0.085 * p.head, y + 0.11, 0.41], radii: [0.035, 0.055, 0.042], hex: isCricket ? "#14100c" : "#5c3c14" },
    wings: [],
    points: [],
    back: [0, y + 0.18, 0.1],
    head: [0, y + 0.18, 0.38],
    mouth: [0, y - 0.1, 0.46],
  });
}

/** A long body with folded wings, a blunt upright face, and two hind legs with thick thighs folded high above the back. */
export const grasshopper = creatureConcept({
  id: "grasshopper",
  words: ["grasshopper", "locust", "cricket", "katydid"],
  senses: ["grasshopper", "cricket"],
  height: 0.04,
  variants: {
    green: bugColours(0.06, "#5c9c24", "#4c8420", "#5c3c14"),
    brown: bugColours(0.06, "#8c6c34", "#7c5c2c", "#3c2814"),
    cricket: bugColours(0.04, "#2c1a10", "#24160e", "#14100c"),
  },
  choose: (draw, { word }) =>
    word === "cricket" ? "cricket" : word === "locust" ? "brown" : draw.pick("kind", ["green", "brown"], [4, 1]),
  slots: bugSlots(),
  poses: ["standing"],
  build: buildGrasshopper,
  view: { azimuth: 1.05, elevation: 0.25 },
});

function buildMantis(p: CreatureParameters) {
  const k = p.plump;
  const y = 0.34 * p.legs;
  const high = y + 0.5 * p.neck;
  const paint: Paint = (surface, x, yy, z, _nx, ny) => {
    surface.roughness = 0.34;
    if (z < 0.08) {
      shade(surface, 1 - 0.3 * smoothstep(0.01, 0.004, Math.abs(x)) * smoothstep(0.2, 0.6, ny));
      shade(surface, 1 - 0.16 * smoothstep(0.6, 0.9, sin(x * 160)) * smoothstep(0.1, 0.5, ny));
    }
    if (!p.plain)
      dye(surface, [0.74, 0.76, 0.36], 0.5 * smoothstep(-0.1, -0.7, ny) + 0.3 * smoothstep(high, high + 0.2, yy));
  };
  const arm: Vec3[] = [
    [0.05, high - 0.14, 0.36],
    [0.16, high - 0.26, 0.5],
    [0.15, high + 0.08, 0.66],
    [0.12, high - 0.16, 0.76],
  ];
  return buildInsect(p, {
    clay: sculpt([
      add(roundCone([0, y, 0.12], [0, y - 0.06, -0.62], 0.085 * k, 0.035), 0),
      add(both(ellipsoid([0.05, y + 0.03, -0.26], [0.06 * k, 0.05, 0.4])), 0.02),
      add(roundCone([0, y + 0.02, 0.1], [0, high - 0.1, 0.36], 0.055 * k, 0.04), 0.04),
      add(ellipsoid([0, high - 0.14, 0.34], [0.06, 0.08, 0.05]), 0.04),
      // the triangular face
      add(both(roundCone([0.075 * p.head, high + 0.06, 0.4], [0, high - 0.05, 0.46], 0.045, 0.028)), 0.02),
      add(ellipsoid([0, high + 0.045, 0.39], [0.09, 0.045, 0.045]), 0.02),
      add(both(roundCone([0.155, high - 0.22, 0.5], [0.148, high + 0.04, 0.645], 0.05, 0.03)), 0.01),
    ]),
    cell: 0.0155,
    paint,
    legs: [
      ...standingLegs({
        hip: y - 0.03,
        out: 0.05,
        legs: [
          [0.1, 1.2],
          [0.02, 2.1],
        ],
        knee: y + 0.18,
        reach: 0.55,
      }),
      arm,
    ],
    legRadius: 0.03,
    antennae: {
      path: [
        [0.02, high + 0.09, 0.42],
        [0.07, high + 0.24, 0.5],
        [0.16, high + 0.34, 0.6],
      ],
      radius: 0.01,
      tip: 0.5,
    },
    eye: { at: [0.1 * p.head, high + 0.075, 0.41], radii: [0.042, 0.058, 0.048], hex: "#3c5c14" },
    wings: [],
    points: [0, 1, 2, 3, 4].map((i) => {
      const t = i / 4;
      const root: Vec3 = [0.13, high - 0.18 + 0.2 * t, 0.545 + 0.09 * t];
      return { root, tip: [root[0] - 0.01, root[1] - 0.03, root[2] + 0.075] as Vec3, radius: 0.012 };
    }),
    back: [0, y + 0.1, -0.2],
    head: [0, high + 0.1, 0.4],
    mouth: [0, high - 0.07, 0.49],
  });
}

/** Upright and slender: a triangular head with big eyes, a long neck, two spined forearms folded as in prayer, four thin legs, leaf-like wings. */
export const mantis = creatureConcept({
  id: "mantis",
  words: ["praying mantis", "mantis", "mantid", "stick insect"],
  senses: ["mantis"],
  height: 0.06,
  variants: {
    green: bugColours(0.08, "#74a82c", "#64982c", "#3c5c14"),
    brown: bugColours(0.08, "#a08050", "#8c6c40", "#3c2c14"),
  },
  choose: (draw) => draw.pick("kind", ["green", "brown"], [4, 1]),
  slots: bugSlots("jaw"),
  poses: ["standing"],
  build: buildMantis,
  view: { azimuth: 0.85, elevation: 0.16 },
});
