import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const CELL = 0.0042;

/** Flesh with veins under a wet skin. */
const flesh: Paint = (surface, x, y, z) => {
  const vein = Math.abs(noise(x * 26, y * 26, z * 26, 9));
  const dark = 0.75 + 0.25 * smoothstep(0.02, 0.12, vein);
  surface.r *= dark;
  surface.g *= dark * 0.96;
  surface.b *= dark * 0.98;
  surface.roughness = 0.32;
  surface.height += 0.0012 * noise(x * 60, y * 60, z * 60, 2);
};

function lungs(): Part[] {
  const lobe = (carved: boolean) =>
    settle(
      meshSdf(
        sculpt([
          ...addAll(
            limb([
              [[0.052, 0.225, 0], 0.02],
              [[0.066, 0.17, 0.0], 0.043],
              [[0.076, 0.1, 0.0], 0.055],
              [[0.084, 0.055, 0.0], 0.052],
            ]),
            0.02,
          ),
          add(ellipsoid([0.1, 0.03, 0], [0.04, 0.028, 0.045]), 0.03),
          carve(ellipsoid([0.012, 0.085, 0.02], [carved ? 0.05 : 0.034, 0.06, 0.07]), 0.02),
          carve(ellipsoid([0.07, -0.03, 0], [0.07, 0.045, 0.09]), 0.02),
          carve(ellipsoid([0.12, 0.115, 0.045], [0.09, 0.006, 0.03]), 0.006),
        ]),
        CELL,
      ),
    );
  const pipe = (path: readonly Vec3[], r: number) => tube(r, curveThrough(path, 6), 16);
  const rings = Array.from({ length: 9 }, (_, i) => move(torus(0.0165, 0.004, 28, 8), [0, 0.225 + i * 0.0115, 0]));
  const branches = [-1, 1].map((s) =>
    pipe(
      [
        [0, 0.225, 0],
        [s * 0.012, 0.195, 0.002],
        [s * 0.035, 0.165, 0.006],
        [s * 0.06, 0.14, 0.01],
      ],
      0.0115,
    ),
  );
  return [
    makePart("left", "organ", lobe(true), { weight: 1, crease: 1.4, paint: flesh }),
    makePart("right", "organ", mirror(lobe(false)), { weight: 1, crease: 1.4, paint: flesh }),
    makePart(
      "windpipe",
      "pipe",
      merge([
        pipe(
          [
            [0, 0.2, 0],
            [0, 0.26, 0],
            [0, 0.325, 0],
          ],
          0.0155,
        ),
        ...branches,
      ]),
      { weight: 0.9 },
    ),
    makePart("rings", "pipe", merge(rings), { weight: 0.7 }),
  ];
}

function kidney(): Part[] {
  const clay = sculpt([
    ...addAll(
      limb([
        [[0.0, 0.1, 0], 0.026],
        [[-0.016, 0.085, 0], 0.03],
        [[-0.024, 0.06, 0], 0.031],
        [[-0.016, 0.035, 0], 0.03],
        [[0.0, 0.022, 0], 0.025],
      ]),
      0.012,
    ),
    carve(ball([0.026, 0.06, 0], 0.02), 0.012),
  ]);
  const vessel = (path: readonly Vec3[], r: number) => tube(r, curveThrough(path, 6), 12);
  return [
    makePart("kidney", "organ", settle(meshSdf(clay, 0.0026)), { weight: 1, crease: 1.4, paint: flesh }),
    makePart(
      "artery",
      "artery",
      vessel(
        [
          [-0.01, 0.068, 0.004],
          [0.03, 0.072, 0.006],
          [0.075, 0.078, 0.0],
        ],
        0.006,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "vein",
      "vein",
      vessel(
        [
          [-0.01, 0.058, -0.002],
          [0.03, 0.058, -0.002],
          [0.075, 0.06, -0.004],
        ],
        0.0065,
      ),
      { weight: 0.8 },
    ),
    makePart(
      "duct",
      "pipe",
      vessel(
        [
          [-0.008, 0.05, 0.002],
          [0.018, 0.042, 0.004],
          [0.026, 0.015, 0.002],
          [0.022, -0.025, 0],
        ],
        0.0055,
      ),
      { weight: 0.8 },
    ),
  ];
}

function liver(): Part[] {
  const clay = sculpt([
    add(ellipsoid([-0.045, 0.06, 0], [0.075, 0.058, 0.042]), 0),
    add(roundCone([-0.02, 0.075, 0.002], [0.115, 0.085, 0.004], 0.042, 0.014), 0.035),
    carve(ellipsoid([0.08, 0.005, 0.02], [0.12, 0.045, 0.08]), 0.025),
    carve(ellipsoid([0.022, 0.09, 0.05], [0.004, 0.07, 0.02]), 0.006),
  ]);
  return [
    makePart("liver", "organ", settle(meshSdf(clay, 0.0036)), { weight: 1, crease: 1.4, paint: flesh }),
    makePart(
      "gall",
      "gall",
      settle(
        meshSdf(
          sculpt(
            addAll(
              limb([
                [[-0.012, 0.035, 0.028], 0.008],
                [[-0.02, 0.012, 0.034], 0.013],
              ]),
              0.006,
            ),
          ),
          0.002,
        ),
      ),
      { weight: 0.8 },
    ),
  ];
}

function stomach(): Part[] {
  const clay = sculpt([
    ...addAll(
      limb([
        [[0.012, 0.24, 0], 0.014],
        [[0.014, 0.2, 0], 0.015],
        [[0.04, 0.165, 0], 0.048],
        [[0.045, 0.115, 0], 0.05],
        [[0.018, 0.07, 0], 0.042],
        [[-0.025, 0.055, 0], 0.032],
        [[-0.06, 0.075, 0], 0.02],
        [[-0.075, 0.105, 0], 0.0165],
        [[-0.1, 0.1, 0], 0.016],
        [[-0.112, 0.06, 0], 0.016],
      ]),
      0.016,
    ),
  ]);
  return [makePart("stomach", "organ", settle(meshSdf(clay, CELL)), { weight: 1, crease: 1.4, paint: flesh })];
}

/** A frame of large gut around coils of small gut. */
function intestines(): Part[] {
  const coils: Vec3[] = [];
  for (let row = 0; row < 5; row += 1)
    for (let i = 0; i <= 4; i += 1) {
      const t = row % 2 === 0 ? i / 4 : 1 - i / 4;
      coils.push([(t - 0.5) * 0.13, 0.155 - row * 0.027 + 0.009 * sin(i * PI), 0.012 * sin(i * 1.7 + row)]);
    }
  const large = tube(
    0.0215,
    curveThrough(
      [
        [-0.095, 0.02, 0],
        [-0.105, 0.08, 0],
        [-0.105, 0.15, 0],
        [-0.085, 0.2, 0],
        [-0.03, 0.198, 0.006],
        [0.03, 0.198, 0.006],
        [0.085, 0.205, 0],
        [0.108, 0.15, 0],
        [0.105, 0.08, 0],
        [0.085, 0.03, 0],
        [0.03, 0.022, 0.008],
        [0.01, -0.01, 0],
        [0.008, -0.04, 0],
      ],
      9,
    ),
    18,
    { scale: (t) => 1 + 0.16 * sin(t * 150), endRounding: 0.015 },
  );
  return [
    makePart("large", "pipe", settle(large), { weight: 1, crease: 1.4, paint: flesh }),
    makePart("small", "organ", settle(tube(0.0155, curveThrough(coils, 5), 14, { endRounding: 0.01 })), {
      weight: 1,
      crease: 1.4,
      paint: flesh,
    }),
    makePart("web", "organ", settle(meshSdf(ellipsoid([0, 0.1, -0.01], [0.1, 0.075, 0.012]), CELL)), { weight: 0.4 }),
  ];
}

const STYLES = { lungs, kidney, liver, stomach, intestines } as const;

/** An inner organ of the body, as in a model of it. What makes it itself: lungs are two lobes on a ringed windpipe that forks; a kidney is a bean with a red and a blue vessel; a liver a brown wedge with a green gall bladder; a stomach a bent bag with a pipe at either end; intestines coils in a frame of thicker gut. */
export const organ = defineFromPlan({
  id: "organ",
  family: "anatomy",
  words: [
    "lungs",
    "lung",
    "human lungs",
    "pair of lungs",
    "kidney",
    "human kidney",
    "liver",
    "human liver",
    "stomach",
    "human stomach",
    "intestines",
    "intestine",
    "guts",
    "human intestines",
    "human organ",
    "body organ",
  ],
  senses: ["lung", "kidney", "liver", "stomach", "intestine"],
  height: 0.33,
  view: { azimuth: 0.2, elevation: 0.08 },
  styles: {
    lungs: { dress: { organ: "#d88a86 #cf7c7c" } },
    kidney: { weight: 0, words: ["kidney", "human kidney"], dress: { organ: "#8a2a24" } },
    liver: { weight: 0, words: ["liver", "human liver"], dress: { organ: "#6e2018" } },
    stomach: { weight: 0, words: ["stomach", "human stomach"], dress: { organ: "#d0807a" } },
    intestines: {
      weight: 0,
      words: ["intestines", "intestine", "guts", "human intestines"],
      dress: { organ: "#d98a80", pipe: "#b8645c" },
    },
  },
  slots: {
    organ: mainSlot("skin", "#c86a64", "lobe|flesh"),
    pipe: slot("skin", "#e8cfc0", "windpipe|duct"),
    artery: slot("skin", "#c0161c", "vessel"),
    vein: slot("skin", "#2a4a9c"),
    gall: slot("skin", "#5a8a34", "gall bladder"),
  },
  build: ({ style }: Planned) => (STYLES[style as keyof typeof STYLES] ?? lungs)(),
});
