import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const [LONG, WIDE] = [1.9, 0.56];

const strap = (x: number, y: number, slot: string, i: number): Part =>
  makePart(`strap-${i}`, slot, block([0.055, 0.012, WIDE + 0.03], [x, y, 0], 0.003), { weight: 0.5 });

/** Two poles with grips and canvas between, on small feet. */
function carried(): Part[] {
  const y = 0.17;
  return [
    makePart("poles", "frame", merge([-1, 1].map((s) => bar([-1.12, y, s * 0.27], [1.12, y, s * 0.27], 0.02, 16))), {
      weight: 1,
    }),
    makePart(
      "grips",
      "wheel",
      merge(
        [-1, 1].flatMap((s) => [-1, 1].map((t) => bar([t * 0.96, y, s * 0.27], [t * 1.13, y, s * 0.27], 0.025, 16))),
      ),
      { weight: 0.6 },
    ),
    makePart("canvas", "pad", block([1.86, 0.018, 0.55], [0, y - 0.004, 0], 0.006), { weight: 1, grain: "x" }),
    makePart(
      "feet",
      "frame",
      merge([
        ...[-1, 1].flatMap((s) =>
          [-1, 1].map((t) => bar([t * 0.72, 0.012, s * 0.27], [t * 0.72, y, s * 0.27], 0.014, 10)),
        ),
        ...[-1, 1].map((t) => bar([t * 0.72, 0.07, -0.27], [t * 0.72, 0.07, 0.27], 0.012, 10)),
      ]),
      { weight: 0.5 },
    ),
    strap(-0.4, y + 0.012, "strap", 1),
    strap(0.35, y + 0.012, "strap", 2),
    makePart("pillow", "pillow", block([0.3, 0.08, 0.42], [-0.72, y + 0.04, 0], 0.035, 4), { weight: 0.7 }),
  ];
}

function build({ style }: Planned): Part[] {
  if (style === "carried") return carried();
  const y = 0.82;
  const legs = [-1, 1].flatMap((s) => {
    const z = s * 0.22;
    return [
      bar([-0.7, 0.17, z], [0.42, y - 0.06, z], 0.018, 12),
      bar([0.7, 0.17, z], [-0.42, y - 0.06, z], 0.018, 12),
      bar([-0.8, 0.17, z], [0.8, 0.17, z], 0.02, 12),
      bar([-0.92, y - 0.06, z], [0.92, y - 0.06, z], 0.02, 12),
    ];
  });
  const wheels = [-1, 1].flatMap((s) => [-1, 1].map((t): readonly [number, number] => [t * 0.74, s * 0.22]));
  const back = turnZ(block([0.66, 0.09, WIDE - 0.06], [-0.33, 0.045, 0], 0.03, 3), -0.5);
  const rail = (s: number) =>
    merge([
      bar([-0.12, y + 0.25, s * 0.3], [0.5, y + 0.25, s * 0.3], 0.012, 10),
      bar([-0.12, y - 0.04, s * 0.3], [-0.12, y + 0.25, s * 0.3], 0.011, 10),
      bar([0.19, y - 0.04, s * 0.3], [0.19, y + 0.25, s * 0.3], 0.011, 10),
      bar([0.5, y - 0.04, s * 0.3], [0.5, y + 0.25, s * 0.3], 0.011, 10),
    ]);
  return [
    makePart(
      "frame",
      "frame",
      merge([
        ...legs,
        ...[-0.7, 0.7].map((x) => bar([x, 0.17, -0.22], [x, 0.17, 0.22], 0.016, 10)),
        ...[-0.92, -0.3, 0.42, 0.92].map((x) => bar([x, y - 0.06, -0.23], [x, y - 0.06, 0.23], 0.016, 10)),
        block([LONG, 0.03, WIDE], [0, y - 0.035, 0], 0.01),
      ]),
      { weight: 1 },
    ),
    makePart("rails", "frame", merge([rail(1), rail(-1)]), { weight: 0.8 }),
    makePart("mattress", "pad", block([1.26, 0.09, WIDE - 0.06], [0.32, y + 0.025, 0], 0.03, 3), {
      weight: 1,
      grain: "x",
    }),
    makePart("backrest", "pad", move(back, [-0.29, y - 0.02, 0]), { weight: 1, grain: "x" }),
    makePart(
      "pillow",
      "pillow",
      move(turnZ(block([0.26, 0.08, 0.4], [-0.5, 0.125, 0], 0.035, 4), -0.5), [-0.29, y - 0.02, 0]),
      {
        weight: 0.7,
      },
    ),
    strap(0.12, y + 0.068, "strap", 1),
    strap(0.66, y + 0.068, "strap", 2),
    makePart(
      "wheels",
      "wheel",
      merge(
        wheels.flatMap(([x, z]) => [
          move(turnX(torus(0.058, 0.02, 28, 10), PI / 2), [x, 0.078, z]),
          bar([x, 0.078, z - 0.016], [x, 0.078, z + 0.016], 0.05, 20),
        ]),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "forks",
      "frame",
      merge(
        wheels.flatMap(([x, z]) => [-1, 1].map((s) => block([0.03, 0.11, 0.006], [x, 0.12, z + s * 0.028], 0.002))),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A stretcher. What makes it itself: a long narrow padded bed with a raised back, a pillow, side rails and two straps, on crossed legs with four wheels; or canvas between two poles. */
export const stretcher = defineFromPlan({
  id: "stretcher",
  family: "furniture",
  words: [
    "stretcher",
    "gurney",
    "hospital gurney",
    "ambulance stretcher",
    "hospital stretcher",
    "medical stretcher",
    "field stretcher",
    "army stretcher",
  ],
  senses: ["stretcher", "gurney"],
  height: 1.1,
  vary: 0.03,
  view: { azimuth: 0.7, elevation: 0.24 },
  slots: {
    frame: mainSlot("brushed-steel", "#c8ccd0", "leg|rail|pole"),
    pad: slot("leather canvas", "#d8641c #1f3f8a #c8c21c #2a2f38", "mattress|cushion|canvas|bed", true),
    pillow: slot("woven-cotton", "#f2f3f4"),
    strap: slot("canvas", "#16181c #a3201c", "belt"),
    wheel: slot("rubber", "#1a1b1d", "caster|grip"),
  },
  styles: {
    wheeled: { weight: 3 },
    carried: {
      weight: 0,
      words: ["field stretcher", "army stretcher"],
      dress: { pad: "#6a6f48 #8a7a52" },
      materials: { pad: "canvas", frame: "oak" },
    },
  },
  build,
  sockets: () => [{ name: "seat", position: [0.3, 0.89, 0], normal: [0, 1, 0], radius: 0.24 }],
});
