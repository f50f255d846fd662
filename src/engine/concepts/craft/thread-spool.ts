import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const H = 0.044;

function build({ has }: Planned): Part[] {
  const flange = (y: number) =>
    turnedUp(
      [
        [0, y],
        [0.0185, y, 0.001],
        [0.0185, y + 0.004, 0.001],
        [0, y + 0.004],
      ],
      40,
    );
  const rows = 26;
  const low = 0.0045;
  const high = H - 0.0045;
  // every turn of the thread is a bead of the profile
  const wound = Array.from({ length: rows * 4 + 1 }, (_, i): readonly [number, number] => {
    const t = i / (rows * 4);
    const belly = 0.0145 + 0.0016 * sin(PI * t);
    return [belly + 0.00055 * Math.abs(sin(PI * rows * t)), low + (high - low) * t];
  });
  const loose: Vec3[] = [
    ...Array.from({ length: 7 }, (_, i): Vec3 => {
      const a = -0.9 + i * 0.2;
      return [sin(a) * 0.0168, 0.015 - i * 0.0005, cos(a) * 0.0168];
    }),
    [0.016, 0.006, 0.018],
    [0.028, 0.0012, 0.03],
    [0.045, 0.0012, 0.026],
    [0.05, 0.0012, 0.04],
    [0.036, 0.0012, 0.05],
    [0.018, 0.0012, 0.044],
  ];
  const needle = merge([
    tube(
      0.0007,
      [
        [0, 0, 0],
        [0, 0.05, 0],
      ],
      8,
      { scale: (t) => 0.25 + 0.75 * Math.min(1, t * 4) },
    ),
    tube(
      0.0006,
      Array.from({ length: 21 }, (_, i): Vec3 => {
        const a = (i / 20) * TAU;
        return [0.0011 * sin(a), 0.0528 + 0.0028 * cos(a), 0];
      }),
      6,
    ),
  ]);
  return [
    makePart(
      "spool",
      "spool",
      merge([
        flange(0),
        flange(H - 0.004),
        turnedUp(
          [
            [0, 0.002],
            [0.009, 0.002],
            [0.009, H - 0.002],
            [0, H - 0.002],
          ],
          24,
        ),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "hole",
      "dark",
      turnedUp(
        [
          [0, H - 0.003],
          [0.0045, H - 0.003],
          [0.0045, H + 0.0002],
          [0, H + 0.0002],
        ],
        24,
      ),
      { weight: 0.3 },
    ),
    makePart("thread", "thread", lathe([[0, low], ...wound, [0, high]], 48), { weight: 1, crease: 1.2 }),
    makePart("end", "thread", tube(0.0009, curveThrough(loose, 5), 6), { weight: 0.6 }),
    ...(has("needle")
      ? [makePart("needle", "needle", move(turnZ(needle, 0.5), [0.006, 0.0385 - 0.034, 0.0185]), { weight: 0.6 })]
      : []),
  ];
}

/** A spool of thread. What makes it itself: two wooden flanges with a hole, coloured thread wound between turn by turn, its end running out over the table, a needle stuck in aslant. */
export const threadSpool = defineFromPlan({
  id: "thread-spool",
  family: "tool",
  words: [
    "spool of thread",
    "thread spool",
    "spool",
    "sewing thread",
    "thread",
    "reel of thread",
    "bobbin",
    "cotton reel",
    "reel of cotton",
    "thread reel",
    "needle and thread",
    "sewing spool",
  ],
  senses: ["spool", "thread"],
  height: 0.05,
  vary: 0.06,
  view: { azimuth: 0.4, elevation: 0.26 },
  slots: {
    thread: mainSlot("rope", "#c8201c #1f5fc8 #e8b01c #2a9a4a #8a3ac0 #e86a9a", "yarn|string"),
    spool: slot("pine beech", "#d8b27a", "reel|flange|wood"),
    dark: slot("pine", "#2a1a0e", "hole"),
    needle: slot("chrome", ""),
  },
  extras: { needle: { chance: 0.6, words: ["needle and thread"] } },
  build,
});
