import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye, shade, strands } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { bugColours, bugSlots } from "./bug-slots.ts";
import { buildInsect } from "./insect-form.ts";
import { standingLegs } from "./standing-legs.ts";

const LEGS = [
  [0.22, 0.75],
  [0.1, 1.5],
  [0, 2.3],
] as const;

function buildFly(p: CreatureParameters) {
  const k = p.plump;
  const y = 0.28 * p.legs;
  const paint: Paint = (surface, x, yy, z, nx, ny) => {
    surface.roughness = 0.24;
    const hair = strands(x, yy, z, 60, p.seed);
    shade(surface, 1 + 0.2 * hair);
    if (p.plain) return;
    if (p.variant === "bottle") {
      if (z < -0.02) dye(surface, [0.03, 0.22, 0.3], 0.6 * smoothstep(0.3, 0.9, Math.abs(nx)));
    } else {
      dye(
        surface,
        [0.5, 0.5, 0.48],
        0.75 * smoothstep(0.2, 0.6, sin(x * 60 + 1.57)) * smoothstep(-0.02, 0.04, z) * smoothstep(0.2, 0.6, ny),
      );
      dye(surface, [0.42, 0.38, 0.3], 0.6 * smoothstep(0.1, 0.6, sin(z * 26)) * smoothstep(-0.04, -0.1, z));
    }
  };
  return buildInsect(p, {
    clay: sculpt([
      add(ellipsoid([0, y + 0.05, 0.13], [0.17 * k, 0.17 * k, 0.2])),
      add(ellipsoid([0, y, -0.24], [0.18 * k, 0.155 * k, 0.27]), 0.04),
      add(ellipsoid([0, y + 0.03, 0.4], [0.15 * p.head, 0.135 * p.head, 0.1]), 0.02),
      add(roundCone([0, y - 0.05, 0.46], [0, y - 0.16, 0.5], 0.035, 0.045), 0.02),
    ]),
    cell: 0.0195,
    paint,
    legs: standingLegs({ hip: y - 0.08, out: 0.1, legs: LEGS, knee: y * 0.72, reach: 0.42 }),
    legRadius: 0.027,
    antennae: {
      path: [
        [0.02, y + 0.06, 0.49],
        [0.035, y + 0.05, 0.53],
        [0.05, y + 0.1, 0.58],
      ],
      radius: 0.012,
      tip: 0.4,
    },
    eye: { at: [0.1 * p.head, y + 0.06, 0.42], radii: [0.1 * p.head, 0.125 * p.head, 0.1 * p.head], hex: "#8c1a10" },
    wings: [{ at: [0.09, y + 0.17, 0.1], long: 0.7, broad: 0.3, back: 0.98, lift: 0.16 }],
    points: [],
    back: [0, y + 0.2, 0.13],
    head: [0, y + 0.16, 0.4],
    mouth: [0, y - 0.16, 0.5],
  });
}

/** A bristly grey or metallic body, a head that is mostly two big red eyes, one pair of clear wings, a sucking mouth. */
export const fly = creatureConcept({
  id: "fly",
  words: ["fly", "housefly", "house fly", "blowfly", "fruit fly", "horsefly", "gnat"],
  senses: ["fly"],
  height: 0.008,
  variants: {
    house: bugColours(0.012, "#3c3c3e", "#1a1816", "#8c1a10"),
    bottle: bugColours(0.012, "#1c7444", "#1a1816", "#8c1a10"),
  },
  choose: (draw) => draw.pick("kind", ["house", "bottle"], [2, 1.4]),
  slots: bugSlots("wing"),
  poses: ["standing"],
  build: buildFly,
  view: { azimuth: 0.6, elevation: 0.4 },
});

function buildMosquito(p: CreatureParameters) {
  const y = 0.46 * p.legs;
  const bands: Paint = (surface, x, yy, z) => {
    surface.roughness = 0.4;
    const r = Math.sqrt(x * x + z * z) + yy * 0.3;
    dye(surface, [0.82, 0.8, 0.74], 0.9 * smoothstep(0.72, 0.86, sin(r * 34)));
  };
  const paint: Paint = (surface, x, _yy, z) => {
    surface.roughness = 0.4;
    if (p.plain) return;
    dye(surface, [0.82, 0.8, 0.74], 0.9 * smoothstep(0.4, 0.7, sin(z * 52)) * smoothstep(0.02, -0.04, z));
    dye(surface, [0.82, 0.8, 0.74], smoothstep(0.02, 0.012, Math.abs(Math.abs(x) - 0.05)) * smoothstep(0.02, 0.06, z));
  };
  return buildInsect(p, {
    clay: sculpt([
      add(ellipsoid([0, y + 0.05, 0.16], [0.085 * p.plump, 0.105, 0.13])),
      add(roundCone([0, y + 0.02, 0.05], [0, y - 0.1, -0.5], 0.06 * p.plump, 0.035), 0.03),
      add(ellipsoid([0, y - 0.005, 0.32], [0.065, 0.065, 0.065]), 0.03),
    ]),
    cell: 0.0135,
    paint,
    legs: standingLegs({
      hip: y - 0.04,
      out: 0.05,
      legs: [
        [0.24, 0.6],
        [0.16, 1.5],
        [0.1, 2.45],
      ],
      knee: y + 0.22,
      reach: 0.74,
    }),
    legRadius: 0.017,
    legPaint: bands,
    antennae: {
      path: [
        [0.03, y + 0.04, 0.37],
        [0.08, y + 0.1, 0.46],
        [0.12, y + 0.1, 0.6],
      ],
      radius: 0.01,
      tip: 0.5,
    },
    eye: { at: [0.045, y + 0.005, 0.335], radii: [0.04, 0.048, 0.045], hex: "#3c1810" },
    wings: [{ at: [0.04, y + 0.13, 0.12], long: 0.7, broad: 0.16, back: 1.12, lift: 0.3 }],
    points: [{ root: [0, y - 0.03, 0.36], tip: [0, y - 0.26, 0.68], radius: 0.018, paired: false }],
    back: [0, y + 0.15, 0.16],
    head: [0, y + 0.06, 0.32],
    mouth: [0, y - 0.25, 0.68],
  });
}

/** A thin banded body hunched over very long thin legs, a needle of a beak, two narrow wings. */
export const mosquito = creatureConcept({
  id: "mosquito",
  words: ["mosquito", "midge", "crane fly"],
  senses: ["mosquito"],
  height: 0.008,
  variants: { mosquito: bugColours(0.012, "#2c2420", "#2c2420", "#3c1810", "#cfd4d0", "#1a1412") },
  slots: bugSlots("wing", "jaw"),
  poses: ["standing"],
  build: buildMosquito,
  view: { azimuth: 0.95, elevation: 0.22 },
});
