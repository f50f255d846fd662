import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { type Corner, rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { plate } from "../pieces.ts";

/** Half the handle's length, half its height. */
const HALF = 0.045;
const TALL = 0.0125;

/** A white cross in a shield. */
const cross: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.7) return;
  const [u, v] = [x - 0.026, y];
  const [a, b] = [Math.abs(u), Math.abs(v)];
  if (a > 0.0066 || b > 0.0066) return;
  const inside = (a < 0.0014 && b < 0.0042) || (b < 0.0014 && a < 0.0042);
  if (inside || (Math.max(a, b) > 0.0056 && a + b < 0.0112)) layColour(surface, fromHex("#f4f4f2"), 0.4);
};

/** A tool that hinges at the left end, drawn pointing to +X from its pivot. */
const hinged = (shape: Geometry, angle: number, side: number, z: number): Geometry => {
  const turned = settle(turnZ(shape, angle));
  return move(turned, [side * (HALF - 0.009), 0, z]);
};

const drawn = (corners: readonly Corner[], thick = 0.0018): Geometry => plate(corners, thick, 0.0004);

const BLADE: readonly Corner[] = [
  [-0.005, -0.005],
  [0.02, -0.0055],
  [0.05, -0.0052, 0.02],
  [0.069, 0.0045],
  [0.045, 0.0062, 0.02],
  [-0.005, 0.005],
];
const SMALL: readonly Corner[] = [
  [-0.005, -0.004],
  [0.03, -0.004, 0.01],
  [0.043, 0.003],
  [0.028, 0.0042, 0.01],
  [-0.005, 0.004],
];
const OPENER: readonly Corner[] = [
  [-0.004, -0.0045],
  [0.02, -0.0045],
  [0.021, -0.0015, 0.001],
  [0.0265, -0.0015, 0.001],
  [0.0275, -0.0052, 0.001],
  [0.036, -0.003],
  [0.036, 0.003],
  [0.024, 0.0052],
  [-0.004, 0.0045],
];

function build({ style, has }: Planned): Part[] {
  const knife = new Assembly();
  const outline = rectangleOutline(HALF * 2, TALL * 2, TALL, 8);
  const many = style === "swiss";
  const thick = many ? 0.012 : 0.007;
  for (const s of [-1, 1]) {
    const scale = settle(
      move(extrude(outline, { depth: 0.0046, bevel: 0.0018, bevelSteps: 3 }), [0, 0, s * (thick / 2 + 0.0022)]),
    );
    knife.add("handle", scale);
    if (!many)
      for (const e of [-1, 1])
        knife.add(
          "steel",
          move(extrude(rectangleOutline(0.014, TALL * 2.02, 0.005, 5), { depth: 0.0052, bevel: 0.0015 }), [
            e * (HALF - 0.007),
            0,
            s * (thick / 2 + 0.0022),
          ]),
        );
  }
  const layers = many ? 4 : 2;
  for (let i = 0; i < layers; i += 1)
    knife.add(
      "steel",
      move(extrude(rectangleOutline(HALF * 2 - 0.0015, TALL * 1.92, TALL * 0.95, 8), { depth: 0.0009 }), [
        0,
        0,
        (i / (layers - 1) - 0.5) * thick,
      ]),
    );
  knife.add(
    "steel",
    move(
      plate(
        [
          [-HALF + 0.01, -TALL * 0.94],
          [HALF - 0.01, -TALL * 0.94],
          [HALF - 0.01, -TALL * 0.3],
          [-HALF + 0.01, -TALL * 0.3],
        ],
        thick,
      ),
      [0, 0, 0],
    ),
  );
  for (const e of [-1, 1])
    knife.add("steel", move(disc(0.003, thick + 0.009, 0.0006, 18), [e * (HALF - 0.009), 0, -(thick + 0.009) / 2]));
  // blades and tools spread like a hand
  knife.add("steel", hinged(drawn(BLADE), many ? 2.15 : 0.35 + PI * 0.55, -1, -thick * 0.3));
  if (many) {
    knife.add("steel", hinged(drawn(SMALL), 1.5, -1, thick * 0.28));
    knife.add("steel", hinged(drawn(OPENER), 1.05, 1, -thick * 0.3));
    knife.add("steel", hinged(drawn(OPENER.map(([x, y]): Corner => [x * 0.92, -y]).reverse()), 1.75, 1, thick * 0.3));
    const coil: Vec3[] = Array.from({ length: 40 }, (_, i) => {
      const a = (i / 39) * 4.2 * 2 * PI;
      return [0.0028 * cos(a) * (i < 4 ? i / 4 : 1), -TALL - 0.006 - i * 0.0006, 0.0028 * sin(a)];
    });
    knife.add("steel", tube(0.0011, [[0, -TALL * 0.8, 0], ...coil], 8, { endRounding: 0.0006 }));
    if (has("scissors"))
      for (const s of [-1, 1])
        knife.add(
          "steel",
          hinged(
            drawn(
              [
                [-0.004, -0.002],
                [0.03, -0.0012],
                [0.031, 0.0012],
                [-0.004, 0.003],
              ],
              0.0012,
            ),
            0.42 + s * 0.13,
            1,
            0.0013 * s,
          ),
        );
  }
  knife.add(
    "ring",
    settle(
      tube(
        0.0009,
        curveThrough(
          [
            [HALF, 0.004, 0],
            [HALF + 0.008, 0.008, 0],
            [HALF + 0.011, 0, 0],
            [HALF + 0.007, -0.006, 0],
            [HALF - 0.001, -0.003, 0],
          ],
          6,
          true,
        ),
        8,
        { closed: true },
      ),
    ),
  );
  if (many) knife.draw("handle", cross);
  return knife.parts({ handle: 1, steel: 1, ring: 0.4 });
}

/** A knife that folds. What makes it itself: a slim rounded handle between steel plates out of which the blade stands half open; a Swiss army knife is red with a white cross and spreads two blades, openers, scissors and a corkscrew. */
export const pocketKnife = defineFromPlan({
  id: "pocket-knife",
  family: "tool",
  words: [
    "pocket knife",
    "pocketknife",
    "penknife",
    "folding knife",
    "jackknife",
    "clasp knife",
    "swiss army knife",
    "swiss knife",
    "multitool",
    "multi tool",
  ],
  senses: ["pocketknife"],
  height: 0.09,
  view: { azimuth: 0.3, elevation: 0.2 },
  vary: 0.04,
  styles: {
    single: { weight: 1, dress: { handle: "#6a3d20|#2a2c30|#8a5a34" }, materials: { handle: "rosewood" } },
    swiss: {
      weight: 1,
      words: ["swiss army knife", "swiss knife", "multitool", "multi tool"],
      dress: { handle: "#c2181f" },
      materials: { handle: "plastic" },
    },
  },
  slots: {
    handle: mainSlot("plastic", "#c2181f", "grip|scale"),
    steel: slot("stainless-steel", "", "blade|tool|corkscrew"),
    ring: slot("brushed-steel", "", "loop"),
  },
  extras: { scissors: { chance: 0.7, slot: "steel" } },
  build,
});
