import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { scale, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { spread } from "../food/shapes.ts";
import { bar } from "../pieces.ts";

const R = 0.12;

/** A model of an atom: its nucleus of two colours, and a ball on each of its crossing orbits. */
function atomParts(count: number): Part[] {
  const grains = [[0, 0, 0] as Vec3, ...spread(13, -1, 1).map((at) => scale(at, 0.026))];
  const grain = sphere(0.0165, 20);
  const cluster = (odd: number) => merge(grains.filter((_, i) => i % 2 === odd).map((at) => move(grain, at)));
  const orbits = Array.from({ length: count }, (_, i) => {
    const lean = (i / count) * PI;
    const ring = turnZ(turnX(stretch(torus(R, 0.0028, 96, 10), [1, 1, 0.42]), PI / 2 - 0.28), lean);
    const angle = 0.7 + i * 2.1;
    const ball = turnZ(
      turnX(move(sphere(0.0125, 24), [R * cos(angle), 0, R * 0.42 * sin(angle)]), PI / 2 - 0.28),
      lean,
    );
    return { ring, ball };
  });
  const base = -R * 1.18;
  return [
    makePart("protons", "proton", cluster(0), { weight: 1 }),
    makePart("neutrons", "neutron", cluster(1), { weight: 1 }),
    ...makeParts(
      "orbit",
      "orbit",
      orbits.map(({ ring }) => ring),
      { weight: 0.8 },
    ),
    ...makeParts(
      "electron",
      "electron",
      orbits.map(({ ball }) => ball),
      { weight: 0.7 },
    ),
    makePart("pole", "stand", bar([0, base, 0], [0, -0.03, 0], 0.003, 12), { weight: 0.3 }),
    makePart("foot", "stand", move(stretch(sphere(0.04, 32), [1, 0.25, 1]), [0, base, 0]), { weight: 0.4 }),
  ];
}

/** Balls and sticks: a bent water, a ring of six, or a tetrahedron of methane. */
function moleculeParts(style: string): Part[] {
  const ringOfSix = Array.from(
    { length: 6 },
    (_, i): Vec3 => [0.075 * cos((i / 6) * TAU), 0.075 * sin((i / 6) * TAU), 0],
  );
  const [heavy, light, bonds]: [Vec3[], Vec3[], [Vec3, Vec3][]] =
    style === "ring"
      ? [
          ringOfSix,
          ringOfSix.map((at) => scale(at, 1.75)),
          ringOfSix.flatMap((at, i): [Vec3, Vec3][] => [
            [at, ringOfSix[(i + 1) % 6] as Vec3],
            [at, scale(at, 1.75)],
          ]),
        ]
      : [
          [[0, 0, 0]],
          [
            [0.086, -0.062, 0],
            [-0.086, -0.062, 0],
          ],
          [
            [
              [0, 0, 0],
              [0.086, -0.062, 0],
            ],
            [
              [0, 0, 0],
              [-0.086, -0.062, 0],
            ],
          ],
        ];
  const size = style === "ring" ? 0.026 : 0.05;
  return [
    makePart("heavy", "proton", merge(heavy.map((at) => move(sphere(size, 32), at))), { weight: 1 }),
    makePart("light", "neutron", merge(light.map((at) => move(sphere(size * 0.7, 28), at))), { weight: 0.9 }),
    makePart("bonds", "orbit", merge(bonds.map(([a, b]) => bar(a, b, size * 0.24, 14))), { weight: 0.6 }),
  ];
}

function build({ style, count }: Planned): Part[] {
  if (style === "atom") return atomParts(count);
  return moleculeParts(style).map((part) => ({ ...part, geometry: turnY(part.geometry, 0) }));
}

/** A model of an atom or a molecule. What makes it itself: a cluster of red and blue grains within crossing elliptic orbits, a small ball on each; a molecule is of balls joined by sticks. */
export const atom = defineFromPlan({
  id: "atom",
  family: "object",
  words: [
    "atom",
    "atom model",
    "atomic model",
    "nuclear atom",
    "molecule",
    "water molecule",
    "molecule model",
    "benzene molecule",
  ],
  senses: ["atom", "molecule"],
  height: 0.26,
  view: { azimuth: 0.25, elevation: 0.12 },
  slots: {
    proton: mainSlot("plastic", "#d83a2f #d8322a", "nucleus|core"),
    neutron: slot("plastic", "#3f6fd0 #e8ecf0", "hydrogen"),
    orbit: slot("brushed-steel gold", "", "ring|bond|stick"),
    electron: slot("plastic", "#f2c230 #3fb8d8"),
    stand: slot("painted-metal", "#26292e", "foot|pole"),
  },
  styles: {
    atom: { weight: 3 },
    ring: { weight: 0, words: ["molecule", "molecule model", "benzene molecule"] },
    water: { weight: 0, words: ["water molecule"] },
  },
  count: { slot: "electron", min: 3, max: 3, most: 5 },
  build,
});
