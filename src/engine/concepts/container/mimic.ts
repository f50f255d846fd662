import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, plate } from "../pieces.ts";

const [W, H, D] = [0.8, 0.32, 0.5];
const RISE = 0.24;
const GAPE = -0.95;

/** About the hinge at the back edge. */
const lifted = (g: Part["geometry"]) => move(turnX(move(g, [0, 0, D / 2]), GAPE), [0, H, -D / 2]);

/** The vaulted end of the lid, or a band of it, along X at `x`. */
const vault = (x: number, wide: number, grow: number): Part["geometry"] => {
  const arch = plate(
    [
      [-D / 2 - grow, 0],
      [D / 2 + grow, 0],
      [D / 2 + grow, RISE * 0.35, 0.08],
      [D * 0.3, RISE + grow, 0.12],
      [-D * 0.3, RISE + grow, 0.12],
      [-D / 2 - grow, RISE * 0.35, 0.08],
    ],
    wide,
    0.004,
  );
  return move(turnAcross(arch), [x, 0, 0]);
};

/** From the drawing's plane to the depth. */
const turnAcross = (g: Part["geometry"]): Part["geometry"] => ({
  ...g,
  positions: g.positions.map((_, i) =>
    i % 3 === 0
      ? (g.positions[i + 2] as number)
      : i % 3 === 2
        ? -(g.positions[i - 2] as number)
        : (g.positions[i] as number),
  ),
});

const iris: Paint = (surface, x, y, z) => {
  const d = Math.sqrt(x * x + y * y);
  if (z < 0) return;
  if (Math.abs(x) < 0.009 && Math.abs(y) < 0.036) layColour(surface, [0.004, 0.003, 0.003], 0.1, 0);
  else if (d < 0.042) layColour(surface, [0.85, 0.5 - d * 6, 0.01], 0.15, 0);
  else if (d < 0.046) layColour(surface, [0.15, 0.02, 0.005], 0.2, 0);
};

function build({ stream }: Planned): Part[] {
  const random = stream("teeth");
  const tooth = (at: Vec3, length: number, up: number) =>
    merge([
      sweep(
        rectangleOutline(0.058, 0.045, 0.018, 2),
        [at, [at[0], at[1] + up * length * 0.5, at[2] + 0.006], [at[0], at[1] + up * length, at[2] - 0.004]],
        {
          scale: (t) => 1 - 0.92 * t,
          up: [0, 0, 1],
        },
      ),
    ]);
  const row = (up: number) => [
    ...Array.from({ length: 11 }, (_, i): Part["geometry"] =>
      tooth(
        [-W / 2 + 0.07 + (i * (W - 0.14)) / 10, up > 0 ? H - 0.01 : 0.01, D / 2 - 0.03],
        0.08 + 0.07 * random() + (i === 2 || i === 8 ? 0.07 : 0),
        up,
      ),
    ),
    ...[-1, 1].flatMap((s) =>
      [0.12, 0, -0.12].map((z) =>
        tooth([s * (W / 2 - 0.035), up > 0 ? H - 0.01 : 0.01, z], 0.06 + 0.05 * random(), up),
      ),
    ),
  ];
  const tongue = sweep(
    rectangleOutline(0.2, 0.05, 0.022, 3),
    curveThrough(
      [
        [0.02, H - 0.08, -0.12],
        [0.01, H + 0.02, 0.1],
        [0, H + 0.03, 0.26],
        [-0.01, H - 0.1, 0.36],
        [-0.03, 0.12, 0.4],
        [-0.06, 0.06, 0.5],
        [-0.1, 0.12, 0.6],
      ],
      7,
    ),
    { up: [0, 1, 0], scale: (t) => [1 - 0.55 * t * t, 1 - 0.5 * t], endRounding: 0.03 },
  );
  const eye = (x: number) => {
    const ball = stretch(sphere(0.062, 28, 20), [1, 1, 0.9]);
    return makePart(`eye-${x < 0 ? 1 : 2}`, "eye", lifted(move(turnX(ball, 0.75), [x, RISE * 0.72, D * 0.44])), {
      weight: 1,
      paint: iris,
    });
  };
  const boards = [block([W, H - 0.01, D], [0, (H - 0.01) / 2 + 0.001, 0], 0.012, 2)];
  const bandX = [-0.44, -0.17, 0.17, 0.44].map((f) => f * W);
  return [
    makePart("tub", "body", merge(boards), { weight: 1, grain: "x" }),
    makePart("lid", "body", lifted(vault(0, W, 0)), { weight: 1, grain: "z" }),
    makePart(
      "maw",
      "gum",
      merge([
        block([W - 0.06, 0.03, D - 0.06], [0, H - 0.004, 0], 0.01),
        lifted(block([W - 0.06, 0.03, D - 0.06], [0, 0, 0], 0.01)),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "bands",
      "band",
      merge([
        ...bandX.flatMap((x) => [lifted(vault(x, 0.06, 0.008)), block([0.06, H, D + 0.02], [x, H / 2, 0], 0.004)]),
        block([W + 0.014, 0.04, D + 0.016], [0, 0.02, 0], 0.004),
        ...[-1, 1].map((s) => block([W + 0.014, 0.035, 0.02], [0, H - 0.02, (s * D) / 2], 0.004)),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "lock",
      "lock",
      merge([
        block([0.13, 0.12, 0.02], [0, H - 0.1, D / 2 + 0.008], 0.006),
        bar([0, H - 0.09, D / 2 + 0.01], [0, H - 0.09, D / 2 + 0.024], 0.02, 16),
      ]),
      { weight: 0.6 },
    ),
    makePart("lower-teeth", "tooth", merge(row(1)), { weight: 1 }),
    makePart("upper-teeth", "tooth", lifted(merge(row(-1))), { weight: 1 }),
    makePart("tongue", "tongue", tongue, { weight: 1, crease: 1 }),
    eye(-0.2),
    eye(0.2),
  ];
}

/** A mimic. What makes it itself: a banded treasure chest whose gaping lid is a mouth, rows of crooked fangs on both rims, a long tongue hanging out over its front, two slit yellow eyes. */
export const mimic = defineFromPlan({
  id: "mimic",
  family: "container",
  words: [
    "mimic",
    "mimic chest",
    "chest mimic",
    "monster chest",
    "chest monster",
    "treasure chest mimic",
    "living chest",
    "treasure mimic",
  ],
  senses: [],
  height: 0.75,
  vary: 0.05,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    body: mainSlot("oak-planks", "#7a4a24 #5f3a1f #6d4426", "plank|lid|chest"),
    band: slot("iron brass", "", "frame|metal"),
    lock: slot("gold", ""),
    gum: slot("skin", "#7a1420", "mouth|maw|inside"),
    tooth: slot("ivory", "#ece0c0", "fang|teeth"),
    tongue: slot("skin", "#c02a4a #a8286a"),
    eye: slot("glass", "#f2e8c8"),
  },
  build,
});
