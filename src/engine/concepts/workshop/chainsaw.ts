import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";

const Y = 0.1;
const [FROM, TO, R] = [0.1, 0.5, 0.036];

const brand: Paint = (surface, x, y, z) => {
  if (z > 0.05 && isWritten("PRO 450", x + 0.01, y - 0.135, 0.026, 0.1)) layColour(surface, [0.95, 0.95, 0.92]);
  const s = x * 60;
  if (z > 0.05 && y > 0.055 && y < 0.1 && x < 0.06 && x > -0.1 && s - Math.floor(s) < 0.45) {
    layColour(surface, [0.03, 0.03, 0.03]);
    surface.height -= 0.003;
  }
};

/** Where the chain runs: out below, around the nose and back above; the direction goes along. */
function chainPath(count: number): { at: Vec3; angle: number }[] {
  const straight = TO - FROM;
  const total = 2 * straight + PI * R;
  return Array.from({ length: count }, (_, i) => {
    const d = ((i + 0.5) / count) * total;
    if (d < straight) return { at: [FROM + d, Y - R, 0] as Vec3, angle: PI };
    if (d < straight + PI * R) {
      const a = -PI / 2 + (d - straight) / R;
      return { at: [TO + R * cos(a), Y + R * sin(a), 0] as Vec3, angle: a - PI / 2 };
    }
    return { at: [TO - (d - straight - PI * R), Y + R, 0] as Vec3, angle: 0 };
  });
}

function build(): Part[] {
  const arcTo: readonly (readonly [number, number])[] = Array.from({ length: 13 }, (_, i) => {
    const a = -PI / 2 + (i / 12) * PI;
    return [TO + (R - 0.004) * cos(a), Y + (R - 0.004) * sin(a)] as const;
  });
  const guide = plate([[FROM - 0.06, Y - R + 0.004], ...arcTo, [FROM - 0.06, Y + R - 0.004]], 0.008, 0.001);
  const tooth = settle(
    plate(
      [
        [-0.008, -0.003],
        [0.008, -0.003],
        [0.008, 0.004],
        [0.002, 0.004],
        [-0.008, 0.0115],
      ],
      0.012,
      0.001,
    ),
  );
  const link = settle(block([0.013, 0.0075, 0.0095], [0, 0, 0], 0.001));
  const places = chainPath(42);
  const body = plate(
    [
      [-0.13, 0.03, 0.03],
      [0.115, 0.03, 0.02],
      [0.125, 0.12, 0.03],
      [0.06, 0.185, 0.04],
      [-0.1, 0.2, 0.04],
      [-0.14, 0.12, 0.04],
    ],
    0.13,
    0.018,
  );
  const rear = curveThrough(
    [
      [-0.11, 0.165, 0],
      [-0.17, 0.178, 0],
      [-0.25, 0.165, 0],
      [-0.295, 0.12, 0],
      [-0.285, 0.06, 0],
      [-0.22, 0.042, 0],
      [-0.11, 0.05, 0],
    ],
    6,
  );
  const hoop = curveThrough(
    [
      [-0.01, 0.05, 0.085],
      [0.0, 0.16, 0.1],
      [0.01, 0.245, 0.085],
      [0.016, 0.262, 0.03],
      [0.016, 0.262, -0.05],
      [0.005, 0.23, -0.092],
      [-0.02, 0.08, -0.085],
      [-0.02, 0.04, -0.06],
    ],
    6,
  );
  return [
    makePart("body", "body", body, { weight: 1, paint: brand }),
    makePart(
      "cover",
      "dark",
      move(
        plate(
          [
            [0.0, 0.045, 0.03],
            [0.14, 0.055, 0.02],
            [0.14, 0.14, 0.03],
            [0.02, 0.155, 0.03],
          ],
          0.05,
          0.012,
        ),
        [0, 0, 0.058],
      ),
      { weight: 0.7 },
    ),
    ...makeParts(
      "nut",
      "metal",
      [0.05, 0.1].map((x) => move(disc(0.0085, 0.008, 0.002, 6), [x, Y, 0.08])),
      { weight: 0.3 },
    ),
    makePart("guide-bar", "metal", move(guide, [0, 0, 0.03]), { weight: 1 }),
    makePart(
      "chain",
      "chain",
      merge(places.map(({ at, angle }, i) => move(turnZ(i % 2 === 0 ? tooth : link, angle), [at[0], at[1], 0.03]))),
      { weight: 1 },
    ),
    makePart("rear-handle", "dark", sweep(ellipseOutline(0.019, 0.016, 14), rear, { up: [0, 0, 1] }), { weight: 1 }),
    makePart("trigger", "trigger", block([0.035, 0.022, 0.014], [-0.2, 0.146, 0], 0.005), { weight: 0.4 }),
    makePart("front-handle", "dark", tube(0.0135, hoop, 12), { weight: 1 }),
    makePart(
      "guard",
      "dark",
      move(
        turnY(
          turnZ(
            plate(
              [
                [-0.007, 0, 0.003],
                [0.007, 0, 0.003],
                [0.009, 0.11, 0.005],
                [-0.005, 0.11, 0.005],
              ],
              0.13,
              0.003,
            ),
            -0.35,
          ),
          0,
        ),
        [0.09, 0.17, 0],
      ),
      { weight: 0.6 },
    ),
    makePart("starter", "dark", move(disc(0.05, 0.016, 0.005, 32), [-0.055, 0.11, 0.06]), { weight: 0.5 }),
    makePart(
      "spikes",
      "metal",
      merge(
        [0.06, 0.085, 0.115, 0.14].map((y) =>
          settle(
            move(
              turnZ(
                plate(
                  [
                    [-0.012, -0.011],
                    [0.022, 0],
                    [-0.012, 0.011],
                  ],
                  0.006,
                ),
                0,
              ),
              [0.135, y, -0.01],
            ),
          ),
        ),
      ),
      { weight: 0.4 },
    ),
    makePart("cap", "trigger", move(disc(0.022, 0.014, 0.004, 24), [-0.1, 0.16, 0.06]), { weight: 0.3 }),
  ];
}

/** A chainsaw. What makes it itself: a bright motor housing with a looped rear handle and a hoop over its top, and a long flat steel bar around which a toothed chain runs. */
export const chainsaw = defineFromPlan({
  id: "chainsaw",
  family: "tool",
  words: ["chainsaw", "chain saw", "power saw", "motor saw"],
  senses: ["chain saw"],
  height: 0.28,
  view: { azimuth: 0.3, elevation: 0.25 },
  slots: {
    body: mainSlot("plastic", "#e05a14 #c8201c #e0a81a #2f7a3a", "case|housing|motor"),
    dark: slot("plastic", "#222328", "handle|grip|cover|guard"),
    metal: slot("brushed-steel", "", "bar|blade"),
    chain: slot("iron", "#4a4c50", "tooth|teeth|link"),
    trigger: slot("plastic", "#c41a14 #e8b01e", "cap"),
  },
  build: () => build(),
});
