import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, settle } from "../../geometry/place.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** The back bone's line from the side: forward in the neck and the small of the back. */
const curve = (t: number): number => -0.075 + 0.03 * sin(t * 7.4 - 1.1);

/** Vertebrae one on another with discs between them: a body, a spine to the back and one to each side. */
function spine(low: number, high: number, count: number): Part[] {
  const bones = [];
  const discs = [];
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const y = low + (high - low) * t;
    const z = curve(t);
    const big = 1.15 - 0.5 * t;
    const step = (high - low) / count;
    bones.push(
      meshSdf(
        sculpt([
          add(ellipsoid([0, y, z], [0.021 * big, step * 0.4, 0.018 * big]), 0),
          ...addAll(
            limb([
              [[0, y, z - 0.012], 0.008 * big],
              [[0, y - step * 0.25, z - 0.045 * big], 0.006 * big],
            ]),
            0.006,
          ),
          add(
            both(
              roundCone([0.008, y, z - 0.012], [0.038 * big, y + step * 0.05, z - 0.022], 0.0075 * big, 0.005 * big),
            ),
            0.006,
          ),
        ]),
        0.0042,
      ),
    );
    if (i < count - 1)
      discs.push(
        move(settle(meshSdf(ellipsoid([0, 0, 0], [0.0185 * big, step * 0.28, 0.016 * big]), 0.0045)), [
          0,
          y + step * 0.52,
          z,
        ]),
      );
  }
  return [
    makePart("vertebrae", "bone", settle(merge(bones)), { weight: 1, crease: 1.2 }),
    makePart("discs", "gristle", merge(discs), { weight: 0.7 }),
  ];
}

/** Twelve pairs of ribs: ten reach the breast bone through gristle. */
function ribcage(): Part[] {
  const ribs = [];
  const gristle = [];
  for (let i = 0; i < 11; i += 1) {
    const t = i / 10;
    const y = 0.36 - 0.275 * t;
    const wide = 0.072 + 0.062 * sin(Math.min(1, 0.25 + t) * PI * 0.62);
    const drop = 0.045 + 0.03 * t;
    const reach = i < 9 ? 1 : 0.62 - 0.2 * (i - 9);
    const back: Vec3 = [0.016, y, -0.075];
    const path: Vec3[] = [
      back,
      [wide * 0.55, y + 0.008, -0.105],
      [wide * 0.95, y - drop * 0.3, -0.06],
      [wide * 1.04, y - drop * 0.7, 0.0],
      [wide * 0.85, y - drop * 1.1, 0.055],
      [wide * 0.48, y - drop * 1.25, 0.085],
    ];
    const whole = curveThrough(path, 6);
    ribs.push(
      sweep(ellipseOutline(0.0048, 0.0082, 10), whole.slice(0, Math.max(8, Math.round(whole.length * reach))), {
        endRounding: 0.003,
      }),
    );
    if (i < 9)
      gristle.push(
        sweep(
          ellipseOutline(0.0042, 0.0068, 10),
          curveThrough(
            [
              path[5] as Vec3,
              [wide * 0.24, y - drop * 1.15 + 0.016 * t * 2, 0.098],
              [0.01, Math.max(0.15, y - drop * 0.95 + 0.05 * t), 0.1],
            ],
            5,
          ),
          { endRounding: 0.003 },
        ),
      );
  }
  const breast = settle(
    meshSdf(
      sculpt([
        ...addAll(
          limb([
            [[0, 0.33, 0.088], 0.02],
            [[0, 0.29, 0.1], 0.014],
            [[0, 0.17, 0.106], 0.0145],
            [[0, 0.135, 0.102], 0.006],
          ]),
          0.01,
        ),
        add(both(roundCone([0.012, 0.338, 0.085], [0.13, 0.375, 0.0], 0.009, 0.009)), 0.006),
      ]),
      0.0045,
    ),
  );
  const both_ = (list: ReturnType<typeof sweep>[]) => settle(merge(list.flatMap((each) => [each, mirror(each)])));
  return [
    makePart("ribs", "bone", both_(ribs), { weight: 1, crease: 1.2 }),
    makePart("gristle", "gristle", both_(gristle), { weight: 0.8 }),
    makePart("breastbone", "bone", breast, { weight: 1, crease: 1.2 }),
    ...spine(0.03, 0.39, 13),
  ];
}

/** Two wings, the wedge between them at the back, the arch in front with its two holes. */
function pelvis(): Part[] {
  const clay = sculpt([
    add(both(ellipsoid([0.085, 0.15, -0.01], [0.058, 0.075, 0.02])), 0),
    ...addAll([both(roundCone([0.045, 0.12, -0.05], [0.085, 0.085, 0.01], 0.02, 0.026))], 0.02),
    add(both(ball([0.088, 0.078, 0.008], 0.032)), 0.012),
    ...[
      both(roundCone([0.075, 0.075, 0.02], [0.006, 0.07, 0.055], 0.013, 0.013)),
      both(roundCone([0.082, 0.06, 0.0], [0.052, 0.012, 0.012], 0.015, 0.014)),
      both(roundCone([0.052, 0.012, 0.012], [0.006, 0.058, 0.055], 0.011, 0.011)),
    ].map((piece) => add(piece, 0.01)),
    ...addAll(
      limb([
        [[0, 0.16, -0.055], 0.032],
        [[0, 0.11, -0.065], 0.024],
        [[0, 0.06, -0.05], 0.01],
      ]),
      0.018,
    ),
    carve(both(ellipsoid([0.07, 0.17, 0.028], [0.042, 0.07, 0.025])), 0.012),
    carve(both(ball([0.1, 0.075, 0.022], 0.021)), 0.006),
  ]);
  return [makePart("pelvis", "bone", settle(meshSdf(clay, 0.005)), { weight: 1, crease: 1.2 })];
}

/** Bones of the trunk. What makes it itself: a rib cage is pairs of curved ribs from the back bone round to a breast bone, with collar bones over it; a spine is a row of vertebrae with spurs and discs, bent like an S; a pelvis two wings about a wedge with an arch in front. */
export const ribcageBones = defineFromPlan({
  id: "ribcage",
  family: "anatomy",
  words: [
    "ribcage",
    "rib cage",
    "human ribcage",
    "ribs bones",
    "skeleton torso",
    "spine",
    "human spine",
    "backbone",
    "spinal column",
    "vertebrae",
    "vertebral column",
    "pelvis",
    "human pelvis",
    "hip bone",
  ],
  senses: ["rib cage", "spinal column", "pelvis"],
  height: 0.4,
  view: { azimuth: 0.45, elevation: 0.1 },
  styles: {
    ribs: {},
    spine: { weight: 0, words: ["spine", "human spine", "backbone", "spinal column", "vertebrae", "vertebral column"] },
    pelvis: { weight: 0, words: ["pelvis", "human pelvis", "hip bone"] },
  },
  slots: {
    bone: mainSlot("bone", "#e6dcc2 #d8caa4", "rib|vertebra"),
    gristle: slot("rubber", "#c9d0d0 #b8c4c8", "disc|cartilage"),
  },
  build: ({ style }: Planned) => (style === "spine" ? spine(0, 0.56, 19) : style === "pelvis" ? pelvis() : ribcage()),
});
