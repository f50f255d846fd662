import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Where the head is. */
const HEAD: Vec3 = [0, 0.27, 0.03];

const striped =
  (kind: string): Paint =>
  (surface, _x, y, z) => {
    if (kind === "plain") return;
    const stripe = kind === "striped" ? y / 0.03 : 99;
    if (kind === "striped" && stripe - Math.floor(stripe) < 0.4 && y < 0.2) layColour(surface, fromHex("#f3efe2"));
    // the toe of another colour
    if (kind === "toed" && (z > 0.105 || y < 0.03)) layColour(surface, fromHex("#f3efe2"));
  };

function build({ kind, seed, has }: Planned): Part[] {
  const body = sculpt([
    ...addAll(
      limb([
        [[0, 0.04, -0.01], 0.048],
        [[0.004, 0.12, -0.012], 0.043],
        [[0, 0.2, -0.005], 0.044],
        [[0, 0.265, 0.01], 0.056],
      ]),
      0.03,
    ),
    // a broad upper jaw and a lower one, with a gap between them
    ...addAll(
      [ellipsoid([0, 0.292, 0.075], [0.056, 0.034, 0.082]), ellipsoid([0, 0.216, 0.062], [0.047, 0.024, 0.066])],
      0.03,
    ),
    carve(ellipsoid([0, 0.246, 0.125], [0.075, 0.021, 0.088]), 0.008),
    carve(ellipsoid([0, -0.06, 0], [0.2, 0.06, 0.2]), 0.004),
  ]);
  const mouth = merge([
    move(settle(stretch(sphere(0.05, 30, 14), [0.84, 0.2, 1.2])), [0, 0.269, 0.07]),
    move(settle(stretch(sphere(0.05, 30, 14), [0.72, 0.2, 0.98])), [0, 0.2305, 0.056]),
  ]);
  const eye = (s: number) =>
    move(turnY(turnX(disc(0.0185, 0.009, 0.003, 30), -0.35), s * 0.3), [s * 0.027, 0.322, 0.088]);
  const pupils: Paint = (surface, x, y) => {
    const [u, v] = [Math.abs(x) - 0.0275, y - 0.322];
    const r = Math.sqrt(u * u + v * v);
    if (r < 0.0085) layColour(surface, fromHex("#141416"), 0.3, 0);
  };
  const strands = Array.from({ length: 22 }, (_, i) => {
    const a = i * 2.4;
    const r = 0.007 * Math.sqrt(i);
    const base: Vec3 = [r * cos(a), 0.318 - r * 0.35, -0.012 + r * sin(a) * 0.7];
    const out = 0.028 + 0.02 * ((i * 7) % 5) * 0.2;
    return tube(
      0.0048,
      curveThrough(
        [
          base,
          [base[0] * 1.7, base[1] + out * 0.9, base[2] * 1.3 - 0.004],
          [base[0] * 2.6 + 0.006 * cos(i), base[1] + out * 1.1, base[2] * 1.8 - 0.014],
          [base[0] * 3.1, base[1] + out * 0.55, base[2] * 2.2 - 0.024],
        ],
        4,
      ),
      7,
      { endRounding: 0.002, endSteps: 2 },
    );
  });
  const parts = [
    makePart("sock", "sock", meshSdf(body, 0.0055), { weight: 1, share: 2, paint: striped(kind) }),
    makePart("mouth", "mouth", mouth, { weight: 0.9 }),
    ...makeParts(
      "eye",
      "eye",
      [-1, 1].map((s) => settle(eye(s))),
      { weight: 0.9, paint: pupils },
    ),
    makePart("nose", "nose", move(sphere(0.0145, 22, 16), [0, 0.302, HEAD[2] + 0.125]), { weight: 0.7 }),
  ];
  if (has("hair")) parts.push(makePart("hair", "hair", merge(strands), { weight: 0.8 }));
  if (has("tongue"))
    parts.push(
      makePart(
        "tongue",
        "tongue",
        move(settle(stretch(sphere(0.022, 22, 14), [1, 0.22, 1.5 + (seed % 3) * 0.1])), [0, 0.24, 0.115]),
        { weight: 0.5 },
      ),
    );
  return parts;
}

/** A sock puppet. What makes it itself: a long knitted sock standing as on a hand, its foot bent forward into two jaws with a wide red mouth between, button eyes on top, a round nose, a tuft of woollen hair, stripes or a toe of another colour. */
export const sockPuppet = defineFromPlan({
  id: "sock-puppet",
  family: "toy",
  words: ["sock puppet", "hand puppet", "sock monster", "glove puppet", "sock toy"],
  senses: ["hand puppet"],
  height: 0.36,
  view: { azimuth: 0.5, elevation: 0.08 },
  slots: {
    sock: mainSlot("knit wool-cloth", "#4a8fc8 #7fb84a #e8a23a #c85a8a #8a6ac0 #9a9a94", "body|cloth"),
    mouth: slot("felt", "#b8241f #d8485a", "lip|jaw"),
    eye: slot("plastic", "#f7f5ee", "button"),
    nose: slot("felt", "#e0302a #2a2a2c #f2a21c"),
    hair: slot("wool-cloth", "#c8342a #e8c23a #3a2418 #e86a9a", "yarn"),
    tongue: slot("felt", "#f08a9a"),
  },
  kinds: { striped: { weight: 2, traits: ["striped"] }, plain: {}, toed: {} },
  extras: { hair: { chance: 0.75 }, tongue: { chance: 0.4 } },
  build,
});
