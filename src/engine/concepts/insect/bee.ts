import type { Paint } from "../../geometry/part.ts";
import { add, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { cos, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye, shade, strands } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { buildInsect } from "./insect-form.ts";

const BLACK = [0.016, 0.012, 0.01] as const;

function paint(p: CreatureParameters, y: number): Paint {
  const isBumble = p.variant === "bumblebee";
  return (surface, x, yy, z) => {
    const hair = strands(x, yy, z, 90, p.seed);
    const fuzzy = isBumble ? 1 : smoothstep(-0.1, 0.02, z);
    surface.roughness = 0.35 + 0.45 * fuzzy;
    shade(surface, 1 + (0.1 + 0.3 * fuzzy) * hair);
    surface.height += p.size * 0.008 * hair * fuzzy;
    // bands lie across the drooping abdomen
    const s = -(z + 0.1) - 0.25 * (yy - y);
    const edge = s + 0.012 * hair;
    const ink = (amount: number) => dye(surface, BLACK, amount);
    if (isBumble) {
      ink(smoothstep(0.16, 0.12, z + 0.02 * hair) * smoothstep(-0.12, -0.08, z));
      ink(smoothstep(0.16, 0.19, edge) * smoothstep(0.4, 0.37, edge));
      if (!p.plain) dye(surface, [0.84, 0.82, 0.74], smoothstep(0.42, 0.45, edge));
    } else if (s > 0.02) {
      const k = edge * 8.2;
      const band = Math.abs(k - Math.floor(k) - 0.5);
      ink(smoothstep(0.26, 0.2, band) * smoothstep(0.03, 0.05, s));
      ink(smoothstep(0.56, 0.6, s));
    }
    if (z > 0.34) {
      const [u, v] = [Math.abs(x), yy - y];
      ink(
        0.85 * smoothstep(0.05, 0.1, v) * smoothstep(0.12, 0.08, u) +
          0.8 * smoothstep(0.4, 0.46, z) * smoothstep(0.02, -0.06, v),
      );
    }
  };
}

function build(p: CreatureParameters) {
  const isBumble = p.variant === "bumblebee";
  const k = p.plump * (isBumble ? 1.2 : 1);
  const y = 0.32 * p.legs;
  const clay = sculpt([
    add(ellipsoid([0, y + 0.02, 0.13], [0.19 * k, 0.19 * k, 0.2])),
    add(ellipsoid([0, y - 0.02, -0.3], [0.21 * k, 0.205 * k, 0.3]), 0.035),
    add(roundCone([0, y - 0.05, -0.45], [0, y - 0.1, -0.62], 0.11 * k, 0.03), 0.07),
    add(ellipsoid([0, y - 0.005, 0.4], [0.155 * p.head, 0.145 * p.head, 0.12 * p.head]), 0.02),
  ]);
  const legs = [0.7, 1.45, 2.25].map((angle, i): Vec3[] => {
    const [s, c] = [sin(angle), cos(angle)];
    const z = 0.2 - i * 0.1;
    return [
      [0.09, y - 0.12, z],
      [0.12 + 0.15 * s, y - 0.1, z + 0.16 * c],
      [0.13 + 0.22 * s, 0.1, z + 0.25 * c],
      [0.13 + 0.28 * s, 0.012, z + 0.34 * c],
    ];
  });
  const h = p.head;
  return buildInsect(p, {
    clay,
    cell: 0.0195,
    paint: paint(p, y),
    legs,
    legRadius: 0.036,
    antennae: {
      path: [
        [0.045, y + 0.11 * h, 0.47],
        [0.1, y + 0.23, 0.54],
        [0.14, y + 0.22, 0.7],
      ],
      radius: 0.018,
      tip: 1.25,
    },
    eye: { at: [0.115 * h, y + 0.03, 0.44], radii: [0.055 * h, 0.085 * h, 0.065 * h], hex: "#1a100c" },
    wings: [
      { at: [0.06, y + 0.17 * k, 0.12], long: 0.66, broad: 0.3, back: 0.62, lift: 0.42 },
      { at: [0.06, y + 0.15 * k, 0.0], long: 0.46, broad: 0.24, back: 0.95, lift: 0.34 },
    ],
    points: [{ root: [0, y - 0.1, -0.6], tip: [0, y - 0.14, -0.74], radius: 0.018, paired: false }],
    back: [0, y + 0.21 * k, 0.13],
    head: [0, y + 0.14 * h, 0.4],
    mouth: [0, y - 0.08, 0.5],
  });
}

const fuzz = (body: string) => ({
  size: 0.02,
  colours: { body, leg: "#1a120c", wing: "#dfe6ea", jaw: "#1a120c", eye: "#1a100c" },
});

/** A furry golden thorax, an abdomen banded black and yellow, big dark eyes, elbowed feelers, two pairs of clear veined wings and six dark legs. */
export const bee = creatureConcept({
  id: "bee",
  words: ["bee", "honeybee", "honey bee", "bumblebee", "bumble bee", "queen bee"],
  senses: ["bee"],
  height: 0.012,
  variants: { honeybee: fuzz("#e0a01c"), bumblebee: fuzz("#e8b41c") },
  choose: (draw, { word }) =>
    word.startsWith("bumble")
      ? "bumblebee"
      : word.startsWith("honey")
        ? "honeybee"
        : draw.pick("kind", ["honeybee", "bumblebee"], [2, 1]),
  slots: {
    body: { words: ["fur", "stripe", "abdomen", "head"], materials: ["felt"] },
    leg: { words: ["antenna", "feeler"], materials: ["ceramic-glaze"], takesWhole: false },
    wing: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
    jaw: { words: ["sting", "stinger"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build,
  view: { azimuth: 0.8, elevation: 0.38 },
});
